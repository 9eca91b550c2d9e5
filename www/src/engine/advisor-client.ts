/**
 * Client for the computer players. All but the beginner run in a worker, which starts with the first request. Cancelled
 * requests (after undo or a new game) resolve to null.
 */
import type {
  AdviseRequest,
  AdvisorAnswer,
  AdvisorRequest,
  ChooseRequest,
  SendReviewRequest,
} from "./advisor-service.js";
import { AdvisorThread, type ThreadHost } from "./advisor-thread.js";
import type { EngineClient } from "./engine-client.js";
import type { Advice } from "./types.js";

export class AdvisorClient {
  private readonly thread: AdvisorThread;
  private current: AbortController | null = null;

  constructor(engine: EngineClient, host: ThreadHost) {
    this.thread = new AdvisorThread(engine, host);
  }

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
    this.thread.destroy();
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
      this.thread
        .answer(question, signal)
        .then(resolve as (answer: AdvisorAnswer) => void, reject)
        .finally(done);
    });
  };
}
