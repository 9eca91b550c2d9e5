/** The parts of drawing the board that need no browser: the layout of the houses, the motion of pieces, the contrasts. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { ROOT } from "../../www/build/bundle.mjs";
import { readLocales } from "../../www/build/locales.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { messages } from "./fluent.mjs";

const names = ["geometry", "palette", "motion", "poses"];
const board = await pageModules(...names.map((name) => `board/${name}`));

/** Relative luminance as WCAG 2 defines it. @param {string} colour */
function luminance(colour) {
  const [red, green, blue] = board.channels(colour).map((/** @type {number} */ value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1…21. @param {string} one @param {string} other */
function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Every orientation of the board, with a canvas size. */
const LOOKS = [30, 60].flatMap((houses) =>
  ["standard", "turned", "upright"].flatMap((orientation) => [
    { houses, orientation, layout: "wide", size: [1000, 600] },
    { houses, orientation, layout: "folded", size: [320, 900] },
  ]),
);

for (const { size, ...look } of LOOKS) {
  const name = `${look.houses} houses, ${look.orientation}, ${look.layout}`;
  const geometry = board.measure({ ...look, theme: "faience", dark: false }, ...size, true);
  const houses = Array.from({ length: look.houses }, (_, index) => index + 1);

  test(`${name}: the cell and the centre of each house lead back to the house`, () => {
    for (const house of houses) {
      assert.equal(board.houseIn(look, board.cellOf(look, house)), house);
      const { x, y } = board.centreOf(geometry, house);
      assert.equal(board.houseAtPoint(geometry, x, y), house);
    }
    assert.deepEqual(new Set(board.visualRows(look).flat()), new Set(houses));
  });

  test(`${name}: the track is continuous, and the canvas shows all of it`, () => {
    for (const house of houses.slice(1)) {
      const before = board.cellOf(look, house - 1);
      const { row, column } = board.cellOf(look, house);
      assert.equal(Math.abs(row - before.row) + Math.abs(column - before.column), 1, `house ${house}`);
    }
    for (const { x, y, width, height } of [geometry.box, geometry.off, geometry.hand]) {
      assert.ok(x >= 0 && y >= 0 && x + width <= size[0] && y + height <= size[1]);
    }
  });
}

test("thirty houses: the turned board ends at the top left, the usual one at the bottom right", () => {
  const turned = { houses: 30, layout: "wide", orientation: "turned" };
  assert.deepEqual(board.cellOf(turned, 30), { row: 0, column: 0 });
  assert.deepEqual(board.cellOf({ ...turned, orientation: "standard" }, 30), { row: 2, column: 9 });
  assert.deepEqual(board.visualRows({ houses: 30, layout: "folded" })[4], [25, 26, 27, 28, 29, 30]);
});

test("every house is 44 pixels wide on the narrowest phone", () => {
  const look = { houses: 30, layout: "folded", theme: "faience", dark: false };
  const width = 312;
  assert.ok(board.measure(look, width, width / board.aspectOf(look)).unit >= 44);
});

/** Every colour of a house's face, from its lightest to its darkest point. @param {any} palette @returns {string[]} */
const houseColours = ({ house, marked, plain }) =>
  [house, marked].flatMap((face) => (plain ? [face] : [board.faceLight(face), face, board.faceDark(face)]));

/**
 * The higher contrast of fill and edge against a house, which makes the piece's shape visible.
 * @param {any} palette
 * @param {string} side
 * @param {string} house
 */
function pieceContrast(palette, side, house) {
  const { fill, edge } = palette[side];
  return Math.max(contrast(fill, house), contrast(edge, house));
}

for (const theme of board.THEMES) {
  test(`${theme}: pieces stand out from every house and from each other`, () => {
    const palette = board.paletteOf(theme);
    for (const house of houseColours(palette)) {
      for (const side of ["white", "black"]) {
        assert.ok(pieceContrast(palette, side, house) >= 3, `${side} on ${house}`);
      }
      const ring = Math.max(contrast(palette.halo, house), contrast(palette.movable, house));
      assert.ok(ring >= 3, `ring on ${house}`);
      assert.ok(contrast(palette.ink, house) >= 3, `sign on ${house}`);
    }
    assert.ok(contrast(palette.white.fill, palette.black.fill) >= 3);
    for (const face of [palette.house, palette.marked]) {
      assert.ok(contrast(palette.number, face) >= 4.5, `number on ${face}`);
    }
    // In the object view a number has a rim of White's colour, 80 % opaque.
    for (const below of ["#000000", "#ffffff"]) {
      const rim = board.mix(palette.white.fill, below, 0.2);
      if (!palette.plain) assert.ok(contrast(palette.number, rim) >= 4.5, `number on its rim, ${theme}`);
    }
    for (const side of ["white", "black"]) {
      assert.ok(pieceContrast(palette, side, palette.tray) >= 3, `${side} in its tray`);
    }
  });
}

for (const theme of board.THEMES) {
  test(`${theme}: White is light and Black is dark in every material`, () => {
    const { white, black } = board.paletteOf(theme);
    assert.ok(luminance(white.fill) > 0.75, `White is ${white.fill}`);
    assert.ok(luminance(black.fill) < 0.04, `Black is ${black.fill}`);
    for (const { fill } of [white, black]) {
      const parts = board.channels(fill);
      assert.ok(Math.max(...parts) - Math.min(...parts) <= 32, `${fill} is a colour of its own`);
    }
    assert.ok(contrast(white.fill, white.edge) >= 3, "White's edge on White");
  });

  test(`${theme}: each ring and line stands out from its halo or its house`, () => {
    const palette = board.paletteOf(theme);
    const lines = [
      "movable",
      "selected",
      "move",
      "hit",
      "off",
      "water",
      "last",
      "reason",
      "pair",
      "blockade",
    ];
    for (const line of lines) {
      assert.ok(contrast(palette[line], palette.halo) >= 3, `${line} on its halo`);
      for (const house of houseColours(palette)) {
        const best = Math.max(contrast(palette[line], house), contrast(palette.halo, house));
        assert.ok(best >= 3, `${line} on ${house}`);
      }
    }
  });
}

test("a swap: the mover walks, the victim goes back, and both end on the houses of the events", () => {
  const look = { houses: 30, layout: "wide", theme: "faience", dark: false };
  const geometry = board.measure(look, 1000, 400);
  const none = { white: 0, black: 0 };
  const model = { look, white: [15], black: [18], hand: none, off: none, taken: none, pieces: 5 };
  const pieces = board.piecesOf(model, geometry);
  const events = [
    { type: "moved", side: "white", from: 15, to: 18, kind: "forward" },
    { type: "bumped", side: "black", from: 18, to: 15 },
    { type: "turn_passed", side: "white", reason: "played", to: "black" },
  ];
  const plan = board.planMotion(events, pieces, geometry, 5);
  assert.ok(plan.duration <= 1000);
  board.poseAll(plan, Number.POSITIVE_INFINITY);
  const after = board.piecesOf({ ...model, white: [18], black: [15] }, geometry);
  assert.deepEqual(pieces, after);
});

/**
 * The animation of some events: the plan, and the earlier positions of the pieces.
 * @param {any[]} events
 * @param {any} position
 */
function shown(events, position) {
  const look = { houses: 30, layout: "wide", theme: "faience", dark: false };
  const geometry = board.measure(look, 1000, 400);
  const none = { white: 0, black: 0 };
  const model = { look, white: [], black: [], hand: none, off: none, taken: none, pieces: 5, ...position };
  const pieces = board.piecesOf(model, geometry);
  return { plan: board.planMotion(events, pieces, geometry, 5), pieces };
}

/** @param {any} plan @param {number} share of its time */
const under = (plan, share) => {
  const [segment] = plan.segments;
  return segment.pose(share);
};

test("a drowning piece sinks in the water, and a rescued piece rises from it", () => {
  const drowned = shown([{ type: "drowned", side: "white", house: 27, to: 15 }], { white: [27] }).plan;
  assert.ok(under(drowned, 0.1).sink < under(drowned, 0.9).sink);
  const rescued = shown([{ type: "rescued", side: "white", from: 27, to: 15 }], {
    white: [27],
    water: 27,
  }).plan;
  assert.ok(under(rescued, 0.1).sink > under(rescued, 0.9).sink);
  for (const { effects } of [drowned, rescued]) {
    assert.deepEqual(
      effects.map((/** @type {any} */ effect) => effect.kind),
      ["water"],
    );
  }
});

test("only a lost turn shakes the pieces of its side", () => {
  const position = { white: [5, 9], black: [7] };
  const lost = { type: "turn_passed", side: "white", reason: "no_move", lost: true, to: "black" };
  const { plan } = shown([lost], position);
  assert.deepEqual(
    plan.segments.map((/** @type {any} */ segment) => segment.piece.side),
    ["white", "white"],
  );
  assert.notEqual(under(plan, 0.1).tilt, 0);
  assert.equal(under(plan, 1).tilt, 0, "they stand straight in the end");
  assert.equal(shown([{ ...lost, lost: false }], position).plan.duration, 0);
});

test("the winner's pieces jump one after another", () => {
  const { plan } = shown([{ type: "won", side: "black", score: null }], { off: { white: 3, black: 5 } });
  assert.equal(plan.segments.length, 5);
  const begins = plan.segments.map((/** @type {any} */ segment) => segment.begin);
  assert.equal(new Set(begins).size, 5);
  assert.ok(under(plan, 0.25).lift > 0.2);
});

test("every material has a name in the texts, and the documents list them all", async () => {
  const [english] = await readLocales();
  const texts = messages(english);
  for (const theme of board.THEMES) assert.ok(texts.has(`theme-${theme}`), `theme-${theme} has a text`);
  const list = board.THEMES.map((/** @type {string} */ theme) => `\`${theme}\``).join(", ");
  for (const name of ["embedding", "exhibit"]) {
    const text = await readFile(`${ROOT}docs/${name}.md`, "utf8");
    assert.ok(text.includes(list), `docs/${name}.md lists ${list}`);
  }
});
