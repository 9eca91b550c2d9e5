/** What the visitor has learned so far; kept over a reload where storage works, else for this visit. */
import { readLessons, writeLessons } from "../storage.js";

export interface Progress {
  /** The lessons done to their end. */
  done: readonly string[];
  /** The step at which a lesson was left. */
  left: Readonly<Record<string, number>>;
  /** The first lesson was offered and not wanted. */
  declined: boolean;
}

let progress: Progress | null = null;

export function learned(): Progress {
  progress ??= progressFrom(readLessons());
  return progress;
}

export function leaveAt(lesson: string, step: number): void {
  const { left } = learned();
  keep({ left: { ...left, [lesson]: step } });
}

export function finish(lesson: string): void {
  const { done, left } = learned();
  const { [lesson]: _, ...others } = left;
  keep({ done: [...new Set([...done, lesson])], left: others });
}

export function decline(): void {
  keep({ declined: true });
}

/** The next visitor has learned nothing yet. */
export function forgetLessons(): void {
  progress = null;
  writeLessons(null);
}

/** Takes over what is well formed. */
export function progressFrom(stored: unknown): Progress {
  const none: Progress = { done: [], left: {}, declined: false };
  if (typeof stored !== "object" || stored === null) return none;
  const { done, left, declined } = stored as Record<string, unknown>;
  const names = Array.isArray(done) ? done.filter((name) => typeof name === "string") : none.done;
  const steps = typeof left === "object" && left !== null ? Object.entries(left) : [];
  const whole = steps.filter((entry): entry is [string, number] => Number.isInteger(entry[1]));
  return { done: names, left: Object.fromEntries(whole), declined: declined === true };
}

function keep(patch: Partial<Progress>): void {
  progress = { ...learned(), ...patch };
  writeLessons(progress);
}
