#version 300 es
// Writes depth only.
precision mediump float;
void main() {}
