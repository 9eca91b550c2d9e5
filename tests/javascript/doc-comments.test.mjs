/** Doc comments explain parameters and fields as "`name`: …". After a renaming the name must still be one of the code. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pathOf, sourceNames } from "../../www/build/sources.mjs";

const COMMENT = /^( *)\/\*\*([\s\S]*?)\*\//gm;
/** A name that a comment explains, or refers to in code style. */
const EXPLAINED = /`([a-z][A-Za-z\d]*)`:|\b[Cc]alls `([a-z][A-Za-z\d]*)`/g;
const NAMED = /`([a-z][A-Za-z\d]*)`/g;

/** The names in code, without comments and texts in quotes, which are no names. @param {string} code */
const namesIn = (code) => new Set(code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "").match(/[\w$]+/g));

/**
 * The declaration after a comment: up to the line that closes it, at the comment's indentation.
 * @param {string} rest the text after the comment
 * @param {string} indent
 */
function declaration(rest, indent) {
  const lines = rest.replace(/^\n/, "").split("\n");
  const [first = ""] = lines;
  if (/[;,]$/.test(first)) return first;
  const end = lines.findIndex((line, index) => index > 0 && new RegExp(`^${indent}[})\\]]`).test(line));
  return lines.slice(0, end + 1).join("\n");
}

/**
 * The names that doc comments of a file explain, or mention, although its code has none.
 * @param {string} text
 * @param {ReadonlySet<string>} known names that any comment may mention
 * @returns {string[]}
 */
function falseNames(text, known) {
  /** The values of a type are explained where the type is used. */
  const values = new Set([...text.matchAll(/"([a-z][A-Za-z\d]*)"/g)].map(([, value = ""]) => value));
  return [...text.matchAll(COMMENT)].flatMap(({ 0: whole, 1: indent = "", 2: comment = "", index }) => {
    const own = namesIn(declaration(text.slice(index + whole.length), indent));
    const explained = [...comment.matchAll(EXPLAINED)].map(([, one, other]) => one ?? other ?? "");
    const named = [...comment.matchAll(NAMED)].map(([, name = ""]) => name);
    const line = text.slice(0, index).split("\n").length;
    // The head of a file belongs to no declaration.
    const isWrong = (/** @type {string} */ name) =>
      !known.has(name) || (index > 0 && explained.includes(name) && !own.has(name) && !values.has(name));
    return named.filter(isWrong).map((name) => `${line} ${name}`);
  });
}

test("doc comments name only parameters and fields that exist", async () => {
  const texts = await Promise.all(
    (await sourceNames()).map(async (name) => ({ name, text: await readFile(pathOf(name), "utf8") })),
  );
  const known = new Set(texts.flatMap(({ text }) => [...namesIn(text)]));
  const found = texts.flatMap(({ name, text }) => falseNames(text, known).map((one) => `${name}:${one}`));
  assert.deepEqual(found, []);
});

test("a comment that kept the old name of a parameter is found", () => {
  const source = (/** @type {string} */ name) =>
    `/** Shows it. \`${name}\`: even on a slow machine. */\nfunction show(isRequested) {\n  draw();\n}\n\nconst asked = 1;\n`;
  const known = new Set(["asked", "isRequested"]);
  assert.deepEqual(falseNames(source("isRequested"), known), []);
  assert.deepEqual(falseNames(`\n${source("asked")}`, known), ["2 asked"]);
  assert.deepEqual(falseNames(source("gone"), known), ["1 gone"]);
});
