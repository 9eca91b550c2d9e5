/** Evaluates moves, for retrying mistakes and for choices in a lesson. */

import type { AskAdvisor } from "../../src/engine/advisor-service.js";
import type { EngineClient } from "../../src/engine/engine-client.js";
import type { Move, Side } from "../../src/engine/types.js";

/** The evaluator, and the signal that cancels it. */
export interface MoveEvaluator {
  engine: EngineClient;
  ask: AskAdvisor;
  signal: AbortSignal;
}

interface MovesToEvaluate {
  ruleset: string;
  /** The record of the game whose evaluation is used for all moves. */
  record: string;
  /** The record up to the choice. */
  start: string;
  moves: readonly Move[];
  side: Side;
}

/** Games in 100 that this side wins after each move, in order; null once the signal is aborted. */
export async function evaluateMoves(
  { engine, ask, signal }: MoveEvaluator,
  { ruleset, record, start, moves, side }: MovesToEvaluate,
): Promise<number[] | null> {
  const points: number[] = [];
  for (const { id } of moves) {
    const position = await engine.withGame(start, (game) => {
      game.act(id);
      return game.position_id();
    });
    const white = await ask({ ask: "judge", ruleset, record, position }, signal);
    if (white === null) return null;
    points.push(100 * (side === "white" ? white : 1 - white));
  }
  return points;
}
