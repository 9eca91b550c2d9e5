/**
 * Asks the computer player for its choice. The gentle ones answer in a few
 * microseconds with the first engine, on this thread. The others think in a
 * worker with the whole engine, or, where there can be no worker, with it on
 * this thread. A question that nobody asks any more (after undo, a new game) is
 * answered with nothing.
 */
import { AdvisorDesk, type Question } from "./advisor-desk.js";
import { makeWorker } from "./assets.js";
import type { EngineClient } from "./engine-client.js";
import type { FromWorker, ToWorker } from "./worker-messages.js";

interface Asked {
  ticket: number;
  question: Question;
  resolve: (choice: string | null) => void;
  reject: (error: unknown) => void;
}

export class AdvisorClient {
  /** None where there can be no worker; undefined until one is wanted. */
  private worker: Worker | null | undefined;
  private gentle: AdvisorDesk | null = null;
  private here: AdvisorDesk | null = null;
  private asked: Asked | null = null;
  private tickets = 0;

  constructor(private readonly engine: EngineClient) {}

  /** The choice for this position, or null when the question was cancelled meanwhile. */
  choose(question: Question): Promise<string | null> {
    this.cancel();
    this.tickets += 1;
    const ticket = this.tickets;
    return new Promise((resolve, reject) => {
      const asked = { ticket, question, resolve, reject };
      this.asked = asked;
      this.answer(asked).catch((error: unknown) => this.settle(asked, () => reject(error)));
    });
  }

  /** Drops the open question; its promise resolves to null. */
  cancel(): void {
    this.asked?.resolve(null);
    this.asked = null;
  }

  destroy(): void {
    this.cancel();
    this.worker?.terminate();
    this.worker = undefined;
    this.gentle?.free();
    this.here?.free();
  }

  private async answer(asked: Asked): Promise<void> {
    const choice = this.engine.atOnce((engine) => {
      this.gentle ??= new AdvisorDesk(engine.Advisor);
      return this.gentle.choose(asked.question);
    });
    if (choice !== undefined) this.settle(asked, () => asked.resolve(choice));
    else if (await this.hasWorker()) this.askWorker(asked);
    else await this.answerHere(asked);
  }

  private askWorker({ ticket, question }: Asked): void {
    this.post({ type: "choose", ticket, question });
  }

  /** Starts the worker when it is first wanted. */
  private async hasWorker(): Promise<boolean> {
    if (this.worker !== undefined) return this.worker !== null;
    const module = await this.engine.fullModule();
    if (this.worker !== undefined) return this.worker !== null;
    this.worker = makeWorker();
    this.worker?.addEventListener("message", (event: MessageEvent<FromWorker>) => this.hear(event.data));
    this.worker?.addEventListener("error", () => this.withoutWorker());
    this.worker?.addEventListener("messageerror", () => this.withoutWorker());
    try {
      this.post({ type: "start", module });
    } catch {
      this.worker = null;
    }
    return this.worker !== null;
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === "failed") this.withoutWorker();
    const { asked } = this;
    if (!asked || !("ticket" in message) || message.ticket !== asked.ticket) return;
    if (message.type === "chosen") this.settle(asked, () => asked.resolve(message.choice));
    else this.settle(asked, () => asked.reject(new Error(message.message)));
  }

  /** A worker that cannot run is replaced by this thread; an open question is answered here. */
  private withoutWorker(): void {
    this.worker?.terminate();
    this.worker = null;
    const { asked } = this;
    if (asked)
      this.answerHere(asked).catch((error: unknown) => this.settle(asked, () => asked.reject(error)));
  }

  private async answerHere(asked: Asked): Promise<void> {
    const { Advisor } = await this.engine.full();
    this.here ??= new AdvisorDesk(Advisor);
    const choice = this.here.choose(asked.question);
    this.settle(asked, () => asked.resolve(choice));
  }

  /** Ends a question, if it is still the one that is asked. */
  private settle(asked: Asked, end: () => void): void {
    if (this.asked !== asked) return;
    this.asked = null;
    end();
  }
}
