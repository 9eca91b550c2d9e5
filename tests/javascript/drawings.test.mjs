/** Drawings in SVG files, as the page draws them. */
import assert from "node:assert/strict";
import test from "node:test";
import { drawingModule } from "../../www/build/drawings.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

const { CHAPTERS, drawing, face, OPPONENTS } = await pageModules(
  "addons/lessons/chapters",
  "addons/lessons/drawings",
  "addons/shared/opponent-cards",
  "game/view-state",
);

/** The markup of a template. @param {any} value @returns {string} */
function markupOf(value) {
  if (Array.isArray(value)) return value.map(markupOf).join("");
  if (!value?.strings) return typeof value === "symbol" || value === undefined ? "" : String(value);
  return value.strings
    .map((/** @type {string} */ text, /** @type {number} */ index) => text + markupOf(value.values[index]))
    .join("");
}

/** @param {string} markup */
const pathsIn = (markup) => markup.match(/<path /g)?.length ?? 0;

test("every player has a face, and computer players one for each mood", () => {
  for (const opponent of OPPONENTS) {
    const moods = ["calm", "eager", "glad", "sorry"].map((mood) => markupOf(face(opponent, mood)));
    for (const markup of moods) assert.ok(pathsIn(markup) > 8, opponent);
    assert.equal(new Set(moods).size, moods.length, opponent);
  }
});

test("every chapter has its drawing, with the signs of the last houses", () => {
  for (const { drawing: name } of CHAPTERS) assert.ok(markupOf(drawing(name)).length > 500, name);
  assert.ok(pathsIn(markupOf(drawing("last-houses"))) >= 3 + 13);
});

test("a symbol draws others in its place, without what is there only to look at the file", () => {
  const code = drawingModule(`<svg><!-- no --><symbol id="a" fill="red"> <path d="M0 0"/> </symbol>
    <symbol id="b"><use href="#a"/><use href="#a" x="1" transform="scale(2)"/></symbol><use href="#b" y="9"/></svg>`);
  assert.match(code, /"a": \(use\) => svg`<g fill="red"><path d="M0 0"\/><\/g>`/);
  assert.match(
    code,
    /"b": \(use\) => svg`\$\{use\("a"\)\}<g x="1" transform="scale\(2\)">\$\{use\("a"\)\}<\/g>`/,
  );
  assert.doesNotMatch(code, /no|"9"/);
});

test("a symbol that does not exist is an error", () => {
  assert.throws(() => drawingModule(`<symbol id="a"><use href="#gone"/></symbol>`), /gone/);
});
