/** The public interface of `element.js` for pages that embed the game: options, methods and events. */
import type { Event, Game, Level, Move, Side } from "senet-wasm-full";

/** An event of the game: a throw, a move, a piece borne off … */
export type GameEvent = Event;
export type GameState = ReturnType<Game["state"]>;
export type { Level, Move, Side };

/** The options of a game. */
export interface GameOptions {
  /** A ruleset in text form, such as "kendall-masters[blockade]", or the name of rules in use, such as "boxed-set". */
  ruleset?: string | undefined;
  /** A name for custom rules. */
  name?: string | undefined;
  board?: string | undefined;
  /** The computer player, or "person" for two people on one device. */
  opponent?: Level | "person" | undefined;
  /** The visitor’s side against the computer. */
  side?: Side | "random" | undefined;
  /** Up to 64 hexadecimal digits; the same seed gives the same throws. */
  seed?: string | undefined;
  language?: string | undefined;
  theme?: string | undefined;
  /** The board as an object on a table, flat, or chosen by the page. */
  view?: "auto" | "object" | "flat" | undefined;
  /** Light or dark, overriding the visitor's system. */
  scheme?: "light" | "dark" | undefined;
  speed?: "slow" | "normal" | "fast" | "instant" | undefined;
}

/** Options that are read only when the game starts. */
export interface StartOptions extends GameOptions {
  /** The name under which the game is saved on the device; "off" saves nothing. */
  keep?: string | undefined;
  /** Set on an unattended screen. */
  kiosk?: boolean | undefined;
}

/** A position or a whole game, but not both. */
export interface Setting {
  /** A game record, from `getRecord()`. */
  record?: string | undefined;
  /** A position, from `getPosition()`. */
  position?: string | undefined;
  /** The ruleset of the position, as in the options of a game; default: the current one. */
  ruleset?: string | undefined;
}

/** A snapshot of the visible state of the game. */
export interface Snapshot {
  ruleset: string;
  board: string | null;
  opponent: Level | "person";
  /** The visitor’s side; null with two people, or before the sides are drawn. */
  side: Side | null;
  acting: "person" | "computer" | "nobody";
  /** True if the visitor may throw now. */
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
  | "not-loaded"
  | "internal"
  | "no-answer"
  | "gone";

/** Thrown by every refused call. The game is unchanged. */
export interface ControlFault extends Error {
  readonly code: ControlCode;
  /** The invalid option or argument, if any. */
  readonly field: string | null;
}

/** Controls a game. Every method either succeeds or throws a `ControlFault`. */
export interface GameControls {
  newGame(options?: GameOptions): Promise<Snapshot>;
  /** Loads a position or a recorded game. */
  set(setting: Setting): Promise<Snapshot>;
  configure(options: GameOptions): Promise<Snapshot>;
  /** Resolves when the throw has been shown. */
  throw(): Promise<Snapshot>;
  /** Plays a legal move by its id or notation; resolves when it has been shown. */
  play(move: string): Promise<Snapshot>;
  undo(): Promise<Snapshot>;
  redo(): Promise<Snapshot>;
  /** While the game is frozen, neither the visitor nor the computer can act. */
  freeze(frozen?: boolean): Promise<Snapshot>;
  /** Replays the game from its start; resolves at its end. */
  replay(): Promise<Snapshot>;
}

/** The element. Each property is also an attribute of the same name. */
export interface SenetGameElement extends HTMLElement, StartOptions, GameControls {
  /** A game or position to start with. */
  record?: string | undefined;
  position?: string | undefined;
  frozen?: boolean | undefined;
  /** Null until the event `senet-ready`. */
  state(): Snapshot | null;
  /** The position as text; null until `senet-ready`. */
  getPosition(): string | null;
  /** The game record; null until `senet-ready`. */
  getRecord(): string | null;
}

/** The element's events. They bubble and cross shadow roots. */
export interface SenetEvents {
  /** The board is ready. */
  "senet-ready": CustomEvent<null>;
  /** A person wants to play this move, or to throw if it is null. Cancelable. */
  "senet-before-move": CustomEvent<{ move: Move | null }>;
  "senet-event": CustomEvent<GameEvent>;
  "senet-change": CustomEvent<Snapshot>;
  /** A lesson was completed. */
  "senet-lesson": CustomEvent<{ lesson: string }>;
  "senet-end": CustomEvent<{ winner: Side | "draw" | null; record: string }>;
  /** An attribute or property has an invalid value. */
  "senet-error": CustomEvent<{ code: ControlCode; field: string | null; message: string }>;
  "senet-language": CustomEvent<{ lang: string; dir: string; title: string }>;
}

/** Resolves when `<senet-game>` is defined; never without a document. */
export declare const ready: Promise<void>;

declare global {
  interface HTMLElementTagNameMap {
    "senet-game": SenetGameElement;
  }
  interface HTMLElementEventMap extends SenetEvents {}
}
