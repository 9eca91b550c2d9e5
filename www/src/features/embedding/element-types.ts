/** What a page that embeds the game can say to it, and what it hears: the public face of `element.js`. */
import type { Event, Game, Level, Move, Side } from "senet-wasm-full";

/** What happened in the game: a throw, a move, a piece that leaves the board … */
export type GameEvent = Event;
export type GameState = ReturnType<Game["state"]>;
export type { Level, Move, Side };

/** What a game is played with. */
export interface GameOptions {
  /** A ruleset in its written form, such as "kendall-masters" or "kendall-masters[blockade]". */
  ruleset?: string | undefined;
  /** What whoever made these rules calls them. */
  name?: string | undefined;
  board?: string | undefined;
  /** The computer player, or "person" for two people at one device. */
  opponent?: Level | "person" | undefined;
  /** The visitor’s side against the computer. */
  side?: Side | "random" | undefined;
  /** Up to 64 hexadecimal digits: the same throws every time. */
  seed?: string | undefined;
  language?: string | undefined;
  theme?: string | undefined;
  /** The board as an object on a table, as a flat drawing, or as the page finds best. */
  view?: "auto" | "object" | "flat" | undefined;
  /** Light or dark, whatever the visitor's system has. */
  scheme?: "light" | "dark" | undefined;
  speed?: "slow" | "normal" | "fast" | "instant" | undefined;
}

/** What can only be said before the game begins. */
export interface StartOptions extends GameOptions {
  /** The name under which the game is kept on the device; "off" keeps nothing. */
  keep?: string | undefined;
  /** For an unattended screen. */
  kiosk?: boolean | undefined;
}

/** A position or a whole game; one of the two. */
export interface Setting {
  /** A game as text, from `getRecord()`. */
  record?: string | undefined;
  /** A position as text, from `getPosition()`. */
  position?: string | undefined;
  /** The ruleset of the position; without it the present one. */
  ruleset?: string | undefined;
}

/** All that can be seen of the game now. */
export interface Snapshot {
  ruleset: string;
  board: string | null;
  opponent: Level | "person";
  /** The visitor’s side; null with two people, or before the sides are drawn. */
  side: Side | null;
  acting: "person" | "computer" | "nobody";
  /** May the visitor throw now? */
  mayThrow: boolean;
  frozen: boolean;
  position: string;
  state: GameState;
  /** The legal moves. */
  moves: Move[];
}

export type ControlCode =
  | "not-ready"
  | "not-now"
  | "frozen"
  | "unknown-move"
  | "bad-option"
  | "bad-position"
  | "bad-record"
  | "bad-message"
  | "no-answer"
  | "gone";

/** Thrown by whatever is refused; the refusal has changed nothing. */
export interface ControlFault extends Error {
  readonly code: ControlCode;
  /** The option or argument that is wrong, where one is. */
  readonly field: string | null;
}

/** What can be done with a game. Every call is done or refused, with a `ControlFault`. */
export interface GameControls {
  newGame(options?: GameOptions): Promise<Snapshot>;
  /** Puts a position or a recorded game on the board. */
  set(setting: Setting): Promise<Snapshot>;
  configure(options: GameOptions): Promise<Snapshot>;
  /** Resolves when the throw has been shown. */
  throw(): Promise<Snapshot>;
  /** Plays a legal move, by its id or its notation; resolves when it has been shown. */
  play(move: string): Promise<Snapshot>;
  undo(): Promise<Snapshot>;
  redo(): Promise<Snapshot>;
  /** Frozen, nobody can act, the computer neither. */
  freeze(frozen?: boolean): Promise<Snapshot>;
  /** Shows the game from its beginning; resolves at its end. */
  replay(): Promise<Snapshot>;
}

/** The element; its properties are also attributes of the same names. */
export interface SenetGameElement extends HTMLElement, StartOptions, GameControls {
  /** A game or a position to begin with. */
  record?: string | undefined;
  position?: string | undefined;
  frozen?: boolean | undefined;
  /** Null until the event `senet-ready`. */
  state(): Snapshot | null;
  /** The position as short text; null until `senet-ready`. */
  getPosition(): string | null;
  /** The game as text; null until `senet-ready`. */
  getRecord(): string | null;
}

/** The events of the element; they bubble and cross shadow roots. */
export interface SenetEvents {
  /** The board is set. */
  "senet-ready": CustomEvent<null>;
  /** A person wants to play this move, or, where it is null, to throw; can be cancelled. */
  "senet-before-move": CustomEvent<{ move: Move | null }>;
  "senet-event": CustomEvent<GameEvent>;
  "senet-change": CustomEvent<Snapshot>;
  /** A lesson was done to its end. */
  "senet-lesson": CustomEvent<{ lesson: string }>;
  "senet-end": CustomEvent<{ winner: Side | "draw" | null; record: string }>;
  /** An attribute or property asks for what cannot be. */
  "senet-error": CustomEvent<{ code: ControlCode; field: string | null; message: string }>;
  "senet-language": CustomEvent<{ lang: string; dir: string; title: string }>;
}

/** Resolves when `<senet-game>` is defined; never where there is no document. */
export declare const ready: Promise<void>;

declare global {
  interface HTMLElementTagNameMap {
    "senet-game": SenetGameElement;
  }
  interface HTMLElementEventMap extends SenetEvents {}
}
