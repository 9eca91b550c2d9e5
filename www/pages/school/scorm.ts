/** SCORM 1.2: the LMS provides an object called `API` in a parent window or in the opener. */

import * as v from "valibot";
import type { Snapshot } from "../../addons/embedding/element-types.js";
import { decodeRecord, encodeRecord } from "../../addons/shared/game-code.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { OPPONENTS } from "../../src/game/view-state.js";

/** The result of a game. */
interface Result {
  /** 0 to 100. */
  score: number;
  won: boolean;
}

/** Shows the pupil an error; `null` when the same step has succeeded after all. */
type ErrorHandler = (sentence: Sentence | null) => void;

interface ScormApi {
  LMSInitialize(nothing: ""): unknown;
  LMSFinish(nothing: ""): unknown;
  LMSGetValue(name: string): unknown;
  LMSSetValue(name: string, value: string): unknown;
  LMSCommit(nothing: ""): unknown;
  LMSGetLastError(): unknown;
  LMSGetErrorString(code: string): unknown;
}

/** The maximum number of parent windows to search, as in the standard's example. */
const MAX_FRAME_DEPTH = 7;
/** The maximum length that an LMS must support, in characters. */
const MAX_SUSPEND_LENGTH = 4096;
/** The minimum interval between commits, in milliseconds. */
const COMMIT_EVERY = 15_000;

/**
 * The LMS's object in this window, in a window around it, or in a window that opened one of these. A player in a pop-up
 * window shows the page in a frame, so the opener of any window around it counts.
 */
export function findApi(start: Window): ScormApi | null {
  const around = withParents(start);
  const openers = around.flatMap((one) => (one.opener ? withParents(one.opener as Window) : []));
  for (const place of [...around, ...openers]) {
    const api = apiOf(place);
    if (api) return api;
  }
  return null;
}

/** A window and those around it. Parents and openers are accessible across origins. */
function withParents(start: Window): Window[] {
  const windows = [start];
  for (let current = start; current.parent !== current && windows.length <= MAX_FRAME_DEPTH; ) {
    current = current.parent;
    windows.push(current);
  }
  return windows;
}

/** A cross-origin window is inaccessible and therefore provides no SCORM API. */
function apiOf(place: Window): ScormApi | null {
  try {
    return (place as Window & { API?: ScormApi | null }).API ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return null;
    throw error;
  }
}

const isTrue = (answer: unknown) => String(answer) === "true";

/** The message that the LMS did not save something. */
export const NOT_KEPT = "school-not-kept";

export class Scorm {
  /** The saved game, or "". */
  readonly kept: string;
  /** The initial message for the pupil. */
  readonly greeting: Sentence;
  private readonly start = Date.now();
  private committed = Date.now();
  private best: number | null;
  private open = false;
  private left = false;
  /** What the LMS has refused last; empty if nothing. */
  private refused = "";
  /** The newest game, until its compressed form has been saved. */
  private unsaved: { snapshot: Snapshot; record: string } | null = null;

  constructor(
    private readonly api: ScormApi,
    private readonly onError: ErrorHandler,
  ) {
    if (!isTrue(api.LMSInitialize(""))) {
      this.left = true;
      this.kept = "";
      this.best = null;
      this.greeting = sentence("school-not-started", { reason: this.reason() });
      return;
    }
    this.kept = this.get("cmi.suspend_data");
    this.open = this.kept !== "";
    const score = Number.parseFloat(this.get("cmi.core.score.raw"));
    this.best = Number.isFinite(score) ? score : null;
    if (["", "not attempted"].includes(this.get("cmi.core.lesson_status")))
      this.set("cmi.core.lesson_status", "incomplete");
    this.greeting = sentence("school-recorded");
    this.commit();
  }

  /** Saves an unfinished game. Returns whether all of it fits. A newer game replaces one still being compressed. */
  async save(snapshot: Snapshot, record: string): Promise<boolean> {
    const game = { snapshot, record };
    this.unsaved = game;
    const { text, whole } = await serialized(snapshot, record);
    if (this.unsaved !== game) return true;
    this.keep(text);
    return whole;
  }

  /** A finished game is not resumed at the next visit. */
  clear(): void {
    this.keep("");
  }

  private keep(game: string): void {
    this.unsaved = null;
    this.open = game !== "";
    this.set("cmi.suspend_data", game);
    if (Date.now() - this.committed >= COMMIT_EVERY) this.commit();
  }

  /**
   * Reports the end of a game. Returns whether the LMS accepts the result. The best one counts, and a loss also
   * completes the unit.
   */
  result({ score }: Result): boolean {
    if (this.left) return false;
    if (this.best === null || score > this.best) {
      this.best = score;
      this.set("cmi.core.score.min", "0");
      this.set("cmi.core.score.max", "100");
      this.set("cmi.core.score.raw", String(score));
    }
    return this.learned();
  }

  /** Reports that the first lesson is done. Returns whether the LMS accepts it. */
  learned(): boolean {
    if (this.left) return false;
    if (this.get("cmi.core.lesson_status") === "incomplete") this.set("cmi.core.lesson_status", "completed");
    this.commit();
    return true;
  }

  leave(): void {
    if (this.left) return;
    // Compression would end after the page.
    if (this.unsaved) this.keep(serializedNow(this.unsaved.snapshot, this.unsaved.record));
    this.set("cmi.core.session_time", scormTime(Date.now() - this.start));
    this.set("cmi.core.exit", this.open ? "suspend" : "");
    this.commit();
    this.check("finish", this.api.LMSFinish(""));
    this.left = true;
  }

  private get(name: string): string {
    return String(this.api.LMSGetValue(name) ?? "");
  }

  private set(name: string, value: string): void {
    if (!this.left) this.check(name, this.api.LMSSetValue(name, value));
  }

  private commit(): void {
    if (this.left) return;
    this.committed = Date.now();
    this.check("commit", this.api.LMSCommit(""));
  }

  /** A refusal is reported once, until the LMS accepts the same again. */
  private check(call: string, answer: unknown): void {
    if (isTrue(answer)) {
      if (this.refused !== call) return;
      this.refused = "";
      this.onError(null);
    } else if (this.refused === "") {
      this.refused = call;
      this.onError(sentence(NOT_KEPT, { reason: this.reason() }));
    }
  }

  private reason(): string {
    const code = String(this.api.LMSGetLastError());
    return `${code} ${String(this.api.LMSGetErrorString(code) ?? "")}`.trim();
  }
}

// ---- The result of a finished game.

/** A draw counts as half. */
const DRAW = 50;

/** A win is 100. A loss is the share of the pupil's pieces that were borne off. Two people on one device: 100. */
export function resultOf({ side, state }: Pick<Snapshot, "side" | "state">): Result {
  if (side === null || state.winner === side) return { score: 100, won: true };
  if (state.winner === "draw") return { score: DRAW, won: false };
  const share = state.off[side] / state.pieces;
  return { score: Math.min(99, Math.floor(100 * share)), won: false };
}

// ---- The duration of the visit.

/** `HHHH:MM:SS.SS`, the SCORM 1.2 format. */
export function scormTime(milliseconds: number): string {
  const hundredths = Math.max(0, Math.round(milliseconds / 10));
  const two = (number: number) => String(number).padStart(2, "0");
  const seconds = Math.floor(hundredths / 100);
  const hours = Math.min(9999, Math.floor(seconds / 3600));
  return `${String(hours).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}

// ---- The saved form of a game for an LMS, limited to a few thousand characters.

const text = v.pipe(v.string(), v.maxLength(MAX_SUSPEND_LENGTH));
const savedSchema = v.object({
  version: v.literal(1),
  opponent: v.picklist(OPPONENTS),
  side: v.nullable(v.picklist(["white", "black"])),
  ruleset: text,
  /** The whole game, compressed; as a plain record if the page closed too soon; only the position if it was too long. */
  game: v.optional(text),
  record: v.optional(text),
  position: v.optional(text),
});

export interface KeptGame extends Pick<Snapshot, "opponent" | "side" | "ruleset"> {
  record?: string;
  position?: string;
}

export async function serialized(
  { opponent, side, ruleset, position }: Snapshot,
  record: string,
): Promise<{ text: string; whole: boolean }> {
  const head = { version: 1, opponent, side, ruleset };
  const text = JSON.stringify({ ...head, game: await encodeRecord(record) });
  if (text.length <= MAX_SUSPEND_LENGTH) return { text, whole: true };
  return { text: JSON.stringify({ ...head, position }), whole: false };
}

/** The form that needs no waiting: the plain record, or the position if that is too long. */
function serializedNow({ opponent, side, ruleset, position }: Snapshot, record: string): string {
  const head = { version: 1, opponent, side, ruleset };
  const text = JSON.stringify({ ...head, record });
  return text.length <= MAX_SUSPEND_LENGTH ? text : JSON.stringify({ ...head, position });
}

/** Null for invalid data. */
export async function read(stored: string): Promise<KeptGame | null> {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), savedSchema), stored);
  if (!success) return null;
  const { opponent, side, ruleset, game, position } = output;
  const head = { opponent, side, ruleset };
  const record = game === undefined ? output.record : await decodeRecord(game);
  if (record === null) return null;
  if (record !== undefined) return { ...head, record };
  return position === undefined ? null : { ...head, position };
}
