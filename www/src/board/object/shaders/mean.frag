#version 300 es
// One picture laid over the mean of those before, with its share as opacity.
precision highp float;
uniform sampler2D uPicture;
uniform float uShare;
in vec2 vAt;
out vec4 colour;
void main() {
  colour = vec4(texture(uPicture, vAt).rgb, uShare);
}
