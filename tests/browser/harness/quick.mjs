/** The page tests of the inner loop: few, and one for each way in which a page breaks. */
export const QUICK = new Set([
  "the first load is what the size report counts",
  "senet.html starts from a disk and asks for nothing",
  "a game by keyboard alone, against the computer",
  "a piece can be dragged to its house, and dropped anywhere else at no cost",
  "rescue or throw are two buttons",
  "a reload brings the same game back",
  "a hint names the best choice, gives a reason and takes the piece up",
  "two elements on one page are two games, and the page can do everything with them",
  "axe finds nothing on any screen, nor on a phone in the dark (ar)",
]);

/** What was not registered yet of them. */
const missing = new Set(QUICK);

/** Whether a test belongs to the inner loop. @param {string} name */
export function isQuick(name) {
  missing.delete(name);
  return QUICK.has(name);
}

/** Names that no test has. */
export const missingOnes = () => [...missing];
