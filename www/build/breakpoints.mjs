/**
 * The breakpoints of all layouts. A style sheet writes `@media (--low)` or `@container game (--narrow)`, and the build
 * replaces the name by its condition. Since no sheet has widths of its own, all parts of the page change at the same size.
 */

/** For `@container game`: the width of the game, which may be a part of a page. */
const OF_THE_GAME = {
  /** With large text, nothing fits side by side. */
  "--tiny": "(inline-size < 19rem)",
  "--handheld": "(19rem <= inline-size < 28rem)",
  "--large-phone": "(28rem <= inline-size < 44rem)",
  /** The fields of a dialog are stacked. */
  "--slim": "(inline-size < 30rem)",
  "--two-columns": "(inline-size >= 36rem)",
  /** A phone: everything is in one column. */
  "--narrow": "(inline-size < 44rem)",
  "--broad": "(inline-size >= 44rem)",
  /** The toolbar has no labels. */
  "--icons": "(inline-size < 56rem)",
  /** The players share one line above the sticks. */
  "--players-in-line": "(19rem <= inline-size < 62rem)",
  /** The dock has two columns; it has three if the game is wide. */
  "--medium": "(inline-size < 62rem)",
  "--wide": "(inline-size >= 62rem)",
  "--tablet": "(44rem <= inline-size < 62rem)",
};

/** For `@container` without a name: the height of the part in which the game ends. */
const OF_THE_END = { "--shallow": "(block-size < 20rem)" };

/** For `@container turn`: how many steps of the computer's turn fit side by side, in units of their font size. */
const OF_THE_TURN = {
  "--three-steps": "(inline-size < 23.5em)",
  "--two-steps": "(inline-size < 17.4em)",
  "--one-step": "(inline-size < 11.6em)",
};

/** For `@media`: the height of the screen or frame. */
const OF_THE_HEIGHT = {
  /** A phone on its side. */
  "--on-its-side": "(height <= 30rem) and (width >= 36rem)",
  "--upright": "(height > 30rem)",
  /** A pinned part leaves enough room to scroll the rest. */
  "--pinning": "(height >= 34rem)",
  /** A low frame, as in an article. */
  "--low": "(height <= 38.75rem)",
  "--not-low": "(height > 38.75rem)",
  /** A wide table leaves height below it, as on a tablet on its side. */
  "--roomy": "(height >= 50rem) and (1 / 1 < aspect-ratio <= 3 / 2)",
  /** Undo and hint fit above the large button. */
  "--tall": "(height > 42rem)",
  "--not-tall": "(height <= 42rem)",
};

/** For `@media`: the width of the screen, for dialogs, and for the pages beside the game. */
const OF_THE_WIDTH = {
  "--dialog-slim": "(width <= 30rem)",
  "--dialog-narrow": "(width <= 34rem)",
  "--dialog-broad": "(width >= 44rem)",
  "--page-narrow": "(width < 40rem)",
  "--page-broad": "(width >= 40rem)",
  "--sheet-narrow": "(width <= 50rem)",
  "--page-columns": "(width >= 60rem)",
  "--lab-columns": "(width >= 64rem)",
  "--small-kiosk": "(width <= 1200px)",
  /** A screen on a wall. */
  "--huge": "(width >= 2000px)",
  /** A portrait screen of an exhibit. */
  "--upended": "(max-aspect-ratio: 3 / 5)",
  "--portrait": "(max-aspect-ratio: 1 / 1)",
  "--landscape": "(min-aspect-ratio: 1 / 1)",
};

/** All conditions by name. @type {Readonly<Record<string, string>>} */
export const BREAKPOINTS = {
  ...OF_THE_GAME,
  ...OF_THE_END,
  ...OF_THE_TURN,
  ...OF_THE_HEIGHT,
  ...OF_THE_WIDTH,
};

/**
 * Inserts the conditions into a style sheet.
 * @param {string} style
 */
export const withBreakpoints = (style) =>
  style.replace(/@(?:media|container)[^{};]*(?=\{)/g, (rule) =>
    rule.replace(/\((--[\w-]+)\)/g, (_, name) => {
      const condition = BREAKPOINTS[name];
      if (condition === undefined) throw new Error(`${rule.trim()}: no breakpoint is called ${name}`);
      return condition;
    }),
  );
