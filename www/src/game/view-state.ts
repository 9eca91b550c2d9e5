/** The page's single state object, from which everything drawn, announced or offered is derived. */

import type { Sentence } from "../base/i18n/localizer.js";
import { DEFAULT_SETTINGS, type Settings } from "../base/settings.js";
import type { BoardInfo, GameEvent, House, Level, Move, Side, State, WhyNot } from "../engine/types.js";
import type { StartFailure } from "../engine/wasm.js";
import { type Derived, derivedFrom, IDLE, type Mode } from "./mode.js";
import { SHORTEST } from "./rulesets.js";

/** Parts of the view that change independently; the rest depends on the mode (mode.ts). */
export type ViewPatch = Partial<Omit<ViewState, "mode" | keyof Derived>>;

/** A patch without keys that the view does not have; spreading an object would hide them from the compiler. */
export type Exact<Patch, Allowed> = Patch & Record<Exclude<keyof Patch, keyof Allowed>, never>;

export type Opponent = Level | "person";
export const OPPONENTS: readonly Opponent[] = [
  "beginner",
  "runner",
  "hitter",
  "casual",
  "builder",
  "cautious",
  "skilled",
  "expert",
  "master",
  "person",
];

/** The setup of a game. */
export interface Setup {
  /** In text form. */
  ruleset: string;
  /** The board to play on; null for the ruleset's own. */
  board: string | null;
  opponent: Opponent;
  /** The side of the person who plays the computer. */
  side: Side | "random";
  seed: string | null;
  /** The author's name for these rules. */
  name?: string;
  /** The date of a daily game, such as 2026-11-21, whose throws come from `seed`. */
  day?: string;
  /** The id of a correspondence game, in which undo is disabled. */
  afar?: string;
}

/** A place to point at: a house, the pieces in the hand, or the exit. */
export type Spot = House | "hand" | "off";

/** Why the piece on a house cannot move. */
export interface Refusal {
  spot: Spot;
  reasons: readonly WhyNot[];
  /** The same in words; empty until they have loaded. */
  sentences: readonly Sentence[];
}

/** Saved data that could not be read. */
export interface UnreadableData {
  kind: "game" | "correspondence" | "house-rules" | "puzzles" | "rematch";
  text: string;
}

/** The computer's seat (first or second player), or null for two people. */
export type ComputerSeat = 0 | 1 | null;

export interface ViewState extends Derived {
  mode: Mode;
  status: "loading" | "failed" | "ready";
  failure: StartFailure | null;
  setup: Setup;
  seat: ComputerSeat;
  /** The board being played on. */
  board: BoardInfo | null;
  /** The engine's state. */
  game: State | null;
  moves: readonly Move[];
  selected: Spot | null;
  /** The throw in hand to use; null for any. */
  selectedThrow: number | null;
  /** A move that awaits confirmation, or several that differ only in the throw they use. */
  pending: readonly Move[];
  refusal: Refusal | null;
  /** The requested advice, or a marker while the computer thinks. */
  advice: readonly Sentence[] | null;
  /** The last events in words. */
  lastEvents: readonly Sentence[];
  /** The last unusual event in few words, until a person acts; otherwise null. */
  news: Sentence | null;
  /** Forced moves that the visitor still plays by hand, as practice: one in a first game. */
  practiceMoves: number;
  /** A message about the page, such as an invalid URL or a failed save. */
  notices: readonly Sentence[];
  /** Unreadable saved data, until it is downloaded. */
  unreadable: readonly UnreadableData[];
  log: readonly LogEntry[];
  canUndo: boolean;
  canRedo: boolean;
  /** The game that the last new game replaced can be restored. */
  canTakeBack: boolean;
  /** That game was unfinished, so the page offers to return to it. */
  offersReturn: boolean;
  /** The open dialog, by the name that its add-on gives it. */
  dialog: string | null;
  /** The choices in the open new-game dialog. */
  draft: Setup | null;
  settings: Settings;
}

/** Nothing selected, asked or explained. */
export const NOTHING_CHOSEN = {
  selected: null,
  selectedThrow: null,
  pending: [],
  refusal: null,
  advice: null,
} satisfies ViewPatch;

/** The recommended first game. */
export const DEFAULT_SETUP: Setup = {
  ruleset: SHORTEST,
  board: null,
  opponent: "beginner",
  side: "black",
  seed: null,
};

export function initialState(): ViewState {
  return {
    ...derivedFrom(IDLE, null),
    mode: IDLE,
    status: "loading",
    failure: null,
    setup: DEFAULT_SETUP,
    seat: null,
    board: null,
    game: null,
    moves: [],
    ...NOTHING_CHOSEN,
    lastEvents: [],
    news: null,
    practiceMoves: 0,
    notices: [],
    unreadable: [],
    log: [],
    canUndo: false,
    canRedo: false,
    canTakeBack: false,
    offersReturn: false,
    dialog: null,
    draft: null,
    settings: DEFAULT_SETTINGS,
  };
}

// ---- The log of moves, stored next to the engine's record for announcements and display.

export interface LogEntry {
  /** The number of throws and plies after this entry. An undone entry is ahead of the game. */
  throws: number;
  plies: number;
  side: Side | null;
  value: number | null;
  notation: string | null;
  /** A person made this choice. */
  decided: boolean;
  sentences: readonly Sentence[];
}

/** The entries up to the current state. */
export function visibleLog(log: readonly LogEntry[], state: State): LogEntry[] {
  return log.filter((entry) => entry.throws <= state.throws && entry.plies <= state.plies);
}

/** Appends the last move, pass or opening throw. Throws that lead to a move are part of its entry. */
export function extendLog(
  log: readonly LogEntry[],
  before: State,
  after: State,
  events: readonly GameEvent[],
  details: { move: Move | null; decided: boolean; sentences: readonly Sentence[] },
): LogEntry[] {
  const { move, decided, sentences } = details;
  const visible = visibleLog(log, before);
  const thrown = events.find((event) => event.type === "thrown");
  const passed = events.some((event) => event.type === "turn_passed" || event.type === "started");
  if (!move && !passed && !thrown?.opening) return visible;
  const value = move ? move.throw : (thrown?.throw.value ?? null);
  return [
    ...visible,
    {
      throws: after.throws,
      plies: after.plies,
      side: before.turn,
      value,
      notation: move?.notation ?? null,
      decided,
      sentences,
    },
  ];
}
