/** Answers requests with the full engine. Caches one advisor, for the most recent rules. */
import type { Advisor, Review, SameSticks } from "senet-wasm-full";
import workers from "senet-workers";
import type { Advice, Level } from "./types.js";
import type { Ask, Reply } from "./worker-calls.js";

/** A position as given to a computer player: an id, without hidden information. */
interface PositionRequest {
  ruleset: string;
  position: string;
}

/** Requests this level's choice. The answer is a move id or `throw`. */
interface ChooseRequest extends PositionRequest {
  ask: "choose";
  level: Level;
}

/** Requests the value of each choice, and why the best is better than the given one or the next best. */
interface AdviseRequest extends PositionRequest {
  ask: "advise";
  other: string | null;
}

/** Duration of one slice of solving endgames, in milliseconds; a request waits at most this long. */
const SLICE_MS = 10;

/** A short game with two pieces per side is solved completely before any advice, so that advice is exact. */
const FULLY_SOLVED = /\[pieces=2,start_house=\d+\]$/;

/** Solving takes a second or two. On a slow machine, advice waits at most this many milliseconds. */
const MAX_SOLVE_MS = 5000;

/** Every request, by its name. Add-ons declare their own. */
export interface Requests {
  choose: ChooseRequest;
  advise: AdviseRequest;
}

/** The answer to each request. */
export interface Answers {
  choose: string;
  advise: Advice;
}

export type AdvisorRequest = Requests[keyof Requests];
export type AdvisorAnswer = Answers[keyof Answers];

/** The questions that an add-on answers on the computer players' thread. */
export interface AddonAnswers {
  /** By the request's name. */
  answers: {
    readonly [Name in keyof Requests]?: (advisor: Advisor, request: Requests[Name]) => Answers[Name];
  };
  /** Drops what is cached. After an engine panic it cannot be freed. */
  clear?(isBroken: boolean): void;
}

/** The type of `worker`, which an add-on's `worker.ts` exports. */
export type AddonWorker = (engine: PlayersEngine) => AddonAnswers;

/** Asks the computer players. Null once the signal is aborted. */
export type AskAdvisor = <Q extends AdvisorRequest>(
  question: Q,
  signal: AbortSignal,
) => Promise<Answers[Q["ask"]] | null>;

/** Messages from the page to the worker. */
export type ToWorker =
  | { type: "start"; module: WebAssembly.Module }
  | Ask<AdvisorRequest>
  | { type: "net"; request: number; file: Uint8Array | null };

/** Messages from the worker to the page. */
export type FromWorker =
  | { type: "failed"; error: unknown }
  | { type: "net-wanted"; request: number; name: string }
  | { type: "net-unreadable" }
  | Reply<AdvisorAnswer>;

/** Loads the players' neural nets. */
interface Nets {
  /** The net of this name; null if it fails to load. */
  net(name: string): Promise<Uint8Array | null>;
  /** Called if the bytes are not a valid net; the player continues without it. */
  unreadable(): void;
}

/** The parts of the full engine that players need. */
interface PlayersEngine {
  Advisor: new (ruleset: string) => Advisor;
  same_sticks(first: Review, second: Review): SameSticks;
  /** Message and location of the engine's last panic. */
  last_fault(): string | undefined;
}

export class AdvisorService {
  /** The advisor whose endgames are solved in the background. */
  private solving: Advisor | null = null;
  private current: { ruleset: string; advisor: Promise<Advisor> } | null = null;
  private readonly addons: readonly AddonAnswers[];
  private readonly answers: AddonAnswers["answers"];

  constructor(
    private readonly engine: PlayersEngine,
    private readonly nets: Nets,
  ) {
    this.addons = workers.map((worker) => worker(engine));
    this.answers = {
      choose: (advisor, { position, level }: ChooseRequest) => advisor.choose(position, level),
      advise: (advisor, { position, other }: AdviseRequest) => advisor.advise(position, other),
      ...Object.assign({}, ...this.addons.map(({ answers }) => answers)),
    };
  }

  /** Solves the current rules' endgames for another slice. Returns false when there is nothing left. */
  solveSlice(): boolean {
    return this.solving?.solve_for(SLICE_MS) ?? false;
  }

  /** Rejects if the engine refuses, or if a later request uses other rules. */
  async answer(question: AdvisorRequest): Promise<AdvisorAnswer> {
    const advisor = await this.advisorFor(question.ruleset);
    try {
      if (FULLY_SOLVED.test(question.ruleset)) this.solveFully(advisor);
      const answer = this.answers[question.ask];
      if (!answer) throw new Error(`nobody answers ${question.ask}`);
      return answer(advisor, question as never) as AdvisorAnswer;
    } catch (error) {
      // After an engine panic the advisor can be neither used nor freed.
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.current = this.solving = null;
      this.clear(true);
      throw new Error(this.engine.last_fault() ?? error.message, { cause: error });
    }
  }

  private solveFully(advisor: Advisor): void {
    const until = performance.now() + MAX_SOLVE_MS;
    while (performance.now() < until && advisor.solve_for(SLICE_MS));
  }

  free(): void {
    // The caller has received the error; there is nothing to free.
    this.current?.advisor.then(
      (advisor) => advisor.free(),
      () => undefined,
    );
    this.current = null;
    this.solving = null;
    this.clear(false);
  }

  private clear(isBroken: boolean): void {
    for (const { clear } of this.addons) clear?.(isBroken);
  }

  private async advisorFor(ruleset: string): Promise<Advisor> {
    if (this.current?.ruleset !== ruleset) {
      this.free();
      this.current = { ruleset, advisor: this.createAdvisor(ruleset) };
    }
    const { current } = this;
    try {
      const advisor = await current.advisor;
      if (this.current !== current) throw new Error("other rules have been asked about meanwhile");
      this.solving = advisor;
      return advisor;
    } catch (error) {
      if (this.current === current) this.current = null;
      throw error;
    }
  }

  private async createAdvisor(ruleset: string): Promise<Advisor> {
    const advisor = new this.engine.Advisor(ruleset);
    try {
      const netName = advisor.net_wanted();
      const file = netName === undefined ? null : await this.nets.net(netName);
      if (file) this.loadNet(advisor, file);
      return advisor;
    } catch (error) {
      advisor.free();
      throw error;
    }
  }

  private loadNet(advisor: Advisor, file: Uint8Array): void {
    try {
      advisor.load_net(file);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      this.nets.unreadable();
    }
  }
}
