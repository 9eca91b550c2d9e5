/** Protection against burn-in: in an hour of self-play no pixel of a letter stays unchanged. */
import assert from "node:assert/strict";
import { inChromium } from "./harness/index.mjs";
import { attracting } from "./kiosk-screen.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {{ text: string, x: number, y: number, width: number, height: number }} Line */

/** Seconds between two captions. The picture shifts with each caption. */
const CAPTION = 9;
/** A picture every five minutes for an hour. */
const PICTURES = 13;
const BETWEEN = Math.floor(300 / CAPTION);

/** Only timers that are due at once run by themselves: the test advances the captions. @param {Page} page */
const holdTime = (page) =>
  page.evaluateOnNewDocument((caption) => {
    const { setTimeout: later } = globalThis;
    const patched = /** @type {any} */ (globalThis);
    patched.setTimeout = (/** @type {() => void} */ act, time = 0, /** @type {any[]} */ ...args) => {
      if (time === caption) patched.turn = act;
      return time < 400 ? later(act, time, ...args) : 0;
    };
  }, CAPTION * 1000);

/** Every line of visible text, with its position. @param {Page} page @returns {Promise<Line[]>} */
const lines = (page) =>
  page.evaluate(() => {
    /** @type {Line[]} */
    const offsets = [];
    const visit = (/** @type {Node} */ node) => {
      if (node instanceof Element) {
        const options = { opacityProperty: true, visibilityProperty: true };
        // An element without a box of its own may have visible children.
        const isBoxless = getComputedStyle(node).display === "contents";
        if (node.matches(".visually-hidden") || !(isBoxless || node.checkVisibility(options))) return;
      }
      if (node instanceof Text && node.data.trim() !== "") {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects())
          offsets.push({ text: `${node.parentElement?.className} ${node.data.trim()}`, x, y, width, height });
      }
      if (node instanceof Element && node.shadowRoot) node.shadowRoot.childNodes.forEach(visit);
      if (!(node instanceof HTMLStyleElement)) node.childNodes.forEach(visit);
    };
    const root = document.querySelector("senet-game")?.shadowRoot;
    root?.childNodes.forEach(visit);
    return offsets;
  });

/**
 * For each line, the number of letter pixels in the first picture, and how many of them are the same in all pictures.
 * @param {Page} page @param {Line[]} places @param {string[]} pictures
 */
const compare = (page, places, pictures) =>
  page.evaluate(
    async (places, pictures) => {
      const frames = await Promise.all(
        pictures.map(async (png) => {
          const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context?.drawImage(bitmap, 0, 0);
          return /** @type {OffscreenCanvasRenderingContext2D} */ (context);
        }),
      );
      const apart = (
        /** @type {Uint8ClampedArray} */ one,
        /** @type {Uint8ClampedArray} */ other,
        index = 0,
        from = index,
      ) =>
        [0, 1, 2].reduce(
          (sum, part) => sum + Math.abs((one[index + part] ?? 0) - (other[from + part] ?? 0)),
          0,
        );
      return places.map(({ text, x, y, width, height }) => {
        const [first, ...others] = frames.map((context) => context.getImageData(x, y, width, height).data);
        if (!first) throw new Error("no picture");
        /** @type {Map<string, number>} */
        const colours = new Map();
        for (let index = 0; index < first.length; index += 4) {
          const colour = [...first.subarray(index, index + 3)].join();
          colours.set(colour, (colours.get(colour) ?? 0) + 1);
        }
        const [ground = ""] = [...colours].sort(([, one], [, other]) => other - one)[0] ?? [];
        const paper = new Uint8ClampedArray(ground.split(",").map(Number));
        let letters = 0;
        let left = 0;
        for (let index = 0; index < first.length; index += 4) {
          if (apart(first, paper, index, 0) < 120) continue;
          letters += 1;
          if (others.every((other) => apart(first, other, index) < 60)) left += 1;
        }
        return { text, letters, left };
      });
    },
    places,
    pictures,
  );

inChromium(
  "in an hour of self-play no pixel of a letter stays unchanged",
  async ({ page, open, t }) => {
    // With reduced motion the picture shifts at once.
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await holdTime(page);
    await open("?kiosk&lang=en&view=flat");
    await attracting(page);
    /** @type {Line[]} */
    let places = [];
    const pictures = [];
    while (pictures.length < PICTURES) {
      await page.evaluate(async (turns) => {
        for (let turn = 0; turn < turns; turn += 1) /** @type {any} */ (globalThis).turn();
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }, BETWEEN);
      if (pictures.length === 0) places = await lines(page);
      pictures.push(await page.screenshot({ encoding: "base64" }));
    }
    const compared = await compare(page, places, pictures);
    t.diagnostic(JSON.stringify(compared));
    const letters = compared.reduce((sum, line) => sum + line.letters, 0);
    assert.ok(letters > 1000, `${letters} pixels of letters`);
    assert.deepEqual(
      compared.filter(({ left }) => left > 0),
      [],
    );
  },
  { viewport: { width: 1280, height: 720, deviceScaleFactor: 1 } },
);
