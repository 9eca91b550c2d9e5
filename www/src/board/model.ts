/** What the board shows, as plain data. Nothing here knows a rule: the page says what is legal. */

export type Side = "white" | "black";
/** A house (1…30, on the double board 1…60) or one of the places beside the board. */
export type Place = number | "hand" | "off" | "taken";
export interface SideCount {
  white: number;
  black: number;
}

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

export type MarkName =
  | "ankh"
  | "nefer"
  | "nefer3"
  | "water"
  | "cross"
  | "three"
  | "two"
  | "one"
  | "three_birds"
  | "two_men"
  | "three_gods"
  | "two_gods"
  | "horus"
  | "circle";

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

export interface BoardModel {
  look: BoardLook;
  white: number[];
  black: number[];
  hand: SideCount;
  off: SideCount;
  taken: SideCount;
  /** Pieces a side at the start. */
  pieces: number;
  marks: Partial<Record<number, MarkName>>;
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
