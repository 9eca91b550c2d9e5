/** Renders the PNG icons in `www/icons/` from `www/icon.svg` with Chromium: `node www/build/icons.mjs`. */
import { readFile, writeFile } from "node:fs/promises";
import { launch } from "../../tests/browser/harness/launch.mjs";
import { SOURCE } from "./bundle.mjs";

/** The icon's background colour, which fills a maskable icon to its edges. */
const GROUND = "#14606c";

/**
 * Systems that crop icons to their own shapes keep only the inner 80 %.
 * @type {{ name: string, size: number, inner: number, ground: string }[]}
 */
const ICONS = [
  { name: "icon-192", size: 192, inner: 1, ground: "transparent" },
  { name: "icon-512", size: 512, inner: 1, ground: "transparent" },
  { name: "icon-maskable-512", size: 512, inner: 0.82, ground: GROUND },
  { name: "icon-touch-180", size: 180, inner: 0.92, ground: GROUND },
];

const picture = (await readFile(`${SOURCE}icon.svg`)).toString("base64");
const browser = await launch("chromium");
try {
  const page = await browser.newPage();
  for (const { name, size, inner, ground } of ICONS) {
    await page.setViewport({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
        `<img alt="" width="${size * inner}" src="data:image/svg+xml;base64,${picture}">`,
    );
    await writeFile(`${SOURCE}icons/${name}.png`, await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
