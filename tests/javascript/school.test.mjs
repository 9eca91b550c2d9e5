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

/** A platform that accepts everything, and its calls. */
function acceptingPlatform() {
  /** @type {string[][]} */
  const calls = [];
  const method = (/** @type {string} */ name, answer = "true") => [
    name,
    (/** @type {string[]} */ ...args) => {
      calls.push([name, ...args]);
      return answer;
    },
  ];
  const api = Object.fromEntries([
    ...["LMSInitialize", "LMSFinish", "LMSCommit", "LMSSetValue"].map((name) => method(name)),
    ...["LMSGetValue", "LMSGetLastError", "LMSGetErrorString"].map((name) => method(name, "")),
  ]);
  const kept = () => calls.filter(([name, key]) => name === "LMSSetValue" && key === "cmi.suspend_data");
  return { api, calls, kept };
}

const SNAPSHOT = { opponent: "casual", side: "black", ruleset: "simple", position: "xyz" };

test("a page that closes while the last move is being compressed still saves it", async () => {
  const { Scorm, read } = await pageModules("pages/school/scorm");
  for (const { record, expected } of [
    { record: "Senet 1\nRuleset: simple\n", expected: { record: "Senet 1\nRuleset: simple\n" } },
    { record: "x".repeat(5000), expected: { position: "xyz" } },
  ]) {
    const { api, calls, kept } = acceptingPlatform();
    const platform = new Scorm(api, assert.fail);
    await platform.save(SNAPSHOT, "an earlier move");
    const saving = platform.save(SNAPSHOT, record);
    platform.leave();
    const [, , text] = kept().at(-1) ?? [];
    const { position: _, ...head } = SNAPSHOT;
    assert.deepEqual(await read(text), { ...head, ...expected });
    assert.equal(calls.at(-1)?.[0], "LMSFinish");
    assert.ok(calls.some((call) => call[1] === "cmi.core.exit" && call[2] === "suspend"));
    await saving;
    assert.equal(calls.at(-1)?.[0], "LMSFinish", "nothing is saved after the end");
  }
});

test("of two moves in a row the later one is saved, and a finished game is not", async () => {
  const { Scorm, read } = await pageModules("pages/school/scorm");
  const { api, kept } = acceptingPlatform();
  const platform = new Scorm(api, assert.fail);
  await Promise.all([platform.save(SNAPSHOT, "one"), platform.save(SNAPSHOT, "two")]);
  assert.equal(kept().length, 1);
  assert.equal((await read(kept()[0]?.[2]))?.record, "two");
  const late = platform.save(SNAPSHOT, "three");
  platform.clear();
  await late;
  assert.deepEqual(
    kept().map(([, , text]) => text === ""),
    [false, true],
  );
});

test("a refusal is reported once, and withdrawn when the platform accepts the same again", async () => {
  const { Scorm } = await pageModules("pages/school/scorm");
  const { api } = acceptingPlatform();
  const accept = api.LMSSetValue;
  /** @type {unknown[]} */
  const reports = [];
  const platform = new Scorm(api, (/** @type {any} */ message) => reports.push(message?.id ?? null));
  api.LMSSetValue = () => "false";
  await platform.save(SNAPSHOT, "one");
  await platform.save(SNAPSHOT, "two");
  platform.learned();
  assert.deepEqual(reports, ["school-not-kept"], "though the platform accepts the commit");
  api.LMSSetValue = accept;
  await platform.save(SNAPSHOT, "three");
  assert.deepEqual(reports, ["school-not-kept", null]);
});

test("a saved game that was not continued stays to be continued", async () => {
  const { Scorm } = await pageModules("pages/school/scorm");
  const { api, calls } = acceptingPlatform();
  api.LMSGetValue = (/** @type {string} */ name) => (name === "cmi.suspend_data" ? "a game" : "");
  new Scorm(api, assert.fail).leave();
  assert.ok(calls.some((call) => call[1] === "cmi.core.exit" && call[2] === "suspend"));
});

test("the platform is found in every window around the page and in every window that opened one of them", async () => {
  const { findApi } = await pageModules("pages/school/scorm");
  const API = {};
  const foreign = () =>
    Object.defineProperty({}, "API", {
      get() {
        throw new DOMException("Blocked a frame", "SecurityError");
      },
    });
  /** A chain of windows from the inside out; the outermost is its own parent. @param {any[]} windows */
  const nested = (...windows) => {
    for (const [index, one] of windows.entries()) one.parent = windows[index + 1] ?? one;
    return windows[0];
  };
  assert.equal(findApi(nested({}, {})), null);
  assert.equal(findApi(nested({}, {}, { API })), API);
  assert.equal(findApi(nested({ opener: nested({}, { API }) })), API, "a pop-up's own opener");
  assert.equal(findApi(nested({}, {}, { opener: nested({ API }) })), API, "a player in a pop-up");
  assert.equal(findApi(nested({}, foreign(), { API })), API, "beyond a frame of another site");
  assert.equal(findApi(nested({}, { opener: nested(foreign(), { API }) })), API);
  assert.equal(findApi(nested({}, Object.assign(foreign(), { opener: nested(foreign()) }))), null);
});
