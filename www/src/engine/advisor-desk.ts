/** Answers questions with the whole engine; keeps one advisor ready, the one for the rules last asked about. */
import type { Advisor, Review, SameSticks } from "senet-wasm-full";
import { isOfReview, type ReviewAnswer, ReviewDesk, type ReviewQuestion } from "./review-desk.js";
import type { Advice, Level } from "./types.js";

/** A position, as it is shown to a computer player: its id is all that it sees. */
interface Shown {
  ruleset: string;
  position: string;
}

/** Which choice does this level make? The answer is a move's id, or `throw`. */
export interface Choosing extends Shown {
  ask: "choose";
  level: Level;
}

/** What are the choices worth, and why is the best better than this other one, or than the next best? */
export interface Advising extends Shown {
  ask: "advise";
  other: string | null;
}

/** The time a slice of solving endgames takes, in milliseconds: so long can a question wait for it. */
const SLICE = 10;

/** A short game of two pieces a side is solved whole before anybody is told less than the exact truth about it. */
const SOLVED_WHOLE = /\[pieces=2,start_house=\d+\]$/;

/** It takes a second or two; on a slow machine an answer does not wait longer than so many milliseconds for it. */
const PATIENCE = 5000;

export type Question = Choosing | Advising | ReviewQuestion;
export type Answer = string | Advice | ReviewAnswer;

/** What the page says to the worker. */
export type ToWorker =
  | { type: "start"; module: WebAssembly.Module }
  | { type: "ask"; ticket: number; question: Question }
  | { type: "net"; request: number; file: Uint8Array | null };

/** What the worker says to the page. */
export type FromWorker =
  | { type: "failed"; error: unknown }
  | { type: "net-wanted"; request: number; name: string }
  | { type: "net-unreadable" }
  | { type: "answered"; ticket: number; answer: Answer }
  | { type: "refused"; ticket: number; error: unknown };

/** Where the nets of the players come from. */
export interface Nets {
  /** The net of this name; null if it cannot be loaded. */
  net(name: string): Promise<Uint8Array | null>;
  /** What was given is no net: the player goes on without. */
  unreadable(): void;
}

/** The whole engine, as far as the players need it. */
export interface PlayersEngine {
  Advisor: new (ruleset: string) => Advisor;
  same_sticks(first: Review, second: Review): SameSticks;
  /** What the engine's last fault said, and where it happened. */
  last_fault(): string | undefined;
}

export class AdvisorDesk {
  /** The advisor whose endgames can be solved meanwhile. */
  private solving: Advisor | null = null;
  private ready: { ruleset: string; advisor: Promise<Advisor> } | null = null;
  private readonly review: ReviewDesk;

  constructor(
    private readonly engine: PlayersEngine,
    private readonly nets: Nets,
  ) {
    this.review = new ReviewDesk(engine.same_sticks);
  }

  /** Solves the endgames of the present rules a little further; false when there is nothing left to do. */
  solveOn(): boolean {
    return this.solving?.solve_for(SLICE) ?? false;
  }

  /** Rejects what the engine refuses, and a question that one about other rules has overtaken. */
  async answer(question: Question): Promise<Answer> {
    const advisor = await this.advisorFor(question.ruleset);
    try {
      if (SOLVED_WHOLE.test(question.ruleset)) this.solveBefore(advisor);
      if (isOfReview(question)) return this.review.answer(advisor, question);
      return question.ask === "choose"
        ? advisor.choose(question.position, question.level)
        : advisor.advise(question.position, question.other);
    } catch (error) {
      // One in which the engine broke off can be neither asked nor freed again.
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.ready = this.solving = null;
      this.review.forget(true);
      throw new Error(this.engine.last_fault() ?? error.message, { cause: error });
    }
  }

  private solveBefore(advisor: Advisor): void {
    const until = performance.now() + PATIENCE;
    while (performance.now() < until && advisor.solve_for(SLICE));
  }

  free(): void {
    // Whoever asked has been told of one that could not be made: there is nothing of it to free.
    this.ready?.advisor.then(
      (advisor) => advisor.free(),
      () => undefined,
    );
    this.ready = null;
    this.solving = null;
    this.review.forget();
  }

  private async advisorFor(ruleset: string): Promise<Advisor> {
    if (this.ready?.ruleset !== ruleset) {
      this.free();
      this.ready = { ruleset, advisor: this.made(ruleset) };
    }
    const { ready } = this;
    try {
      const advisor = await ready.advisor;
      if (this.ready !== ready) throw new Error("other rules have been asked about meanwhile");
      this.solving = advisor;
      return advisor;
    } catch (error) {
      if (this.ready === ready) this.ready = null;
      throw error;
    }
  }

  private async made(ruleset: string): Promise<Advisor> {
    const advisor = new this.engine.Advisor(ruleset);
    try {
      const wanted = advisor.net_wanted();
      const file = wanted === undefined ? null : await this.nets.net(wanted);
      if (file) this.teach(advisor, file);
      return advisor;
    } catch (error) {
      advisor.free();
      throw error;
    }
  }

  private teach(advisor: Advisor, file: Uint8Array): void {
    try {
      advisor.load_net(file);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      this.nets.unreadable();
    }
  }
}
