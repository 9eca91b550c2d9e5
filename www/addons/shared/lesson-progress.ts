/** The visitor's progress in the lessons. Survives a reload if storage works, otherwise lasts for the visit. */
import { readPart, writePart } from "../../src/base/storage.js";

/** The id of the first lesson. */
export const FIRST_LESSON = "first";

interface LessonProgress {
  /** Completed lessons. */
  done: readonly string[];
  /** Completed (not skipped) steps of unfinished lessons. */
  did: Readonly<Record<string, readonly number[]>>;
  /** The step at which the visitor left a lesson. */
  left: Readonly<Record<string, number>>;
  /** The visitor declined the offer of the first lesson, or has won a game. */
  declined: boolean;
}

let progress: LessonProgress | null = null;
/** The progress was saved. Another tab may have added to it since. */
let isSaved = true;

export function lessonProgress(): LessonProgress {
  progress ??= progressFrom(readPart("lessons"));
  return progress;
}

/** Resets the progress for the next visitor. */
export function resetLessons(): void {
  progress = null;
  isSaved = writePart("lessons", null);
}

/** Reads the well-formed parts of stored progress. */
export function progressFrom(stored: unknown): LessonProgress {
  const none: LessonProgress = { done: [], did: {}, left: {}, declined: false };
  if (typeof stored !== "object" || stored === null) return none;
  const { done, did, left, declined } = stored as Record<string, unknown>;
  const names = Array.isArray(done) ? done.filter((name) => typeof name === "string") : none.done;
  const positions = entriesOf(left).filter((entry): entry is [string, number] => Number.isInteger(entry[1]));
  const steps = entriesOf(did).filter(
    (entry): entry is [string, number[]] => Array.isArray(entry[1]) && entry[1].every(Number.isInteger),
  );
  return {
    done: names,
    did: Object.fromEntries(steps),
    left: Object.fromEntries(positions),
    declined: declined === true,
  };
}

function entriesOf(stored: unknown): [string, unknown][] {
  return typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
}

/** Adds to the progress, including what another tab has saved. */
export function saveProgress(change: (now: LessonProgress) => Partial<LessonProgress>): void {
  const now = isSaved ? progressFrom(readPart("lessons")) : lessonProgress();
  progress = { ...now, ...change(now) };
  isSaved = writePart("lessons", progress);
}
