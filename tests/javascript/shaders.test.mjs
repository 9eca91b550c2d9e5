/** What a bundle leaves out: long names in shaders, and the indentation of templates. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { squeezed } from "../../www/build/shaders.mjs";
import { withoutIndentation } from "../../www/build/styles.mjs";

test("a shader's own names are shortened, and shared or built-in names stay", () => {
  const source = `#version 300 es
// A comment.
precision highp float;
uniform vec3 uEye;
in vec3 vWorld;
out vec4 colour;
struct Skin { vec3 paint; float rough; };
const float HALF = 0.50, WHOLE = 1.0;
float rough(float far, vec2 paint) { float near = far * 10.0, x = paint.x; return near + x; }
void main() {
  Skin skin = Skin(uEye, HALF);
  skin.rough = rough(WHOLE, vWorld.xy);
  for (int i = 0; i < 3; i++) skin.paint.rg += float(i);
  colour = vec4(skin.paint, skin.rough);
}
`;
  assert.equal(
    squeezed(source),
    "#version 300 es\nprecision highp float;uniform vec3 uEye;in vec3 vWorld;out vec4 colour;" +
      "struct A{vec3 A;float B;};const float B=.5,C=1.;" +
      "float D(float a,vec2 b){float c=a*10.,d=b.x;return c+d;}" +
      "void main(){A a=A(uEye,B);a.B=D(C,vWorld.xy);for(int b=0;b<3;b++)a.A.rg+=float(b);colour=vec4(a.A,a.B);}",
  );
});

test("a directive keeps its line, and a space separates two names", () => {
  assert.equal(
    squeezed("#version 300 es\n#define ONE 1\nvoid main() {\n#if ONE\nreturn;\n#endif\n}"),
    "#version 300 es\n#define ONE 1\nvoid main(){\n#if ONE\nreturn;\n#endif\n}",
  );
});

test("a template keeps its line breaks, which separate words, and loses its indentation", () => {
  const source = '  return html`<p\n    class="a"\n  >\n    one  space\n\n    two\n  </p>`;';
  assert.equal(withoutIndentation(source), '  return html`<p\nclass="a"\n>\none  space\n\ntwo\n</p>`;');
});
