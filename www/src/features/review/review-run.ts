/** Has a game reviewed, slice by slice, the end of it first. What a newer review has overtaken is not heard any more. */
import type { Consult, ToldRow } from "../../engine/review-desk.js";
import type { Told } from "./story.js";

/** What is to be reviewed. */
export interface Subject {
  ruleset: string;
  record: string;
  /** The endgames are solved before anything is judged: with them the whole game is judged exactly. */
  exactly: boolean;
}

/** Rows told with one answer: a few, so that questions of the game do not wait, and the page shows them as they come. */
const ROWS = 8;

export type Progress = "none" | "solving" | "telling" | "complete" | "failed";

export class ReviewRun {
  progress: Progress = "none";
  told: Told | null = null;
  subject: Subject | null = null;
  private life: AbortController | null = null;

  constructor(
    private readonly consult: Consult,
    private readonly changed: () => void,
  ) {}

  /** Begins a review; one that is under way is dropped. Resolves when it is complete, failed or overtaken. */
  async begin(subject: Subject): Promise<void> {
    this.stop();
    const life = new AbortController();
    this.life = life;
    this.subject = subject;
    this.enter("solving");
    try {
      if (subject.exactly && !(await this.solve(subject, life.signal))) return;
      this.enter("telling");
      await this.tell(subject, life.signal);
    } catch (error) {
      // What was let go of while it was asked has no fault to tell.
      if (life.signal.aborted) return;
      console.error(error);
      this.enter("failed");
    }
  }

  /** Drops what is under way, and what has been told. */
  stop(): void {
    this.life?.abort();
    this.life = null;
    this.told = this.subject = null;
    this.progress = "none";
  }

  private enter(progress: Progress): void {
    this.progress = progress;
    this.changed();
  }

  /** False when it has been overtaken. */
  private async solve({ ruleset }: Subject, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      const left = await this.consult({ ask: "solve", ruleset }, signal);
      if (left === null || signal.aborted) return false;
      if (!left) return true;
    }
  }

  private async tell({ ruleset, record }: Subject, signal: AbortSignal): Promise<void> {
    let rows: readonly ToldRow[] = [];
    for (let anew = true; ; anew = false) {
      const slice = await this.consult({ ask: "review", ruleset, record, anew, rows: ROWS }, signal);
      if (slice === null || signal.aborted) return;
      const { begun, length, judge, start, result } = slice;
      // A thread that had to be replaced begins with a review of its own.
      rows = [...slice.rows.toReversed(), ...(begun ? [] : rows)];
      this.told = { ruleset, record, judge, start, result, length, rows };
      if (rows.length === length) return this.enter("complete");
      this.changed();
    }
  }
}
