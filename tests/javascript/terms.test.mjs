/** One word for one thing: checks the languages against the tables of docs/translating.md. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ROOT } from "../../www/build/bundle.mjs";
import { readLocales } from "../../www/build/locales.mjs";

/** @typedef {{ term: string, words: string[], never: { word: string, except: string[] }[] }} Row */

const document = await readFile(`${ROOT}docs/translating.md`, "utf8");
const locales = await readLocales();

/** Languages that write words without spaces, or compound them. */
const GROWN = ["zh", "ja", "ko"];

/** @param {string} name @returns {Row[]} */
function tableOf(name) {
  const [, section] = document.split(new RegExp(`^## ${name.replace(/[()]/g, "\\$&")}$`, "m"));
  return [...(section?.split(/^## /m)[0] ?? "").matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)]
    .slice(1)
    .map(([, term = "", words = "", never = ""]) => ({
      term,
      words: [...words.matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word),
      never: [...never.matchAll(/`([^`]+)`(?: \(except in ((?:`[^`]+`(?:, )?)+)\))?/g)].map(
        ([, word = "", except = ""]) => ({
          word,
          except: [...except.matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id),
        }),
      ),
    }));
}

/** The text of a message without its id, variables and selectors. @param {string} source */
function messagesOf(source) {
  const said = source
    .replace(/^#.*$/gm, "")
    .split(/\n(?=-?[a-z][\w-]* *=)/i)
    .flatMap((message) => {
      const [, id, text] = /^\s*(-?[a-z][\w-]*) *=([\s\S]*)$/i.exec(message) ?? [];
      if (!id || text === undefined) return [];
      const words = text
        .replace(/\{[^{}]*?->/g, " ")
        .replace(/\{[^{}]*\}/g, "…")
        .replace(/^\s*\*?\[[\w-]+\]/gm, "\n")
        .replace(/[{}]/g, " ");
      return [/** @type {const} */ ([id, words.replace(/\s+/g, " ").trim()])];
    });
  return new Map(said);
}

/** @param {string} word @param {boolean} grown */
function pattern(word, grown) {
  const text = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\\\*$/, "[\\p{L}\\p{M}]*");
  return new RegExp(grown ? text : `(?<![\\p{L}\\p{M}])${text}(?![\\p{L}\\p{M}])`, "iu");
}

for (const { code, name, source } of locales) {
  const heading = { zh: "中文（简体）" }[code] ?? name;
  const rows = tableOf(heading);
  // Words by which the editor finds a rule are those of rule sheets, and not shown.
  const texts = new Map([...messagesOf(source)].filter(([id]) => !id.startsWith("words-")));
  const grown = GROWN.includes(code);

  test(`${name}: has its table of terms, and uses the chosen words`, () => {
    assert.ok(rows.length >= 11, `docs/translating.md has a table for ${heading}`);
    const all = [...texts.values()].join("\n").toLowerCase();
    const missing = rows.flatMap(({ term, words }) =>
      words
        .filter((word) => !all.includes(word.replace(/\*$/, "").toLowerCase()))
        .map((word) => `${term}: ${word}`),
    );
    assert.deepEqual(missing, []);
  });

  test(`${name}: uses no rejected word`, () => {
    const faults = rows.flatMap(({ term, never }) =>
      never.flatMap(({ word, except }) => {
        const wrong = pattern(word, grown);
        return [...texts]
          .filter(([id, text]) => wrong.test(text) && !except.some((start) => id.startsWith(start)))
          .map(([id, text]) => `${id}: “${word}” (${term}) in “${text}”`);
      }),
    );
    assert.deepEqual(faults, []);
  });
}

test("a rejected word is found as a whole word, not as part of another", () => {
  assert.match("The Enemy piece", pattern("enemy", false));
  assert.doesNotMatch("the enemies", pattern("enemy", false));
  assert.match("the enemies’", pattern("enem*", false));
  assert.match("他打败了你", pattern("打败", true));
  assert.equal(
    messagesOf("a = One { $who ->\n    [you] enemy\n   *[other] { $x } piece\n  }.\nb = no").get("a"),
    "One enemy … piece .",
  );
});

const LEVELS = [
  "beginner",
  "runner",
  "hitter",
  "casual",
  "builder",
  "cautious",
  "skilled",
  "expert",
  "master",
];

for (const { code, name, source } of locales)
  test(`${name}: a computer player has one name, in the list of opponents and beside the board`, () => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    const text = (/** @type {string} */ id, /** @type {Record<string, string>} */ args = {}) =>
      bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, []).toLocaleLowerCase(code);
    for (const level of LEVELS) {
      const [, beside = ""] = text("player-name", { who: "computer", level }).split(/[:：,] ?/);
      assert.ok(beside && text(`opponent-${level}`).startsWith(beside), `${level}: “${beside}”`);
    }
  });
