/** Runs the computer players: in a worker with the full engine, or on this thread if workers are unavailable. */

import { makeWorker, netSource } from "../base/page-files.js";
import { AdvisorDesk, type Answer, type FromWorker, type Question, type ToWorker } from "./advisor-desk.js";
import type { EngineClient } from "./engine-client.js";

/** What the players need from the page. */
export interface ThreadHost {
  /** Reports that a player uses heuristics, because this build lacks its net or the net is invalid. */
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
  /** Null if workers are unavailable; undefined until needed. */
  private worker: Worker | null | undefined;
  private here: AdvisorDesk | null = null;
  /** Open requests to the worker, by ticket. */
  private readonly asked = new Map<number, PendingQuestion>();
  private tickets = 0;
  /** Answers nothing any more, not even on this thread. */
  private gone = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly host: ThreadHost,
  ) {}

  /** Resolves to the answer. After the signal is aborted, no work starts and the caller need not wait. */
  async answer(question: Question, signal: AbortSignal): Promise<Answer> {
    const worker = await this.startedWorker(signal);
    return worker ? this.ask(worker, question, signal) : this.answerHere(question, signal);
  }

  /** Rejects the open requests. */
  destroy(): void {
    this.gone = true;
    this.worker?.terminate();
    for (const { reject } of this.asked.values()) reject(new Error(GONE));
    this.asked.clear();
    this.here?.free();
    this.here = null;
  }

  /** Starts the worker on first use. */
  private async startedWorker(signal: AbortSignal): Promise<Worker | null> {
    if (this.worker === undefined) {
      const module = await this.engine.fullModule();
      this.mayGoOn(signal);
      // Two callers that waited for the same engine share one worker.
      if (this.worker === undefined) this.worker = this.start(module);
    }
    return this.worker;
  }

  /** Throws if nobody awaits an answer any more. */
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
      // Some browsers cannot send a compiled module to a worker.
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

  /** The net of this name; null, and reported, if it fails to load. */
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

  /** If the worker fails, this thread takes over its open requests. */
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
