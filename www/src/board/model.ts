import type { BoardInfo, Mark, Move, Place, Side, SideCount, State } from "../engine/types.js";
import { movableSpots, mustThrow, selectedMoves } from "../game/choices.js";
import type { ViewState } from "../game/view-state.js";

/** What the board shows, as plain data. Nothing here knows a rule: the page says what is legal. */

export type { Mark, Place, Side, SideCount };

/** Wide boards have three rows of ten; on narrow screens the track is folded into shorter rows so that fingers can hit it. */
export type Layout = "wide" | "folded";
/** `turned`: by half a turn, play ends top left (Middle Kingdom). `upright`: the long side stands (Vertical). */
export type Orientation = "standard" | "turned" | "upright";
export type ThemeId = "faience" | "ebony" | "papyrus" | "limestone" | "contrast";

/** Everything that decides where houses lie and what they are made of. */
export interface BoardLook {
  houses: 30 | 60;
  /** `wide`: rows of ten. `folded`: rows of six, for narrow phones. */
  layout: Layout;
  orientation?: Orientation;
  /** One of `THEMES`; an unknown name is refused with a RangeError. */
  theme: string;
  /** Dark surroundings. */
  dark: boolean;
  /** Small house numbers; default false. */
  numbers?: boolean;
  /** Keep room for a tray of pieces not yet entered or taken. Default: only while one of them is not empty. */
  handTray?: boolean;
}

export interface Target {
  house: number | "off";
  kind: "move" | "hit" | "off" | "water";
  /** Where the piece ends, if that is not `house` (the water, a fall back). */
  rest?: Place | null;
}

export interface SticksModel {
  /** Four faces, true = light side up; empty before the first throw and for the die. */
  faces: boolean[];
  value: number | null;
  /** The sticks are to be thrown now: they wait, gathered and lit. */
  canThrow: boolean;
  /** They are about to be thrown, or fly: how they will lie is not shown yet. */
  flying?: boolean;
  /** A four-sided die instead of sticks. */
  die: boolean;
}

/** The material and the light of the page's own board: small ones are of the same. */
export type Light = Pick<BoardLook, "theme" | "dark">;

export interface BoardModel {
  look: BoardLook;
  white: number[];
  black: number[];
  hand: SideCount;
  off: SideCount;
  taken: SideCount;
  /** Pieces a side at the start. */
  pieces: number;
  marks: Partial<Record<number, Mark>>;
  movable: { house: number | "hand" }[];
  selected: number | "hand" | null;
  targets: Target[];
  /** Preview of the victim's way. The mover's ghost follows from `selected` and a single target. */
  ghost: { from: number; to: Place } | null;
  /** Houses lit as "this is why not". */
  reasons: number[];
  protectedHouses: number[];
  blockades: number[][];
  lastMove: { from: Place; to: Place } | null;
  focus: number | "hand" | "off" | null;
  turn: Side | null;
  /** For `SticksView`; the board itself does not draw them. */
  sticks: SticksModel;
}

/** What `animate` reads of the engine's events; types it does not know pass without motion. */
export interface BoardEvent {
  type: string;
  side?: Side | null;
  from?: Place | null;
  to?: Place | Side | null;
  house?: number;
  kind?: string;
  /** Why a turn passed. */
  reason?: string;
}

export interface MotionOptions {
  /** Factor on speed: 2 is twice as fast; 0 is at once. */
  speed: number;
  reducedMotion: boolean;
}

export interface Point {
  x: number;
  y: number;
}
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

// ---- From the page's state to what the board shows.

/** Who stands where, and nothing else: nobody is to act. */
export function standingModel(
  state: Partial<State> | null,
  board: BoardInfo | null,
  look: BoardLook,
): BoardModel {
  return {
    look,
    white: state?.white ?? [],
    black: state?.black ?? [],
    hand: state?.hand ?? { white: 0, black: 0 },
    off: state?.off ?? { white: 0, black: 0 },
    taken: state?.taken ?? { white: 0, black: 0 },
    pieces: state?.pieces ?? 0,
    marks: Object.fromEntries(board?.marks ?? []),
    movable: [],
    selected: null,
    targets: [],
    ghost: null,
    reasons: [],
    protectedHouses: [],
    blockades: [],
    lastMove: null,
    focus: null,
    turn: state?.turn ?? null,
    sticks: { faces: [], value: null, canThrow: false, die: state?.die ?? false },
  };
}

export function boardModel(view: ViewState, look: BoardLook, focus: BoardModel["focus"]): BoardModel {
  const { shown } = view;
  const aimed = view.pending.length > 0 ? view.pending : selectedMoves(view);
  const victim = aimed.length === 1 ? (aimed[0]?.victim ?? null) : null;
  // It is told until the next throw lies.
  const last = shown?.phase === "play" ? null : shown?.last_move;
  return {
    ...standingModel(shown, view.board, look),
    movable: movableSpots(view).flatMap((house) => (house === "off" ? [] : { house })),
    selected: view.selected === "off" ? null : view.selected,
    targets: aimed.flatMap((move) => targetOf(move, view)),
    ghost: victim,
    reasons: view.refusal?.reasons.flatMap((reason) => reason.houses) ?? [],
    protectedHouses: shown?.protected ?? [],
    blockades: shown?.blockades ?? [],
    lastMove:
      last && last.from !== null && last.to !== null ? { from: last.from, to: last.rest ?? last.to } : null,
    focus,
    sticks: {
      faces: [...view.sticks.faces],
      value: view.sticks.value,
      canThrow: view.activity === "idle" && mustThrow(view),
      flying: view.activity === "throwing",
      die: shown?.die ?? false,
    },
  };
}

function targetOf(move: Move, view: ViewState): Target[] {
  if (move.to === "off") return [{ house: "off", kind: "off" }];
  if (typeof move.to !== "number") return [];
  const rest = move.rest === move.to ? null : move.rest;
  if (move.victim) return [{ house: move.to, kind: "hit", rest }];
  const drowns = move.to === view.shown?.water;
  return [{ house: move.to, kind: drowns ? "water" : "move", rest }];
}
