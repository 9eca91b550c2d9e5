/** The documents name only existing files. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../www/build/bundle.mjs";

/** Matches a file of the repository, but not a pattern of names. */
const PATH = /`((?:src|www|tests|docs|fuzz|benches|tools|examples)\/[\w./{},-]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

const top = (await readdir(ROOT)).filter((name) => name.endsWith(".md"));
const docs = (await readdir(`${ROOT}docs`, { recursive: true })).filter((name) => name.endsWith(".md"));
const SECURITY = ".github/SECURITY.md";
const documents = [...top, SECURITY, "src/README.md", ...docs.map((name) => `docs/${name}`)];
/** Forges show documents below this path, and the release beside it. */
const SHOWN = "blob/main/";
const RELEASE = "releases/latest";

test("documents name only files that exist", async () => {
  assert.ok(documents.includes("README.md") && documents.includes("docs/architecture.md"));
  const missing = [];
  for (const name of documents) {
    // Entries about old versions stay unchanged.
    if (name === "CHANGELOG.md") continue;
    const text = await readFile(ROOT + name, "utf8");
    const paths = [...text.matchAll(PATH)].map(([, path]) => path);
    const links = [...text.matchAll(LINK)].map(([, link]) => join(dirname(name), link));
    for (const path of [...paths.filter((path) => !/[{}]|CODE|NAME/.test(path)), ...links]) {
      if (!existsSync(ROOT + path) && join(SHOWN, path) !== RELEASE) missing.push(`${name}: ${path}`);
    }
  }
  assert.deepEqual(missing, []);
});

/** The anchor of a heading, as forges generate it. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");

test("links to a section lead to an existing heading", async () => {
  const texts = new Map(
    await Promise.all(
      documents.map(async (name) => /** @type {const} */ ([name, await readFile(ROOT + name, "utf8")])),
    ),
  );
  const broken = [];
  for (const [name, text] of texts) {
    for (const [, path, anchor] of text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)) {
      const target = texts.get(path ? join(dirname(name), path) : name) ?? "";
      const anchors = [...target.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading ?? ""));
      if (!anchors.includes(anchor ?? "")) broken.push(`${name}: ${path}#${anchor}`);
    }
  }
  assert.deepEqual(broken, []);
});

test("every threat and promise in SECURITY.md names a test", async () => {
  const rows = (await readFile(ROOT + SECURITY, "utf8"))
    .split("\n")
    .filter((line) => /^\| (?!---|input |promise )/.test(line));
  assert.ok(rows.length > 9);
  // That the named files exist is checked above.
  const untested = rows.filter((row) => !/`tests\/[\w./-]+`[^|]*\|$/.test(row));
  assert.deepEqual(untested, []);
});
