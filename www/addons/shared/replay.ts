/** Replays a game from its start. */

import type { Sentence } from "../../src/base/i18n/localizer.js";
import type { FullGame, Game, Side } from "../../src/engine/types.js";
import { personDecides } from "../../src/game/choices.js";
import { eventSentences } from "../../src/game/sentences.js";
import { type ComputerSeat, extendLog, type LogEntry } from "../../src/game/view-state.js";
import { perOwnerState } from "./per-owner-state.js";

interface ReplayLog {
  log: readonly LogEntry[];
  /** The events after this number of actions. */
  news: readonly Sentence[];
}

/** Replays a whole game, for the list of moves and the unusual events in it. */
export function replayLog(game: FullGame, seat: ComputerSeat, skip = 0): ReplayLog {
  let log: readonly LogEntry[] = [];
  const news: Sentence[] = [];
  game.go_to(0);
  let { state: before, moves: legal } = game.snapshot();
  for (let snapshot = game.step_on(), step = 0; snapshot; snapshot = game.step_on(), step += 1) {
    const { events, state: after, moves } = snapshot;
    const sentences = eventSentences(events, after, seat);
    const played = after.plies > before.plies ? after.last_move?.id : null;
    const move = legal.find(({ id }) => id === played) ?? null;
    const decided = personDecides(before, seat);
    log = extendLog(log, before, after, events, { move, decided, sentences });
    if (step >= skip) news.push(...sentences);
    [before, legal] = [after, moves];
  }
  return { log, news };
}

// ---- Results of the review of a finished game, for other parts of the page. The element publishes them as an event;
// they do not leave the page.

/** A costly choice by the person at this device, as an exercise. */
export interface Mistake {
  ruleset: string;
  /** The id of the position with its throw in hand. */
  position: string;
  /** Games won in 100 after each choice, in the order of the legal moves. Throwing, if legal, is last. */
  points: readonly number[];
}

/** Choices within this many games in 100 of the best count as equally good. */
export const EQUAL_WITHIN = 1;

export interface ReviewResult {
  record: string;
  /** The loss of each side's choices, in games in 100. */
  lost: Readonly<Record<Side, number>>;
  /** Costly choices of the person who played the computer, costliest first. */
  mistakes: readonly Mistake[];
  /** White's chance to win at the start and after each throw, from 0 to 1. */
  chances: readonly number[];
}

const REVIEW_RESULT = "senet-review-result";

export function publishReview(element: HTMLElement, detail: ReviewResult): void {
  element.dispatchEvent(new CustomEvent(REVIEW_RESULT, { detail }));
}

/** Returns a function that removes the listener. */
export function onReview(element: HTMLElement, listener: (result: ReviewResult) => void): () => void {
  const handler = (event: Event) => listener((event as CustomEvent<ReviewResult>).detail);
  element.addEventListener(REVIEW_RESULT, handler);
  return () => element.removeEventListener(REVIEW_RESULT, handler);
}

/** How a game's seed produces throws, according to its record. */
export type Streams = "one" | "per-player" | "exchanged";

export const streamsOf = (record: string): Streams =>
  (/^Throws: (per-player|exchanged)$/m.exec(record)?.[1] as Streams | undefined) ?? "one";

/** What a game's throws come from, which never changes. Computed once, because it takes the whole record. */
export const throwsOf = perOwnerState((game: Game): { seed: string; streams: Streams } => {
  const record = game.record();
  return { seed: seedOf(record), streams: streamsOf(record) };
});

export const seedOf = (record: string): string => /^Seed: ([0-9a-f]{64})$/m.exec(record)?.[1] ?? "";
