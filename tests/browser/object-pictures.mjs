/**
 * Pictures of the object view for inspection: `./build.sh pictures` draws every board in every material, on a desktop,
 * a phone and a kiosk, to `target/pictures/`. Arguments select the pictures whose names contain one of them.
 * `--samples=16` averages 16 pictures, as the view does at rest; a software renderer takes seconds for each.
 * `--turned=1.2,-0.4,1` draws from another angle, `--large` four times as large, `--dark` in the dark scheme.
 * `--kept` draws docs/object.webp, the picture in docs/object-view.md. `--references` redraws the small pictures for
 * object-pictures.test.mjs. `--sensitive` checks that these reveal a missing light or shadow. `--figures` prints the
 * cost of a picture (object-figures.mjs).
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import puppeteer from "puppeteer-core";
import { ROOT } from "../../www/build/bundle.mjs";
import { printFigures } from "./object-figures.mjs";
import { alike, differences, referenced } from "./object-references.mjs";
import { BOARDS, drawing, drawn, isObject, materialsOf, SIZES } from "./object-scenes.mjs";

const FOLDER = `${ROOT}target/pictures/`;
const SOFTWARE = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/** The value of `--name=`, "" for `--name` alone, or null if the option is missing. @param {string} name */
function option(name) {
  const argument = process.argv.find((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  return argument === undefined ? null : argument.slice(name.length + 3);
}

const script = await drawing();
const browser = await puppeteer.launch({
  executablePath: "/usr/bin/chromium",
  args: SOFTWARE,
  protocolTimeout: 600_000,
});
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script.code });
  if (option("references") !== null) await referenced(page);
  else if (option("sensitive") !== null) await tellsWhatIsMissing(page);
  else if (option("figures") !== null) await printFigures(browser, script);
  else if (option("kept") !== null) {
    const rect = { x: 960 * 0.03, y: 464 * 0.06, width: 960 * 0.94, height: 464 * 0.62 };
    const kept = { board: "modern", theme: "faience", width: 960, height: 464, rect, samples: 4 };
    await writeFile(`${ROOT}docs/object.webp`, (await drawn(page, kept, { type: "image/webp" })).picture);
  } else await all(page);
} finally {
  await browser.close();
}

/** @param {import("puppeteer-core").Page} page */
async function all(page) {
  const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
  const samples = Number(option("samples") ?? 1);
  const [around = 0, steeper = 0, drawer = 1] = (option("turned") ?? "").split(",").map(Number);
  const turned =
    option("turned") === null ? {} : { orbit: { yaw: around, pitch: steeper, drawerOpen: drawer } };
  const times = option("large") === null ? 1 : 2;
  await mkdir(FOLDER, { recursive: true });
  let count = 0;
  for (const board of BOARDS.keys()) {
    for (const theme of materialsOf(board)) {
      for (const [size, { width, height, upright }] of Object.entries(SIZES)) {
        const name = `${board}-${theme}-${size}`;
        if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
        const look = { board, theme, upright, dark: option("dark") !== null, samples, ...turned };
        const shown = { ...look, width: width * times, height: height * times };
        if (!isObject(shown)) continue;
        const { picture } = await drawn(page, shown);
        await writeFile(`${FOLDER}${name}.png`, picture);
        console.log(name);
        count++;
      }
    }
  }
  if (count === 0) throw new Error("no picture has such a name");
  console.log(`${count} pictures in target/pictures/; all that draws them: ${script.brotli} bytes brotli`);
}

/** Checks that every change of scene.frag shows in a reference. @param {import("puppeteer-core").Page} page */
async function tellsWhatIsMissing(page) {
  for (const [what, from, to] of /** @type {const} */ ([
    ["the key light", "vec3(5.4, 4.95, 4.3)", "vec3(0.0)"],
    ["shadows", "return open / 16.0;", "return 1.0;"],
    [
      "contact with what is near",
      "float openness(vec3 at, vec3 n) {",
      "float openness(vec3 at, vec3 n) { return 1.0;",
    ],
    ["the room that glaze mirrors", "return seen * uRoom;", "return vec3(0.0);"],
  ])) {
    await page.goto("about:blank");
    await page.addScriptTag({ content: (await otherwise(from, to)).code });
    const difference = await differences(page, "modern-faience-desk");
    console.log(`${what}: ${JSON.stringify(difference)}`);
    if (alike(difference)) throw new Error(`the references do not reveal that ${what} is missing`);
  }
}

/** The drawing with a number or word of scene.frag replaced. @param {string} from @param {string} to */
function otherwise(from, to) {
  return drawing([
    {
      name: "otherwise",
      load: async (id) => {
        if (!id.endsWith("scene.frag")) return null;
        const source = await readFile(id, "utf8");
        if (!source.includes(from)) throw new Error(`scene.frag lacks ${from}`);
        return { code: `export default ${JSON.stringify(source.replace(from, to))};`, moduleType: "js" };
      },
    },
  ]);
}
