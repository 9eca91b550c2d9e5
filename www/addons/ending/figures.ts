/** The figures of a finished game: its hits, counted in its record, and the minutes that it took. */
import type { FullGame, Game } from "../../src/engine/types.js";

/** How often a piece was hit, by either side. */
export function countHits(game: FullGame): number {
  let hits = 0;
  game.go_to(0);
  for (let snapshot = game.step_on(); snapshot; snapshot = game.step_on())
    hits += snapshot.events.filter(({ type }) => type === "bumped").length;
  return hits;
}

/** A longer pause between two actions counts as this long, because the player was probably away. */
const LONGEST_PAUSE_MS = 60_000;

/** Measures how long games are played on this page. */
export class PlayClock {
  private readonly games = new WeakMap<Game, { last: number; played: number }>();

  /** Call this at each action, with the time in milliseconds. `isFirst`: nothing has happened in the game before. */
  onAction(game: Game, isFirst: boolean, now: number): void {
    const known = this.games.get(game);
    if (known) {
      known.played += Math.min(now - known.last, LONGEST_PAUSE_MS);
      known.last = now;
    } else if (isFirst) this.games.set(game, { last: now, played: 0 });
  }

  /** The minutes of a game, at least one; null if it was begun before this page was opened. */
  minutes(game: Game): number | null {
    const known = this.games.get(game);
    return known ? Math.max(1, Math.round(known.played / 60_000)) : null;
  }
}
