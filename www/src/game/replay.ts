/** A game told again from its beginning. */
import type { Sentence } from "../base/i18n/sentence.js";
import type { Game, GameEvent, Side } from "../engine/types.js";
import { extendLog, type LogEntry } from "./move-log.js";
import { type ComputerSeat, personDecides } from "./seats.js";
import { eventSentences } from "./sentences.js";

export interface Told {
  log: readonly LogEntry[];
  /** What has happened since so many actions had been done. */
  news: readonly Sentence[];
}

/** Goes through a game from its start to its end, for the list of moves and for what is news in it. */
export function toldAgain(game: Game, seat: ComputerSeat, known = 0): Told {
  let log: readonly LogEntry[] = [];
  const news: Sentence[] = [];
  game.go_to(0);
  let { state: before, moves: legal } = game.seen();
  for (let seen = game.step_on(), step = 0; seen; seen = game.step_on(), step += 1) {
    const { events, state: after, moves } = seen;
    const sentences = eventSentences(events, after, seat);
    const played = after.plies > before.plies ? after.last_move?.id : null;
    const move = legal.find(({ id }) => id === played) ?? null;
    const decided = personDecides(before, seat);
    log = extendLog(log, before, after, events, { move, decided, sentences });
    if (step >= known) news.push(...sentences);
    [before, legal] = [after, moves];
  }
  return { log, news };
}

// The throws of a game, as its events tell them: who threw, what fell, and which of them were lost.

type PassReason = Extract<GameEvent, { type: "turn_passed" }>["reason"];

export interface PastThrow {
  /** Null while the throws decide who begins. */
  side: Side | null;
  player: number;
  /** For each stick whether its light side is up; empty for the die. */
  sticks: readonly boolean[];
  value: number;
  opening: boolean;
  /** Why the turn ended without a move with it; null for a throw that was played or may still be. */
  lost: PassReason | null;
}

/** From the first to the last. */
export function pastThrows(game: Game): PastThrow[] {
  const thrown: PastThrow[] = [];
  /** How many of them belong to moves that have been made, or to turns that are over. */
  let settled = 0;
  game.go_to(0);
  for (let seen = game.step_on(); seen; seen = game.step_on())
    for (const event of seen.events) {
      if (event.type === "thrown") thrown.push(pastThrow(event));
      if (event.type === "turn_passed")
        for (const past of thrown.slice(settled)) if (!past.opening) past.lost = event.reason;
      if (event.type !== "thrown" && event.type !== "throw_again") settled = thrown.length;
    }
  return thrown;
}

function pastThrow({
  side,
  player,
  throw: shown,
  opening,
}: Extract<GameEvent, { type: "thrown" }>): PastThrow {
  return { side, player, sticks: shown.sticks, value: shown.value, opening, lost: null };
}
