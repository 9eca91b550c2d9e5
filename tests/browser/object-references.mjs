/**
 * Reference pictures of the object view in tests/data/object/, and their tolerances. After a visible change,
 * `./build.sh pictures --references` recreates them; then inspect each one.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { ROOT } from "../../www/build/bundle.mjs";
import { drawn } from "./object-scenes.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("./object-scenes.mjs").Picture} Picture */

const FOLDER = `${ROOT}tests/data/object/`;
/** Width of the references in pixels; they are drawn at twice that width. */
const WIDE = { desk: 240, phone: 120 };
/** Squares of the picture are compared by mean colour, from 0 to 255. */
const SQUARE = 6;
/** Limits for the worst square and for the mean; rounding on other machines stays far below. */
const TOLERANCE = { worst: 14, mean: 1.5 };

/** @param {{ worst: number, mean: number }} difference */
export const alike = ({ worst, mean }) => worst <= TOLERANCE.worst && mean <= TOLERANCE.mean;

/** @type {Record<string, Picture>} */
export const REFERENCES = {
  "modern-faience-desk": { board: "modern", theme: "faience", width: 480, height: 300 },
  "late-nk-ebony-desk": { board: "late-nk", theme: "ebony", width: 480, height: 300 },
  "modern-papyrus-phone": { board: "modern", theme: "papyrus", upright: true, width: 240, height: 498 },
  "middle-kingdom-limestone-turned": {
    board: "middle-kingdom",
    theme: "limestone",
    dark: true,
    width: 480,
    height: 300,
    orbit: { yaw: 1, pitch: -0.3, drawerOpen: 1 },
  },
};

/** @param {Picture} picture */
const wide = ({ upright }) => (upright ? WIDE.phone : WIDE.desk);

/** Redraws the references. @param {Page} page with the script */
export async function referenced(page) {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, picture] of Object.entries(REFERENCES)) {
    const small = await drawn(page, picture, { type: "image/webp", quality: 0.82, shown: wide(picture) });
    await writeFile(`${FOLDER}${name}.webp`, small.picture);
    console.log(`tests/data/object/${name}.webp: ${small.picture.length} bytes`);
  }
}

/**
 * The difference between a picture drawn now and the reference of this name.
 * @param {Page} page that has the script
 * @param {string} name
 * @param {Record<string, unknown>} [changes] of the model, to check that they are detected
 * @returns {Promise<{ worst: number, mean: number }>}
 */
export async function differences(page, name, changes) {
  const picture = REFERENCES[name];
  if (!picture) throw new Error(`no picture is called ${name}`);
  const reference = await readFile(`${FOLDER}${name}.webp`);
  const now = await drawn(page, { ...picture, ...(changes && { changes }) }, { shown: wide(picture) });
  return page.evaluate(
    async (pictures, square) => {
      const colours = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          if (!context) throw new Error("no context");
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      const [a, b] = /** @type {[ImageData, ImageData]} */ (colours);
      if (a.width !== b.width || a.height !== b.height) throw new Error("of another size");
      const found = [];
      for (let top = 0; top + square <= a.height; top += square)
        for (let left = 0; left + square <= a.width; left += square)
          for (let part = 0; part < 3; part++) {
            let sum = 0;
            for (let y = top; y < top + square; y++)
              for (let x = left; x < left + square; x++) {
                const offset = (y * a.width + x) * 4 + part;
                sum += (a.data[offset] ?? 0) - (b.data[offset] ?? 0);
              }
            found.push(Math.abs(sum) / square ** 2);
          }
      return { worst: Math.max(...found), mean: found.reduce((sum, one) => sum + one, 0) / found.length };
    },
    [reference.toString("base64"), now.picture.toString("base64")],
    SQUARE,
  );
}
