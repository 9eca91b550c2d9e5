/** The board as an object outside of the page: what is drawn of it for looking at, comparing and counting. */
import { brotliCompressSync } from "node:zlib";
import { bundle, ROOT } from "../../www/build/bundle.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

/**
 * Boards to look at: how the track lies, and which signs stand on it.
 * @type {Record<string, { houses?: number, orientation?: string, marks: Record<number, string> }>}
 */
export const BOARDS = {
  modern: { marks: { 15: "ankh", 26: "circle", 27: "water", 28: "three", 29: "two", 30: "one" } },
  middle: { orientation: "turned", marks: { 26: "nefer", 27: "cross", 28: "three", 29: "two" } },
  late: { marks: { 26: "nefer3", 27: "water", 28: "three_gods", 29: "two_gods", 30: "horus" } },
  double: { houses: 60, marks: {} },
};
export const MATERIALS = ["faience", "ebony", "papyrus", "limestone"];

/**
 * @typedef {object} Picture
 * @property {string} board
 * @property {string} theme
 * @property {boolean} [upright]
 * @property {boolean} [dark]
 * @property {number} width
 * @property {number} height
 * @property {{ x: number, y: number, width: number, height: number }} [rect] where the box lies
 * @property {number} [samples] pictures whose mean is taken; 1 for one as it is seen in motion
 * @property {number} [shadowSize]
 * @property {{ around: number, steeper: number, drawn: number }} [turned]
 * @property {Record<string, unknown>} [changes] of the model
 */

/** Turned and upright at once no track lies. @param {Picture} picture */
export const lies = ({ board, upright }) =>
  !upright || ((BOARDS[board]?.orientation ?? "standard") === "standard" && BOARDS[board]?.houses !== 60);

/** The script that draws it, and its size. @param {import("rolldown").Plugin[]} [plugins] */
export async function drawing(plugins) {
  const [script] = await bundle({
    input: { still: `${ROOT}www/src/board/object/still.ts` },
    format: "iife",
    global: "still",
    plugins,
  });
  if (!script) throw new Error("nothing was made of the object's modules");
  return { code: script.code, brotli: brotliCompressSync(script.code).length };
}

const NONE = { white: 0, black: 0 };

/** What `drawStill` is given. @param {Picture} picture */
export function stillOf({ board, theme, upright, dark, width, height, changes, ...options }) {
  const { marks, houses = 30, orientation = "standard" } = BOARDS[board] ?? { marks: {} };
  const model = {
    look: {
      houses,
      layout: "wide",
      orientation: upright ? "upright" : orientation,
      theme,
      dark: dark ?? false,
    },
    marks,
    white: [3, 9, 13, 16, 18],
    black: [4, 10, 12, 14, 17, 22, 25],
    hand: NONE,
    off: { white: 2, black: 0 },
    taken: NONE,
    pieces: 7,
    sticks: { faces: [true, false, true, true], value: 3, canThrow: false, die: false },
    ...changes,
  };
  const rect = upright
    ? { x: width * 0.05, y: height * 0.06, width: width * 0.9, height: height * 0.68 }
    : { x: width * 0.03, y: height * 0.1, width: width * 0.94, height: height * 0.5 };
  return { model, options: { width, height, rect, samples: 1, ...options } };
}

/**
 * Draws one picture in a page that has the script. `shown`: so wide the picture becomes; then it is as small as that.
 * @param {Page} page
 * @param {Picture} picture
 * @param {{ type?: string, quality?: number, shown?: number }} [as]
 * @returns {Promise<{ picture: Buffer, cost: { bytes: number, calls: number } }>}
 */
export async function drawn(
  page,
  picture,
  { type = "image/png", quality = 0.82, shown = picture.width } = {},
) {
  const { model, options } = stillOf(picture);
  const { data, cost } = await page.evaluate(
    (model, options, { type, quality, shown }) => {
      const canvas = document.createElement("canvas");
      canvas.width = options.width;
      canvas.height = options.height;
      const cost = /** @type {any} */ (globalThis).still.drawStill(canvas, model, options);
      const small = document.createElement("canvas");
      small.width = shown;
      small.height = Math.round((options.height * shown) / options.width);
      const context = small.getContext("2d");
      if (!context) throw new Error("no context");
      context.imageSmoothingQuality = "high";
      context.drawImage(canvas, 0, 0, small.width, small.height);
      return { data: small.toDataURL(type, quality), cost };
    },
    model,
    options,
    { type, quality, shown },
  );
  return { picture: Buffer.from(data.slice(data.indexOf(",") + 1), "base64"), cost };
}
