/** Browsers that resist fingerprinting return noise when a canvas is read; neither display nor files contain it. */
import assert from "node:assert/strict";
import { inChromium } from "./harness/index.mjs";
import { button, drawingWell, drawnAs, fromMenu, started } from "./table.mjs";

/** Makes reads return noise, as in Firefox with `privacy.resistFingerprinting`, and counts them. @param {import("puppeteer-core").Page} page */
const noisy = (page) =>
  page.evaluateOnNewDocument(() => {
    const world = /** @type {any} */ (globalThis);
    world.reads = [];
    world.saved = 0;
    for (const type of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const { getImageData } = type.prototype;
      type.prototype.getImageData = /** @type {any} */ (
        function (/** @type {any[]} */ ...where) {
          world.reads.push("getImageData");
          // @ts-expect-error: the context itself
          const image = getImageData.apply(this, where);
          crypto.getRandomValues(new Uint8Array(image.data.buffer, 0, Math.min(65536, image.data.length)));
          return image;
        }
      );
    }
    for (const name of /** @type {const} */ (["toBlob", "toDataURL"])) {
      const read = HTMLCanvasElement.prototype[name];
      HTMLCanvasElement.prototype[name] = /** @type {any} */ (
        function (/** @type {any[]} */ ...how) {
          world.reads.push(name);
          // @ts-expect-error: the canvas itself
          return read.apply(this, how);
        }
      );
    }
    const { createObjectURL } = URL;
    URL.createObjectURL = (thing) => {
      world.saved += 1;
      return createObjectURL(thing);
    };
  });

/** @param {import("puppeteer-core").Page} page */
const look = (page) =>
  page.evaluate(() => {
    const { reads, saved } = /** @type {any} */ (globalThis);
    const root = document.querySelector("senet-game")?.shadowRoot;
    return { reads, saved, said: root?.querySelector("dialog [role=status]")?.textContent?.trim() ?? "" };
  });

/** @param {import("puppeteer-core").Page} page */
async function sharePicture(page) {
  await fromMenu(page, "share");
  await (await button(page, "dialog.share .save-picture")).click();
}

inChromium(
  "where canvas reads are noisy, nothing drawn is read back and no picture is saved",
  async ({ page, open }) => {
    await drawingWell(page);
    await noisy(page);
    await open("?lang=en&view=object&board=late-nk&opponent=person&speed=instant");
    await started(page);
    assert.equal(await drawnAs(page), "object");
    assert.deepEqual(await look(page), { reads: [], saved: 0, said: "" });
    await sharePicture(page);
    await page.waitForFunction(
      () =>
        document.querySelector("senet-game")?.shadowRoot?.querySelector("dialog [role=status]")?.textContent,
    );
    const { reads, saved, said } = await look(page);
    assert.match(said, /read back what it has drawn.*Allow this site/);
    assert.deepEqual({ reads, saved }, { reads: ["getImageData"], saved: 0 });
  },
);

inChromium("where canvas reads are exact, the picture is saved", async ({ page, open }) => {
  await open("?lang=en&opponent=person&speed=instant");
  await started(page);
  await page.evaluate(() => {
    const world = /** @type {any} */ (globalThis);
    URL.createObjectURL = (thing) => {
      world.saved = thing instanceof Blob ? thing.type : "";
      return "data:,";
    };
  });
  await sharePicture(page);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).saved === "image/png");
});

inChromium(
  "a picture is saved once it has been painted, also after a failure",
  async ({ page, open, problems }) => {
    await open("?lang=en&opponent=person&speed=instant");
    await started(page);
    await page.evaluate(() => {
      const world = /** @type {any} */ (globalThis);
      world.sizes = [];
      URL.createObjectURL = (thing) => {
        world.sizes.push(thing instanceof Blob ? thing.size : 0);
        return "data:,";
      };
      const board = /** @type {any} */ (document.querySelector("senet-game")).pictures.board;
      world.paintings = 0;
      board.portrait = () => {
        world.paintings += 1;
        if (world.paintings > 1) return Promise.resolve(false);
        return new Promise((_, reject) => {
          world.fail = () => reject(new Error("the picture is lost"));
        });
      };
    });
    await sharePicture(page);
    await page.waitForFunction(() => /** @type {any} */ (globalThis).fail);
    const before = await page.evaluate(() => {
      const world = /** @type {any} */ (globalThis);
      const { sizes } = world;
      world.fail();
      return [...sizes];
    });
    assert.deepEqual(before, [], "nothing is saved before there is a picture");
    await page.waitForFunction(() => /** @type {any} */ (globalThis).sizes.length > 0);
    const { sizes, paintings } = await page.evaluate(() => {
      const { sizes, paintings } = /** @type {any} */ (globalThis);
      return { sizes, paintings };
    });
    assert.equal(paintings, 2);
    assert.ok(sizes[0] > 20_000, `a picture of ${sizes[0]} bytes`);
    assert.match(problems.splice(0).join("\n"), /the picture is lost/);
  },
);
