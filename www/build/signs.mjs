/**
 * Writes `www/addons/shared/sign-outlines.ts` and `figure-outlines.ts`: the hieroglyphs on the boards as outlines from Noto
 * Sans Egyptian Hieroglyphs (Debian's package fonts-noto-core). Run it when a board gets a new sign:
 * `node www/build/signs.mjs`.
 *
 * The font draws signs as thin lines, but inlaid signs are solid. For a simple sign this fills the outer contour, for a
 * figure the areas enclosed by lines.
 */
import { readFile, writeFile } from "node:fs/promises";
import opentype from "opentype.js";
import { SOURCE } from "./bundle.mjs";

const FONT = "/usr/share/fonts/truetype/noto/NotoSansEgyptianHieroglyphs-Regular.ttf";

/** The longer side of a sign, precise enough for a house as large as a hand. */
const SIZE = 160;

/** A curve flatter than this becomes a straight line. */
const FLAT = 1;

/** Areas smaller than this, in a square of 1000 by 1000, are invisible details such as claws. */
const SMALLEST = 600;

/** All areas enclosed by lines. */
const FIGURE = "figure";

/** Our name for a sign, its code point, its number in Gardiner's list, and the contours used. */
const SIGNS = /** @type {const} */ ([
  ["ankh", 0x132f9, "S34", [0, 2]],
  ["nefer", 0x13124, "F35", [0]],
  ["water", 0x13217, "N35A", [0, 2, 4]],
  ["cross", 0x133f4, "Z9", [0]],
  ["stroke", 0x133e4, "Z1", [0]],
  ["jabiru", 0x13161, "G29", FIGURE],
  ["man", 0x13000, "A1", FIGURE],
  ["god", 0x1302d, "A40", FIGURE],
  ["falcon", 0x13143, "G5", FIGURE],
  ["sun", 0x131f3, "N5", [0, 1, 2]],
]);

/** The sun's ring is thin as well, so its inner edge is drawn further in. */
const DRAWN_IN = { sign: "sun", contour: 1, share: 0.8 };

/** The three waves are alike, so they share one contour: texts that repeat are shorter when compressed. */
const REPEATED = "water";

/** @typedef {import("opentype.js").PathCommand[]} Contour */
/** @typedef {{ x: number, y: number }} Point */

/** @param {Contour} commands */
const points = (commands) =>
  commands.flatMap((command) => (command.type === "Z" ? [] : [{ x: command.x, y: command.y }]));

/** @param {Contour} commands @returns {Contour[]} */
function contours(commands) {
  /** @type {Contour[]} */
  const contours = [];
  for (const command of commands) {
    if (command.type === "M") contours.push([]);
    contours.at(-1)?.push(command);
  }
  return contours;
}

/** @param {Contour} contour */
function area(contour) {
  const edge = points(contour);
  const twice = edge.reduce((sum, { x, y }, index) => {
    const next = edge[(index + 1) % edge.length];
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice / 2);
}

/** @param {Point[]} edge */
function bounds(edge) {
  const [left, top] = [Math.min(...edge.map(({ x }) => x)), Math.min(...edge.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...edge.map(({ x }) => x)), Math.max(...edge.map(({ y }) => y))];
  return { left, top, width: right - left, height: bottom - top };
}

/** @param {number[]} numbers */
const joined = (numbers) =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : value)).join("");

/**
 * A line or quadratic curve from the last point to the next.
 * @param {number} overX
 * @param {number} overY
 * @param {number} x
 * @param {number} y
 */
function step(overX, overY, x, y) {
  const length = Math.hypot(x, y);
  if (length > 0 && Math.abs(overX * y - overY * x) / length >= FLAT)
    return `q${joined([overX, overY, x, y])}`;
  if (length === 0) return "";
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${joined([x, y])}`;
}

/**
 * A path of relative integers: short and precise enough.
 * @param {Contour} contour
 * @param {(x: number, y: number) => [number, number]} place
 */
function outline(contour, place) {
  let [x, y] = [0, 0];
  let path = "";
  for (const command of contour) {
    if (command.type === "Z") break;
    if (command.type === "C") throw new Error("a cubic bend in a TrueType outline");
    const [toX, toY] = place(command.x, command.y);
    if (command.type === "M") {
      path += `M${joined([toX, toY])}`;
    } else {
      const [overX, overY] = command.type === "Q" ? place(command.x1, command.y1) : [toX, toY];
      path += step(overX - x, overY - y, toX - x, toY - y);
    }
    [x, y] = [toX, toY];
  }
  return `${path}z`;
}

const data = await readFile(FONT);
const font = opentype.parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
const lines = SIGNS.map(([name, code, gardiner, wanted]) => {
  const glyph = font.charToGlyph(String.fromCodePoint(code));
  if (glyph.index === 0) throw new Error(`the font lacks ${gardiner}`);
  const all = contours(glyph.getPath(0, 0, 1000).commands);
  const chosen =
    wanted === FIGURE
      ? all.slice(1).filter((contour) => area(contour) >= SMALLEST)
      : wanted.map((index) => all[index]);
  const { left, top, width, height } = bounds(chosen.flatMap(points));
  const scale = SIZE / Math.max(width, height);
  const first = chosen[0];
  const path = chosen.map((one, index) => {
    const contour = name === REPEATED ? first : one;
    const down = Math.round((bounds(points(one)).top - bounds(points(contour)).top) * scale);
    const shrink = name === DRAWN_IN.sign && index === DRAWN_IN.contour ? DRAWN_IN.share : 1;
    const [middleX, middleY] = [left + width / 2, top + height / 2];
    return outline(contour, (x, y) => [
      Math.round((middleX + (x - middleX) * shrink - left) * scale),
      Math.round((middleY + (y - middleY) * shrink - top) * scale) + down,
    ]);
  });
  const size = `width: ${Math.round(width * scale)}, height: ${Math.round(height * scale)}`;
  return `  /** ${String.fromCodePoint(code)}, ${gardiner} in Gardiner's list. */
  ${name}: { ${size}, path: "${path.join("")}" },`;
});
const isFigure = SIGNS.map(([, , , wanted]) => wanted === FIGURE);

/** @param {string} name @param {string} before @param {string[]} entries @param {string} after */
const write = (name, before, entries, after) =>
  writeFile(
    `${SOURCE}addons/shared/${name}.ts`,
    `/**
 * Outlines of hieroglyphs from Noto Sans Egyptian Hieroglyphs 2.000, Copyright 2017 Google Inc., under the SIL Open Font
 * License 1.1 (www/noto-ofl.txt). Written by www/build/signs.mjs: change them there.
 */
${before}
${entries.join("\n")}
${after}`,
  );

await write(
  "sign-outlines",
  `
export interface Outline {
  width: number;
  height: number;
  path: string;
}

/** Part of the first load: all signs but the figures. */
export const FIRST_OUTLINES = {`,
  lines.filter((_, index) => !isFigure[index]),
  `} satisfies Record<string, Outline>;

/** The outlines that have loaded. A missing sign is drawn as a stroke. */
export type Outlines = typeof FIRST_OUTLINES & Partial<Record<string, Outline>>;
`,
);
await write(
  "figure-outlines",
  `import { FIRST_OUTLINES, type Outline } from "./sign-outlines.js";

export const OUTLINES = {
  ...FIRST_OUTLINES,`,
  lines.filter((_, index) => isFigure[index]),
  `} satisfies Record<string, Outline>;

export type SignName = keyof typeof OUTLINES;
`,
);
