/**
 * What the monkey can do. Each act is plain data, so that a list of acts can be printed and repeated. Acts name their
 * target by role, value and text, never by position, because layouts change more often than names.
 */
import { changeSettings, look } from "../table.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {{ kind: string, [detail: string]: any }} Act */
/** @typedef {(count: number) => number} Random a whole number below `count` */

/** @template T @param {Random} random @param {readonly T[]} list */
export const pick = (random, list) => /** @type {T} */ (list[random(list.length)]);

/** Seeded random numbers (mulberry32). @param {number} seed @returns {Random} */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

const SIZES = [
  [1280, 800],
  [800, 600],
  [360, 740],
  [740, 360],
  [320, 480],
  [1920, 1080],
];

const KEYS =
  "ArrowLeft ArrowRight ArrowUp ArrowDown Enter Tab Escape Home End Delete Backspace t m s a b d h n u z r c ? 1 5 9"
    .split(" ")
    .concat(" ");

const TEXTS = [
  "Senet 1\nRuleset: simple\nSeed: 1\n",
  "Senet 1\nRuleset: nonsense\n",
  "https://senet.example/?game=AAAA",
  "hello\u200b\ud83d\ude00\u202e",
  "",
];

const SETTINGS = {
  language: ["en", "de", "ar", "ja", "tr"],
  view: ["flat", "object", "auto"],
  speed: ["slow", "normal", "fast", "instant"],
  theme: ["faience", "papyrus", "limestone", "contrast"],
  facing: [false, true],
  board: ["auto", "late-nk", "vertical"],
};

/** Runs in the page: all enabled controls in open shadow roots. */
function controlsHere() {
  /** @type {Element[]} */
  const elements = [];
  const visit = (/** @type {ParentNode} */ root) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.matches("button, summary, input, select, textarea, [role=tab], [role=gridcell]"))
        elements.push(element);
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  const modal = (/** @type {Element} */ element) => {
    for (let node = /** @type {Node | null} */ (element); node; ) {
      if (node instanceof Element && node.matches("dialog:modal")) return true;
      node = node instanceof ShadowRoot ? node.host : node.parentNode;
    }
    return false;
  };
  const usable = elements.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isBlocked = element.matches(":disabled, [aria-disabled=true], [type=file], [inert], [inert] *");
    return !isBlocked && width > 0 && height > 0;
  });
  const within = usable.filter(modal);
  return within.length > 0 ? within : usable;
}

/** Runs in the page: a stable name for a control. @param {Element} element */
function nameHere(element) {
  const parts = [element.localName, ...element.classList, element.getAttribute("type")];
  for (const name of ["name", "value", "data-spot", "role"]) parts.push(element.getAttribute(name));
  if (element.localName === "summary") parts.push((element.textContent ?? "").trim().slice(0, 30));
  return parts.filter(Boolean).join(" ");
}

/**
 * Runs in the page: lists the controls by name, and uses one of them if asked.
 * @param {Page} page
 * @param {{ control?: string, nth?: number, value?: string | number } | null} [use]
 */
const controls = (page, use = null) =>
  page.evaluate(
    (list, name, use) => {
      /** @type {Element[]} */
      const elements = new Function(`return (${list})()`)();
      const nameOf = /** @type {(element: Element) => string} */ (
        new Function("element", `return (${name})(element)`)
      );
      if (!use) return elements.map(nameOf);
      const same = elements.filter((element) => nameOf(element) === use.control);
      const element = same[(use.nth ?? 0) % Math.max(1, same.length)];
      if (element instanceof HTMLSelectElement) {
        element.selectedIndex = Number(use.value) % element.options.length;
        element.dispatchEvent(new Event("change", { bubbles: true }));
      } else if (
        element instanceof HTMLTextAreaElement ||
        element?.matches("input:not([type=radio], [type=checkbox])")
      ) {
        const field = /** @type {HTMLInputElement} */ (element);
        field.focus();
        if (!field.readOnly) field.value = String(use.value);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      } else if (element instanceof HTMLElement) element.click();
      return [];
    },
    String(controlsHere),
    String(nameHere),
    use,
  );

/**
 * The page's URL, which the driver does not know for a page that Firefox restored from its cache.
 * @param {Page} page
 */
export const addressOf = (page) => page.evaluate(() => location.href).catch(() => "");

/**
 * Navigates from within the page and waits for another document. When Firefox restores a page from its cache, it reports
 * that the navigation has started and nothing more; `goto` and `reload` of the driver then wait for ever.
 * @param {Page} page
 * @param {string | null} [address] null: load the same page again
 */
async function navigate(page, address = null) {
  await page.evaluate((address) => {
    /** @type {any} */ (globalThis).isLeaving = true;
    setTimeout(() => (address ? location.assign(address) : location.reload()));
  }, address);
  const hasLeft = () =>
    page.evaluate(() => !("isLeaving" in globalThis) && document.readyState === "complete");
  while (!(await hasLeft().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 25));
}

/** The part of the current act, for the report if it never ends. */
export const progress = { step: "" };

/** Each kind of act: its frequency, how to generate it, and how to perform it. */
const KINDS = {
  /** Performs the game's pending action as a person would. */
  play: {
    weight: 40,
    draw: (/** @type {Random} */ random) => ({ nth: random(30) }),
    do: async (/** @type {Page} */ page, /** @type {any} */ { nth }) => {
      const { cells } = await look(page);
      const usable = cells.filter(({ target, movable }) => target || movable);
      const targets = usable.filter(({ target }) => target);
      const from = targets.length > 0 && nth % 4 > 0 ? targets : usable;
      const spot = from[nth % Math.max(1, from.length)]?.spot;
      await page.evaluate(
        (spot, nth) => {
          const root = document.querySelector("senet-game")?.shadowRoot;
          const cell = spot && root?.querySelector(`[role=gridcell][data-spot="${spot}"]`);
          const buttons = [...(root?.querySelectorAll(".actions button") ?? [])];
          const button = buttons[nth % Math.max(1, buttons.length)];
          const one = cell || button;
          if (one instanceof HTMLElement) one.click();
        },
        spot,
        nth,
      );
    },
  },
  press: {
    weight: 24,
    draw: async (/** @type {Random} */ random, /** @type {Page} */ page) => {
      const all = await controls(page);
      const value = pick(random, ["0", "1", "3", "7", "a", "Zażółć", "\u202e", "1e9", "-4"]);
      return { control: pick(random, all), nth: random(20), value: random(2) ? value : random(20) };
    },
    do: (/** @type {Page} */ page, /** @type {any} */ act) => controls(page, act),
  },
  key: {
    weight: 14,
    draw: (/** @type {Random} */ random) => ({ key: pick(random, KEYS), board: random(2) === 0 }),
    do: async (/** @type {Page} */ page, /** @type {any} */ { key, board }) => {
      if (board)
        await page.evaluate(() => {
          const cell = document
            .querySelector("senet-game")
            ?.shadowRoot?.querySelector("[role=gridcell][tabindex='0']");
          if (cell instanceof HTMLElement) cell.focus();
        });
      await page.keyboard.press(key);
    },
  },
  drag: {
    weight: 6,
    draw: (/** @type {Random} */ random) => ({
      from: random(30) + 1,
      to: random(30) + 1,
      drop: random(3) > 0,
    }),
    do: async (/** @type {Page} */ page, /** @type {any} */ { from, to, drop }) => {
      const points = await page.evaluate(
        (spots) =>
          spots.map((spot) => {
            const root = document.querySelector("senet-game")?.shadowRoot;
            const box = root?.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
            return box ? [box.x + box.width / 2, box.y + box.height / 2] : [5, 5];
          }),
        [from, to],
      );
      const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = points;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 2 });
      await page.mouse.move(toX, toY);
      if (!drop) await page.mouse.move(-5, -5).catch(() => undefined);
      await page.mouse.up();
    },
  },
  size: {
    weight: 5,
    draw: (/** @type {Random} */ random) => ({
      size: pick(random, SIZES),
      density: pick(random, [0.5, 1, 2]),
    }),
    do: async (/** @type {Page} */ page, /** @type {any} */ { size: [width, height], density }) => {
      // Firefox's driver never finishes resizing a page that fills the screen.
      await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
      await page.setViewport({ width, height, deviceScaleFactor: density });
    },
  },
  setting: {
    weight: 9,
    draw: (/** @type {Random} */ random) => {
      const [name, values] = pick(random, Object.entries(SETTINGS));
      return { change: { [name]: pick(random, /** @type {any[]} */ (values)) } };
    },
    do: (/** @type {Page} */ page, /** @type {any} */ { change }) => changeSettings(page, change),
  },
  context: {
    weight: 3,
    draw: () => ({}),
    do: (/** @type {Page} */ page) =>
      page.evaluate(() => {
        for (const gl of /** @type {any} */ (globalThis).contexts.splice(0))
          gl.getExtension("WEBGL_lose_context")?.loseContext();
      }),
  },
  paste: {
    weight: 2,
    draw: (/** @type {Random} */ random) => ({ text: pick(random, TEXTS), drop: random(2) === 0 }),
    do: (/** @type {Page} */ page, /** @type {any} */ { text, drop }) =>
      page.evaluate(
        (text, drop) => {
          const data = new DataTransfer();
          data.setData("text/plain", text);
          const options = { bubbles: true, composed: true, cancelable: true };
          document
            .querySelector("senet-game")
            ?.dispatchEvent(
              drop
                ? new DragEvent("drop", { ...options, dataTransfer: data })
                : new ClipboardEvent("paste", { ...options, clipboardData: data }),
            );
        },
        text,
        drop,
      ),
  },
  move: {
    weight: 1,
    draw: () => ({}),
    do: (/** @type {Page} */ page) =>
      page.evaluate(() => {
        const game = document.querySelector("senet-game");
        if (game) game.parentElement?.append(game);
      }),
  },
  wait: {
    weight: 8,
    draw: (/** @type {Random} */ random) => ({ time: pick(random, [10, 50, 200, 600]) }),
    do: (/** @type {Page} */ _, /** @type {any} */ { time }) =>
      new Promise((resolve) => setTimeout(resolve, time)),
  },
  reload: {
    weight: 2,
    draw: () => ({}),
    do: (/** @type {Page} */ page) => navigate(page),
  },
  back: {
    weight: 1,
    draw: () => ({}),
    do: async (/** @type {Page} */ page) => {
      const game = await addressOf(page);
      // A page with an icon, because Firefox may ignore `history.back()` on a blank one.
      const away = game && new URL("accessibility.html", game).href;
      if (!away) return;
      await navigate(page, away);
      await page.evaluate(() => {
        setTimeout(() => history.back());
      });
      while (["", away].includes(await addressOf(page)))
        await new Promise((resolve) => setTimeout(resolve, 25));
    },
  },
  tab: {
    weight: 2,
    draw: (/** @type {Random} */ random) => ({ acts: random(5) }),
    /** Opens the same URL in a second tab, plays there briefly and closes it. */
    do: async (/** @type {Page} */ page, /** @type {any} */ { acts }) => {
      progress.step = "opening";
      const tab = await page.browserContext().newPage();
      try {
        progress.step = "loading";
        await tab.goto(await addressOf(page), { waitUntil: "load" });
        progress.step = "waiting for the game";
        await tab.waitForSelector("html[data-ready], html[data-complete]");
        progress.step = "playing";
        for (let act = 0; act < acts; act += 1) await KINDS.play.do(tab, { nth: act });
      } finally {
        progress.step = "closing";
        await tab.close();
        progress.step = "returning";
        await page.bringToFront();
      }
    },
  },
};

/** Acts after which another page shows the same game. @param {Act} act */
export const isReload = ({ kind }) => kind === "reload" || kind === "back";

/** @type {(keyof typeof KINDS)[]} */
const BAG = /** @type {any} */ (
  Object.entries(KINDS).flatMap(([kind, { weight }]) => Array(weight).fill(kind))
);

/** Chooses the next act. @param {Page} page @param {Random} random @returns {Promise<Act>} */
export async function drawAct(page, random) {
  const kind = pick(random, BAG);
  return { kind, ...(await KINDS[kind].draw(random, page)) };
}

/** @param {Page} page @param {Act} act @returns {Promise<unknown>} */
export function perform(page, act) {
  progress.step = "";
  return KINDS[/** @type {keyof typeof KINDS} */ (act.kind)].do(page, act);
}

/** A URL that starts a game. @param {Random} random */
export const drawAddress = (random) => {
  const query = new URLSearchParams({
    lang: pick(random, SETTINGS.language),
    opponent: pick(random, ["person", "beginner", "casual", "strong"]),
    view: pick(random, ["flat", "object", "auto"]),
    speed: pick(random, ["normal", "fast", "instant"]),
  });
  const ruleset = pick(random, [
    "",
    "simple",
    "double",
    "bell",
    "jequier-masters",
    "kendall-masters[blockade]",
  ]);
  if (ruleset) query.set("ruleset", ruleset);
  return `?${query}`;
};
