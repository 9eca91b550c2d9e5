/** The laboratory's files as other programs read them: spreadsheets, Data Package tools and BibTeX. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { citation, csv, dataPackage, gameTable, longTable, sha256 } = await pageModules(
  "pages/lab/citation",
  "pages/lab/files",
  "pages/lab/sha256",
);

const MEASURE = { id: "length", unit: "throws", values: [231.5, 240], clear: false };
const NOTHING = { difference: null, low: null, high: null };
const COMPARISON = {
  rulesets: ["bell", "simple[pieces=5,again=1.4]"],
  player: "random",
  games: 500,
  seed: 1,
  versions: { engine: "0.1.0", method: 1, rules: "58846aa9", judges: [] },
  measures: [{ ...MEASURE, ...NOTHING }],
};

test("texts that a spreadsheet would take as formulas are marked as texts, numbers are not", () => {
  for (const text of ['=HYPERLINK("x")', "+1", "-2-3", "@SUM(1)", "\t=1", "\r=1"]) {
    const written = csv([[text]]).replace(/^"|"?\r\n$/g, "");
    assert.ok(written.startsWith("'"), JSON.stringify(written));
  }
  assert.equal(csv([[-1.5, "a-b", "2=3", -1, true, null]]), "-1.5,a-b,2=3,-1,true,\r\n");
});

test("a figure that is no number is an unknown value", () => {
  assert.equal(csv([[Number.NaN, Number.POSITIVE_INFINITY, 0]]), ",,0\r\n");
});

/** @param {any[]} results @param {any[]} games */
const described = (results, games) =>
  JSON.parse(
    dataPackage({ results, games, link: "https://example.org/", command: "senet lab", definitions: {} }),
  );

test("each column has the type of its values, also if it is empty", () => {
  const games = [
    { ruleset: "bell", game: 0, throws: 100, luck: null, share: 0.5, won: true },
    { ruleset: "bell", game: 1, throws: 90, luck: null, share: 1, won: null },
  ];
  const [long, perGame] = described([COMPARISON], games).resources;
  const typesOf = (/** @type {any} */ { schema }) =>
    Object.fromEntries(schema.fields.map((/** @type {any} */ { name, type }) => [name, type]));
  assert.deepEqual(typesOf(perGame), {
    ruleset: "string",
    game: "integer",
    throws: "integer",
    luck: "any",
    share: "number",
    won: "boolean",
  });
  const { games: count, seed, method, difference, clear, player } = typesOf(long);
  assert.deepEqual(
    { count, seed, method, difference, clear, player },
    {
      count: "integer",
      seed: "integer",
      method: "integer",
      difference: "number",
      clear: "boolean",
      player: "string",
    },
  );
});

test("the package names the size and the checksum of each file", () => {
  const games = [{ ruleset: 'say "bell" – é', game: 0 }];
  const { resources } = described([COMPARISON], games);
  for (const [index, text] of [longTable([COMPARISON]), gameTable(games)].entries()) {
    const bytes = Buffer.from(text);
    assert.equal(resources[index].bytes, bytes.length);
    assert.equal(resources[index].hash, `sha256:${createHash("sha256").update(bytes).digest("hex")}`);
  }
  for (const length of [0, 55, 56, 63, 64, 65, 1000]) {
    const text = "é".repeat(length);
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"));
  }
});

// ---- BibTeX, read as strictly as the strictest of its readers.

/** A value in braces at this place, and the place after it. @param {string} text @param {number} start @returns {[string, number]} */
function braced(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "{") depth += 1;
    else if (text[at] === "}" && --depth === 0) return [text.slice(start + 1, at), at + 1];
  }
  throw new Error("a brace is not closed");
}

/** Reads one entry; throws if anything is unusual. @param {string} text */
function entryIn(text) {
  const [head, type, key] = /^@(misc)\{([a-z0-9-]+),\n/.exec(text) ?? assert.fail(text);
  /** @type {Record<string, string>} */
  const fields = {};
  let at = head.length;
  while (text.slice(at) !== "}") {
    const [opening, name = ""] = /^ {2}([a-z]+) = (?=\{)/.exec(text.slice(at)) ?? assert.fail(text.slice(at));
    assert.ok(!(name in fields), name);
    at += opening.length;
    let value = "";
    for (;;) {
      const [part, next] = braced(text, at);
      value += part;
      at = next;
      const joint = /^ #\n {4}(?=\{)/.exec(text.slice(at));
      if (!joint) break;
      at += joint[0].length;
    }
    fields[name] = value.replace(/\s+/g, " ");
    assert.ok(text.slice(at).startsWith(",\n"), text.slice(at));
    at += 2;
  }
  return { type, key, fields };
}

/** What LaTeX prints for this text. Fails at characters that it cannot print. @param {string} tex */
function printed(tex) {
  const named = { textbackslash: "\\", textasciitilde: "~", textless: "<", textgreater: ">", textbar: "|" };
  let text = "";
  for (let rest = tex; rest !== ""; ) {
    const [token = "", name, symbol, accent] =
      /^(?:\{\\(text[a-z]+)\}|\\([#$%&_{}])|(\\\^\{\})|\{([-'])\}|[^\\{}#$%&_^~<>|])/u.exec(rest) ?? [];
    assert.notEqual(token, "", `LaTeX would not print ${rest.slice(0, 20)}`);
    const isolated = /^\{([-'])\}$/.exec(token)?.[1];
    text += name
      ? named[/** @type {keyof typeof named} */ (name)]
      : (symbol ?? (accent ? "^" : (isolated ?? token)));
    rest = rest.slice(token.length);
  }
  return text;
}

const LINK = "https://example.org/games/senet/lab.html";
const RUNS = {
  "a simple one": { link: LINK, command: "senet lab compare bell simple" },
  "brackets and special characters": {
    link: `${LINK}?do=compare&r=simple%5Bpairs%3Doff%5D&g=500&s=1`,
    command: "senet lab compare -g 500 'simple[pairs=off,zero=4]' --a_b 50% #1 $x ~ ^ \\ {y} <z> | &c",
  },
  "long words": {
    link: `${LINK}?${"r=kendall-masters%5Bpairs%3Doff%2Chit%3Dnone%5D&".repeat(20)}`,
    command: `senet lab sweep ${"kendall-masters[pairs=off,hit=none,zero=4,pieces=5]".repeat(8)} --everything`,
  },
};

for (const [name, run] of Object.entries(RUNS)) {
  test(`the citation is BibTeX that every style can print: ${name}`, () => {
    const { text, bibtex } = citation([COMPARISON], { ...run, date: new Date("2026-11-26T12:00:00Z") });
    for (const line of bibtex.split("\n")) assert.ok(line.length < 79, line);
    assert.doesNotMatch(bibtex, /\\verb|NaN|undefined|null/);
    const { fields } = entryIn(bibtex);
    assert.equal(fields.author, "{The Senet contributors}");
    assert.equal(fields.year, "2026");
    assert.equal(fields.urldate, "2026-11-26");
    assert.equal(fields.url, LINK);
    assert.equal(fields.title, "{Senet} laboratory: what a disputed rule does to the game");
    assert.equal(printed(fields.version ?? ""), "0.1.0 (method 1, rules 58846aa9)");
    const note = printed(fields.note ?? "");
    assert.ok(note.includes(run.command.replace(/\s+/g, " ")), note);
    assert.ok(note.includes(new URL(run.link).search.slice(1)), note);
    assert.ok(text.includes(run.link));
  });
}

test("two citations of one day have different keys", () => {
  const date = new Date("2026-11-26T12:00:00Z");
  const later = new Date("2026-11-26T12:00:01Z");
  const [first, second] = Object.values(RUNS);
  const keys = [
    { ...first, date },
    { ...second, date },
    { ...first, date: later },
  ].map((run) => entryIn(citation([COMPARISON], run).bibtex).key);
  assert.equal(new Set(keys).size, keys.length, keys.join());
});
