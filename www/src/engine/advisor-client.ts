/**
 * Asks the computer player. All but the beginner, who is asked of the game
 * itself, think on a thread of their own, which is loaded when one of them is
 * first asked. A question that nobody asks any more (after undo,
 * a new game) is answered with nothing.
 */
import type { Advising, Answer, Choosing, Question } from "./advisor-desk.js";
import type { AdvisorThread, ThreadHost } from "./advisor-thread.js";
import type { EngineClient } from "./engine-client.js";
import type { Advice } from "./types.js";

export class AdvisorClient {
  private thread: Promise<AdvisorThread> | null = null;
  private asking: AbortController | null = null;

  constructor(
    private readonly engine: EngineClient,
    private readonly host: ThreadHost,
  ) {}

  /** The choice for this position, or null when the question was cancelled meanwhile. */
  choose(question: Omit<Choosing, "ask">): Promise<string | null> {
    return this.ask({ ...question, ask: "choose" }) as Promise<string | null>;
  }

  /** Advice for this position, or null when the question was cancelled meanwhile. */
  advise(question: Omit<Advising, "ask">): Promise<Advice | null> {
    return this.ask({ ...question, ask: "advise" }) as Promise<Advice | null>;
  }

  /** Drops the open question; its promise resolves to null. */
  cancel(): void {
    this.asking?.abort();
  }

  destroy(): void {
    this.cancel();
    const { thread } = this;
    this.thread = null;
    // Of one that could not be loaded there is nothing to let go.
    thread?.then(
      (loaded) => loaded.destroy(),
      () => undefined,
    );
  }

  private ask(question: Question): Promise<Answer | null> {
    this.cancel();
    this.asking = new AbortController();
    return this.consult(question, this.asking.signal);
  }

  /** An answer that no other question drops; null once the signal is given. */
  consult(question: Question, signal: AbortSignal): Promise<Answer | null> {
    if (signal.aborted) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const cancel = () => resolve(null);
      signal.addEventListener("abort", cancel, { once: true });
      const done = () => signal.removeEventListener("abort", cancel);
      this.answer(question, signal).then(resolve, reject).finally(done);
    });
  }

  private async answer(question: Question, signal: AbortSignal): Promise<Answer> {
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
