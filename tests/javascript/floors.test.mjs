/** The layers of the page: the core knows no add-on, no add-on knows another, and dependencies point one way. */
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import {
  bundle,
  ELEMENT_ENTRY,
  HOST_ENTRY,
  pageEntry,
  ROOT,
  SOURCE,
  WORKER_ENTRY,
} from "../../www/build/bundle.mjs";
import { CORE_BUDGET, sourceLines } from "../../www/build/lines.mjs";
import { nameOf, pathOf, sourceNames } from "../../www/build/sources.mjs";

/** From the bottom up: a layer may import from itself and from those before it. All but the last two are the core. */
const FLOORS = ["base", "engine", "game", "board", "ui", "app", "addons", "pages"];

/** A folder of code that several add-ons use. It is none itself. */
const SHARED = "shared";

/** Modules of the pages that need one add-on in particular. The build leaves out a page whose add-on is missing. */
const NAMING = {
  "pages/embedding/page.ts": ["embedding"],
  "pages/lab/chooser.ts": ["house-rules"],
  "pages/school/page.ts": ["embedding"],
  "pages/school/scorm.ts": ["embedding"],
};

/** The types that sites import. */
const PUBLISHED = new Set(["addons/embedding/element-types.ts", "addons/embedding/host-types.ts"]);

/** A longer file covers more than one topic. */
const MOST_LINES = 500;

/**
 * What each module imports from others, in any form: values, types, dynamic imports. All files are read, so no
 * entry (a side page, the single file, a worker) is missed.
 * @returns {Promise<Map<string, string[]>>}
 */
async function graph() {
  const names = await sourceNames();
  const known = new Set(names);
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const name of names) {
    const text = await readFile(pathOf(name), "utf8");
    const named = [...text.matchAll(/"(\.{1,2}\/[^"\n]+)\.js"/g)].map(
      ([, path]) => nameOf(join(dirname(pathOf(name)), `${path}.ts`)) ?? "",
    );
    found.set(
      name,
      [...new Set(named)].filter((other) => other !== name && known.has(other)),
    );
  }
  return found;
}

/** The static and dynamic imports of each module, as the bundler finds them. @returns {Promise<Map<string, string[]>>} */
async function bundled() {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  const ownModules = (/** @type {readonly string[]} */ ids) =>
    ids.flatMap((id) => (id.endsWith(".ts") ? (nameOf(id) ?? []) : []));
  const noting = {
    name: "noting",
    /** @param {import("rolldown").ModuleInfo} info */
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      const [name] = ownModules([id]);
      if (name) found.set(name, ownModules([...importedIds, ...dynamicallyImportedIds]));
    },
  };
  const input = {
    element: ELEMENT_ENTRY,
    worker: WORKER_ENTRY,
    host: HOST_ENTRY,
    builder: pageEntry("embedding"),
    print: pageEntry("print"),
    school: pageEntry("school"),
  };
  await bundle({ input, place: () => null, plugins: [noting] });
  return found;
}

/** @param {string} name */
const floorOf = (name) => FLOORS.indexOf(name.split("/")[0] ?? "");

/** The add-on that a module belongs to, if any. @param {string} name */
const addonOf = (name) => /^addons\/([^/]+)\//.exec(name)?.[1];

const modules = await graph();

/** Every import of one module by another. @type {[from: string, to: string][]} */
const arrows = [...modules].flatMap(([from, all]) =>
  all.map((to) => /** @type {[string, string]} */ ([from, to])),
);

test("the scan of the sources finds everything the bundler finds, and more", async () => {
  const found = await bundled();
  assert.ok(found.size > 100);
  const unseen = [...found].flatMap(([from, all]) =>
    all.filter((to) => !modules.get(from)?.includes(to)).map((to) => `${from} → ${to}`),
  );
  assert.deepEqual(unseen, []);
  assert.ok([...modules.keys()].some((name) => name.startsWith("pages/single-file/") && !found.has(name)));
});

test("every module belongs to a layer", () => {
  assert.ok(arrows.length > 500);
  assert.deepEqual(
    [...modules.keys()].filter((name) => floorOf(name) < 0),
    [],
  );
});

test("no layer imports from a higher one", () => {
  const up = arrows.filter(([from, to]) => floorOf(to) > floorOf(from));
  assert.deepEqual(up, []);
});

test("no add-on imports another, and what they share imports none", () => {
  const across = arrows.filter(([from, to]) => {
    const [one, other] = [addonOf(from), addonOf(to)];
    return one !== undefined && other !== undefined && other !== SHARED && one !== other;
  });
  assert.deepEqual(across, []);
});

test("the core names no add-on, and a page only what it needs", () => {
  /** @type {Record<string, string[]>} */
  const naming = {};
  for (const [from, to] of arrows) {
    const addon = addonOf(to);
    if (addon === undefined || addon === SHARED || addonOf(from) !== undefined) continue;
    naming[from] = [...new Set([...(naming[from] ?? []), addon])];
  }
  assert.deepEqual(naming, NAMING);
});

test("no import cycle exists, counting types and dynamic imports", () => {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const circles = [];
  const visit = (/** @type {string} */ name, /** @type {readonly string[]} */ path) => {
    if (path.includes(name)) circles.push([...path.slice(path.indexOf(name)), name].join(" → "));
    if (done.has(name) || path.includes(name)) return;
    for (const next of modules.get(name) ?? []) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of modules.keys()) visit(name, []);
  assert.deepEqual(circles, []);
});

test("every export is imported somewhere", async () => {
  const readers = [SOURCE, `${ROOT}tests/`];
  /** @type {[name: string, text: string][]} */
  const texts = [];
  for (const folder of readers)
    for (const name of await readdir(folder, { recursive: true }))
      if (/\.(?:ts|mjs)$/.test(name)) texts.push([folder + name, await readFile(folder + name, "utf8")]);
  // A local name does not count: in the page only names that are imported, or taken from an imported module.
  const takings = /^import [^;]*;|^export (?:type )?\{[^;]*;|\.\w+|\{[\w, ]*\}/gm;
  const taken = (/** @type {string} */ name, /** @type {string} */ text) =>
    nameOf(name) !== null ? (text.match(takings) ?? []).join(" ") : text;
  const words = new Map(texts.map(([name, text]) => [name, new Set(taken(name, text).match(/\w+/g))]));
  const untaken = texts
    .filter(
      ([name]) => nameOf(name) !== null && !name.endsWith(".d.ts") && !PUBLISHED.has(nameOf(name) ?? ""),
    )
    .flatMap(([name, text]) => {
      const exported = text.matchAll(
        /^export (?:async )?(?:abstract )?(?:function|const|class|let|interface|type)\*? (\w+)/gm,
      );
      return [...exported]
        .map(([, word = ""]) => word)
        .filter((word) => ![...words].some(([other, its]) => other !== name && its.has(word)))
        .map((word) => `${nameOf(name)} ${word}`);
    });
  assert.deepEqual(untaken, []);
});

test("no two types share a name", async () => {
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const name of await sourceNames()) {
    const text = await readFile(pathOf(name), "utf8");
    for (const [, type = ""] of text.matchAll(
      /^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)(?=[ <].*[={])/gm,
    ))
      places.set(type, [...(places.get(type) ?? []), name]);
  }
  assert.ok(places.size > 200);
  assert.deepEqual(
    [...places].filter(([, files]) => files.length > 1),
    [],
  );
});

test(`no file has more than ${MOST_LINES} lines`, async (t) => {
  const lengths = await Promise.all(
    (await sourceNames(/\.(?:ts|css|vert|frag|svg)$/)).map(async (name) => {
      const lines = (await readFile(pathOf(name), "utf8")).split("\n").length - 1;
      return /** @type {[string, number]} */ ([name, lines]);
    }),
  );
  const imports = modules.get("app/senet-game.ts")?.length;
  const lines = lengths.reduce((sum, [, count]) => sum + count, 0);
  const folders = new Set(lengths.map(([name]) => dirname(name))).size;
  t.diagnostic(
    `${lengths.length} files, ${lines} lines, ${folders} folders; the element uses ${imports} of them`,
  );
  assert.deepEqual(
    lengths.filter(([, lines]) => lines > MOST_LINES),
    [],
  );
});

test("the core of the page does not grow", async (t) => {
  const core = new Map(await sourceLines()).get("core");
  assert.ok(core);
  t.diagnostic(`the core: ${core.lines} lines, ${core.files} files`);
  assert.ok(core.lines <= CORE_BUDGET.lines, `${core.lines} lines, of at most ${CORE_BUDGET.lines}`);
  assert.ok(core.files <= CORE_BUDGET.files, `${core.files} files, of at most ${CORE_BUDGET.files}`);
});

test("one module writes to storage, so that no part of the page can skip the permission check", async () => {
  const stores = /\b(?:localStorage|sessionStorage|indexedDB)\b|document\.cookie/;
  /** @type {string[]} */
  const found = [];
  for (const name of await sourceNames()) {
    const code = (await readFile(pathOf(name), "utf8")).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    if (stores.test(code)) found.push(name);
  }
  // The first deletes all stored data.
  assert.deepEqual(found, ["addons/accessibility/addon.ts", "base/storage.ts"]);
});
