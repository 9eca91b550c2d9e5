/** The built page needs nothing that the oldest supported browsers lack: syntax, interfaces, styles, WebAssembly. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { parse } from "acorn";
import { full } from "acorn-walk";
import binaryen from "binaryen";
import * as css from "css-tree";
import { withBreakpoints } from "../../www/build/breakpoints.mjs";
import { DIST, ROOT, SOURCE } from "../../www/build/bundle.mjs";
import { OLDEST, OLDEST_QUERY } from "../../www/build/oldest-browsers.mjs";
import { pathOf, sourceNames } from "../../www/build/sources.mjs";
import { compiledStyle } from "../../www/build/styles.mjs";
import { DATA, GLOBALS, inside, lackedBy, since } from "./compatibility.mjs";

/** @typedef {import("./compatibility.mjs").Feature} Feature */

/** The code checks for these before it uses them. tests/browser/oldest-browsers.test.mjs plays without them. */
const OPTIONAL = [
  // The JavaScript that wasm-bindgen generates uses it where it exists.
  "Symbol.dispose",
  "navigator.canShare",
  "navigator.share",
  "navigator.vibrate",
  "navigator.wakeLock",
];

/** The page is just as usable in browsers that ignore these. */
const IGNORABLE = [
  "@media scripting",
  "break-after: avoid",
  // On phones without a pointer.
  "cursor: default",
  "cursor: grab",
  "cursor: grabbing",
  "cursor: pointer",
  "font-family: ui-monospace",
  "forced-color-adjust",
  "forced-color-adjust: none",
  "hyphens",
  "resize",
  "resize: vertical",
  "text-size-adjust",
  "text-wrap",
  "text-wrap: balance",
  // Always next to the prefixed version.
  "user-select",
];

/** @param {string} folder @param {RegExp} name */
const filesIn = async (folder, name) =>
  (await readdir(folder, { recursive: true })).filter((file) => name.test(file)).map((file) => folder + file);

/** @param {Iterable<[name: string, lacked: string]>} uses @param {readonly string[]} allowed */
function assertOnly(uses, allowed) {
  const names = new Map(uses);
  const wrong = [...names].filter(([name]) => !allowed.includes(name));
  assert.deepEqual(wrong, [], "needs newer browsers");
  const unused = allowed.filter((name) => !names.has(name));
  assert.deepEqual(unused, [], "need not be allowed any more");
}

// ---- Scripts.

const scripts = await filesIn(DIST, /\.js$/);

/** Global objects with a known interface. */
const INSTANCES = new Map([
  ["document", "Document"],
  ["history", "History"],
  ["location", "Location"],
  ["navigator", "Navigator"],
  ["performance", "Performance"],
]);
const WINDOWS = ["globalThis", "self", "window"];

/** The oldest browsers that lack a member of a global object. @param {string} object @param {string} name */
function lackedOf(object, name) {
  if (WINDOWS.includes(object)) return lackedBy(GLOBALS.get(name) ?? GLOBALS.get("Window")?.[name]);
  const global = GLOBALS.get(INSTANCES.get(object) ?? object);
  return lackedBy(global?.[name] ?? global?.[`${name}_static`]);
}

/**
 * The globals in a script, and members of globals, that the oldest browsers lack. Members of other objects would need
 * types: TypeScript's `lib` excludes newer ones of the language, and a test plays without newer browser interfaces.
 * @param {string} source
 */
function* newerGlobals(source) {
  /** @type {[string, string[]][]} */
  const uses = [];
  /** The minifier's names, one of which may be that of a global. */
  const short = new Set();
  full(parse(source, { ecmaVersion: "latest", sourceType: "module" }), (/** @type {any} */ node, _, type) => {
    if (type === "VariablePattern" && node.name.length < 3) short.add(node.name);
    if (node.type === "Identifier") uses.push([node.name, lackedBy(GLOBALS.get(node.name))]);
    if (node.type !== "MemberExpression" || node.computed || node.object.type !== "Identifier") return;
    const { object, property } = node;
    uses.push([`${object.name}.${property.name}`, lackedOf(object.name, property.name)]);
  });
  for (const [name, lacked] of uses) if (lacked.length > 0 && !short.has(name)) yield name;
}

test("scripts use the syntax of 2022", async () => {
  assert.ok(scripts.length > 15);
  for (const file of scripts) {
    parse(await readFile(file, "utf8"), { ecmaVersion: 2022, sourceType: "module" });
  }
  assert.throws(() => parse("/[a&&b]/v", { ecmaVersion: 2022 }));
});

test("scripts use no newer globals", async () => {
  /** @type {[string, string][]} */
  const uses = [];
  for (const file of scripts) {
    for (const name of newerGlobals(await readFile(file, "utf8"))) uses.push([name, file.slice(DIST.length)]);
  }
  assertOnly(uses, OPTIONAL);
  assert.deepEqual(
    [...newerGlobals("URL.canParse(x); new Map(y); navigator.gpu; Temporal")],
    ["URL.canParse", "navigator.gpu", "Temporal"],
  );
});

// ---- Styles. The bundler only removes spaces and comments from them.

/** Every style in the sources, in separate files and in scripts. */
async function styles() {
  const files = [...(await filesIn(SOURCE, /\.css$/)), ...(await sourceNames()).map(pathOf)];
  const uses = files.map(async (file) => {
    const text = await readFile(file, "utf8");
    // The build compiles nested rules.
    if (/\/(?:src|addons|pages)\/.*\.css$/.test(file))
      return [{ file, text, delivered: await compiledStyle(text) }];
    if (file.endsWith(".css")) return [{ file, text, delivered: text }];
    const inScript = [...text.matchAll(/\bcss`([^`]*)`/g)].map(([, style = ""]) =>
      style.replace(/^\s*\$\{.*?\};?$/gm, "").replace(/\$\{.*?\}/g, "initial"),
    );
    // Some are the body of a rule.
    return inScript.map((style) => {
      const rules = style.includes("{") ? style : `a { ${style} }`;
      return { file, text: rules, delivered: withBreakpoints(rules) };
    });
  });
  return (await Promise.all(uses)).flat();
}

/** Functions and units by name, which the data lists under their types. @type {Map<string, Feature>} */
const TYPES = new Map();
const collectTypes = (/** @type {Feature | undefined} */ feature) => {
  for (const [name, one] of inside(feature)) {
    if (!TYPES.has(name)) TYPES.set(name, one);
    collectTypes(one);
  }
};
collectTypes(/** @type {any} */ (DATA.css.types));

/** The features of a style that the oldest browsers lack. Prefixed ones are for the browsers of that prefix. @param {string} source */
function* newerStyles(source) {
  /** @type {[string, Feature | undefined][]} */
  const uses = [];
  const { properties, selectors, "at-rules": rules } = /** @type {any} */ (DATA.css);
  const onParseError = (/** @type {Error} */ error) => {
    throw error;
  };
  css.walk(css.parse(source, { parseCustomProperty: true, onParseError }), (/** @type {any} */ node) => {
    if (node.type === "Declaration") {
      const property = properties[node.property];
      uses.push([node.property, property]);
      css.walk(node.value, (/** @type {any} */ { type, name, unit }) => {
        if (type === "Identifier") uses.push([`${node.property}: ${name}`, property?.[name]]);
        if (type === "Function") uses.push([name, TYPES.get(name)]);
        if (type === "Dimension") uses.push([unit, TYPES.get(unit)]);
      });
    }
    if (/^Pseudo\w+Selector$/.test(node.type)) uses.push([node.name, selectors[node.name]]);
    if (node.type === "NestingSelector") uses.push(["&", selectors.nesting]);
    if (node.type === "Atrule") uses.push([`@${node.name}`, rules[node.name]]);
    if (/^Feature/.test(node.type)) uses.push([`@media ${node.name}`, rules.media[node.name]]);
  });
  for (const [name, feature] of uses) if (!name.startsWith("-") && lackedBy(feature).length > 0) yield name;
}

test("styles use no newer features", async () => {
  const all = await styles();
  assert.ok(all.length > 30);
  /** @type {[string, string][]} */
  const uses = all.flatMap(({ file, delivered }) =>
    [...newerStyles(delivered)].map(
      (name) => /** @type {[string, string]} */ ([name, file.slice(SOURCE.length)]),
    ),
  );
  assertOnly(uses, IGNORABLE);
  for (const [, block = ""] of all.flatMap(({ text }) => [...text.matchAll(/\{([^{}]*)\}/g)])) {
    const [, value] = /(?<![-\w])user-select: (\w+)/.exec(block) ?? [];
    if (value) assert.ok(block.includes(`-webkit-user-select: ${value}`), block);
  }
  assert.deepEqual(
    [
      ...newerStyles(
        "@starting-style { a:open { & b { inline-size: calc-size(auto, size); interpolate-size: allow-keywords } } }",
      ),
    ],
    ["@starting-style", "open", "&", "calc-size", "interpolate-size", "interpolate-size: allow-keywords"],
  );
});

// ---- WebAssembly.

const { Features } = binaryen;

/** The extensions that the compiler uses, by their names in the data and in the validator. */
const EXTENSIONS = {
  "bulk-memory-operations": Features.BulkMemory | Features.BulkMemoryOpt,
  "fixed-width-SIMD": Features.SIMD128,
  "multi-value": Features.Multivalue,
  "non-trapping-float-to-int-conversions": Features.NontrappingFPToInt,
  "reference-types": Features.ReferenceTypes,
  "sign-extension-operations": Features.SignExt,
};

/** Whether a module needs no extensions but these. @param {binaryen.Module} module @param {number[]} extensions */
function isValid(module, extensions) {
  // Mutable globals are older than the data.
  module.setFeatures(extensions.reduce((all, one) => all | one, Features.MutableGlobals));
  return module.validate() === 1;
}

test("the engines use no newer extension of WebAssembly", async () => {
  for (const name of Object.keys(EXTENSIONS)) {
    const feature = /** @type {Feature | undefined} */ (DATA.webassembly[name]);
    assert.ok(feature?.__compat, name);
    assert.deepEqual(lackedBy(feature), [], name);
  }
  const engines = await filesIn(DIST, /\.wasm$/);
  assert.equal(engines.length, 3);
  for (const file of engines) {
    assert.ok(isValid(binaryen.readBinary(await readFile(file)), Object.values(EXTENSIONS)), file);
  }
  const newer = binaryen.parseText("(module (func (drop (v128.const i64x2 0 0))))");
  assert.ok(!isValid(newer, [EXTENSIONS["multi-value"]]), "the validator sees what a module needs");
});

// ---- The documents.

test("only older browsers show the sentence for them", async () => {
  const { selectors, types } = /** @type {any} */ (DATA.css);
  const features = [selectors.has, types.length.lh, types.color["color-mix"]];
  for (const browser of /** @type {const} */ (["chrome", "firefox", "safari"])) {
    const versions = features.map((feature) => Number(since(feature, browser)));
    assert.equal(Math.max(...versions), Number(OLDEST[browser]), browser);
  }
  assert.ok((await readFile(`${SOURCE}style.css`, "utf8")).includes(`@supports ${OLDEST_QUERY}`));
});

test("the documents and the page name the same browsers", async () => {
  const { chrome, firefox, safari } = OLDEST;
  const named = `Chrome ${chrome}, Edge ${chrome}, Firefox ${firefox} or Safari ${safari}`;
  for (const file of ["README.md", "docs/embedding.md", "docs/exhibit.md", "www/index.html"]) {
    const text = (await readFile(ROOT + file, "utf8")).replace(/\s+/g, " ");
    assert.ok(text.includes(named), `${file} does not say: ${named}`);
  }
});
