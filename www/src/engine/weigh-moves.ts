/** What moves are worth, by the judge of a game: for mistakes to find again, and for the choices in a lesson. */
import type { EngineClient } from "./engine-client.js";
import type { Consult } from "./review-desk.js";
import type { Move, Side } from "./types.js";

/** Whom to ask, and until when. */
export interface Asking {
  engine: EngineClient;
  consult: Consult;
  signal: AbortSignal;
}

export interface MovesToWeigh {
  ruleset: string;
  /** The record of the game whose judge is asked: one for all moves. */
  record: string;
  /** The record up to the choice. */
  start: string;
  moves: readonly Move[];
  side: Side;
}

/** Games of 100 that this side wins after each move, in their order; null once the signal is given. */
export async function weighMoves(
  { engine, consult, signal }: Asking,
  { ruleset, record, start, moves, side }: MovesToWeigh,
): Promise<number[] | null> {
  const points: number[] = [];
  for (const { id } of moves) {
    const position = await engine.withGame(start, (then) => {
      then.act(id);
      return then.position_id();
    });
    const white = await consult({ ask: "judge", ruleset, record, position }, signal);
    if (white === null) return null;
    points.push(100 * (side === "white" ? white : 1 - white));
  }
  return points;
}
