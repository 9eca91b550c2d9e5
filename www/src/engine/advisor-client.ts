/**
 * Client for the computer players. All but the beginner run in a worker, which loads with the first request. Cancelled
 * requests (after undo or a new game) resolve to null.
 */
import type {
  AdviseRequest,
  AdvisorAnswer,
  AdvisorRequest,
  ChooseRequest,
  SendReviewRequest,
} from "./advisor-service.js";
import type { AdvisorThread, ThreadHost } from "./advisor-thread.js";
import type { EngineClient } from "./engine-client.js";
import type { Advice } from "./types.js";

export class AdvisorClient {
  private thread: Promise<AdvisorThread> | null = null;
  private current: AbortController | null = null;

  constructor(
    private readonly engine: EngineClient,
    private readonly host: ThreadHost,
  ) {}

  /** The choice for this position, or null if the request was cancelled. */
  choose(question: Omit<ChooseRequest, "ask">): Promise<string | null> {
    return this.ask({ ...question, ask: "choose" });
  }

  /** Advice for this position, or null if the request was cancelled. */
  advise(question: Omit<AdviseRequest, "ask">): Promise<Advice | null> {
    return this.ask({ ...question, ask: "advise" });
  }

  /** Cancels the open request; its promise resolves to null. */
  cancel(): void {
    this.current?.abort();
  }

  destroy(): void {
    this.cancel();
    const { thread } = this;
    this.thread = null;
    // A worker that failed to load has nothing to release.
    thread?.then(
      (loaded) => loaded.destroy(),
      () => undefined,
    );
  }

  private readonly ask = <Q extends AdvisorRequest>(question: Q) => {
    this.cancel();
    this.current = new AbortController();
    return this.request(question, this.current.signal);
  };

  /** A request that later ones do not cancel; null once the signal is aborted. */
  readonly request: SendReviewRequest = (question, signal) => {
    if (signal.aborted) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const cancel = () => resolve(null);
      signal.addEventListener("abort", cancel, { once: true });
      const done = () => signal.removeEventListener("abort", cancel);
      // The answer's type follows from the question's.
      this.answer(question, signal)
        .then(resolve as (answer: AdvisorAnswer) => void, reject)
        .finally(done);
    });
  };

  private async answer(question: AdvisorRequest, signal: AbortSignal): Promise<AdvisorAnswer> {
    return (await this.loaded()).answer(question, signal);
  }

  private async loaded(): Promise<AdvisorThread> {
    this.thread ??= import("./advisor-thread.js").then(
      ({ AdvisorThread }) => new AdvisorThread(this.engine, this.host),
    );
    const { thread } = this;
    try {
      return await thread;
    } catch (error) {
      if (this.thread === thread) this.thread = null;
      throw error;
    }
  }
}
