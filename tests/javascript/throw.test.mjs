/** The plan of a throw, from the hand to rest, with its sounds; and the drawing of sticks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const {
  addon,
  throwFlight,
  shakenPoses,
  gatherFlight,
  dieFlight,
  RATTLE,
  SHAKE_PERIOD_MS,
  bundledPoses,
  restingPoses,
  facing,
  projectStick,
  THROW_AREA,
  FIELD,
  DIE_SIZE,
  PICK_UP_MS,
  score,
} = await pageModules(
  "board/flight",
  "board/stick-pose",
  "addons/recorded-throws/addon",
  "addons/recorded-throws/throws",
  "board/motion",
  "addons/sound/score",
);

addon();

/** @typedef {{ x: number, y: number }} Point */

const PATTERNS = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].map((stick) => ((bits >> stick) & 1) === 1),
);
/** Enough throws to use every animation, in both mirrorings and with the sticks in every position. */
const ROUNDS = 24;
/** The field at its narrowest, in stick lengths, centred on the table. */
const SIGHT = { unit: 1, x: 0, y: 0 };

/** How far the style sheet lets a canvas extend beyond the field. */
const OVER = { top: 0.75, side: 0.07, bottom: 1 };

/** The corners of a drawn stick. @param {any} stick @param {string[]} panes @returns {Point[]} */
function corners(stick, panes) {
  const projected = projectStick(stick, SIGHT);
  return panes.flatMap((name) => {
    const pane = projected[name];
    if (!pane) return [];
    const [across, along] = [0.084 * (name === "shadow" ? 1.3 : 1), 0.5 + (name === "shadow" ? 0.03 : 0)];
    return [-1, 1].flatMap((a) =>
      [-1, 1].map((b) => ({
        x: pane.centre.x + a * across * pane.right.x + b * along * pane.down.x,
        y: pane.centre.y + a * across * pane.right.y + b * along * pane.down.y,
      })),
    );
  });
}

/** @param {Point[]} points */
function bounds(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** @param {(flight: any, faces: boolean[]) => void} look */
function everyThrow(look) {
  for (const faces of PATTERNS)
    for (let throws = 0; throws < ROUNDS; throws++) look(throwFlight(bundledPoses(), faces, throws), faces);
}

test("a throw is over in 0.9 seconds, and the sticks end with the right faces", () => {
  everyThrow((flight, faces) => {
    assert.ok(flight.duration <= 900, `${flight.duration} ms`);
    const poses = flight.poseAt(flight.duration);
    assert.deepEqual(
      poses.map((/** @type {any} */ stick) => facing(stick.turn) > 0),
      faces,
    );
    assert.deepEqual(
      poses.map((/** @type {any} */ stick) => projectStick(stick, SIGHT).light !== null),
      faces,
      "the light side is seen where it is up",
    );
  });
});

test("the length of a shake changes the height of a throw, but never its value", () => {
  for (const faces of PATTERNS)
    for (let throws = 0; throws < ROUNDS; throws += 5) {
      const shaken = shakenPoses(bundledPoses(), 900);
      const highest = (/** @type {any} */ flight) => {
        let most = 0;
        for (let time = 0; time < flight.duration; time += 10)
          most = Math.max(most, ...flight.poseAt(time).map((/** @type {any} */ { z }) => z));
        return most;
      };
      const flights = [0, 400, 1000, 1800, 9000].map((heldFor) =>
        throwFlight(shaken, faces, throws, heldFor),
      );
      for (const flight of flights) {
        const poses = flight.poseAt(flight.duration);
        assert.deepEqual(
          poses.map((/** @type {any} */ stick) => facing(stick.turn) > 0),
          faces,
        );
        poses.forEach((/** @type {any} */ { x, y, z }, /** @type {number} */ index) => {
          const usual = flights[0].poseAt(flights[0].duration)[index];
          const away = Math.hypot(x - usual.x, y - usual.y, z - usual.z);
          assert.ok(away < 1e-6, "it lies like any other throw");
        });
        assert.ok(flight.duration <= 1250, `${flight.duration} ms`);
        for (const { time } of flight.knocks) assert.ok(time <= flight.duration);
      }
      const [short, some, more, most, beyond] = flights.map(highest);
      assert.ok(short < some + 0.01 && some < more && more < most, `${short}, ${some}, ${more}, ${most}`);
      assert.equal(beyond, most, "there is a highest throw");
    }
});

test("there are at least twelve different throws", () => {
  const ways = new Set();
  everyThrow((flight) => ways.add(JSON.stringify(flight.poseAt(PICK_UP_MS + 200))));
  assert.ok(ways.size >= 12, `${ways.size}`);
});

test("the hand picks the sticks up where they lie, moves continuously and shakes them above the table", () => {
  const from = restingPoses([true, false, true, true], 3);
  for (const flight of [
    throwFlight(from, [true, true, false, false], 5),
    throwFlight(from, [true, true, false, false], 5, 1000),
    throwFlight(from, [true, true, false, false], 5, 2000),
    gatherFlight(from),
    { poseAt: (/** @type {number} */ time) => shakenPoses(from, time), duration: 2000 },
  ]) {
    let before = flight.poseAt(0);
    assert.deepEqual(
      before.map((/** @type {any} */ { x, y, z }) => [x, y, z]),
      from.map((/** @type {any} */ { x, y, z }) => [x, y, z]),
    );
    for (let time = 4; time <= flight.duration; time += 4) {
      const now = flight.poseAt(time);
      now.forEach((/** @type {any} */ { x, y, z, turn }, /** @type {number} */ index) => {
        const far = Math.hypot(x - before[index].x, y - before[index].y, z - before[index].z);
        assert.ok(far < 0.09, `${far} lengths in four milliseconds, after ${time}`);
        assert.ok(Math.abs(Math.hypot(...turn) - 1) < 0.01);
      });
      before = now;
    }
  }
  const [some, later] = [shakenPoses(from, 1000), shakenPoses(from, 1060)];
  for (const { z } of some) assert.ok(z > 0.3, "in the hand");
  assert.notDeepEqual(some, later);
});

test("no flying or lying stick is cut off, and lying sticks are wide", () => {
  const right = FIELD.width * (0.5 + OVER.side);
  const [top, bottom] = [-FIELD.height * (0.5 + OVER.top), FIELD.height * (0.5 + OVER.bottom)];
  /** @param {any[]} sticks @param {string} when */
  const within = (sticks, when) => {
    const drawn = bounds(sticks.flatMap((stick) => corners(stick, ["light", "back", "shadow"])));
    const message = `${when}: ${JSON.stringify(drawn)}`;
    assert.ok(drawn.left >= -right && drawn.right <= right, message);
    assert.ok(drawn.top >= top && drawn.bottom <= bottom, message);
  };
  everyThrow((flight) => {
    for (let time = 0; time <= flight.duration; time += 12) within(flight.poseAt(time), `after ${time} ms`);
    const rest = bounds(
      flight.poseAt(flight.duration).flatMap((/** @type {any} */ stick) => corners(stick, ["back"])),
    );
    assert.ok(rest.right - rest.left > 2.25, "a throw lies over most of the field");
  });
  for (let time = 0; time < 3000; time += 11) {
    within(shakenPoses(bundledPoses(), time), "in the hand");
    const flight = throwFlight(shakenPoses(bundledPoses(), time), [true, false, true, false], time, time);
    for (let index = 0; index < flight.duration; index += 23)
      within(flight.poseAt(index), `tossed after ${time} ms`);
  }
  for (const faces of PATTERNS) within(restingPoses(faces, 7), "laid down");
});

test("every knock of a throw sounds when the sticks knock", () => {
  everyThrow((flight, faces) => {
    const value = faces.filter(Boolean).length || 5;
    const beats = score([{ type: "thrown", throw: { sticks: faces, value } }], flight.knocks);
    const knocks = beats.filter((/** @type {any} */ { cue }) => cue === "knock");
    assert.deepEqual(
      knocks.map((/** @type {any} */ { time }) => time),
      flight.knocks.map((/** @type {any} */ { time }) => time),
    );
    for (const { time, force } of knocks) {
      assert.ok(time > PICK_UP_MS && time <= flight.duration, "not before they have left the hand");
      assert.ok(force > 0 && force <= 1);
    }
    assert.ok(beats.some((/** @type {any} */ { cue }) => cue === "throw"));
    assert.ok(!beats.some((/** @type {any} */ { cue }) => cue === "land"), "nothing sounds twice");
  });
  // The first knock is a stick's first contact with the table; until then all fall freely.
  const flight = throwFlight(bundledPoses(), [true, false, false, true], 1);
  const [{ time: first }] = flight.knocks;
  const lowest = (/** @type {number} */ time) =>
    Math.min(
      ...flight.poseAt(time).flatMap((/** @type {any} */ { z, turn: [x, y, turnZ, w] }) => {
        const raised = 2 * (x * turnZ - y * w);
        return [z + raised / 2, z - raised / 2];
      }),
    );
  assert.ok(lowest(first - 40) > 0.1 && lowest(first + 15) < 0.1);
  for (const { time } of RATTLE) assert.ok(time < SHAKE_PERIOD_MS);
});

test("a die rolls, sounds when it hops, and shows its value", () => {
  const roll = dieFlight(3);
  assert.ok(roll.duration <= 900);
  assert.equal(roll.poseAt(roll.duration).face, 3);
  assert.equal(roll.poseAt(roll.duration).lift, 0);
  const size = DIE_SIZE * FIELD.height;
  for (let time = 0; time <= roll.duration; time += 8) {
    const { lift, shift } = roll.poseAt(time);
    assert.ok(
      Math.abs(shift) * FIELD.width + 0.62 * size <= FIELD.width * (0.5 + OVER.side),
      `after ${time} ms`,
    );
    assert.ok((lift + 0.55) * size <= FIELD.height * (0.5 + OVER.top), `after ${time} ms`);
  }
  for (const { time } of roll.knocks)
    assert.ok(roll.poseAt(time).lift < 1e-6, `on the table after ${time} ms`);
});

test("two and five sticks lie apart within the area, and show what was thrown", () => {
  for (const faces of [
    [true, false],
    [true, false, true, true, false],
  ]) {
    for (let throws = 0; throws < 20; throws++) {
      const flight = throwFlight(bundledPoses(faces.length), faces, throws);
      const rest = flight.poseAt(flight.duration);
      assert.deepEqual(
        rest.map((/** @type {any} */ { turn }) => facing(turn) > 0),
        faces,
      );
      for (const { x, y } of rest) assert.ok(Math.abs(x) <= THROW_AREA.x && Math.abs(y) <= THROW_AREA.y);
      const gaps = rest
        .slice(1)
        .map((/** @type {any} */ { x }, /** @type {number} */ index) => x - rest[index].x);
      assert.ok(Math.min(...gaps) > 0.4, `${gaps}`);
    }
  }
});

test("a rolling die shows only its own numbers", () => {
  for (const sides of [4, 6]) {
    const roll = dieFlight(sides, sides);
    const seen = new Set();
    for (let time = 0; time <= roll.duration; time += 8) seen.add(roll.poseAt(time).face);
    assert.ok(
      [...seen].every((face) => face >= 1 && face <= sides),
      `${[...seen]}`,
    );
  }
});
