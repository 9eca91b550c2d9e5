/** The marks that both views show, and the SVG they become over the object view. */
import assert from "node:assert/strict";
import test from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { marks, spaceOf, Marks, flatSpace, measure, paletteOf, ...page } = await pageModules(
  "addons/object-view/overlay",
  "board/marks",
  "board/draw-marks",
  "board/geometry",
  "board/palette",
  "board/marks",
  "addons/object-view/projection",
  "addons/object-view/scene",
  "board/poses",
);

const { markOf, projectionOf, silhouette, piecesOf, planOf, playCamera } = page;

const NONE = { white: 0, black: 0 };
const MODEL = {
  look: { houses: 30, layout: "wide", theme: "faience", dark: false },
  white: [13, 19, 22, 25],
  black: [14, 17, 20, 24, 28],
  hand: NONE,
  off: NONE,
  taken: NONE,
  pieces: 5,
  marks: {},
  movable: [],
  selected: null,
  targets: [],
  ghost: null,
  reasons: [],
  protectedHouses: [],
  blockades: [],
  lastMove: null,
  focus: null,
  turn: "white",
};
const [WIDTH, HEIGHT] = [1280, 480];

/** The text of a lit template. @param {any} part @returns {string} */
function textOf(part) {
  if (Array.isArray(part)) return part.map(textOf).join("");
  if (part?.strings)
    return part.strings
      .map((/** @type {string} */ text, /** @type {number} */ index) => text + textOf(part.values[index]))
      .join("");
  return typeof part === "symbol" || part === undefined ? "" : String(part);
}

/** @param {Record<string, unknown>} changes @param {string} [orientation] */
function drawn(changes, orientation = "standard") {
  const model = { ...MODEL, ...changes, look: { ...MODEL.look, orientation } };
  const plan = planOf(model.look, false);
  const room = { x: 40, y: 40, width: WIDTH - 80, height: HEIGHT - 80 };
  const sight = projectionOf(plan, playCamera(plan, room, WIDTH, HEIGHT));
  const pieces = piecesOf(model, plan);
  return { svg: textOf(marks(sight, model, pieces, null, "mask")), sight, pieces };
}

/** The model in both views. @param {Record<string, unknown>} changes */
function spaces(changes) {
  const model = { ...MODEL, ...changes };
  const flat = flatSpace(measure(model.look, WIDTH, HEIGHT));
  return [flat, spaceOf(drawn(changes).sight)].map((space) => ({ space, model }));
}

/** @param {{ x: number, y: number }[]} outline @param {number} x @param {number} y */
function isInside(outline, x, y) {
  let inside = false;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

for (const orientation of ["standard", "turned", "upright"])
  test(`no piece covers a number, and all uncovered numbers are drawn: ${orientation}`, () => {
    const { svg, sight, pieces } = drawn({}, orientation);
    const size = Number(/font-size=([\d.]+)/.exec(svg)?.[1]);
    const outlines = pieces.map((/** @type {unknown} */ piece) => silhouette(sight, piece));
    const found = [...svg.matchAll(/<text x=([\d.]+) y=([\d.]+)>(\d+)<\/text>/g)];
    for (const [, x, y, number = ""] of found) {
      const covered = [0, 0.5, 1].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => {
          const point = [Number(x) + across * size * 0.6 * number.length, Number(y) - down * size * 0.75];
          return outlines.some((/** @type {any} */ outline) =>
            isInside(outline, point[0] ?? 0, point[1] ?? 0),
          );
        }),
      );
      assert.equal(new Set(covered).size, 1, `house ${number} is cut`);
    }
    const empty = drawn({ white: [], black: [] }, orientation).svg.match(/<text/g)?.length;
    assert.equal(empty, 30);
    assert.ok(found.length < 30 && found.length >= 21, `${found.length} numbers`);
  });

test("numbers lie above the frames of houses, and none under a ghost", () => {
  const without = drawn({}).svg;
  const targets = [{ house: 26, kind: "move" }];
  const { svg } = drawn({ selected: 22, targets, movable: [{ house: 22 }], protectedHouses: [22, 25] });
  const isNumbered = (/** @type {string} */ drawing) => drawing.includes(">26</text>");
  assert.deepEqual([without, svg].map(isNumbered), [true, false]);
  const ring = svg.indexOf(paletteOf("faience").movable);
  assert.ok(ring > 0 && ring < svg.indexOf("<text"));
});

test("the last move is a thin line that fades towards its start", () => {
  const { svg } = drawn({ lastMove: { from: 22, to: 25 } });
  const gradients = [...svg.matchAll(/<linearGradient id=(\S+) .*?<\/linearGradient>/gs)];
  assert.equal(gradients.length, 2, "one for the line and one for its halo");
  for (const [gradient, id] of gradients) {
    assert.match(gradient, /offset="0" stop-color=\S+ stop-opacity="0"/);
    assert.match(gradient, /offset="0.6" stop-color=\S+ \/>/);
    const width = new RegExp(`stroke=url\\(#${id}\\) stroke-opacity=1 stroke-width=([\\d.]+)`).exec(svg)?.[1];
    assert.ok(Number(width) < 6, `${width} pixels wide`);
  }
});

test("a ghost carries a small mark that shows the effect of the move", () => {
  const kinds = /** @type {const} */ ([
    [{ house: 14, kind: "hit", pairs: true }, "hit"],
    [{ house: 27, kind: "water", rest: 15 }, "water"],
    [{ house: "off", kind: "off" }, "off"],
    [{ house: 23, kind: "move", pairs: true }, "pair"],
    [{ house: 23, kind: "move", pairs: false }, undefined],
  ]);
  for (const [target, kind] of kinds) {
    assert.equal(markOf(target)?.kind, kind);
    const colour = paletteOf("faience")[kind ?? "pair"];
    for (const { space, model } of spaces({ selected: 22, targets: [target] })) {
      /** @type {{ colour: string }[]} */
      const over = new Marks(space, model).over();
      const paths = over.filter((path) => path.colour === colour);
      // The rim of the disc and the strokes on it; an arrow leads on into the water.
      assert.equal(paths.length, kind === undefined ? 0 : kind === "water" ? 3 : 2, `${kind}`);
    }
  }
});
