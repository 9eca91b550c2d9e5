/**
 * Asks the computer player for its choice: in a worker where there can be one,
 * else on this thread. Each question has a ticket, so that an answer to a
 * question nobody asks any more (after undo, a new game) is dropped.
 */
import { Advisor } from "senet-wasm";
import { makeWorker } from "./assets.js";
import type { Level } from "./types.js";
import type { FromWorker, ToWorker } from "./worker-messages.js";

interface Question {
  ticket: number;
  ruleset: string;
  position: string;
  level: Level;
  resolve: (choice: string | null) => void;
  reject: (error: Error) => void;
}

export class AdvisorClient {
  private worker: Worker | null = null;
  private local: { ruleset: string; engine: Advisor } | null = null;
  private asked: Question | null = null;
  private tickets = 0;

  constructor(module: WebAssembly.Module) {
    this.worker = makeWorker();
    if (!this.worker) return;
    this.worker.addEventListener("message", (event: MessageEvent<FromWorker>) => this.hear(event.data));
    this.worker.addEventListener("error", () => this.withoutWorker());
    this.worker.addEventListener("messageerror", () => this.withoutWorker());
    try {
      this.post({ type: "start", module });
    } catch {
      this.withoutWorker();
    }
  }

  /** The choice for this position, or null when the question was cancelled meanwhile. */
  choose(ruleset: string, position: string, level: Level): Promise<string | null> {
    this.cancel();
    this.tickets += 1;
    const ticket = this.tickets;
    return new Promise((resolve, reject) => {
      this.asked = { ticket, ruleset, position, level, resolve, reject };
      if (this.worker) this.post({ type: "choose", ticket, ruleset, position, level });
      else this.answerHere();
    });
  }

  /** Drops the open question; its promise resolves to null. */
  cancel(): void {
    const question = this.asked;
    this.asked = null;
    question?.resolve(null);
  }

  destroy(): void {
    this.cancel();
    this.worker?.terminate();
    this.worker = null;
    this.local?.engine.free();
    this.local = null;
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === "failed") {
      this.withoutWorker();
      return;
    }
    if (message.type === "ready" || message.ticket !== this.asked?.ticket) return;
    const question = this.asked;
    this.asked = null;
    if (message.type === "chosen") question.resolve(message.choice);
    else question.reject(new Error(message.message));
  }

  /** A worker that cannot run is replaced by this thread; an open question is answered here. */
  private withoutWorker(): void {
    this.worker?.terminate();
    this.worker = null;
    if (this.asked) this.answerHere();
  }

  private answerHere(): void {
    const question = this.asked;
    this.asked = null;
    if (!question) return;
    try {
      if (this.local?.ruleset !== question.ruleset) {
        this.local?.engine.free();
        this.local = { ruleset: question.ruleset, engine: new Advisor(question.ruleset) };
      }
      question.resolve(this.local.engine.choose(question.position, question.level));
    } catch (error) {
      question.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
