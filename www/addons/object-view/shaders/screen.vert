#version 300 es
// One triangle that covers the screen.
out vec2 vAt;
void main() {
  vAt = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  gl_Position = vec4(vAt * 2.0 - 1.0, 0.0, 1.0);
}
