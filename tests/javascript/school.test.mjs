/** For schools: the SCORM 1.2 package, the scores of finished games, and what a platform saves. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { after, test } from "node:test";
import { unzipSync } from "fflate";
import { validateXML } from "xmllint-wasm";
import { DIST, ROOT } from "../../www/build/bundle.mjs";
import { filesBelow } from "../../www/build/offline.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { LAUNCH, manifest, scormPackage } from "../../www/build/scorm.mjs";

const SCHEMAS = `${ROOT}tests/data/scorm/`;

const folder = await mkdtemp(`${tmpdir()}/senet-school-`);
after(() => rm(folder, { recursive: true }));

test("the SCORM 1.2 package has its manifest, and the manifest lists every file once", async () => {
  const name = await scormPackage(`${folder}/`, "1.2.3", "licences");
  const zip = await readFile(`${folder}/${name}`);
  const files = unzipSync(new Uint8Array(zip));
  const xml = new TextDecoder().decode(files["imsmanifest.xml"]);
  const inside = Object.keys(files).filter((file) => file !== "imsmanifest.xml");
  const listed = [...xml.matchAll(/<file href="([^"]+)"\/>/g)].map(([, href = ""]) => decodeURI(href));
  assert.deepEqual(listed, [...inside].sort());
  assert.equal(new Set(listed).size, listed.length);
  assert.ok(listed.includes(LAUNCH));
  for (const file of listed.filter((one) => one !== "third-party-licences.txt"))
    assert.deepEqual(Buffer.from(files[file] ?? []), await readFile(DIST + file), file);
  const left = (await filesBelow(DIST)).filter((file) => !listed.includes(file));
  assert.ok(
    left.every((file) => /^senet\.html$|^service-worker|^picture|^package.json$/.test(file)),
    `${left}`,
  );
  await scormPackage(`${folder}/`, "1.2.3", "licences");
  assert.deepEqual(await readFile(`${folder}/${name}`), zip, "the same contents give the same bytes");

  const value = (/** @type {RegExp} */ pattern) => pattern.exec(xml)?.[1] ?? "";
  assert.equal(value(/adlcp:scormtype="(\w+)"/), "sco");
  assert.equal(value(/<resource [^>]*href="([^"]+)"/), LAUNCH);
  // What the schemas cannot check.
  const ids = [...xml.matchAll(/ identifier="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length, "every identifier is its own");
  assert.equal(value(/identifierref="([^"]+)"/), value(/<resource identifier="([^"]+)"/));
  assert.equal(value(/<organizations default="([^"]+)"/), value(/<organization identifier="([^"]+)"/));
  assert.equal(value(/<schema>(.+)<\/schema>/), "ADL SCORM");
  assert.equal(value(/<schemaversion>(.+)<\/schemaversion>/), "1.2");
});

/** The errors that the SCORM 1.2 schemas find in each manifest. @param {string[]} manifests */
async function faults(...manifests) {
  const [schema, ...preload] = await Promise.all(
    ["adlcp_rootv1p2.xsd", "imscp_rootv1p1p2.xsd", "ims_xml.xsd"].map(async (fileName) => ({
      fileName,
      contents: await readFile(SCHEMAS + fileName, "utf8"),
    })),
  );
  const name = (/** @type {number} */ index) => `${index}.xml`;
  const { errors } = await validateXML({
    xml: manifests.map((contents, index) => ({ fileName: name(index), contents })),
    schema: [/** @type {import("xmllint-wasm").XMLFileInfo} */ (schema)],
    preload,
  });
  return manifests.map((_, index) =>
    errors
      .filter(({ loc }) => loc?.fileName === name(index))
      .map(({ message }) => message)
      .join("\n"),
  );
}

test("the manifest is valid by the SCORM 1.2 schemas, which detect errors", async () => {
  const xml = manifest("1.2.3", [LAUNCH, "a file & more.js"]);
  /** @type {[string | RegExp, string, RegExp][]} */
  const wrong = [
    [/<organizations default.*<\/organizations>/s, "", /Expected is .*organizations/],
    [' type="webcontent"', "", /'type' is required/],
    ['adlcp:scormtype="sco"', 'adlcp:scormtype="game"', /scormtype.*not an element of the set/],
    ["<title>Senet</title>", "<name>Senet</name>", /name.*not expected/],
  ];
  const [right, ...others] = await faults(xml, ...wrong.map(([part, by]) => xml.replace(part, by)));
  assert.equal(right, "");
  for (const [index, [, , fault]] of wrong.entries()) assert.match(others[index] ?? "", fault);
});

test("times are written as each standard requires", async () => {
  const { scormTime } = await pageModules("pages/school/scorm");
  assert.equal(scormTime(0), "0000:00:00.00");
  assert.equal(scormTime(3_723_450), "0001:02:03.45");
  assert.equal(scormTime(59_999), "0000:01:00.00");
  assert.equal(scormTime(-5), "0000:00:00.00");
});

test("a win scores a hundred points, a loss the share of pieces borne off", async () => {
  const { resultOf } = await pageModules("pages/school/scorm");
  const state = { winner: "white", pieces: 7, off: { white: 7, black: 3 } };
  assert.deepEqual(resultOf({ side: "white", state }), { score: 100, won: true });
  assert.deepEqual(resultOf({ side: "black", state }), { score: 42, won: false });
  assert.deepEqual(resultOf({ side: null, state }), { score: 100, won: true });
  assert.deepEqual(resultOf({ side: "black", state: { ...state, winner: "draw" } }), {
    score: 50,
    won: false,
  });
});

test("a saved game comes back, a game too long to fit is saved as its position, and anything else is refused", async () => {
  const { serialized, read } = await pageModules("pages/school/scorm");
  const snapshot = { opponent: "casual", side: "black", ruleset: "simple", position: "xyz" };
  const short = await serialized(snapshot, "Senet 1\nRuleset: simple\n");
  assert.ok(short.whole);
  assert.deepEqual(await read(short.text), {
    opponent: "casual",
    side: "black",
    ruleset: "simple",
    record: "Senet 1\nRuleset: simple\n",
  });
  const long = await serialized(snapshot, randomBytes(6000).toString("base64"));
  assert.equal(long.whole, false);
  assert.equal((await read(long.text))?.position, "xyz");
  for (const bad of [
    "",
    "x",
    "{}",
    '{"version":2}',
    '{"version":1,"opponent":"<b>","side":null,"ruleset":"simple"}',
  ])
    assert.equal(await read(bad), null, bad);
});

test("the first lesson completes the activity without a score, and a game counts as before", async () => {
  const { Scorm } = await pageModules("pages/school/scorm");
  /** @type {Record<string, string>} */
  const values = { "cmi.core.lesson_status": "not attempted" };
  let open = "true";
  const api = {
    LMSInitialize: () => open,
    LMSFinish: () => "true",
    LMSCommit: () => "true",
    LMSGetValue: (/** @type {string} */ name) => values[name] ?? "",
    LMSSetValue: (/** @type {string} */ name, /** @type {string} */ value) => {
      values[name] = value;
      return "true";
    },
    LMSGetLastError: () => "0",
    LMSGetErrorString: () => "",
  };
  const trouble = (/** @type {unknown} */ sentence) => assert.fail(JSON.stringify(sentence));
  const platform = new Scorm(api, trouble);
  assert.equal(values["cmi.core.lesson_status"], "incomplete");
  assert.equal(platform.learned(), true);
  assert.deepEqual(
    [values["cmi.core.lesson_status"], values["cmi.core.score.raw"]],
    ["completed", undefined],
  );
  assert.equal(platform.result({ score: 42, won: false }), true);
  assert.deepEqual([values["cmi.core.lesson_status"], values["cmi.core.score.raw"]], ["completed", "42"]);
  values["cmi.core.lesson_status"] = "passed";
  platform.learned();
  assert.equal(values["cmi.core.lesson_status"], "passed", "what the platform has decided stays");
  open = "false";
  const closed = new Scorm(api, trouble);
  assert.deepEqual([closed.learned(), closed.result({ score: 1, won: false })], [false, false]);
});
