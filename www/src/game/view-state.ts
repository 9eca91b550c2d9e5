/** The page's one state object: everything that is drawn, spoken or offered follows from it. */
import type { Advice, BoardInfo, House, Level, Move, Side, State, WhyNot } from "../engine/types.js";
import type { StartFailure } from "../engine/wasm-module.js";
import { DEFAULT_SETTINGS, type Settings } from "../settings.js";
import type { LogEntry } from "./move-log.js";
import type { ComputerSeat } from "./seats.js";
import type { Sentence } from "./sentence.js";

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
  /** The id of the game by link that this is; nobody can take anything back in it. */
  afar?: string;
}

/** A square one can point at: a house, the pieces waiting in the hand, or the way off the board. */
export type Spot = House | "hand" | "off";

export interface Sticks {
  faces: readonly boolean[];
  value: number | null;
}

/**
 * What is going on: nothing (somebody may act), sticks or pieces in motion, the
 * computer choosing, a pause to let a lost turn be read, or a computer player
 * that gave up; a look back at an earlier move; the other player of a game by
 * link, who is to act far away; or that the page around it has stopped it.
 */
export type Activity =
  | "idle"
  | "throwing"
  | "moving"
  | "thinking"
  | "pause"
  | "looking"
  | "stopped"
  | "waiting"
  | "frozen";

/** The page's own dialogs; any other name is a companion's. */
export type DialogName = "new-game" | "settings" | "rules" | "help" | "end" | "house-rules" | (string & {});

/** Why the piece on a house cannot move. */
export interface Refusal {
  spot: Spot;
  reasons: readonly WhyNot[];
}

export interface ViewState {
  status: "loading" | "failed" | "ready";
  failure: StartFailure | null;
  setup: Setup;
  seat: ComputerSeat;
  /** The board the game is played on. */
  board: BoardInfo | null;
  /** The engine's state. */
  game: State | null;
  /** What the board shows; behind `game` while something is in motion. */
  shown: State | null;
  moves: readonly Move[];
  selected: Spot | null;
  /** The throw in hand that is to be used; null for any. */
  using: number | null;
  /** A move that waits for its confirmation; or several that differ only in the throw they use. */
  pending: readonly Move[];
  refusal: Refusal | null;
  /** Advice that was asked for; `null` inside while it is being thought about. */
  advice: { given: Advice | null } | null;
  sticks: Sticks;
  activity: Activity;
  /** What happened last. */
  happened: readonly Sentence[];
  /** Something about the page rather than the game: a bad address, a lost save. */
  notices: readonly Sentence[];
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

export const DEFAULT_SETUP: Setup = {
  ruleset: "kendall-masters",
  board: null,
  opponent: "beginner",
  side: "black",
  seed: null,
};

/** The sticks as they lie: the last throw made, or none yet. */
export function sticksOf(state: State | null): Sticks {
  const thrown = state?.turn_throws.at(-1);
  return thrown
    ? { faces: thrown.sticks, value: thrown.value }
    : { faces: state?.die ? [] : [true, false, true, false], value: null };
}

export function initialState(): ViewState {
  return {
    status: "loading",
    failure: null,
    setup: DEFAULT_SETUP,
    seat: null,
    board: null,
    game: null,
    shown: null,
    moves: [],
    selected: null,
    using: null,
    pending: [],
    refusal: null,
    advice: null,
    sticks: sticksOf(null),
    activity: "idle",
    happened: [],
    notices: [],
    log: [],
    canUndo: false,
    canRedo: false,
    canTakeBack: false,
    dialog: null,
    draft: null,
    settings: DEFAULT_SETTINGS,
  };
}
