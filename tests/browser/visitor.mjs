/**
 * A simulated visitor who plays a whole game on the page as people do: they press the highlighted button, tap a piece,
 * or its house if it has several, and take two seconds for a real choice and half a second for everything else. They choose like
 * the casual computer player. The page's clock runs fast (harness/hurry.mjs); taps, texts and positions are recorded.
 */
import { hurry } from "./harness/hurry.mjs";
import { started } from "./table.mjs";

/** The time between frames, in milliseconds of page time. */
const FRAME = 40;
/** The visitor's time for a choice, and for anything else, in milliseconds. */
const CHOICE = 2000;
const REACTION = 500;

/**
 * @typedef {object} Visit
 * @property {number} throwing taps on the button or on the sticks
 * @property {number} forced taps for forced moves
 * @property {number} choice taps for choices
 * @property {number} other taps for anything else, such as continuing
 * @property {number} choices the visitor's real choices
 * @property {number} throws of both sides
 * @property {number} changes of the text under the board
 * @property {number} words in them
 * @property {number} longest words shown at once
 * @property {number} button changes of the large button's label
 * @property {number} seconds
 * @property {Record<string, number>} moved the pixels by which each part of the table has moved or grown, if any
 */

/**
 * Runs in the page: plays the game to its end.
 * @param {number} thinking
 * @param {number} reaction
 */
function playHere(thinking, reaction) {
  const element = /** @type {any} */ (document.querySelector("senet-game"));
  const { session, shadowRoot: root } = element;
  const clock = /** @type {any} */ (globalThis);
  const wait = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));
  const LOADING = 4;
  const visit = { throwing: 0, forced: 0, choice: 0, other: 0, choices: 0, changes: 0, words: 0, longest: 0 };
  const text = (/** @type {string} */ selector) =>
    [...root.querySelectorAll(selector)]
      .map(({ textContent }) => (textContent ?? "").replaceAll(/\s+/g, " ").trim())
      .filter(Boolean)
      .join(" ");
  let button = 0;
  let [line, word] = [text(".status"), text(".main")];
  const parts = [".top", ".board", ".field", ".value", ".main", ".prompt", ".players"];
  /** @type {Map<string, DOMRect>} */
  const first = new Map();
  /** @type {Record<string, number>} */
  const moved = {};
  const watch = () => {
    const now = text(".status");
    if (now !== line) {
      visit.changes += 1;
      const words = now === "" ? 0 : now.split(" ").length;
      visit.words += words;
      visit.longest = Math.max(visit.longest, words);
      line = now;
    }
    if (text(".main") !== word) button += 1;
    word = text(".main");
    // Before the first throw the table may still show other controls.
    if (!session.view.game || session.view.game.throws === 0) return;
    for (const part of parts) {
      const place = root.querySelector(part)?.getBoundingClientRect();
      if (!place || session.view.game.phase === "over") continue;
      const was = first.get(part);
      if (!was) first.set(part, place);
      // Text may change its width, but not its starting point.
      else {
        const away = Math.max(
          Math.abs(place.top - was.top),
          part === ".value" ? 0 : Math.abs(place.left - was.left),
        );
        const grown = part === ".prompt" || part === ".value" ? 0 : Math.abs(place.height - was.height);
        const by = Math.round(Math.max(away, grown));
        if (by > 0) moved[part] = Math.max(moved[part] ?? 0, by);
      }
    }
  };
  new MutationObserver(watch).observe(root, {
    childList: true,
    characterData: true,
    attributes: true,
    subtree: true,
  });
  const tap = (/** @type {HTMLElement | null | undefined} */ there) => {
    const finger = { bubbles: true, composed: true, pointerType: "touch", width: 24, height: 24 };
    for (const type of ["pointerdown", "pointerup"])
      there?.dispatchEvent(new PointerEvent(type, { ...finger, isPrimary: true }));
    there?.dispatchEvent(new PointerEvent("click", { ...finger, detail: 1 }));
  };
  const spot = (/** @type {unknown} */ place) =>
    /** @type {HTMLElement | null} */ (root.querySelector(`[data-spot="${place}"]`));
  const main = () => /** @type {HTMLElement | null} */ (root.querySelector(".main"));
  const start = performance.now();
  const play = async () => {
    for (;;) {
      const { game, activity, seat, moves } = session.view;
      // The first throws and moves load code, which the fast clock would count as minutes.
      if (!clock.hurrying && game.throws >= LOADING) clock.goOn(Number.POSITIVE_INFINITY);
      if (game.phase === "over" && activity === "idle") break;
      if (activity === "pause" && text(".main") === "Continue") {
        await wait(reaction);
        visit.other += 1;
        tap(main());
      } else if (activity !== "idle" || game.player === seat) await wait(20);
      else if (moves.length === 0) {
        await wait(reaction);
        // Meanwhile the page may have thrown again.
        if (session.view.game !== game || session.view.activity !== "idle") continue;
        visit.throwing += 1;
        tap(main());
      } else if (game.phase === "play" && moves.length === 1) {
        await wait(reaction);
        // Meanwhile the page may have played it.
        if (session.view.game !== game || session.view.activity !== "idle") continue;
        visit.forced += 1;
        tap(spot(moves[0].from));
      } else {
        await wait(thinking);
        const { ruleset } = game;
        const question = { ask: "choose", ruleset, position: session.game.position_id(), level: "casual" };
        // The visitor takes two seconds, regardless of the machine's speed.
        clock.held = true;
        const chosen = await session.advisor.ask(question, new AbortController().signal);
        clock.held = false;
        visit.choices += 1;
        const move = moves.find((/** @type {any} */ { id }) => id === chosen);
        if (move && move.kind !== "rescue") {
          const { length } = moves.filter((/** @type {any} */ { from }) => from === move.from);
          visit.choice += 1;
          tap(spot(length > 1 ? move.to : move.from));
        } else {
          visit.choice += 1;
          const choices = [...root.querySelectorAll(".choice")];
          tap(move ? choices[0] : (choices[1] ?? main()));
        }
      }
      await wait(20);
    }
    clock.played = {
      ...visit,
      button,
      moved,
      throws: session.view.game.throws,
      seconds: (performance.now() - start) / 1000,
    };
  };
  play().catch((error) => {
    clock.broken = String(error);
  });
}

/**
 * Opens the page and plays one game there.
 * @param {import("puppeteer-core").Page} page fresh
 * @param {string} address
 * @param {number} [reaction] milliseconds for anything but a choice
 * @returns {Promise<Visit>}
 */
export async function visit(page, address, reaction = REACTION) {
  await hurry(page, { year: 2027, month: 2, day: 1, hour: 12 }, FRAME);
  await page.goto(address);
  await started(page);
  await page.evaluate(playHere, CHOICE, reaction);
  for (;;) {
    // A whole game exceeds the timeout of a single call.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { broken, played } = await page.evaluate(() => {
      const { broken, played } = /** @type {any} */ (globalThis);
      return { broken, played };
    });
    if (broken) throw new Error(`the visitor cannot play on: ${broken}`);
    if (played) return played;
  }
}

/** The median. @param {readonly number[]} numbers */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** All taps of a visit. @param {Visit} visit */
export const taps = ({ throwing, forced, choice, other }) => throwing + forced + choice + other;
