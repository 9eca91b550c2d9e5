#version 300 es
// Only depth is kept.
precision mediump float;
void main() {}
