/** Small pictures of the board: what part of it is shown, and how large. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { ROOT } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

const board = await pageModules(
  "addons/shared/small-board",
  "board/geometry",
  "board/model",
  "board/draw-marks",
  "board/marks",
  "board/palette",
  "addons/shared/small-look",
);

const WIDTH = 240;
const BOARDS = [
  { id: "modern", houses: 30, orientation: "standard", hollows: false, marks: [[26, "nefer"]] },
  { id: "turned", houses: 30, orientation: "turned", hollows: false, marks: [] },
  { id: "vertical", houses: 30, orientation: "vertical", hollows: false, marks: [] },
  { id: "double", houses: 60, orientation: "standard", hollows: false, marks: [] },
];

/** @param {any} info @param {any} [state] */
const modelOn = (info, state = null) =>
  board.standingModel(state, info, board.lookOn(info, { theme: "faience", dark: false }));

/** @param {any} outer @param {any} inner */
const holds = (outer, inner) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

for (const info of BOARDS) {
  test(`${info.id}: the whole box has the requested width, without its trays`, () => {
    const picture = { model: modelOn(info) };
    const { geometry, frame } = board.smallGeometry(picture, WIDTH);
    assert.ok(Math.abs(frame.width - WIDTH) < 0.5, `${frame.width} wide`);
    for (let house = 1; house <= info.houses; house++)
      assert.ok(holds(frame, board.houseRect(geometry, house)), `house ${house}`);
    assert.ok(!holds(frame, geometry.off), "nothing is off the board, and nothing goes there");
    assert.ok(Math.abs(board.smallRatio(picture) - frame.height / frame.width) < 0.01);
  });

  test(`${info.id}: a board of a few houses is shown whole, and larger`, () => {
    const around = [22, 23, 26];
    const { geometry, frame } = board.smallGeometry({ model: modelOn(info), around }, WIDTH);
    const whole = board.smallGeometry({ model: modelOn(info) }, WIDTH);
    assert.ok(Math.abs(frame.width - WIDTH) < 0.5, `${frame.width} wide`);
    assert.ok(geometry.unit > whole.geometry.unit);
    for (const house of around) assert.ok(holds(frame, board.houseRect(geometry, house)), `house ${house}`);
  });
}

test("a tray is shown when something lies in it or moves there", () => {
  const [info] = BOARDS;
  const none = { white: 0, black: 0 };
  const inHand = modelOn(info, { white: [], black: [], hand: { white: 5, black: 5 }, pieces: 5 });
  const entering = board.smallGeometry({ model: inHand }, WIDTH);
  assert.ok(holds(entering.frame, entering.geometry.hand));
  assert.ok(!holds(entering.frame, entering.geometry.off));
  const model = modelOn(info, { white: [26], black: [3], hand: none, pieces: 1 });
  const moves = [{ side: "white", from: 26, to: "off", kind: "off" }];
  const leaving = board.smallGeometry({ model, moves, around: [26, 30] }, WIDTH);
  assert.ok(holds(leaving.frame, leaving.geometry.off));
});

test("the moves of a picture are played one after the other, and what is hit fades", () => {
  const [info] = BOARDS;
  const none = { white: 0, black: 0 };
  const model = modelOn(info, { white: [24], black: [27], hand: none, pieces: 1 });
  const moves = [
    { side: "white", from: 24, to: 27, kind: "hit" },
    { side: "white", from: 27, to: "off", kind: "off" },
  ];
  const picture = { model, moves };
  const { geometry } = board.smallGeometry(picture, WIDTH);
  /** @param {number} played @param {string} side */
  const after = (played, side) =>
    board.piecesAfter(picture, geometry, played).find((/** @type {any} */ piece) => piece.side === side);
  const [start, under, hit] = [0, 0.5, 1].map((played) => after(played, "white"));
  assert.equal(start.place, 24);
  assert.ok(start.pose.x < under.pose.x && under.pose.x < hit.pose.x, "it is on its way");
  assert.ok(under.pose.lift > 0 && start.pose.lift === 0 && hit.pose.lift === 0, "it flies");
  assert.equal(hit.place, 27);
  assert.deepEqual(
    [0, 0.5, 1].map((played) => after(played, "black").pose.alpha),
    [1, 0.5, 0],
  );
  assert.equal(after(2, "white").place, "off");
});

test("a lit house shows its number above the light, and in small pictures above its piece", (t) => {
  const [info] = BOARDS;
  t.after(() => Reflect.deleteProperty(globalThis, "Path2D"));
  Object.assign(globalThis, { Path2D: class {} });
  for (const width of [WIDTH, 800]) {
    const model = modelOn(info, { white: [24], black: [] });
    const { geometry } = board.smallGeometry({ model }, width);
    /** @type {unknown[][]} */
    const calls = [];
    const context = new Proxy(
      {},
      {
        get:
          (_, name) =>
          (/** @type {unknown[]} */ ...args) =>
            calls.push([name, ...args]),
        set: () => true,
      },
    );
    const marks = new board.Marks(board.flatSpace(geometry), model);
    board.drawLit(context, marks, geometry, board.paletteOf("faience"), 24);
    const [name, text, , y] = calls.at(-1) ?? [];
    assert.deepEqual([name, text], ["fillText", "24"]);
    assert.ok(calls.some(([name]) => name === "fill"));
    const { unit } = geometry;
    const top = board.houseRect(geometry, 24).y;
    if (unit < 38) assert.ok(Number(y) + unit * 0.3 < top + unit * 0.2, "above the piece's head");
  }
});

test("stone with hollows is drawn as stone, unless high contrast is on", () => {
  const stone = { ...BOARDS[0], hollows: true };
  assert.equal(board.lookOn(stone, { theme: "ebony", dark: false }).theme, "limestone");
  assert.equal(board.lookOn(stone, { theme: "contrast", dark: false }).theme, "contrast");
  assert.equal(board.lookOn(BOARDS[0], { theme: "ebony", dark: false }).theme, "ebony");
});

test("each opponent with more stars gives away less, as measured", async () => {
  const { judged } = JSON.parse(await readFile(`${ROOT}docs/strength.json`, "utf8"));
  const { LADDER } = await pageModules("addons/shared/opponent-cards");
  const measured = judged.filter((/** @type {any} */ row) => row.ruleset === "kendall-masters[pieces=2]");
  const losses = LADDER.map(
    (/** @type {string} */ level) =>
      measured.find((/** @type {any} */ row) => row.player === level).quality.loss_a_game.mean,
  );
  assert.equal(losses.length, 5);
  assert.deepEqual(
    losses,
    losses.toSorted((/** @type {number} */ one, /** @type {number} */ other) => other - one),
  );
});
