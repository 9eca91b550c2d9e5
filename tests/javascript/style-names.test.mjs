/** Style sheets of add-ons share a shadow root, so none may restyle what another add-on or panel draws. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { generate, parse, walk } from "css-tree";
import { pathOf, sourceNames } from "../../www/build/sources.mjs";
import { compiledStyle } from "../../www/build/styles.mjs";

/**
 * The kiosk and large text restyle other parts on purpose; a lesson is an element with its own shadow root; dialogs share the styles of
 * their frame, of forms, and of cards that show games, boards and rules.
 */
const EXEMPT =
  /^addons\/(?:kiosk\/|accessibility\/large-text\.css|lessons\/lesson\.css|shared\/(?:chooser|dialog|places)\.css)/;

/** Rules that belong to an add-on although another file draws the class: a long press on a house, its card, and the object view. */
const KNOWN = new Set(["cell", "scene", "tile", "tile-number"]);

/** The files that share the shadow root of a game; pages and the laboratory have their own documents. */
const SHARED = /^(?:app|board|addons|ui)\//;

/** @param {RegExp} name */
const filesNamed = async (name) => (await sourceNames(name)).filter((file) => SHARED.test(file));

/** An add-on's folder, or the file itself outside them. @param {string} file */
const ownerOf = (file) => /^addons\/[\w-]+\//.exec(file)?.[0] ?? file;

/** The classes in the markup of each owner. */
async function drawnClasses() {
  /** @type {Map<string, Set<string>>} */
  const owners = new Map();
  for (const file of await filesNamed(/\.ts$/)) {
    const text = await readFile(pathOf(file), "utf8");
    for (const [, list = ""] of text.matchAll(/\bclass="([^"]*)"/g))
      for (const name of list.replace(/\$\{.*?\}/gs, " ").match(/[a-z][\w-]*/g) ?? [])
        owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)));
  }
  return owners;
}

/** The classes that a style sheet styles anywhere: selectors that consist of a single class. @param {string} css without nested rules */
function stylesEverywhere(css) {
  const names = new Set();
  walk(parse(css), {
    visit: "Rule",
    enter(rule) {
      if (this.atrule?.name === "keyframes" || rule.prelude.type !== "SelectorList") return;
      for (const selector of rule.prelude.children) {
        if (selector.type !== "Selector") continue;
        const [first, ...others] = selector.children.toArray();
        // A condition, as in `.table:has(.review)` or `.table[data-facing]`, names what the rule is for.
        const alone = others.every(
          (part) => /^(?:Pseudo|Attribute)/.test(part.type) && !/\(\.|\[data-/.test(generate(part)),
        );
        if (first?.type === "ClassSelector" && alone) names.add(first.name);
      }
    },
  });
  return names;
}

test("no add-on's style sheet restyles another part of the game", async () => {
  const owners = await drawnClasses();
  const faults = [];
  for (const file of await filesNamed(/^addons\/.*\.css$/)) {
    if (EXEMPT.test(file)) continue;
    for (const name of stylesEverywhere(await compiledStyle(await readFile(pathOf(file), "utf8"))))
      for (const other of owners.get(name) ?? [])
        if (other !== ownerOf(file) && !KNOWN.has(name))
          faults.push(`${file}: .${name} is also drawn by ${other}`);
  }
  assert.deepEqual(faults, []);
});

test("an add-on that shows a dialog brings the styles of its frame, since any other may be missing", async () => {
  const showing = new Set();
  for (const file of await filesNamed(/^addons\/(?!shared\/).*\.ts$/))
    if (/\bdialogFrame\(/.test(await readFile(pathOf(file), "utf8"))) showing.add(ownerOf(file));
  assert.ok(showing.size > 10);
  const without = [];
  for (const owner of showing) {
    const text = await readFile(pathOf(`${owner}addon.ts`), "utf8");
    if (!/styles: (?:\[)?dialogStyles\b/.test(text)) without.push(owner);
  }
  assert.deepEqual(without, []);
});

test("a class that is styled anywhere is found, also with a state", () => {
  assert.deepEqual(
    [
      ...stylesEverywhere(
        ".a { top: 0 } .b:hover, p.c, .d .e, .g:has(.h) { top: 0 } @media print { .f { top: 0 } }",
      ),
    ],
    ["a", "b", "f"],
  );
});
