/** SCORM 1.2: the platform is an object called `API` in a window around this one, or in the one that opened it. */
import { type Sentence, say } from "../../base/i18n/sentence.js";
import { type Platform, type Result, scormTime, type Trouble } from "./platform.js";

export interface ScormApi {
  LMSInitialize(nothing: ""): unknown;
  LMSFinish(nothing: ""): unknown;
  LMSGetValue(name: string): unknown;
  LMSSetValue(name: string, value: string): unknown;
  LMSCommit(nothing: ""): unknown;
  LMSGetLastError(): unknown;
  LMSGetErrorString(code: string): unknown;
}

/** So far up the windows are searched, as the standard's own example does. */
const HIGHEST = 7;
/** The most characters that a platform must keep. */
export const MOST_KEPT = 4096;
/** What is handed over is made fast at most so often, in milliseconds. */
const COMMIT_EVERY = 15_000;

export function findApi(start: Window): ScormApi | null {
  return searched(start) ?? (start.opener ? searched(start.opener as Window) : null);
}

/** A window of another site cannot be looked into: no platform that speaks SCORM is there. */
function searched(start: Window): ScormApi | null {
  try {
    let here = start;
    for (let height = 0; height <= HIGHEST; height += 1) {
      const { API } = here as Window & { API?: ScormApi | null };
      if (API) return API;
      if (here.parent === here) return null;
      here = here.parent;
    }
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "SecurityError")) throw error;
  }
  return null;
}

const isTrue = (answer: unknown) => String(answer) === "true";

export class Scorm implements Platform {
  readonly kept: string;
  readonly greeting: Sentence;
  private readonly begun = Date.now();
  private committed = Date.now();
  private best: number | null;
  private open = false;
  private left = false;
  private told = false;

  constructor(
    private readonly api: ScormApi,
    private readonly trouble: Trouble,
  ) {
    if (!isTrue(api.LMSInitialize(""))) {
      this.left = true;
      this.kept = "";
      this.best = null;
      this.greeting = say("school-not-started", { reason: this.reason() });
      return;
    }
    this.kept = this.get("cmi.suspend_data");
    const score = Number.parseFloat(this.get("cmi.core.score.raw"));
    this.best = Number.isFinite(score) ? score : null;
    if (["", "not attempted"].includes(this.get("cmi.core.lesson_status")))
      this.set("cmi.core.lesson_status", "incomplete");
    this.greeting = say("school-recorded");
    this.commit();
  }

  keep(game: string): void {
    this.open = game !== "";
    this.set("cmi.suspend_data", game);
    if (Date.now() - this.committed >= COMMIT_EVERY) this.commit();
  }

  /** The best result counts; a lost game is a completed one too. */
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

  learned(): boolean {
    if (this.left) return false;
    if (this.get("cmi.core.lesson_status") === "incomplete") this.set("cmi.core.lesson_status", "completed");
    this.commit();
    return true;
  }

  leave(): void {
    if (this.left) return;
    this.set("cmi.core.session_time", scormTime(Date.now() - this.begun));
    this.set("cmi.core.exit", this.open ? "suspend" : "");
    this.commit();
    if (!isTrue(this.api.LMSFinish(""))) this.fail();
    this.left = true;
  }

  private get(name: string): string {
    return String(this.api.LMSGetValue(name) ?? "");
  }

  private set(name: string, value: string): void {
    if (!this.left && !isTrue(this.api.LMSSetValue(name, value))) this.fail();
  }

  private commit(): void {
    if (this.left) return;
    this.committed = Date.now();
    if (!isTrue(this.api.LMSCommit(""))) this.fail();
  }

  /** Told once: every further call would fail in the same way. */
  private fail(): void {
    if (this.told) return;
    this.told = true;
    this.trouble(say("school-not-kept", { reason: this.reason() }));
  }

  private reason(): string {
    const code = String(this.api.LMSGetLastError());
    return `${code} ${String(this.api.LMSGetErrorString(code) ?? "")}`.trim();
  }
}
