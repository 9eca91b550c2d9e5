/** The curator file: what is allowed, how errors are reported, and that the published schema matches. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { curatorModule, jsonSchema, SCHEMA_FILE } from "../../www/build/curator-schema.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { engine } from "../../www/build/rule-boards.mjs";
import { heldPromise, settled } from "./held-promise.mjs";
import { standInSite } from "./site.mjs";

const { curatorSchema, readCurator } = await curatorModule();
const {
  CuratorFile,
  EngineClient,
  Localizer,
  curatorFaultSentence,
  languageOf,
  nameOfOffered,
  resolveRules,
} = await pageModules(
  "addons/kiosk/curator-file",
  "addons/kiosk/curator-rules",
  "addons/kiosk/game-choice",
  "base/i18n/localizer",
  "engine/engine-client",
);
const { THEMES } = await pageModules("board/palette");

/** @param {unknown} file */
const read = (file) => readCurator(JSON.stringify(file));

test("the published schema matches the check (node www/build/curator-schema.mjs writes it)", async () => {
  assert.deepEqual(JSON.parse(await readFile(SCHEMA_FILE, "utf8")), jsonSchema(curatorSchema));
});

test("the example in the document is a valid file", async () => {
  const document = await readFile(new URL("../../docs/exhibit.md", import.meta.url), "utf8");
  const [, example] = /```json\n([\s\S]+?)```/.exec(document) ?? [];
  assert.ok(example, "docs/exhibit.md has an example");
  assert.deepEqual(readCurator(example).curator, JSON.parse(example));
});

test("an empty file changes nothing", () => {
  assert.deepEqual(read({}), { curator: {} });
});

test("each error names its field, what is wrong and the allowed range", () => {
  const faultsOf = (/** @type {unknown} */ file) => read(file).faults;
  const kind = (/** @type {string} */ field, /** @type {string} */ type) => [
    { type: "kind", field, kind: type },
  ];
  assert.deepEqual(faultsOf({ texts: { en: { title: "x".repeat(61) } } }), [
    { type: "long", field: "texts › en › title", most: 60, found: 61 },
  ]);
  assert.deepEqual(faultsOf({ texts: { en: { captions: Array(21).fill("x") } } }), [
    { type: "count", field: "texts › en › captions", most: 20, found: 21 },
  ]);
  assert.deepEqual(faultsOf({ texts: { en: { captions: ["x", ""] } } }), [
    { type: "empty", field: "texts › en › captions › 2" },
  ]);
  assert.deepEqual(faultsOf({ languages: [] }), [{ type: "empty", field: "languages" }]);
  assert.deepEqual(faultsOf({ timers: { inactivity: 1 } }), [
    { type: "range", field: "timers › inactivity", least: 5, most: 3600, found: 1 },
  ]);
  assert.deepEqual(faultsOf({ palette: "pink" }), [
    {
      type: "choice",
      field: "palette",
      allowed: THEMES.join(", "),
      found: "pink",
    },
  ]);
  assert.deepEqual(faultsOf({ address: "javascript:alert(1)" }), [
    { type: "address", field: "address", found: "javascript:alert(1)" },
  ]);
  assert.equal(faultsOf({ languages: ["en", "xx"] })[0].field, "languages › 2");
  for (const name of ["languages", "rulesets"]) {
    const [value] = name === "languages" ? ["de"] : ["bell"];
    assert.deepEqual(faultsOf({ [name]: [value, value] }), [
      { type: "twice", field: `${name} › 2`, found: value },
    ]);
  }
  assert.deepEqual(faultsOf({ colour: "red" }), [{ type: "field", field: "colour" }]);
  assert.deepEqual(faultsOf({ texts: { xx: {} } }), [{ type: "field", field: "texts › xx" }]);
  assert.deepEqual(faultsOf({ logo: { picture: "logo.svg" } }), [{ type: "missing", field: "logo › name" }]);
  assert.deepEqual(faultsOf({ timers: { caption: "9" } }), kind("timers › caption", "number"));
  assert.deepEqual(faultsOf({ sound: "yes" }), kind("sound", "flag"));
  assert.deepEqual(faultsOf({ palette: 3 }), kind("palette", "text"));
  assert.deepEqual(faultsOf({ languages: "de" }), kind("languages", "list"));
  assert.deepEqual(faultsOf({ texts: "Senet" }), kind("texts", "group"));
  for (const file of [[], null, 7]) assert.deepEqual(faultsOf(file), [{ type: "no-group" }]);
  assert.equal(faultsOf({ sound: "yes", attract: 1 }).length, 2);
});

test("a file may still name a length that is no longer offered", () => {
  const rulesets = ["kendall-masters[pieces=2,start_house=17]", "bell"];
  assert.deepEqual(read({ rulesets }), { curator: { rulesets } });
});

/** The rules on offer, or the faults, of a list in a file. @param {unknown[]} rulesets */
async function offered(rulesets) {
  const written = read({ rulesets });
  const result = written.faults ? written : await resolveRules(written.curator, EngineClient.of(engine));
  return (
    result.faults ??
    result.curator.rulesets.map((/** @type {any} */ { start, ...rules }) => {
      const needsFull = rules.ruleset.includes("[");
      assert.equal(
        start?.ruleset,
        needsFull ? rules.ruleset : undefined,
        "a card needs the pieces at the start",
      );
      return rules;
    })
  );
}

const SHEET = "kendall-modern[hit_to_water=28-30]";

test("a file offers reconstructions, rules in use by their name, and written rules with a name of their own", async () => {
  const name = { en: "Our sheet", de: "Unser Blatt" };
  assert.deepEqual(
    await offered([
      "bell",
      SHEET,
      { rules: "kendall-modern[blockade=off]", name },
      { rules: "simple", name },
    ]),
    [
      { ruleset: "bell" },
      { ruleset: SHEET },
      { ruleset: "kendall-modern[blockade=off]", name },
      { ruleset: "simple", name },
    ],
  );
  for (const { id, ruleset } of engine.rules_in_use())
    assert.deepEqual(await offered([id]), [{ ruleset, inUse: id }]);
});

test("the documented entries are offered, and all rules in use are documented", async () => {
  const document = await readFile(new URL("../../docs/exhibit.md", import.meta.url), "utf8");
  const [, section = ""] = /### Offer your own rules\n(.*?)\n#/s.exec(document) ?? [];
  const entries = [...section.matchAll(/\| `([{"].*?)` \|$/gm)].map(([, entry = ""]) => JSON.parse(entry));
  assert.equal(entries.length, 4);
  assert.equal((await offered(entries.slice(0, 3))).length, 3);
  assert.equal((await offered(entries.slice(3)))[0].name.de, "Unser Blatt");
  for (const { id } of engine.rules_in_use()) assert.ok(section.includes(`\`${id}\``), id);
});

test("rules in use and rules with a name are offered by it, in the visitor's language if possible", async () => {
  const stop = standInSite(() => undefined);
  try {
    const [german, french] = [
      await Localizer.load(languageOf("de"), ["rest"]),
      await Localizer.load(languageOf("fr"), ["rest"]),
    ];
    const name = { en: "Our sheet", de: "Unser Blatt" };
    assert.equal(nameOfOffered({ ruleset: SHEET, name }, german), "Unser Blatt");
    assert.equal(nameOfOffered({ ruleset: SHEET, name }, french), "Our sheet");
    assert.equal(nameOfOffered({ ruleset: SHEET }, german), null);
    for (const { id, ruleset } of engine.rules_in_use())
      assert.equal(nameOfOffered({ ruleset, inUse: id }, french), french.text(`in-use-${id}`));
  } finally {
    stop();
  }
});

test("rules that cannot be played are faults that name the entry and the reason", async () => {
  const stop = standInSite(() => undefined);
  try {
    const l10n = await Localizer.load(languageOf("en"), ["rest", "kiosk"]);
    for (const [entry, reason] of [
      ["kendall-modern[hit=to_hand]", /hit=to_hand.*hit, entry.*: .* enter again/],
      ["kendall-modern[values=1.1.1.1.1]", /again, values.*: Every throw would earn another one/],
      ["kendall-modern[last_chance=28-30,return_full=closed]", /return_full, last_chance/],
      ["kendall-modern[colour=red]", /colour/],
      ["kendall-modern[pieces=99]", /99|pieces/],
      ["nobody[pieces=5]", /nobody/],
      ["nobody", /boxed-set/],
      ["two words", /kendall-masters/],
      ["bell", /twice/],
      [{ rules: "bell", name: { en: "Our sheet" } }, /twice/],
      [{ rules: "nobody", name: { en: "Our sheet" } }, /boxed-set/],
    ]) {
      const faults = /** @type {any[]} */ (await offered(["bell", entry]));
      assert.equal(faults.length, 1, JSON.stringify(entry));
      assert.equal(faults[0].field, "rulesets › 2", JSON.stringify(faults));
      assert.match(l10n.sentence(curatorFaultSentence(faults[0])), /** @type {RegExp} */ (reason));
    }
    for (const [entry, ...expected] of [
      [7, "kind", "rulesets › 1"],
      ["", "empty", "rulesets › 1"],
      ["x".repeat(1001), "long", "rulesets › 1"],
      [{ rules: SHEET }, "missing", "rulesets › 1 › name"],
      [{ name: {} }, "missing", "rulesets › 1 › rules"],
      [{ rules: SHEET, name: { xx: "x" } }, "field", "rulesets › 1 › name › xx"],
    ]) {
      const [{ type, field }] = read({ rulesets: [entry] }).faults;
      assert.deepEqual([type, field], expected);
    }
  } finally {
    stop();
  }
});

test("an unparsable file is reported with its line, if the browser gives one", () => {
  const lineOf = (/** @type {string} */ source) => {
    const [{ type, line }] = readCurator(source).faults;
    assert.equal(type, "json");
    return line;
  };
  assert.equal(lineOf('{\n  "sound": true,\n  "attract" true\n}'), 3);
  assert.equal(lineOf("{"), 1);
  assert.equal(lineOf("nothing"), 1);
});

test("a file that arrives after the screen has closed changes nothing", async () => {
  /** @type {string[]} */
  const reports = [];
  const promise = heldPromise();
  const { fetch: real } = globalThis;
  globalThis.fetch = async () => {
    await promise.promise;
    return new Response('{"sound": true}');
  };
  Object.assign(globalThis, {
    document: { baseURI: "http://museum.example/" },
    location: new URL("http://museum.example/"),
  });
  try {
    const file = CuratorFile.named(
      "curator.json",
      (/** @type {string} */ what) => reports.push(what),
      async (/** @type {unknown} */ curator) => ({ curator }),
    );
    const reading = file.read();
    file.destroy();
    promise.resolve(undefined);
    await reading;
    assert.deepEqual(reports, []);
    assert.equal(file.used, null);
  } finally {
    globalThis.fetch = real;
  }
});

test("a version whose picture arrives late does not replace the copy of a newer one", async () => {
  const picture = heldPromise();
  /** @type {Map<string, string>} */
  const kept = new Map();
  let source = '{"sound": true, "logo": {"picture": "logo.svg", "name": {"en": "Museum"}}}';
  const { fetch: real } = globalThis;
  globalThis.fetch = async (/** @type {any} */ address) => {
    if (!String(address).endsWith("logo.svg")) return new Response(source);
    await picture.promise;
    return new Response("<svg></svg>");
  };
  const cache = {
    put: async (/** @type {any} */ url, /** @type {Response} */ answer) =>
      kept.set(String(url), await answer.text()),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (/** @type {string} */ url) => kept.delete(url),
  };
  Object.assign(globalThis, {
    document: { baseURI: "http://museum.example/" },
    location: new URL("http://museum.example/"),
    caches: { match: async () => undefined, open: async () => cache },
  });
  try {
    const file = CuratorFile.named(
      "curator.json",
      () => undefined,
      async (/** @type {unknown} */ curator) => ({ curator }),
    );
    await file.read();
    source = '{"sound": false}';
    await file.read();
    await settled();
    picture.resolve(undefined);
    await settled();
    assert.equal(kept.get("http://museum.example/curator.json"), source);
  } finally {
    globalThis.fetch = real;
    delete (/** @type {any} */ (globalThis).caches);
  }
});

test("a picture is embedded or beside the file, never elsewhere and never a script", () => {
  const faulty = (/** @type {string} */ picture) =>
    "faults" in read({ logo: { picture, name: { en: "Museum" } } });
  assert.ok(!faulty("logo.svg"));
  assert.ok(!faulty("pictures/logo-2.png"));
  assert.ok(!faulty("data:image/png;base64,iVBORw0KGgo="));
  for (const picture of [
    "https://example.org/logo.png",
    "//example.org/logo.png",
    "javascript:alert(1)",
    "data:text/html;base64,PGI+",
    "data:image/png,<svg>",
    "logo.html",
    "a b.png",
  ])
    assert.ok(faulty(picture), picture);
});
