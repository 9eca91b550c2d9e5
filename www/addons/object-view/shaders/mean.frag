#version 300 es
// Blends one sample into the mean of the previous ones, with its weight as opacity.
precision highp float;
uniform sampler2D uPicture;
uniform float uShare;
in vec2 vAt;
out vec4 colour;
void main() {
  colour = vec4(texture(uPicture, vAt).rgb, uShare);
}
