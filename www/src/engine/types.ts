import type { BySide } from "senet-wasm-full";

/** What both engines offer of a game and a ruleset; the whole engine's can do and tell more. */
export type { Game, RulesetInfo } from "senet-wasm";
/** The engine's own types, generated from Rust; nothing about the rules is declared a second time here. */
export type {
  Advice,
  Alternative,
  BoardInfo,
  Clash,
  Draft,
  Event as GameEvent,
  ExitRow,
  Game as FullGame,
  Group,
  Level,
  Mark,
  Move,
  MoveKind,
  Place,
  Point as RulePoint,
  Refusal,
  Seen,
  Sentence as RuleSentence,
  Side,
  State,
  Throw,
  WhyNot,
} from "senet-wasm-full";

/** One number for each side. */
export type SideCount = BySide<number>;

/** A house's number along the track. */
export type House = number;

/** The whole engine, started. */
export type FullEngine = typeof import("senet-wasm-full");
