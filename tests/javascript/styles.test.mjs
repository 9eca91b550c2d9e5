/** Style sheets share one list of breakpoints and one style of buttons and fields, and may be nested. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { generate, parse, walk } from "css-tree";
import { BREAKPOINTS, withBreakpoints } from "../../www/build/breakpoints.mjs";
import { pathOf, sourceNames } from "../../www/build/sources.mjs";
import { compiledStyle, compiledTemplate } from "../../www/build/styles.mjs";

const FORMS = "ui/styles/forms.css";

/** All style sheets, and the styles in scripts, as written. @returns {Promise<[file: string, style: string][]>} */
async function sheets() {
  const files = await sourceNames(/\.(?:css|ts)$/);
  const texts = await Promise.all(files.map((file) => readFile(pathOf(file), "utf8")));
  return files.flatMap((file, index) => {
    const text = texts[index] ?? "";
    if (file.endsWith(".css")) return [[file, text]];
    return [...text.matchAll(/\bcss`([^`]*)`/g)].map(
      ([, style = ""]) => /** @type {[string, string]} */ ([file, style]),
    );
  });
}

/** The conditions of media and container queries that name a size themselves. @param {string} style */
const ownSizes = (style) =>
  [...style.matchAll(/@(?:media|container)([^{};]*)\{/g)]
    .map(([, condition = ""]) => condition.trim())
    .filter((condition) => /width|height|inline-size|block-size|aspect-ratio|orientation/.test(condition));

test("style sheets take the sizes at which a layout changes from the list of breakpoints", async () => {
  const used = new Set();
  for (const [file, style] of await sheets()) {
    assert.deepEqual(ownSizes(style), [], `${file}: see www/build/breakpoints.mjs`);
    withBreakpoints(style);
    for (const [, name] of style.matchAll(/[ (]\((--[\w-]+)\)/g)) used.add(name);
  }
  assert.deepEqual(
    Object.keys(BREAKPOINTS).filter((name) => !used.has(name)),
    [],
    "breakpoints that no style sheet uses",
  );
});

test("a size beside the list is found, and a name that the list lacks is an error", () => {
  assert.deepEqual(ownSizes("@media print and (min-width: 3rem) { a { top: 0 } }"), [
    "print and (min-width: 3rem)",
  ]);
  assert.deepEqual(ownSizes("@container game (--narrow) { a { width: 0 } }"), []);
  assert.throws(() => withBreakpoints("@media (--nowhere) { a { top: 0 } }"), /--nowhere/);
});

/** What makes the look of a button or field; its size and place may depend on where it is. */
const LOOK = /^(?:background|border|border-(?:color|radius|style|width)|box-shadow|color|padding)$/;

/** Selectors that give all buttons or fields, or the large button, another look. @param {string} style without nested rules */
function looks(style) {
  /** @type {string[]} */
  const found = [];
  walk(parse(style), {
    visit: "Rule",
    enter({ prelude, block }) {
      const changes = block.children.some((part) => part.type === "Declaration" && LOOK.test(part.property));
      if (!changes || prelude.type !== "SelectorList") return;
      for (const selector of prelude.children.toArray().map((part) => generate(part)))
        if (
          /(?:^|[ >])(?:button|select|textarea|input)(?:\.main)?(?::[^: ][^ ]*|\[[^ ]*)?$/.test(selector) &&
          !/[.#](?!main)/.test(selector)
        )
          found.push(selector);
    },
  });
  return found;
}

test("buttons and fields have one style, for the game and the pages beside it", async () => {
  for (const [file, style] of await sheets()) {
    const flat = file.endsWith(".css")
      ? await compiledStyle(style)
      : (await compiledTemplate(style)).replace(/\$\{.*?\};?/g, "");
    const found = looks(flat);
    if (file === FORMS)
      assert.ok(found.includes("button") && found.includes("button.main[aria-disabled]"), found.join());
    else assert.deepEqual(found, [], `${file}: see www/src/${FORMS}`);
  }
});

test("a second style of buttons is found", () => {
  assert.deepEqual(
    looks(
      "button { color: red } dialog button:hover { border: 0 } .a button { color: red } button.main { padding: 0 } button { top: 0 }",
    ),
    ["button", "dialog button:hover", "button.main"],
  );
});

test("nested rules and ranges reach the oldest browsers in a form that they read", async () => {
  assert.equal(
    await compiledStyle(".a { color: red; &:hover { color: blue } @media (--low) { .b & { top: 0 } } }"),
    ".a{color:red}.a:hover{color:#00f}@media(height<=38.75rem){.b .a{top:0}}",
  );
});

test("styles in scripts are compiled like style sheets, around what they insert", async () => {
  assert.equal(
    await compiledTemplate(
      `.a { \${dark} color: red; &:hover { top: 0 } } @media (--low) { .b { \${hidden}; } }`,
    ),
    `.a{\${dark};color:red}.a:hover{top:0}@media(height<=38.75rem){.b{\${hidden}}}`,
  );
  assert.equal(await compiledTemplate("--ink: #fff;\n  margin: 0px;"), "--ink:#fff;margin:0");
});
