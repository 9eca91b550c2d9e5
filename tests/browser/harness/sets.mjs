/** Sets of page tests. A run includes one set, or all tests except the nightly ones. */

/** One test for each way a page can break. */
const QUICK = new Set([
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

/**
 * Nightly tests. They take longest, and either repeat another test with other data or test the tests. A name can end in
 * one browser, such as `[firefox]`.
 */
const NIGHTLY = new Set([
  // The drawn board has the same test.
  "whatever changes in the middle of a motion, the game goes on (object)",
  // Text of twice the size, and 320 pixels in Arabic, leave the least space.
  "every screen fits (320 pixels)",
  "every screen fits (spaced text)",
  "every screen fits (400 % zoom)",
  // English and Arabic differ in direction; axe does not read German.
  "axe finds nothing in any dialog (de)",
  "the reference pictures detect a missing part",
  "whichever call loses the context while the object is built, the game is drawn and played",
  "nothing covers the sticks or the box at any page width",
  "the sheets for teachers are printed the same twice, each on its own page",
  // Nothing in these games depends on the browser but the input, which the game by keyboard and other tests of the board try.
  "a whole game by pointer, against the computer [firefox]",
  "a game by touch on a phone, against the computer [firefox]",
  "random actions neither stop the game nor lose it [firefox]",
  "a game by keyboard alone, against the computer [firefox]",
  "the screen plays itself, wakes at a touch, and resets completely after a visit [firefox]",
  "somebody who writes in the host page keeps the focus and the place when the game ends [firefox]",
  // Translators change texts in the same way in every browser. A game with one of them runs in both.
  "a translator that replaces texts: dialogs change their words with the language",
  "a translator that replaces texts: sheets and snippets are of what was chosen [firefox]",
  "a translator that writes texts: the game goes on in current words",
  "a translator that writes texts: dialogs change their words with the language",
  "a translator that writes texts: sheets and snippets are of what was chosen",
  // The screens are the same in either direction and browser: on every change they are examined in Arabic, in Chromium.
  "axe finds nothing in any dialog (en)",
  "axe finds nothing in the editor, nothing is cut off (en)",
  "axe finds nothing on any screen, nor on a phone in the dark (en)",
  "a whole game by ear (ar)",
  // These start browsers of their own, or look at an hour of pictures.
  "a frame that resizes itself has no scroll bars once it is as high as the game",
  "in an hour of self-play no pixel of a letter stays unchanged",
  // The other bundler has the same test, and the other boards too.
  "what rolldown makes of the engine and of the element plays",
  "kendall-masters on the board late-nk",
  "middle-kingdom on the board middle-kingdom",
  "vertical on the board vertical",
  // `./build.sh soak` plays 10,000 games.
  "memory and DOM do not grow over games and visits",
  // Every change runs one of these games.
  "five short games take at most three minutes and 36 taps, of which 18 decide nothing",
  // Other rules have games to the end on every change.
  "a game by the rules in use called boxed-set, from their list to its end",
  "a game by the rules in use called school-sheet, from their list to its end",
  "a game by the rules in use called like-ludo, from their list to its end",
]);

/** `SENET_TESTS=quick` or `nightly` runs only this set. */
const { SENET_TESTS: wanted = "usual" } = process.env;
if (!["quick", "usual", "nightly"].includes(wanted)) throw new Error(`no set of tests is called ${wanted}`);

/** Names without a registered test so far. */
const missing = new Set([...QUICK, ...NIGHTLY]);

/**
 * Whether this run includes a test in a browser.
 * @param {string} name
 * @param {string} browserName
 * @param {boolean} [isNightly] runs nightly although its name is not in the list
 */
export function isInSet(
  name,
  browserName,
  isNightly = NIGHTLY.has(name) || NIGHTLY.has(`${name} [${browserName}]`),
) {
  missing.delete(name);
  missing.delete(`${name} [${browserName}]`);
  if (wanted === "quick") return QUICK.has(name);
  return isNightly === (wanted === "nightly");
}

/** Names in the sets without a test. */
export const missingOnes = () => [...missing];
