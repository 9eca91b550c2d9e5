/** The camera of the object view: things are hit where they appear, and the lens keeps the board sharp. */
import assert from "node:assert/strict";
import test from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { cameraFor, throughLens } = await pageModules("addons/object-view/camera");

const SHOT = {
  eye: [2, -18, 14],
  to: [0, 0, 1],
  contents: [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [0, 1.3].map((z) => [x * 6, y * 2, z]))),
  rect: { x: 40, y: 60, width: 900, height: 320 },
  width: 1000,
  height: 700,
};

/** The position where the shader puts a point, from −1 to 1. @param {Float32Array} matrix @param {number[]} at */
function shaded(matrix, [x = 0, y = 0, z = 0]) {
  const row = (/** @type {number} */ index) =>
    (matrix[index] ?? 0) * x +
    (matrix[index + 4] ?? 0) * y +
    (matrix[index + 8] ?? 0) * z +
    (matrix[index + 12] ?? 0);
  return { x: row(0) / row(3), y: row(1) / row(3) };
}

/** @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

test("the visible scene fills its rectangle, for the shader and for the pointer", () => {
  const camera = cameraFor(SHOT);
  const points = SHOT.contents.map((point) => camera.project(point));
  const ends = (/** @type {number[]} */ values) => [Math.min(...values), Math.max(...values)];
  const [left = 0, right = 0] = ends(points.map(({ x }) => x));
  const [top = 0, bottom = 0] = ends(points.map(({ y }) => y));
  assert.ok(left > 39.9 && right < 940.1 && top > 59.9 && bottom < 380.1);
  assert.ok(right - left > 899.9 || bottom - top > 319.9, "one side is filled");
  for (const [point, { x, y }] of SHOT.contents.map((point, index) => [point, points[index]])) {
    assert.ok(apart(shaded(camera.matrix, point), { x: x / 500 - 1, y: 1 - y / 350 }) < 1e-4);
    const onPlane = camera.onHeight(x, y, point[2]);
    assert.ok(apart(onPlane, { x: point[0], y: point[1] }) < 1e-4, "and back to the table");
  }
});

test("from any point of the lens the focus stays in place, and nearer and farther points move", () => {
  const camera = cameraFor({ ...SHOT, aperture: 0.15 });
  const moved = throughLens(camera, [0, 0], [0.8, -0.6]);
  const by = (/** @type {number[]} */ point) => apart(shaded(moved, point), shaded(camera.matrix, point));
  assert.ok(by(SHOT.to) < 1e-6, "in focus");
  assert.ok(by([0, -2, 0]) > 2e-4 && by([0, 2, 0]) > 2e-4, "out of focus");
  assert.ok(by([0, 30, 0]) > 5 * by([0, 2, 0]), "the farther, the softer");
});

test("a closed lens keeps everything sharp, and a shift within a pixel moves the picture as a whole", () => {
  const camera = cameraFor(SHOT);
  const [dx, dy] = [0.0007, -0.0011];
  const moved = throughLens(camera, [dx, dy], [1, 1]);
  for (const point of [...SHOT.contents, [0, 30, 0]]) {
    const [before, after] = [shaded(camera.matrix, point), shaded(moved, point)];
    assert.ok(apart(after, { x: before.x + dx, y: before.y + dy }) < 1e-6);
  }
});
