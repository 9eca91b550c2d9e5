/** A throw as it is planned: from the hand to rest, and what is heard of it; and how sticks are seen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const {
  thrown,
  shaken,
  gathering,
  rolled,
  RATTLE,
  SHAKE_TIME,
  gathered,
  laid,
  facing,
  see,
  FIELD,
  DIE,
  HAND,
  score,
} = await pageModules("board/flight", "board/lying", "board/falls", "board/motion", "features/sound/score");

/** @typedef {{ x: number, y: number }} Point */

const PATTERNS = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].map((stick) => ((bits >> stick) & 1) === 1),
);
/** So many throws show every fall, either way round, with the sticks in every place. */
const ROUNDS = 24;
/** The field in its narrowest shape, in lengths of a stick; its middle is the table's. */
const SIGHT = { unit: 1, x: 0, y: 0 };

/** How far a canvas reaches beyond the field, by the style sheet. */
const OVER = { top: 0.75, side: 0.07, bottom: 1 };

/** The corners of what is drawn of a stick. @param {any} stick @param {string[]} panes @returns {Point[]} */
function corners(stick, panes) {
  const seen = see(stick, SIGHT);
  return panes.flatMap((name) => {
    const pane = seen[name];
    if (!pane) return [];
    const [across, along] = [0.084 * (name === "shadow" ? 1.3 : 1), 0.5 + (name === "shadow" ? 0.03 : 0)];
    return [-1, 1].flatMap((a) =>
      [-1, 1].map((b) => ({
        x: pane.at.x + a * across * pane.right.x + b * along * pane.down.x,
        y: pane.at.y + a * across * pane.right.y + b * along * pane.down.y,
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
    for (let throws = 0; throws < ROUNDS; throws++) look(thrown(gathered(), faces, throws), faces);
}

test("a throw is over in 0.9 seconds, and the sticks lie as they were to", () => {
  everyThrow((flight, faces) => {
    assert.ok(flight.duration <= 900, `${flight.duration} ms`);
    const lying = flight.at(flight.duration);
    assert.deepEqual(
      lying.map((/** @type {any} */ stick) => facing(stick.turn) > 0),
      faces,
    );
    assert.deepEqual(
      lying.map((/** @type {any} */ stick) => see(stick, SIGHT).light !== null),
      faces,
      "the light side is seen where it is up",
    );
  });
});

test("the length of a shake changes the height of a throw, and never its value", () => {
  for (const faces of PATTERNS)
    for (let throws = 0; throws < ROUNDS; throws += 5) {
      const held = shaken(gathered(), 900);
      const highest = (/** @type {any} */ flight) => {
        let most = 0;
        for (let time = 0; time < flight.duration; time += 10)
          most = Math.max(most, ...flight.at(time).map((/** @type {any} */ { z }) => z));
        return most;
      };
      const flights = [0, 400, 1000, 1800, 9000].map((heldFor) => thrown(held, faces, throws, heldFor));
      for (const flight of flights) {
        const lying = flight.at(flight.duration);
        assert.deepEqual(
          lying.map((/** @type {any} */ stick) => facing(stick.turn) > 0),
          faces,
        );
        lying.forEach((/** @type {any} */ { x, y, z }, /** @type {number} */ index) => {
          const usual = flights[0].at(flights[0].duration)[index];
          const away = Math.hypot(x - usual.x, y - usual.y, z - usual.z);
          assert.ok(away < 1e-6, "it lies like any other throw");
        });
        assert.ok(flight.duration <= 1250, `${flight.duration} ms`);
        for (const { at } of flight.knocks) assert.ok(at <= flight.duration);
      }
      const [short, some, more, most, beyond] = flights.map(highest);
      assert.ok(short < some + 0.01 && some < more && more < most, `${short}, ${some}, ${more}, ${most}`);
      assert.equal(beyond, most, "there is a highest throw");
    }
});

test("throws fall in twelve ways and more", () => {
  const ways = new Set();
  everyThrow((flight) => ways.add(JSON.stringify(flight.at(HAND + 200))));
  assert.ok(ways.size >= 12, `${ways.size}`);
});

test("the hand takes the sticks from where they lie, without a leap, and shakes them above the table", () => {
  const from = laid([true, false, true, true], 3);
  for (const flight of [
    thrown(from, [true, true, false, false], 5),
    thrown(from, [true, true, false, false], 5, 1000),
    thrown(from, [true, true, false, false], 5, 2000),
    gathering(from),
    { at: (/** @type {number} */ time) => shaken(from, time), duration: 2000 },
  ]) {
    let before = flight.at(0);
    assert.deepEqual(
      before.map((/** @type {any} */ { x, y, z }) => [x, y, z]),
      from.map((/** @type {any} */ { x, y, z }) => [x, y, z]),
    );
    for (let time = 4; time <= flight.duration; time += 4) {
      const now = flight.at(time);
      now.forEach((/** @type {any} */ { x, y, z, turn }, /** @type {number} */ index) => {
        const far = Math.hypot(x - before[index].x, y - before[index].y, z - before[index].z);
        assert.ok(far < 0.09, `${far} lengths in four milliseconds, after ${time}`);
        assert.ok(Math.abs(Math.hypot(...turn) - 1) < 0.01);
      });
      before = now;
    }
  }
  const [some, later] = [shaken(from, 1000), shaken(from, 1060)];
  for (const { z } of some) assert.ok(z > 0.3, "in the hand");
  assert.notDeepEqual(some, later);
});

test("nothing that flies or lies is cut off, and what lies is broad", () => {
  const right = FIELD.width * (0.5 + OVER.side);
  const [top, bottom] = [-FIELD.height * (0.5 + OVER.top), FIELD.height * (0.5 + OVER.bottom)];
  /** @param {any[]} sticks @param {string} when */
  const within = (sticks, when) => {
    const drawn = bounds(sticks.flatMap((stick) => corners(stick, ["light", "back", "shadow"])));
    const told = `${when}: ${JSON.stringify(drawn)}`;
    assert.ok(drawn.left >= -right && drawn.right <= right, told);
    assert.ok(drawn.top >= top && drawn.bottom <= bottom, told);
  };
  everyThrow((flight) => {
    for (let time = 0; time <= flight.duration; time += 12) within(flight.at(time), `after ${time} ms`);
    const rest = bounds(
      flight.at(flight.duration).flatMap((/** @type {any} */ stick) => corners(stick, ["back"])),
    );
    assert.ok(rest.right - rest.left > 2.25, "a throw lies over most of the field");
  });
  for (let time = 0; time < 3000; time += 11) {
    within(shaken(gathered(), time), "in the hand");
    const flight = thrown(shaken(gathered(), time), [true, false, true, false], time, time);
    for (let at = 0; at < flight.duration; at += 23) within(flight.at(at), `tossed after ${time} ms`);
  }
  for (const faces of PATTERNS) within(laid(faces, 7), "laid down");
});

test("every knock of a throw is heard when the sticks knock", () => {
  everyThrow((flight, faces) => {
    const value = faces.filter(Boolean).length || 5;
    const beats = score([{ type: "thrown", throw: { sticks: faces, value } }], flight.knocks);
    const knocks = beats.filter((/** @type {any} */ { cue }) => cue === "knock");
    assert.deepEqual(
      knocks.map((/** @type {any} */ { at }) => at),
      flight.knocks.map((/** @type {any} */ { at }) => at),
    );
    for (const { at, force } of knocks) {
      assert.ok(at > HAND && at <= flight.duration, "not before they have left the hand");
      assert.ok(force > 0 && force <= 1);
    }
    assert.ok(beats.some((/** @type {any} */ { cue }) => cue === "throw"));
    assert.ok(!beats.some((/** @type {any} */ { cue }) => cue === "land"), "nothing sounds twice");
  });
  // The first knock is a stick's first touch of the table: before it all have fallen freely.
  const flight = thrown(gathered(), [true, false, false, true], 1);
  const [{ at: first }] = flight.knocks;
  const lowest = (/** @type {number} */ time) =>
    Math.min(
      ...flight.at(time).flatMap((/** @type {any} */ { z, turn: [x, y, turnZ, w] }) => {
        const raised = 2 * (x * turnZ - y * w);
        return [z + raised / 2, z - raised / 2];
      }),
    );
  assert.ok(lowest(first - 40) > 0.1 && lowest(first + 15) < 0.1);
  for (const { at } of RATTLE) assert.ok(at < SHAKE_TIME);
});

test("a die rolls, hops as it is heard, and shows its value", () => {
  const roll = rolled(3);
  assert.ok(roll.duration <= 900);
  assert.equal(roll.at(roll.duration).face, 3);
  assert.equal(roll.at(roll.duration).lift, 0);
  const size = DIE * FIELD.height;
  for (let time = 0; time <= roll.duration; time += 8) {
    const { lift, shift } = roll.at(time);
    assert.ok(
      Math.abs(shift) * FIELD.width + 0.62 * size <= FIELD.width * (0.5 + OVER.side),
      `after ${time} ms`,
    );
    assert.ok((lift + 0.55) * size <= FIELD.height * (0.5 + OVER.top), `after ${time} ms`);
  }
  for (const { at } of roll.knocks) assert.ok(roll.at(at).lift < 1e-6, `on the table after ${at} ms`);
});
