/** Answers requests with the full engine. Caches one advisor, for the most recent rules. */
import type { Advisor, Review, SameSticks } from "senet-wasm-full";
import {
  isOfReview,
  type ReviewAnswer,
  type ReviewAnswers,
  ReviewDesk,
  type ReviewQuestion,
} from "./review-desk.js";
import type { Advice, Level } from "./types.js";
import type { Ask, Reply } from "./worker-calls.js";

/** A position as given to a computer player: an id, without hidden information. */
interface Shown {
  ruleset: string;
  position: string;
}

/** Requests this level's choice. The answer is a move id or `throw`. */
export interface Choosing extends Shown {
  ask: "choose";
  level: Level;
}

/** Requests the value of each choice, and why the best is better than the given one or the next best. */
export interface Advising extends Shown {
  ask: "advise";
  other: string | null;
}

/** Duration of one slice of solving endgames, in milliseconds; a request waits at most this long. */
const SLICE = 10;

/** A short game with two pieces per side is solved completely before any advice, so that advice is exact. */
const SOLVED_WHOLE = /\[pieces=2,start_house=\d+\]$/;

/** Solving takes a second or two. On a slow machine, advice waits at most this many milliseconds. */
const PATIENCE = 5000;

export type Question = Choosing | Advising | ReviewQuestion;
export type Answer = string | Advice | ReviewAnswer;

/** The answer type of each request. */
interface Answers extends ReviewAnswers {
  choose: string;
  advise: Advice;
}

/** Sends a request to the computer player's thread. Null once the signal is aborted. */
export type Consult = <Q extends Question>(
  question: Q,
  signal: AbortSignal,
) => Promise<Answers[Q["ask"]] | null>;

/** Messages from the page to the worker. */
export type ToWorker =
  | { type: "start"; module: WebAssembly.Module }
  | Ask<Question>
  | { type: "net"; request: number; file: Uint8Array | null };

/** Messages from the worker to the page. */
export type FromWorker =
  | { type: "failed"; error: unknown }
  | { type: "net-wanted"; request: number; name: string }
  | { type: "net-unreadable" }
  | Reply<Answer>;

/** Loads the players' neural nets. */
export interface Nets {
  /** The net of this name; null if it fails to load. */
  net(name: string): Promise<Uint8Array | null>;
  /** Called if the bytes are not a valid net; the player continues without it. */
  unreadable(): void;
}

/** The parts of the full engine that players need. */
export interface PlayersEngine {
  Advisor: new (ruleset: string) => Advisor;
  same_sticks(first: Review, second: Review): SameSticks;
  /** Message and location of the engine's last panic. */
  last_fault(): string | undefined;
}

export class AdvisorDesk {
  /** The advisor whose endgames are solved in the background. */
  private solving: Advisor | null = null;
  private ready: { ruleset: string; advisor: Promise<Advisor> } | null = null;
  private readonly review: ReviewDesk;

  constructor(
    private readonly engine: PlayersEngine,
    private readonly nets: Nets,
  ) {
    this.review = new ReviewDesk(engine.same_sticks);
  }

  /** Solves the current rules' endgames for another slice. Returns false when there is nothing left. */
  solveOn(): boolean {
    return this.solving?.solve_for(SLICE) ?? false;
  }

  /** Rejects if the engine refuses, or if a later request uses other rules. */
  async answer(question: Question): Promise<Answer> {
    const advisor = await this.advisorFor(question.ruleset);
    try {
      if (SOLVED_WHOLE.test(question.ruleset)) this.solveBefore(advisor);
      if (isOfReview(question)) return this.review.answer(advisor, question);
      return question.ask === "choose"
        ? advisor.choose(question.position, question.level)
        : advisor.advise(question.position, question.other);
    } catch (error) {
      // After an engine panic the advisor can be neither used nor freed.
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
    // The caller has received the error; there is nothing to free.
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
