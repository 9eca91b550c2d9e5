/** Tells a game again from its beginning, for the list of moves and for what the other player has done. */
import type { FullGame } from "../engine/types.js";
import { eventSentences } from "../game/event-sentences.js";
import { extendLog, type LogEntry } from "../game/move-log.js";
import type { Sentence } from "../game/sentence.js";

export interface Told {
  log: readonly LogEntry[];
  /** What has happened since so many actions had been done. */
  news: readonly Sentence[];
}

/** A game of the whole engine is gone through from its start; it is left as it was. */
export function toldAgain(game: FullGame, known: number): Told {
  const end = game.steps();
  let log: readonly LogEntry[] = [];
  const news: Sentence[] = [];
  game.go_to(0);
  for (let step = 0; step < end; step += 1) {
    const before = game.state();
    const legal = game.legal_moves();
    const events = game.step_on() ?? [];
    const after = game.state();
    const sentences = eventSentences(events, after, null);
    const played = after.plies > before.plies ? (after.last_move?.id ?? null) : null;
    const move = legal.find(({ id }) => id === played) ?? null;
    log = extendLog(log, before, after, events, { move, decided: move !== null, sentences });
    if (step >= known) news.push(...sentences);
  }
  return { log, news };
}
