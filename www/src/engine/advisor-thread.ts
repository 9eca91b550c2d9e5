/**
 * Where the computer players think: a worker with the whole engine, or, where
 * there can be no worker, this thread with it.
 */

import { makeWorker, netSource } from "../base/page-files.js";
import { AdvisorDesk, type Answer, type FromWorker, type Question, type ToWorker } from "./advisor-desk.js";
import type { EngineClient } from "./engine-client.js";

/** What the players need of the page around them. */
export interface ThreadHost {
  /** A player judges by rules of thumb: this copy of the page carries no net for it, or there is one that cannot be read. */
  withoutNet(why: "absent" | "unreadable"): void;
}

interface PendingQuestion {
  question: Question;
  signal: AbortSignal;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

const GONE = "the player has been dismissed";

export class AdvisorThread {
  /** None where there can be no worker; undefined until one is wanted. */
  private worker: Worker | null | undefined;
  private here: AdvisorDesk | null = null;
  /** What the worker has been asked, by its ticket. */
  private readonly asked = new Map<number, PendingQuestion>();
  private tickets = 0;
  /** Nothing is answered any more, not even on this thread. */
  private gone = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly host: ThreadHost,
  ) {}

  /** The answer; once the signal is given nothing is begun any more, and nobody may wait for it. */
  async answer(question: Question, signal: AbortSignal): Promise<Answer> {
    const worker = await this.startedWorker(signal);
    return worker ? this.ask(worker, question, signal) : this.answerHere(question, signal);
  }

  /** Whoever still asks is told that there will be no answer. */
  destroy(): void {
    this.gone = true;
    this.worker?.terminate();
    for (const { reject } of this.asked.values()) reject(new Error(GONE));
    this.asked.clear();
    this.here?.free();
    this.here = null;
  }

  /** Starts the worker when it is first wanted. */
  private async startedWorker(signal: AbortSignal): Promise<Worker | null> {
    if (this.worker === undefined) {
      const module = await this.engine.fullModule();
      this.mayGoOn(signal);
      // Two who have waited for the same engine start one worker.
      if (this.worker === undefined) this.worker = this.start(module);
    }
    return this.worker;
  }

  /** Throws where nobody waits for an answer any more. */
  private mayGoOn(signal: AbortSignal): void {
    signal.throwIfAborted();
    if (this.gone) throw new Error(GONE);
  }

  private start(module: WebAssembly.Module): Worker | null {
    const worker = makeWorker();
    if (!worker) return null;
    worker.addEventListener("message", (event: MessageEvent<FromWorker>) => this.hear(worker, event.data));
    worker.addEventListener("error", () => this.withoutWorker(worker));
    worker.addEventListener("messageerror", () => this.withoutWorker(worker));
    try {
      post(worker, { type: "start", module });
      return worker;
    } catch {
      // A browser that lends no compiled engine to a worker.
      worker.terminate();
      return null;
    }
  }

  private ask(worker: Worker, question: Question, signal: AbortSignal): Promise<Answer> {
    this.tickets += 1;
    const ticket = this.tickets;
    return new Promise<Answer>((resolve, reject) => {
      this.mayGoOn(signal);
      const drop = () => {
        this.asked.delete(ticket);
        reject(signal.reason);
      };
      const settling =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          signal.removeEventListener("abort", drop);
          settle(value);
        };
      this.asked.set(ticket, { question, signal, resolve: settling(resolve), reject: settling(reject) });
      signal.addEventListener("abort", drop, { once: true });
      post(worker, { type: "ask", ticket, question });
    });
  }

  private hear(worker: Worker, message: FromWorker): void {
    if (message.type === "failed") this.withoutWorker(worker);
    else if (message.type === "net-wanted") void this.sendNet(worker, message);
    else if (message.type === "net-unreadable") this.host.withoutNet("unreadable");
    else {
      const asked = this.asked.get(message.ticket);
      this.asked.delete(message.ticket);
      if (message.type === "answered") asked?.resolve(message.answer);
      else asked?.reject(message.error);
    }
  }

  private async sendNet(worker: Worker, wanted: FromWorker & { type: "net-wanted" }): Promise<void> {
    const file = await this.net(wanted.name);
    if (this.gone) return;
    post(worker, { type: "net", request: wanted.request, file });
  }

  /** The net of this name; null, and reported, if it cannot be loaded. */
  private async net(name: string): Promise<Uint8Array | null> {
    try {
      const file = await netSource(name);
      if (!file) this.host.withoutNet("absent");
      return file;
    } catch (error) {
      console.warn(error);
      this.host.withoutNet("unreadable");
      return null;
    }
  }

  /** A worker that cannot run is replaced by this thread; what it has been asked is answered here. */
  private withoutWorker(worker: Worker): void {
    if (this.worker !== worker || this.gone) return;
    worker.terminate();
    this.worker = null;
    for (const [ticket, { question, signal, resolve, reject }] of this.asked) {
      this.asked.delete(ticket);
      this.answerHere(question, signal).then(resolve, reject);
    }
  }

  private async answerHere(question: Question, signal: AbortSignal): Promise<Answer> {
    const engine = await this.engine.full();
    this.mayGoOn(signal);
    this.here ??= new AdvisorDesk(engine, {
      net: (name) => this.net(name),
      unreadable: () => this.host.withoutNet("unreadable"),
    });
    return this.here.answer(question);
  }
}

const post = (worker: Worker, message: ToWorker): void => worker.postMessage(message);
