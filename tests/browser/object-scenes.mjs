/** The object view outside the page, for viewing, comparing and counting. */
import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import * as engine from "../../target/web/full/senet.js";
import { bundle, FULL_ENGINE, ROOT } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

/** @typedef {import("puppeteer-core").Page} Page */

const { lookOn } = await pageModules("addons/shared/small-look");
engine.initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

/** All boards by id. */
export const BOARDS = new Map(engine.boards().map((board) => [board.id, board]));
const MATERIALS = ["faience", "ebony", "papyrus", "limestone"];
/** A stone board with hollows exists only in stone. @param {string} board */
export const materialsOf = (board) => (BOARDS.get(board)?.hollows ? ["limestone"] : MATERIALS);

/**
 * A screen's pixel density, and where the page puts the box on it: a desktop, a phone, a portrait kiosk.
 * @type {Record<string, { width: number, height: number, upright?: boolean }>}
 */
export const SIZES = {
  desk: { width: 640, height: 400 },
  phone: { width: 270, height: 560, upright: true },
  kiosk: { width: 432, height: 768 },
};

/**
 * @typedef {object} Picture
 * @property {string} board
 * @property {string} theme
 * @property {boolean} [upright]
 * @property {boolean} [dark]
 * @property {number} width
 * @property {number} height
 * @property {{ x: number, y: number, width: number, height: number }} [rect] the position of the box
 * @property {number} [samples] the number of pictures to average; 1 for a picture in motion
 * @property {number} [shadowSize]
 * @property {{ yaw: number, pitch: number, drawerOpen: number }} [orbit]
 * @property {Record<string, unknown>} [changes] of the model
 */

/** A phone draws a double board in the flat view. @param {Picture} picture */
export const isObject = ({ board, upright }) => !upright || BOARDS.get(board)?.houses !== 60;

/** The script that draws it, and its size. @param {import("rolldown").Plugin[]} [plugins] */
export async function drawing(plugins) {
  const [script] = await bundle({
    input: { still: `${ROOT}tests/browser/still-with-throws.ts` },
    format: "iife",
    global: "still",
    plugins,
  });
  if (!script) throw new Error("nothing was made of the object's modules");
  return { code: script.code, brotli: brotliCompressSync(script.code).length };
}

const NONE = { white: 0, black: 0 };

/** The position of the box in a picture. @param {number} width @param {number} height @param {boolean} stands */
function boxPlace(width, height, stands) {
  const room = (/** @type {number} */ aside, /** @type {number} */ above, /** @type {number} */ high) => ({
    x: width * aside,
    y: height * above,
    width: width * (1 - 2 * aside),
    height: height * high,
  });
  if (stands) return width > height ? room(0.25, 0.06, 0.7) : room(0.05, 0.06, 0.68);
  return width > height ? room(0.03, 0.1, 0.5) : room(0.03, 0.22, 0.3);
}

/** The arguments of `drawStill`. @param {Picture} picture */
export function stillOf({ board, theme, upright, dark, width, height, changes, ...options }) {
  const info = BOARDS.get(board);
  if (!info) throw new RangeError(`no board is called ${board}: ${[...BOARDS.keys()].join(", ")}`);
  const look = lookOn(info, { theme, dark: dark ?? false });
  if (upright) look.orientation = "upright";
  const model = {
    look,
    marks: Object.fromEntries(info.marks),
    white: [3, 9, 13, 16, 18],
    black: [4, 10, 12, 14, 17, 22, 25],
    hand: NONE,
    off: { white: 2, black: 0 },
    taken: NONE,
    pieces: 7,
    sticks: { faces: [true, false, true, true], value: 3, canThrow: false, die: false },
    ...changes,
  };
  const rect = boxPlace(width, height, look.orientation === "upright");
  return { model, options: { width, height, rect, samples: 1, ...options } };
}

/**
 * Draws one picture in a page with the script. `shown` scales the result down to this width.
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
