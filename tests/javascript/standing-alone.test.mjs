/** Texts that may be shown alone name their own subject. Those that begin by pointing back are listed here, each with its reason. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readLocales } from "../../www/build/locales.mjs";
import { filled, messages } from "./fluent.mjs";

/** Openings that point to something said before. “It is your turn” and “It makes no difference” do not. */
const POINTS_BACK =
  /^(?:(?:the )?same\b|(?:also|likewise|equally|too|nor|so|then|therefore|otherwise|but|and|or|however|they|their|its|it(?! is .*turn| makes no)|he|she|both|either|neither|another|others?)\b|as (?:in|on|at|before|above)\b)/i;

const AFTER_THE_MOVE = "a reason, always after the move that the hint proposes";
const AFTER_THE_NAME = "on the card of a house, below its name";
const AFTER_A_STEP = "a step of a lesson, on the board of the step before";
const AFTER_A_RULE = "in the rules, always after the sentence it continues";

/** Texts that point back, with the reason why they are never read alone. @type {Record<string, string>} */
const ALLOWED = {
  "said-fell-back": "“its own” is the piece named in the same sentence",
  "said-fell-back-hand": "“its own” is the piece named in the same sentence",
  "extra-owed": "below the throws still to play",
  "advice-because-equal": AFTER_THE_MOVE,
  "advice-because-wins": AFTER_THE_MOVE,
  "advice-because-bears_off": AFTER_THE_MOVE,
  "advice-because-hits": AFTER_THE_MOVE,
  "advice-because-removes": AFTER_THE_MOVE,
  "advice-because-removes-to_hand": AFTER_THE_MOVE,
  "advice-because-keeps_out_of_water": AFTER_THE_MOVE,
  "advice-because-keeps_ground": AFTER_THE_MOVE,
  "advice-because-keeps_enemy_back": AFTER_THE_MOVE,
  "advice-because-shelters": AFTER_THE_MOVE,
  "advice-because-blocks": AFTER_THE_MOVE,
  "advice-because-stays_free": AFTER_THE_MOVE,
  "settings-language-auto": "says what it follows",
  "board-auto": "a choice below “Board”, says where it comes from",
  "character-late-nk": "names the rules it is compared with",
  "evidence-later_game-note": "after the mark it explains",
  "rule-turn-passes": AFTER_A_RULE,
  "rule-clear-first-hand": AFTER_A_RULE,
  "house-reset": "names the rules it goes back to",
  "house-endless": "always after “These rules work together.”",
  "lesson-house-26-2": AFTER_A_STEP,
  "lesson-house-26-2-done": AFTER_A_STEP,
  "lesson-house-last-2": AFTER_A_STEP,
  "lesson-modern-1-done": AFTER_A_STEP,
  "lesson-entering-1-done": AFTER_A_STEP,
  "card-sign-ankh": AFTER_THE_NAME,
  "card-sign-nefer": AFTER_THE_NAME,
  "card-sign-circle": AFTER_THE_NAME,
  "card-sign-water": AFTER_THE_NAME,
  "card-sign-cross": AFTER_THE_NAME,
  "card-sign-three": AFTER_THE_NAME,
  "card-sign-two": AFTER_THE_NAME,
  "card-sign-one": AFTER_THE_NAME,
  "card-sign-horus": AFTER_THE_NAME,
  "card-others": "a heading on the card of a house",
  "fact-tut-pieces": "after the first ivory box, in the same chapter",
  "fact-lion": "after the papyrus of Ani, in the same chapter",
  "daily-note": "below “Game of the day”",
  "open-paste": "between two fields of one dialog",
  "review-missed": "“both sides” are the two of the game",
  "everyone-line": "says for whom the throws are the same",
  "send-invites": "after the result with its number of throws",
  "lab-apart-same_as_another": "names the rules whose games are the same",
  "lab-grid-depends": "after the sentence with both effects",
  "lab-point-throws": "a row of the table whose title names the rules",
};

test("texts name what they speak of, or are listed with the reason why they need not", async () => {
  const [english] = await readLocales();
  const source = messages(english);
  /** @type {Map<string, string>} */
  const pointing = new Map();
  for (const { id, text } of filled(english, source, source))
    if (POINTS_BACK.test(text) && !pointing.has(id)) pointing.set(id, text);
  const unread = [...pointing].filter(([id]) => !(id in ALLOWED)).map(([id, text]) => `${id}: ${text}`);
  assert.deepEqual(unread, [], "name the subject, or list the text with its reason");
  const stale = Object.keys(ALLOWED).filter((id) => !pointing.has(id));
  assert.deepEqual(stale, [], "these no longer point back");
});

test("the check finds what points to a neighbour", () => {
  for (const text of [
    "The same race with five pieces.",
    "As before, but longer.",
    "It goes to house 4.",
    "Likewise with Horus.",
  ])
    assert.match(text, POINTS_BACK);
  for (const text of ["It is your turn.", "Kendall’s race with five pieces.", "Assyrian boards", "Italics"])
    assert.doesNotMatch(text, POINTS_BACK);
});
