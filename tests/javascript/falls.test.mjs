/** The page reads the throw animations that tools/src/falls.rs simulated and wrote. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { addon, facing, RADIUS, DEPTH, recordedThrow, THROW_ANIMATIONS, THROW_AREA, throwAnimation } =
  await pageModules(
    "addons/recorded-throws/addon",
    "addons/recorded-throws/throws",
    "addons/recorded-throws/data",
    "board/flight",
    "board/stick-pose",
  );

const PATTERNS = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].map((stick) => ((bits >> stick) & 1) === 1),
);

/** @param {readonly number[]} turn @param {readonly number[]} own a point of the stick's own @returns {number[]} */
function turned([x, y, z, w], [a, b, c]) {
  const cross = [y * c - z * b, z * a - x * c, x * b - y * a].map((part) => 2 * part);
  return [
    a + w * cross[0] + y * cross[2] - z * cross[1],
    b + w * cross[1] + z * cross[0] - x * cross[2],
    c + w * cross[2] + x * cross[1] - y * cross[0],
  ];
}

test("every pattern of faces comes up as requested, in every throw", () => {
  for (const faces of PATTERNS) {
    for (let throws = 0; throws < 12; throws++) {
      const fall = recordedThrow(faces, throws);
      const shown = fall.sticks(fall.duration).map((/** @type {any} */ stick) => facing(stick.turn));
      assert.deepEqual(
        shown.map((/** @type {number} */ up) => up > 0),
        faces,
      );
      for (const up of shown) assert.ok(Math.abs(up) > 0.999, "it lies flat");
    }
  }
});

test("there are enough throw animations, each over in 0.9 seconds, audible and within its bounds", () => {
  assert.ok(THROW_ANIMATIONS.length >= 12);
  for (const faces of PATTERNS) {
    for (let throws = 0; throws < 6; throws++) {
      const fall = recordedThrow(faces, throws);
      assert.ok(fall.duration >= 400 && fall.duration <= 900, `${fall.duration} ms`);
      assert.ok(fall.knocks.length > 0);
      for (const { time, speed } of fall.knocks) assert.ok(time > 0 && time <= fall.duration && speed > 0);
      for (const { x, y, z, turn } of fall.sticks(fall.duration)) {
        for (const end of [-0.5, 0.5]) {
          const [along, ahead] = turned(turn, [end, 0, 0]);
          assert.ok(Math.abs(x + along) < THROW_AREA.x + 0.01 && Math.abs(y + ahead) < THROW_AREA.y + 0.01);
        }
        const height = facing(turn) > 0 ? RADIUS - DEPTH : DEPTH;
        assert.ok(Math.abs(z - height) < 0.002, "it lies on the table");
      }
    }
  }
});

test("throws with the same faces fall in different ways", () => {
  const faces = [true, false, true, true];
  const ends = Array.from({ length: 6 }, (_, throws) => {
    const fall = recordedThrow(faces, throws);
    return JSON.stringify(fall.sticks(fall.duration));
  });
  assert.equal(new Set(ends).size, 6);
});

test("a stick moves continuously from frame to frame", () => {
  for (const faces of [PATTERNS[0], PATTERNS[6], PATTERNS[15]]) {
    const fall = recordedThrow(faces, 1);
    let before = fall.sticks(0);
    for (let time = 2; time <= fall.duration; time += 2) {
      const now = fall.sticks(time);
      now.forEach((/** @type {any} */ stick, /** @type {number} */ index) => {
        const far = Math.hypot(
          stick.x - before[index].x,
          stick.y - before[index].y,
          stick.z - before[index].z,
        );
        assert.ok(far < 0.03, `${far} lengths in two milliseconds`);
        assert.ok(Math.abs(Math.hypot(...stick.turn) - 1) < 1e-6);
      });
      before = now;
    }
  }
});

test("a number of sticks other than four has no recorded throw", () => {
  assert.throws(() => recordedThrow([true], 0), RangeError);
});

test("before the recorded throws have loaded, the sticks drop onto the table with the requested faces", () => {
  for (const faces of PATTERNS) {
    const fall = throwAnimation(faces, 3);
    const above = fall.sticks(0);
    const atRest = fall.sticks(fall.duration);
    assert.ok(fall.duration < 400 && fall.knocks.length > 0);
    atRest.forEach((/** @type {any} */ { z, turn }, /** @type {number} */ index) => {
      assert.equal(facing(turn) > 0, faces[index]);
      assert.ok(Math.abs(z - (facing(turn) > 0 ? RADIUS - DEPTH : DEPTH)) < 0.001, "it lies on the table");
      assert.ok(above[index].z > z + 0.5);
    });
  }
  addon();
  const faces = [true, false, true, true];
  assert.deepEqual(throwAnimation(faces, 3).knocks, recordedThrow(faces, 3).knocks);
});
