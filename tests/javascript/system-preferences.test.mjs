/** Settings that follow the system until the visitor chooses: on a first visit, after a choice, and after a reset. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { hostOf } from "./page-host.mjs";
import { standInSite } from "./site.mjs";

const { PageController, DEFAULT_SETTINGS, themeFor, usesObjectView } = await pageModules(
  "app/page-controller",
  "base/settings",
  "board/look",
  "addons/object-view/view",
);

/** The system. @type {{ asks: string[], languages: string[], saveData: boolean }} */
let system = { asks: [], languages: ["en"], saveData: false };

Object.assign(globalThis, {
  matchMedia: (/** @type {string} */ query) => ({
    get matches() {
      return system.asks.includes(query);
    },
  }),
});
Object.defineProperty(globalThis, "navigator", {
  value: {
    get languages() {
      return system.languages;
    },
    get connection() {
      return { saveData: system.saveData };
    },
  },
});

let stopServing = () => {};

beforeEach(() => {
  stopServing = standInSite();
  const values = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => values.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => values.set(key, value),
    removeItem: (/** @type {string} */ key) => values.delete(key),
    key: (/** @type {number} */ index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });
});
afterEach(() => {
  stopServing();
  Object.assign(globalThis, { localStorage: undefined, sessionStorage: undefined });
});

class Addons {
  async start() {
    return [];
  }
  destroy() {}
  reword() {}
}

/** Opens the page. @param {string} [query] */
async function visit(query = "") {
  const element = Object.assign(new EventTarget(), { lang: "", dir: "" });
  const controller = new PageController(hostOf(element), {
    rest: async () => ({ Addons }),
  });
  await controller.open(query);
  return { controller, element };
}

/** What the visitor sees of a setting. @type {Record<string, (page: Awaited<ReturnType<typeof visit>>) => unknown>} */
const SHOWN = {
  theme: ({ controller }) => themeFor(controller.session.view, false),
  view: ({ controller }) =>
    usesObjectView(controller.session.view, {
      width: 1280,
      height: 800,
      forced: false,
      isFast: () => true,
    })
      ? "object"
      : "flat",
  language: ({ element }) => element.lang,
};

const NOTHING = { asks: [], languages: ["en"], saveData: false };
const CONTRAST = { ...NOTHING, asks: ["(prefers-contrast: more)"] };

/**
 * A setting under two systems: what is shown by default, what the visitor chooses instead, and what is shown then.
 * @type {{ setting: string, usual: any, other: any, chosen: string, whenChosen: string }[]}
 */
const TABLE = [
  {
    setting: "theme",
    usual: ["faience", NOTHING],
    other: ["contrast", CONTRAST],
    chosen: "ebony",
    whenChosen: "ebony",
  },
  {
    setting: "theme",
    usual: ["faience", NOTHING],
    other: ["contrast", CONTRAST],
    chosen: "faience",
    whenChosen: "faience",
  },
  {
    setting: "theme",
    usual: ["faience", NOTHING],
    other: ["contrast", CONTRAST],
    chosen: "contrast",
    whenChosen: "contrast",
  },
  {
    setting: "view",
    usual: ["object", NOTHING],
    other: ["flat", CONTRAST],
    chosen: "flat",
    whenChosen: "flat",
  },
  {
    setting: "view",
    usual: ["object", NOTHING],
    other: ["flat", { ...NOTHING, saveData: true }],
    chosen: "object",
    whenChosen: "object",
  },
  {
    setting: "view",
    usual: ["object", NOTHING],
    other: ["flat", { ...NOTHING, asks: ["(prefers-reduced-data: reduce)"] }],
    chosen: "object",
    whenChosen: "object",
  },
  {
    setting: "language",
    usual: ["en", NOTHING],
    other: ["fr", { ...NOTHING, languages: ["fr"] }],
    chosen: "de",
    whenChosen: "de",
  },
];

for (const { setting, usual, other, chosen, whenChosen } of TABLE) {
  const shown = /** @type {(page: any) => unknown} */ (SHOWN[setting]);
  for (const [first, second] of [
    [usual, other],
    [other, usual],
  ]) {
    const name = `${setting}: ${first[0]} by the system, ${chosen} by choice`;
    test(`${name}; another setting is no choice, and the choice stays`, async () => {
      system = first[1];
      const page = await visit();
      assert.equal(shown(page), first[0], "first visit");
      page.controller.changeSettings({ brief: true });
      page.controller.close();
      system = second[1];
      const again = await visit();
      assert.equal(shown(again), second[0], "the system has changed, nothing was chosen");
      again.controller.changeSettings({ [setting]: chosen });
      await new Promise((resolve) => setTimeout(resolve));
      again.controller.close();
      for (const [, now] of [first, second]) {
        system = now;
        const later = await visit();
        assert.equal(shown(later), whenChosen, "chosen");
        later.controller.close();
      }
    });

    test(`${name}; after a reset the system decides again`, async () => {
      system = first[1];
      const page = await visit();
      page.controller.changeSettings({ [setting]: chosen });
      page.controller.changeSettings(DEFAULT_SETTINGS);
      await new Promise((resolve) => setTimeout(resolve));
      await page.controller.l10n.loadFile("rest");
      assert.equal(shown(page), first[0], "reset");
      page.controller.close();
      for (const [expected, now] of [second, first]) {
        system = now;
        const later = await visit();
        assert.equal(shown(later), expected, "after the reset");
        later.controller.close();
      }
    });
  }
}

test("the palette and the view follow the system while the page is open", async () => {
  system = NOTHING;
  const page = await visit();
  system = CONTRAST;
  assert.equal(SHOWN.theme?.(page), "contrast");
  assert.equal(SHOWN.view?.(page), "flat");
  page.controller.close();
});

test("the default palette of an earlier version counts as chosen only if it was", async () => {
  system = CONTRAST;
  localStorage.setItem("senet.settings", JSON.stringify({ theme: "faience" }));
  const page = await visit();
  assert.equal(SHOWN.theme?.(page), "contrast");
  page.controller.close();
  localStorage.setItem("senet.theme-chosen", "true");
  const chosen = await visit();
  assert.equal(SHOWN.theme?.(chosen), "faience");
  chosen.controller.close();
});

test("values from the URL are not saved as the visitor's own", async () => {
  system = NOTHING;
  const page = await visit("?theme=ebony&view=flat&speed=fast&lang=de");
  page.controller.changeSettings({ volume: 0.2 });
  page.controller.close();
  const { theme, view, speed, language, volume } = JSON.parse(localStorage.getItem("senet.settings") ?? "");
  assert.deepEqual(
    { theme, view, speed, language, volume },
    { theme: "auto", view: "auto", speed: "normal", language: "auto", volume: 0.2 },
  );
});
