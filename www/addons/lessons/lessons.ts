/**
 * The lessons: positions, throws, and tasks. The visitor plays Black. Each step is a real game whose seed produces the
 * listed throws (lesson-starts.json, made by `node www/build/lesson-starts.mjs`). The locale files contain the text of
 * each step as `lesson-NAME-STEP`.
 */

import { FIRST_LESSON } from "../shared/lesson-progress.js";

/** A position with Black to throw. Pieces on neither list nor in the hand have been borne off. */
export interface LessonSetting {
  white: readonly number[];
  black: readonly number[];
  /** White's and Black's pieces still to enter. */
  hand?: readonly [number, number];
  /** Rules that differ from the lesson's. */
  ruleset?: string;
}

export interface Step {
  /** Without a position, play continues from the previous step. */
  set?: LessonSetting;
  /** The visitor's throws in this step. */
  throws?: readonly number[];
  /** The requested moves in scholarly notation, or any. */
  moves?: readonly string[] | "any";
  /** The house of a piece that cannot move; the visitor finds out why. */
  ask?: number;
  /** Houses mentioned in the text. */
  lit?: readonly number[];
}

export interface Lesson {
  id: string;
  ruleset: string;
  steps: readonly Step[];
}

/** The first row at the start of a game, after White's first move. */
const OPENING = { white: [1, 3, 5, 7, 9, 11, 17], black: [2, 4, 6, 8, 10, 12, 16] };

export const FIRST: Lesson = {
  id: FIRST_LESSON,
  ruleset: "kendall-masters",
  steps: [
    {
      set: { white: [1, 3, 5, 7, 9, 11, 13], black: [2, 4, 6, 8, 10, 12, 14] },
      throws: [2],
      moves: ["14→16"],
      lit: [30],
    },
    { set: OPENING, throws: [1], moves: ["16×17[16]"], lit: [17] },
    { throws: [3], moves: "any" },
    {
      set: { white: [1, 3, 5, 7, 9, 19, 20], black: [2, 4, 6, 8, 10, 13, 17] },
      throws: [2],
      moves: ["10→12"],
      lit: [12, 13],
    },
    { set: { white: [5, 9, 12], black: [18, 23] }, throws: [3], moves: ["23→26"], lit: [26] },
    { set: { white: [4, 12], black: [25, 26] }, throws: [1], moves: ["26→27"], lit: [27] },
    { set: { white: [4, 13], black: [25, 27] }, moves: ["rescue"], lit: [15] },
    { set: { white: [4], black: [30] }, throws: [4], moves: ["30→off"] },
  ],
};

/** Protecting and blocking. */
export const ROW_LESSONS: readonly Lesson[] = [
  {
    id: "pairs",
    ruleset: "kendall-masters",
    steps: [
      { set: { white: [4, 19, 20], black: [8, 17] }, throws: [3], ask: 17, lit: [19, 20] },
      { set: { white: [5, 9, 20], black: [10, 13] }, throws: [2], moves: ["10→12"], lit: [12, 13] },
    ],
  },
  {
    id: "walls",
    ruleset: "kendall-modern",
    steps: [
      { set: { white: [1, 12, 13, 14], black: [3, 11] }, throws: [4], ask: 11, lit: [12, 13, 14] },
      { set: { white: [2, 9], black: [4, 8, 10, 11] }, throws: [4], moves: ["8→12"], lit: [10, 11, 12] },
    ],
  },
];

/** One lesson per special house, under the first lesson's rules. */
export const HOUSE_LESSONS: readonly Lesson[] = [
  {
    id: "house-15",
    ruleset: "kendall-masters",
    steps: [
      { set: { white: [4, 13], black: [20, 27] }, moves: ["rescue"], lit: [15] },
      { set: { white: [4, 15], black: [20, 27] }, throws: [4], moves: ["27→off"], lit: [15] },
    ],
  },
  {
    id: "house-26",
    ruleset: "kendall-masters",
    steps: [
      { set: { white: [4, 13], black: [8, 24] }, throws: [4], ask: 24, lit: [26] },
      { moves: ["8→12"] },
      { throws: [2], moves: ["24→26"], lit: [26] },
      { set: { white: [4, 13], black: [8, 26] }, throws: [5], moves: ["26→off"] },
    ],
  },
  {
    id: "house-27",
    ruleset: "kendall-masters",
    steps: [
      { set: { white: [4, 13], black: [25, 26] }, throws: [1], moves: ["26→27"], lit: [27] },
      { set: { white: [4, 13], black: [8, 27] }, throws: [2] },
      { set: { white: [12, 30], black: [5, 26] }, throws: [4], moves: ["26×30[27]"], lit: [27, 30] },
    ],
  },
  {
    id: "house-last",
    ruleset: "kendall-masters",
    steps: [
      { set: { white: [4, 13], black: [12, 28] }, throws: [3], moves: ["28→off"], lit: [28] },
      { set: { white: [4], black: [28] }, throws: [1], moves: ["28→27←"], lit: [27] },
      { set: { white: [4, 13], black: [8, 30] }, throws: [2], moves: ["30→off"], lit: [30] },
    ],
  },
];

/** One lesson per family of rules, about its differences. */
export const RULES_LESSONS: readonly Lesson[] = [
  {
    id: "modern",
    ruleset: "kendall-modern",
    steps: [
      { set: { white: [4, 9], black: [25, 26] }, throws: [1], moves: "any", lit: [15, 27] },
      { set: { white: [4], black: [10, 30] }, throws: [3], ask: 30, lit: [30] },
    ],
  },
  {
    id: "series",
    ruleset: "kendall-1979",
    steps: [{ set: { white: [4, 13], black: [8, 17] }, throws: [1, 2] }, { moves: "any" }, { moves: "any" }],
  },
  {
    id: "entering",
    ruleset: "kendall-wiki",
    steps: [
      { set: { white: [], black: [], hand: [5, 5] }, throws: [3], moves: ["hand→4"] },
      { set: { white: [6], black: [4], hand: [4, 4] }, throws: [3], moves: ["hand→4→3"], lit: [3, 4] },
    ],
  },
  {
    id: "jequier",
    ruleset: "jequier-masters",
    steps: [
      { set: { white: [4, 13], black: [9, 20] }, throws: [6], moves: "any" },
      { set: { white: [4, 13], black: [20, 26] }, throws: [1], moves: ["26→27→1"], lit: [1, 27] },
      { set: { white: [4], black: [25, 28] }, throws: [2], moves: ["28→off"], lit: [30] },
    ],
  },
  {
    id: "piccione",
    ruleset: "piccione",
    steps: [
      { set: { white: [20], black: [9], hand: [4, 4] }, throws: [1], moves: ["enter→1"], lit: [1] },
      { set: { white: [20], black: [10, 14], hand: [4, 3] }, throws: [4], moves: ["14→15 (1)"], lit: [15] },
      { moves: "any" },
    ],
  },
  {
    id: "bell",
    ruleset: "bell",
    steps: [
      { set: { white: [4, 13], black: [5, 10] }, throws: [3], moves: ["10×13[out]"], lit: [13] },
      { set: { white: [3, 26], black: [5, 24] }, throws: [2], ask: 24, lit: [26, 27, 28, 29] },
      { set: { white: [3, 9], black: [5, 27] }, throws: [2], ask: 5, lit: [27] },
    ],
  },
  {
    id: "boards",
    ruleset: "simple",
    steps: [
      { set: { white: [4, 13], black: [8, 28] }, throws: [5], moves: ["28→off"] },
      {
        set: { ruleset: "middle-kingdom", white: [3, 9], black: [10, 26] },
        throws: [1],
        moves: ["26→27→1"],
        lit: [1, 27],
      },
      { set: { ruleset: "late-nk", white: [4], black: [10, 30] }, throws: [3], ask: 30, lit: [30] },
    ],
  },
  {
    id: "double",
    ruleset: "double",
    steps: [{ set: { white: [5, 40], black: [12, 30] }, throws: [3], moves: ["30→33"], lit: [31, 33] }],
  },
];

export const LESSONS: readonly Lesson[] = [FIRST, ...ROW_LESSONS, ...HOUSE_LESSONS, ...RULES_LESSONS];

/** Lessons with a line about what they show. The names of the others say it. */
export const DESCRIBED: ReadonlySet<string> = new Set([FIRST, ...RULES_LESSONS].map(({ id }) => id));

export function lessonOf(id: string): Lesson {
  const lesson = LESSONS.find((candidate) => candidate.id === id);
  if (!lesson) throw new Error(`there is no lesson ${id}`);
  return lesson;
}

/** The last step, up to this one, that sets up the board. */
export function settingOf(lesson: Lesson, step: number): number {
  return lesson.steps.slice(0, step + 1).findLastIndex(({ set }) => set !== undefined);
}

/** The rules of a step. */
export function rulesetOf(lesson: Lesson, step: number): string {
  return lesson.steps[settingOf(lesson, step)]?.set?.ruleset ?? lesson.ruleset;
}
