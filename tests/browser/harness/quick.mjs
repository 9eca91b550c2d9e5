/** The quick set of page tests: few, but one for each way a page can break. */
export const QUICK = new Set([
  "the first load is what the size report counts",
  "senet.html starts from a disk and asks for nothing",
  "a game by keyboard alone, against the computer",
  "a piece can be dragged to its house, and dropped anywhere else at no cost",
  "rescue or throw are two choices of the same size, and the large button makes neither",
  "a reload brings the same game back",
  "a hint names the best choice, gives a reason and takes the piece up",
  "two elements on one page are two games, and the page can do everything with them",
  "axe finds nothing on any screen, nor on a phone in the dark (ar)",
]);

/** Names not registered yet. */
const missing = new Set(QUICK);

/** Whether a test belongs to the quick set. @param {string} name */
export function isQuick(name) {
  missing.delete(name);
  return QUICK.has(name);
}

/** Names without a test. */
export const missingOnes = () => [...missing];
