/**
 * Pictures of the board as an object, to be looked at: `./build.sh pictures` makes them in `target/pictures/`, every board
 * in every material, lying on a desk and upright on a phone. With words after it, only those whose names hold one of them.
 * `--samples=16` draws the mean of so many pictures, as the view does at rest; a software renderer takes seconds for each.
 * `--kept` makes docs/object.webp, with which the README opens.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import puppeteer from "puppeteer-core";
import { bundle, ROOT } from "../../www/build/bundle.mjs";

const FOLDER = `${ROOT}target/pictures/`;
const SOFTWARE = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/**
 * Boards to look at: how the track lies, and which signs stand on it.
 * @type {Record<string, { houses?: number, orientation?: string, marks: Record<number, string> }>}
 */
const BOARDS = {
  modern: { marks: { 15: "ankh", 26: "circle", 27: "water", 28: "three", 29: "two", 30: "one" } },
  middle: { orientation: "turned", marks: { 26: "nefer", 27: "cross", 28: "three", 29: "two" } },
  late: { marks: { 26: "nefer3", 27: "water", 28: "three_gods", 29: "two_gods", 30: "horus" } },
  double: { houses: 60, marks: {} },
};
const KEPT = process.argv.includes("--kept");
const MATERIALS = KEPT ? ["faience"] : ["faience", "ebony", "papyrus", "limestone"];
/** @type {Record<string, [number, number]>} */
const SIZES = KEPT ? { kept: [960, 464] } : { desk: [640, 400], phone: [270, 560] };

const [script] = await bundle({
  input: { still: `${ROOT}www/src/board/object/still.ts` },
  format: "iife",
  global: "still",
});
if (!script) throw new Error("nothing was made of the object's modules");

const words = KEPT ? ["modern"] : process.argv.slice(2).filter((word) => !word.startsWith("--"));
const samples = KEPT ? 4 : Number(process.argv.find((word) => word.startsWith("--samples="))?.slice(10) ?? 1);
await mkdir(FOLDER, { recursive: true });
const browser = await puppeteer.launch({
  executablePath: "/usr/bin/chromium",
  args: SOFTWARE,
  protocolTimeout: 600_000,
});
let made = 0;
for (const [board, { marks, houses = 30, orientation = "standard" }] of Object.entries(BOARDS)) {
  for (const theme of MATERIALS) {
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      const name = `${board}-${theme}-${size}`;
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
      const upright = size === "phone";
      // Turned and upright at once no track lies.
      if (upright && (orientation !== "standard" || houses === 60)) continue;
      const look = {
        houses,
        layout: "wide",
        orientation: upright ? "upright" : orientation,
        theme,
        dark: false,
      };
      const none = { white: 0, black: 0 };
      const model = {
        look,
        marks,
        white: [3, 9, 13, 16, 18],
        black: [4, 10, 12, 14, 17, 22, 25],
        hand: none,
        off: { white: 2, black: 0 },
        taken: none,
        pieces: 7,
        sticks: { faces: [true, false, true, true], value: 3, canThrow: false, die: false },
      };
      const rect = upright
        ? { x: width * 0.05, y: height * 0.06, width: width * 0.9, height: height * 0.68 }
        : {
            x: width * 0.03,
            y: height * (KEPT ? 0.06 : 0.12),
            width: width * 0.94,
            height: height * (KEPT ? 0.62 : 0.5),
          };
      const page = await browser.newPage();
      await page.addScriptTag({ content: script.code });
      const { picture, cost } = await page.evaluate(
        (shown, options) => {
          const canvas = document.createElement("canvas");
          canvas.width = options.width;
          canvas.height = options.height;
          const cost = /** @type {any} */ (globalThis).still.drawStill(canvas, shown, options);
          return { picture: canvas.toDataURL(options.type, 0.82), cost };
        },
        model,
        { width, height, rect, samples, type: KEPT ? "image/webp" : "image/png" },
      );
      const file = KEPT ? `${ROOT}docs/object.webp` : `${FOLDER}${name}.png`;
      await writeFile(file, Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64"));
      await page.close();
      console.log(
        `${name}: ${cost.calls} draw calls, ${(cost.bytes / 1e6).toFixed(1)} MB of buffers and textures`,
      );
      made++;
    }
  }
}
await browser.close();
if (made === 0) throw new Error("no picture has such a name");
console.log(
  `${made} pictures in ${KEPT ? "docs/" : "target/pictures/"}; all that draws them: ${brotliCompressSync(script.code).length} bytes brotli`,
);
