/** The curator's file: what may stand in it, what is said of what may not, and that the published schema says the same. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { curatorModule, jsonSchema, SCHEMA_FILE } from "../../www/build/curator-schema.mjs";

const { curatorSchema, readCurator } = await curatorModule();

/** @param {unknown} file */
const read = (file) => readCurator(JSON.stringify(file));

test("the published schema is the check itself (node www/build/curator-schema.mjs writes it)", async () => {
  assert.deepEqual(JSON.parse(await readFile(SCHEMA_FILE, "utf8")), jsonSchema(curatorSchema));
});

test("the example of the document is a good file", async () => {
  const document = await readFile(new URL("../../docs/exhibit.md", import.meta.url), "utf8");
  const [, example] = /```json\n([\s\S]+?)```/.exec(document) ?? [];
  assert.ok(example, "docs/exhibit.md has an example");
  assert.deepEqual(readCurator(example).curator, JSON.parse(example));
});

test("an empty file changes nothing", () => {
  assert.deepEqual(read({}), { curator: {} });
});

test("each fault names its field and what is allowed there", () => {
  const faultsOf = (/** @type {unknown} */ file) => read(file).faults;
  assert.deepEqual(faultsOf({ timers: { inactivity: 1 } }), [
    { type: "value", field: "timers.inactivity", allowed: ">=5", found: "1" },
  ]);
  assert.deepEqual(faultsOf({ colour: "red" }), [{ type: "field", field: "colour" }]);
  const [palette] = faultsOf({ palette: "pink" });
  assert.equal(palette.field, "palette");
  assert.match(palette.allowed, /"faience"/);
  assert.equal(palette.found, '"pink"');
  assert.equal(faultsOf({ languages: ["en", "xx"] })[0].field, "languages.1");
  assert.equal(faultsOf({ languages: [] })[0].field, "languages");
  assert.equal(faultsOf({ texts: { en: { title: "x".repeat(61) } } })[0].field, "texts.en.title");
  assert.equal(faultsOf({ texts: { xx: {} } })[0].type, "field");
  assert.equal(faultsOf([])[0].type, "value");
  assert.equal(readCurator("{")?.faults[0].type, "json");
  assert.equal(faultsOf({ sound: "yes", attract: 1 }).length, 2);
});

test("a picture is inside the file or beside it, never elsewhere and never a script", () => {
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
