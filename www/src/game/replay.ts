/** A game told again from its beginning. */

import type { Sentence } from "../base/i18n/localizer.js";
import type { FullGame, GameEvent, Side } from "../engine/types.js";
import { personDecides } from "./choices.js";
import { eventSentences } from "./sentences.js";
import { type ComputerSeat, extendLog, type LogEntry } from "./view-state.js";

export interface Told {
  log: readonly LogEntry[];
  /** What has happened since so many actions had been done. */
  news: readonly Sentence[];
}

/** Goes through a game from its start to its end, for the list of moves and for what is news in it. */
export function toldAgain(game: FullGame, seat: ComputerSeat, known = 0): Told {
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
export function pastThrows(game: FullGame): PastThrow[] {
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

// ---- What has been found of a game that is over and told, for whoever on the page goes on from it: the element is told
// with an event. What was found stays on the page.

/** A choice of the person at this device that gave away much, as one to find again. */
export interface Mistake {
  ruleset: string;
  /** The id of the position, its throw in hand. */
  position: string;
  /** Games won of 100 after each choice, in the order of the legal moves; throwing, where that is one, comes last. */
  points: readonly number[];
}

/** What is within so many games of 100 of the best is as good. */
export const AS_GOOD = 1;

export interface ToldGame {
  record: string;
  /** What the choices of each side have given away, in games of 100. */
  lost: Readonly<Record<Side, number>>;
  /** Those of the person who played against the computer, the costliest first. */
  mistakes: readonly Mistake[];
}

const TOLD = "senet-told";

export function tell(element: HTMLElement, detail: ToldGame): void {
  element.dispatchEvent(new CustomEvent(TOLD, { detail }));
}

/** Gives the way to stop listening. */
export function whenTold(element: HTMLElement, hear: (told: ToldGame) => void): () => void {
  const heard = (event: Event) => hear((event as CustomEvent<ToldGame>).detail);
  element.addEventListener(TOLD, heard);
  return () => element.removeEventListener(TOLD, heard);
}

/** Whose throws of its seed a game makes, as its record says. */
export type Streams = "one" | "per-player" | "exchanged";

export const streamsOf = (record: string): Streams =>
  (/^Throws: (per-player|exchanged)$/m.exec(record)?.[1] as Streams | undefined) ?? "one";

export const seedOf = (record: string): string => /^Seed: ([0-9a-f]{64})$/m.exec(record)?.[1] ?? "";
