/** The result of a daily game, the best result of a day, and date formatting. */
import { dateFormat, type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import type { State } from "../../src/engine/types.js";

export interface DailyResult {
  outcome: "won" | "lost" | "drawn";
  /** Pieces that the loser had not borne off. */
  left: number;
  throws: number;
}

/** The result of a finished game for the person on this side. */
export function resultOf(state: State, side: "white" | "black"): DailyResult | null {
  const { winner, throws } = state;
  if (winner === null) return null;
  const left = (loser: "white" | "black") => state.pieces - state.off[loser] - state.taken[loser];
  if (winner === "draw") return { outcome: "drawn", left: 0, throws };
  return {
    outcome: winner === side ? "won" : "lost",
    left: left(winner === "white" ? "black" : "white"),
    throws,
  };
}

/** Wins rank before draws and losses, then wider margins, then fewer throws. */
export function isBetter(one: DailyResult, other: DailyResult): boolean {
  const worth = ({ outcome, left }: DailyResult) =>
    outcome === "won" ? 1 + left : outcome === "lost" ? -1 - left : 0;
  return worth(one) === worth(other) ? one.throws < other.throws : worth(one) > worth(other);
}

export function resultSentence({ outcome, left, throws }: DailyResult): Sentence {
  return sentence(`daily-${outcome}`, { left, throws });
}

/** The best result of a date, parsed from storage. */
export function bestOf(stored: unknown, date: string): DailyResult | null {
  const saved = stored as { date?: unknown; best?: Partial<Record<keyof DailyResult, unknown>> } | null;
  const best = saved?.best;
  const known = best?.outcome === "won" || best?.outcome === "lost" || best?.outcome === "drawn";
  if (saved?.date !== date || !known || !Number.isInteger(best.left) || !Number.isInteger(best.throws))
    return null;
  return best as DailyResult;
}

/** Whether a text is a valid date. */
export function isDate(text: unknown): text is string {
  return typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** A date in the given language. */
export function dayIn(locale: string, date: string): string {
  const format = dateFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
