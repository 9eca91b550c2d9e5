/** The list of what has been played, kept beside the engine's record so that it can be read out and shown. */

import type { Sentence } from "../base/i18n/sentence.js";
import type { GameEvent, Move, Side, State } from "../engine/types.js";

export interface LogEntry {
  /** Throws and plies made when this had happened: an undone entry is one ahead of the game. */
  throws: number;
  plies: number;
  side: Side | null;
  value: number | null;
  notation: string | null;
  /** A person chose this. */
  decided: boolean;
  sentences: readonly Sentence[];
}

/** The entries that the game as it stands has behind it. */
export function visibleLog(log: readonly LogEntry[], state: State): LogEntry[] {
  return log.filter((entry) => entry.throws <= state.throws && entry.plies <= state.plies);
}

/** Adds what just happened: a move, a pass, or an opening throw. Throws that lead to a move are told with the move. */
export function extendLog(
  log: readonly LogEntry[],
  before: State,
  after: State,
  events: readonly GameEvent[],
  told: { move: Move | null; decided: boolean; sentences: readonly Sentence[] },
): LogEntry[] {
  const { move, decided, sentences } = told;
  const kept = visibleLog(log, before);
  const thrown = events.find((event) => event.type === "thrown");
  const passed = events.some((event) => event.type === "turn_passed" || event.type === "started");
  if (!move && !passed && !thrown?.opening) return kept;
  const value = move ? move.throw : (thrown?.throw.value ?? null);
  return [
    ...kept,
    {
      throws: after.throws,
      plies: after.plies,
      side: before.turn,
      value,
      notation: move?.notation ?? null,
      decided,
      sentences,
    },
  ];
}
