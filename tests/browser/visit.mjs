/**
 * Figures about a visit: `./build.sh visit`. A script plays games of the three lengths on the page as people do
 * (visitor.mjs), against the beginner, at normal speed, on a phone. The table of medians goes into
 * docs/visit.md. `node tests/browser/visit.mjs GAMES RULESET…` only prints the medians of other games.
 */
import { readFile, writeFile } from "node:fs/promises";
import { ROOT } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { launch } from "./harness/launch.mjs";
import { PHONE } from "./harness/places.mjs";
import { median, taps, visit } from "./visitor.mjs";

const TABLE = `${ROOT}docs/visit.md`;
/** The table starts with this line and is the last part of the document. */
const HEAD = "| game | throws |";

const [games = "", ...others] = process.argv.slice(2);
const lengths = Object.keys(JSON.parse(await readFile(`${ROOT}www/src/game/minutes.json`, "utf8")));
const server = await serve();
const browser = await launch("chromium", { coarse: true });
const lines = [
  `${HEAD} taps: throw | forced | choice | other | all | real choices | changes of text | words | most at once | changes of the button | minutes | moved |`,
  "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
];
try {
  for (const ruleset of others.length > 0 ? others : lengths) {
    /** @type {import("./visitor.mjs").Visit[]} */
    const visits = [];
    for (let seed = 1; seed <= Number(games || 5); seed += 1) {
      const page = await browser.newPage();
      await page.setViewport({ ...PHONE, deviceScaleFactor: 0.5 });
      const query = new URLSearchParams({ ruleset, seed: String(seed), keep: "off" });
      visits.push(await visit(page, `${server.url}?${query}`));
      await page.close();
      console.log(JSON.stringify(visits.at(-1)));
    }
    const of = (/** @type {(visit: import("./visitor.mjs").Visit) => number} */ figure) =>
      String(Math.round(median(visits.map(figure)) * 10) / 10);
    /** @type {Record<string, number>} */
    const moved = {};
    for (const [part, by] of visits.flatMap((one) => Object.entries(one.moved)))
      moved[part] = Math.max(moved[part] ?? 0, by);
    const shifts = Object.entries(moved).map(([part, by]) => `${part} ${by} px`);
    const cells = [
      of(({ throws }) => throws),
      of(({ throwing }) => throwing),
      of(({ forced }) => forced),
      of(({ choice }) => choice),
      of(({ other }) => other),
      of(taps),
      of(({ choices }) => choices),
      of(({ changes }) => changes),
      of(({ words }) => words),
      of(({ longest }) => longest),
      of(({ button }) => button),
      of(({ seconds }) => seconds / 60),
      shifts.join(", ") || "nothing",
    ];
    lines.push(`| \`${ruleset}\` | ${cells.join(" | ")} |`);
    console.log(lines.at(-1));
  }
} finally {
  await browser.close();
  await server.close();
}
if (others.length === 0) {
  const text = await readFile(TABLE, "utf8");
  await writeFile(TABLE, `${text.slice(0, text.indexOf(HEAD))}${lines.join("\n")}\n`);
}
