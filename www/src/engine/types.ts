import type { BySide } from "senet-wasm-full";

/** The game and ruleset interface common to both engines; the full engine offers more. */
export type { Game, RulesetInfo } from "senet-wasm";
/** The engine's own types, generated from Rust, so that nothing about the rules is declared twice. */
export type {
  Advice,
  Alternative,
  BoardInfo,
  Conflict,
  Draft,
  Event as GameEvent,
  Evidence,
  ExitRow,
  Game as FullGame,
  Group,
  Level,
  Mark,
  MarkedSentence as RuleSentence,
  Move,
  MoveKind,
  Place,
  Point as RulePoint,
  Refusal,
  RulesInUse,
  Side,
  Snapshot as GameSnapshot,
  State,
  Throw,
  WhyNot,
} from "senet-wasm-full";

/** One number per side. */
export type SideCount = BySide<number>;

/** A house's number along the track. */
export type House = number;

/** The full engine after loading. */
export type FullEngine = typeof import("senet-wasm-full");
