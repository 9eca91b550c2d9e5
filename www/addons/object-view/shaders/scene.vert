#version 300 es
// All parts of the scene: the table, the box, and the pieces and sticks as instances.
precision highp float;

// Per vertex, in the part's own coordinates; the surface is (material, u, v, sign), see mesh.ts.
layout(location = 0) in vec3 aPosition;
layout(location = 1) in vec3 aNormal;
layout(location = 2) in vec4 aSurface;
layout(location = 3) in float aOpen;
// Per instance: position and size; rotation (a unit quaternion); (material, seed, visibility, unused).
layout(location = 4) in vec4 iPlace;
layout(location = 5) in vec4 iTurn;
layout(location = 6) in vec4 iLook;

uniform mat4 uView;

out vec3 vWorld;
out vec3 vNormal;
out vec3 vOwn;
out vec4 vSurface;
out vec3 vLook;

vec3 turned(vec3 v) {
  return v + 2.0 * cross(iTurn.xyz, cross(iTurn.xyz, v) + iTurn.w * v);
}

void main() {
  vOwn = aPosition;
  vWorld = turned(aPosition * iPlace.w) + iPlace.xyz;
  vNormal = turned(aNormal);
  vSurface = vec4(aSurface.x + iLook.x, aSurface.yzw);
  vLook = vec3(aOpen, iLook.yz);
  gl_Position = uView * vec4(vWorld, 1.0);
}
