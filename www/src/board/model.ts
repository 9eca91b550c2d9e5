import type { BoardInfo, Mark, Move, Place, Side, SideCount, State } from "../engine/types.js";
import { movableSpots, mustThrow, shownMoves } from "../game/choices.js";
import type { ViewState } from "../game/view-state.js";

/** What the board shows, as plain data. Nothing here knows the rules; the page decides what is legal. */

export type { Mark, Place, Side, SideCount };

/** Wide boards have three rows of ten. On narrow screens the track is folded into shorter rows with larger houses. */
export type Layout = "wide" | "folded";
/** `turned`: rotated by 180°, so that play ends top left (Middle Kingdom). `upright`: portrait (Vertical). */
type Orientation = "standard" | "turned" | "upright";
export type ThemeId = "faience" | "ebony" | "papyrus" | "limestone" | "contrast";

/** Everything that determines where the houses lie and what they are made of. */
export interface BoardLook {
  houses: 30 | 60;
  /** `wide`: rows of ten. `folded`: rows of six for narrow phones. */
  layout: Layout;
  orientation?: Orientation;
  /** One of `THEMES`; unknown names throw a RangeError. */
  theme: string;
  /** Use the dark scheme. */
  dark: boolean;
  /** Small house numbers; default false. */
  numbers?: boolean;
  /** Reserve space for a tray of pieces not yet entered or captured. Default: only while one is not empty. */
  handTray?: boolean;
}

export interface Target {
  house: number | "off";
  /** Where the piece stands. */
  from?: Place | null;
  kind: "move" | "hit" | "off" | "water";
  /** Where the piece ends up, if not on `house` (in the water, or falling back). */
  rest?: Place | null;
  /** A neighbour protects the piece there. */
  pairs?: boolean;
}

export interface SticksModel {
  /** The faces, true for light side up. Empty before the first throw and for the die. */
  faces: boolean[];
  value: number | null;
  /** The sticks are about to be thrown: they wait, gathered and lit. */
  canThrow: boolean;
  /** The sticks are in the hand or in the air, so their result is not shown yet. */
  flying?: boolean;
  /** The sides of the die; 0 for sticks. */
  die: number;
}

/** The material and light of the page's main board, shared by small boards. */
export type Light = Pick<BoardLook, "theme" | "dark">;

export interface BoardModel {
  look: BoardLook;
  white: number[];
  black: number[];
  hand: SideCount;
  off: SideCount;
  taken: SideCount;
  /** Pieces per side at the start. */
  pieces: number;
  marks: Partial<Record<number, Mark>>;
  movable: { house: number | "hand" }[];
  selected: number | "hand" | null;
  targets: Target[];
  /** Preview of the victim's path. The mover's ghost follows from `selected` and a single target. */
  ghost: { from: number; to: Place } | null;
  /** Houses lit as the reason for a refused move. */
  reasons: number[];
  protectedHouses: number[];
  blockades: number[][];
  /** The house where pieces stand in the water. */
  water?: number | null | undefined;
  lastMove: { from: Place; to: Place } | null;
  focus: number | "hand" | "off" | null;
  turn: Side | null;
  /** For `SticksView`; the board itself does not draw the sticks. */
  sticks: SticksModel;
}

/** The fields of the engine's events that `animate` reads. Unknown types are skipped. */
export interface BoardEvent {
  type: string;
  side?: Side | null;
  from?: Place | null;
  to?: Place | Side | null;
  house?: number;
  kind?: string;
  /** A turn was lost without a choice. */
  lost?: boolean;
}

export interface MotionOptions {
  /** Speed factor: 2 is twice as fast, 0 is without animation. */
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

// ---- Conversion of the page's state to the board's model.

/** Only the positions of the pieces; no side is to move. */
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
    water: state?.water,
    lastMove: null,
    focus: null,
    turn: state?.turn ?? null,
    sticks: { faces: [], value: null, canThrow: false, die: dieOf(state) },
  };
}

export function boardModel(view: ViewState, look: BoardLook, focus: BoardModel["focus"]): BoardModel {
  const { shown } = view;
  const aimed = view.pending.length > 0 ? view.pending : shownMoves(view);
  const victim = aimed.length === 1 ? (aimed[0]?.victim ?? null) : null;
  // It stays until the sticks of the next throw lie still.
  const lastMove = shown?.phase === "play" ? null : shown?.last_move;
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
      lastMove && lastMove.from !== null && lastMove.to !== null
        ? { from: lastMove.from, to: lastMove.rest ?? lastMove.to }
        : null,
    focus,
    sticks: {
      faces: [...view.sticks.faces],
      value: view.sticks.value,
      canThrow: view.activity === "idle" && mustThrow(view),
      flying: view.activity === "throwing",
      die: dieOf(shown),
    },
  };
}

const dieOf = (state: Partial<State> | null): number => (state?.die ? (state.outcomes ?? 0) : 0);

function targetOf(move: Move, view: ViewState): Target[] {
  const { from, to: house } = move;
  if (house !== "off" && typeof house !== "number") return [];
  const drowns = house === view.shown?.water;
  return [
    {
      house,
      from,
      kind: house === "off" ? house : move.victim ? "hit" : drowns ? "water" : "move",
      rest: move.rest === house ? null : move.rest,
      pairs: "protected" in move && move.protected === true,
    },
  ];
}
