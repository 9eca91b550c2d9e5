/** The quick set of page tests: one for each way a page can break. */
export const QUICK = new Set([
  "the size report matches the first load",
  "senet.html starts from a disk and makes no request",
  "a game by keyboard alone, against the computer",
  "a piece can be dragged to its house, and dropping it anywhere else costs nothing",
  "rescue and throw are two equal choices, and the large button makes neither",
  "a reload restores the same game",
  "a hint names the best choice, gives a reason and picks up the piece",
  "two elements on one page are two games, and the page controls both fully",
  "axe finds nothing on any screen, nor on a phone in the dark (ar)",
]);

/** Names without a registered test so far. */
const missing = new Set(QUICK);

/** Whether a test belongs to the quick set. @param {string} name */
export function isQuick(name) {
  missing.delete(name);
  return QUICK.has(name);
}

/** Names in the set without a test. */
export const missingOnes = () => [...missing];
