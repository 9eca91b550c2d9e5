/** The page's one state object: everything that is drawn, spoken or offered follows from it. */

import type { Sentence } from "../base/i18n/localizer.js";
import { DEFAULT_SETTINGS, type Settings } from "../base/settings.js";
import type { BoardInfo, GameEvent, House, Level, Move, Side, State, WhyNot } from "../engine/types.js";
import type { StartFailure } from "../engine/wasm.js";
import { type Derived, derivedFrom, IDLE, type Mode } from "./mode.js";
import { SHORTEST } from "./rulesets/game-lengths.js";

/** What can be changed of the view by itself; the rest follows from what the page is doing (mode.ts). */
export type ViewPatch = Partial<Omit<ViewState, "mode" | keyof Derived>>;

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

/** What a game is set up with. */
export interface Setup {
  /** In its written form. */
  ruleset: string;
  /** The board it is played on; null for the one that belongs to it. */
  board: string | null;
  opponent: Opponent;
  /** The side of the person who plays against the computer. */
  side: Side | "random";
  seed: string | null;
  /** What whoever made these rules calls them. */
  name?: string;
  /** The day, as in 2026-11-21, whose game this is; its throws are those of `seed`. */
  day?: string;
  /** The id of the game by link that this is; nobody can take anything back in it. */
  afar?: string;
}

/** A square one can point at: a house, the pieces waiting in the hand, or the way off the board. */
export type Spot = House | "hand" | "off";

/** The page's own dialogs; any other name is a feature's. */
export type DialogName = "new-game" | "settings" | "rules" | "help" | "house-rules" | (string & {});

/** Why the piece on a house cannot move. */
export interface Refusal {
  spot: Spot;
  reasons: readonly WhyNot[];
  /** The same in words; none until they have been loaded. */
  said: readonly Sentence[];
}

/** Something that had been kept and could not be read. */
export interface Aside {
  what: "game" | "correspondence" | "house-rules" | "puzzles" | "rematch";
  text: string;
}

/** The seat (first or second player) the computer plays, or null when two people do. */
export type ComputerSeat = 0 | 1 | null;

export interface ViewState extends Derived {
  mode: Mode;
  status: "loading" | "failed" | "ready";
  failure: StartFailure | null;
  setup: Setup;
  seat: ComputerSeat;
  /** The board the game is played on. */
  board: BoardInfo | null;
  /** The engine's state. */
  game: State | null;
  moves: readonly Move[];
  selected: Spot | null;
  /** The throw in hand that is to be used; null for any. */
  using: number | null;
  /** A move that waits for its confirmation; or several that differ only in the throw they use. */
  pending: readonly Move[];
  refusal: Refusal | null;
  /** The advice that was asked for, or that it is being thought about. */
  advice: readonly Sentence[] | null;
  /** What happened last. */
  happened: readonly Sentence[];
  /** The same in a few words, until a person acts; null if nothing out of the ordinary happened. */
  news: Sentence | null;
  /** Only moves that a person still plays themselves, although such moves play themselves: in a first game, two. */
  ownForced: number;
  /** Something about the page rather than the game: a bad address, a lost save. */
  notices: readonly Sentence[];
  /** What had been kept and could not be read, until it is taken as a file. */
  aside: readonly Aside[];
  log: readonly LogEntry[];
  canUndo: boolean;
  canRedo: boolean;
  /** The game that the last new game replaced can be taken back. */
  canTakeBack: boolean;
  dialog: DialogName | null;
  /** What has been chosen in the dialog for a new game, while it is open. */
  draft: Setup | null;
  settings: Settings;
}

/** What a newcomer meets. */
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
    selected: null,
    using: null,
    pending: [],
    refusal: null,
    advice: null,
    happened: [],
    news: null,
    ownForced: 0,
    notices: [],
    aside: [],
    log: [],
    canUndo: false,
    canRedo: false,
    canTakeBack: false,
    dialog: null,
    draft: null,
    settings: DEFAULT_SETTINGS,
  };
}

// ---- The list of what has been played, kept beside the engine's record so that it can be read out and shown.

export interface LogEntry {
  /** Throws and plies made when this had happened: an undone entry is one ahead of the game. */
  throws: number;
  plies: number;
  side: Side | null;
  value: number | null;
  notation: string | null;
  /** A person chose this. */
  decided: boolean;
  sentences: readonly Sentence[];
}

/** The entries that the game as it stands has behind it. */
export function visibleLog(log: readonly LogEntry[], state: State): LogEntry[] {
  return log.filter((entry) => entry.throws <= state.throws && entry.plies <= state.plies);
}

/** Adds what just happened: a move, a pass, or an opening throw. Throws that lead to a move are told with the move. */
export function extendLog(
  log: readonly LogEntry[],
  before: State,
  after: State,
  events: readonly GameEvent[],
  told: { move: Move | null; decided: boolean; sentences: readonly Sentence[] },
): LogEntry[] {
  const { move, decided, sentences } = told;
  const kept = visibleLog(log, before);
  const thrown = events.find((event) => event.type === "thrown");
  const passed = events.some((event) => event.type === "turn_passed" || event.type === "started");
  if (!move && !passed && !thrown?.opening) return kept;
  const value = move ? move.throw : (thrown?.throw.value ?? null);
  return [
    ...kept,
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
