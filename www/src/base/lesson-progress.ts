/** What the visitor has learned so far; kept over a reload where storage works, else for this visit. */
import { readPart, writePart } from "./storage.js";

export interface LessonProgress {
  /** The lessons done to their end. */
  done: readonly string[];
  /** The steps that were done, not skipped, of lessons that are not done yet. */
  did: Readonly<Record<string, readonly number[]>>;
  /** The step at which a lesson was left. */
  left: Readonly<Record<string, number>>;
  /** The first lesson was offered and not wanted. */
  declined: boolean;
}

let progress: LessonProgress | null = null;

export function learned(): LessonProgress {
  progress ??= progressFrom(readPart("lessons"));
  return progress;
}

export function decline(): void {
  keep({ declined: true });
}

/** The next visitor has learned nothing yet. */
export function forgetLessons(): void {
  progress = null;
  writePart("lessons", null);
}

/** Takes over what is well formed. */
export function progressFrom(stored: unknown): LessonProgress {
  const none: LessonProgress = { done: [], did: {}, left: {}, declined: false };
  if (typeof stored !== "object" || stored === null) return none;
  const { done, did, left, declined } = stored as Record<string, unknown>;
  const names = Array.isArray(done) ? done.filter((name) => typeof name === "string") : none.done;
  const whole = entriesOf(left).filter((entry): entry is [string, number] => Number.isInteger(entry[1]));
  const steps = entriesOf(did).filter(
    (entry): entry is [string, number[]] => Array.isArray(entry[1]) && entry[1].every(Number.isInteger),
  );
  return {
    done: names,
    did: Object.fromEntries(steps),
    left: Object.fromEntries(whole),
    declined: declined === true,
  };
}

function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
}

export function keep(patch: Partial<LessonProgress>): void {
  progress = { ...learned(), ...patch };
  writePart("lessons", progress);
}
