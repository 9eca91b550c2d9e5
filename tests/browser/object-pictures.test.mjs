/**
 * Compares the object view with small reference pictures, and checks the counted cost. `./build.sh pictures --sensitive`
 * checks that the pictures also reveal a missing light or shadow.
 */
import assert from "node:assert/strict";
import { inChromium } from "./harness/index.mjs";
import { asked, SCREENS } from "./object-figures.mjs";
import { alike, differences, REFERENCES } from "./object-references.mjs";
import { drawing } from "./object-scenes.mjs";

const script = await drawing();

inChromium(
  "the object matches its reference pictures",
  async ({ page }) => {
    await page.addScriptTag({ content: script.code });
    for (const name of Object.keys(REFERENCES)) {
      const found = await differences(page, name);
      assert.ok(alike(found), `${name}: ${JSON.stringify(found)}; ./build.sh pictures --references`);
    }
  },
  { painted: true },
);

inChromium(
  "the reference pictures detect a missing part",
  async ({ page }) => {
    await page.addScriptTag({ content: script.code });
    const name = "modern-faience-desk";
    const lacking = {
      "a cone": { white: [3, 9, 13, 16] },
      "a spool": { black: [4, 10, 12, 14, 17, 22] },
      "the pieces in the drawer": { off: { white: 0, black: 0 } },
      "a sign": { marks: { 15: "ankh", 26: "circle", 27: "water", 28: "three", 29: "two" } },
      "the sticks": { sticks: { faces: [], value: null, canThrow: false, die: false } },
    };
    for (const [what, changes] of Object.entries(lacking)) {
      const found = await differences(page, name, changes);
      assert.ok(!alike(found), `${what}: ${JSON.stringify(found)}`);
    }
  },
  { painted: true },
);

inChromium("drawing a picture stays within the limits of WebGL", async ({ page }) => {
  for (const [name, most] of /** @type {const} */ ([
    ["4K", 64e6],
    ["phone", 16e6],
  ])) {
    const screen = SCREENS[name];
    assert.ok(screen);
    const { calls, bytes } = await asked(page.browserContext(), script.code, screen);
    assert.ok(calls > 4 && calls <= 40, `${name}: ${calls} draw calls`);
    assert.ok(bytes > 1e6 && bytes <= most, `${name}: ${bytes} bytes of textures and buffers`);
  }
  assert.ok(script.brotli <= 30_000, `all that draws the object: ${script.brotli} bytes brotli`);
});
