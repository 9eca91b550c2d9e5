/** The engine's own types, generated from Rust; nothing about the rules is declared a second time here. */
export type {
  Event as GameEvent,
  Move,
  MoveKind,
  Place,
  RulesetInfo,
  Side,
  SideCount,
  State,
  Throw,
  WhyNot,
} from "senet-wasm";

/** A house's number along the track. */
export type House = number;

/** How well the computer plays. */
export type Level = "beginner" | "casual" | "skilled";
