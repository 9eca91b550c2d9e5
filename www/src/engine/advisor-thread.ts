/** Runs the computer players: in a worker with the full engine, or on this thread if workers are unavailable. */

import { makeWorker, netSource } from "../base/page-files.js";
import { AdvisorDesk, type Answer, type FromWorker, type Question, type ToWorker } from "./advisor-desk.js";
import type { EngineClient } from "./engine-client.js";
import { WorkerCalls } from "./worker-calls.js";

/** What the players need from the page. */
export interface ThreadHost {
  /** Reports that a player uses heuristics, because this build lacks its net or the net is invalid. */
  withoutNet(why: "absent" | "unreadable"): void;
}

interface StartedWorker {
  worker: Worker;
  calls: WorkerCalls<Question, Answer>;
}

const GONE = "the player has been dismissed";

export class AdvisorThread {
  /** Null if workers are unavailable; undefined until needed. */
  private started: StartedWorker | null | undefined;
  private here: AdvisorDesk | null = null;
  /** Answers nothing any more, not even on this thread. */
  private gone = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly host: ThreadHost,
  ) {}

  /** Resolves to the answer. After the signal is aborted, no work starts and the caller need not wait. */
  async answer(question: Question, signal: AbortSignal): Promise<Answer> {
    const started = await this.startedWorker(signal);
    if (!started) return this.answerHere(question, signal);
    this.mayGoOn(signal);
    return started.calls.ask(question, signal);
  }

  /** Rejects the open requests. */
  destroy(): void {
    this.gone = true;
    this.started?.worker.terminate();
    this.started?.calls.fail(new Error(GONE));
    this.here?.free();
    this.here = null;
  }

  /** Starts the worker on first use. */
  private async startedWorker(signal: AbortSignal): Promise<StartedWorker | null> {
    if (this.started === undefined) {
      const module = await this.engine.fullModule();
      this.mayGoOn(signal);
      // Two callers that waited for the same engine share one worker.
      if (this.started === undefined) this.started = this.start(module);
    }
    return this.started;
  }

  /** Throws if nobody awaits an answer any more. */
  private mayGoOn(signal: AbortSignal): void {
    signal.throwIfAborted();
    if (this.gone) throw new Error(GONE);
  }

  private start(module: WebAssembly.Module): StartedWorker | null {
    const worker = makeWorker();
    if (!worker) return null;
    const started = { worker, calls: new WorkerCalls<Question, Answer>(worker) };
    worker.addEventListener("message", (event: MessageEvent<FromWorker>) => this.hear(started, event.data));
    worker.addEventListener("error", () => this.withoutWorker(started));
    worker.addEventListener("messageerror", () => this.withoutWorker(started));
    try {
      post(worker, { type: "start", module });
      return started;
    } catch {
      // Some browsers cannot send a compiled module to a worker.
      worker.terminate();
      return null;
    }
  }

  private hear(started: StartedWorker, message: FromWorker): void {
    if (message.type === "failed") this.withoutWorker(started);
    else if (message.type === "net-wanted") void this.sendNet(started.worker, message);
    else if (message.type === "net-unreadable") this.host.withoutNet("unreadable");
    else started.calls.hear(message);
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
  private withoutWorker(failed: StartedWorker): void {
    if (this.started !== failed || this.gone) return;
    failed.worker.terminate();
    this.started = null;
    failed.calls.handOver((question, signal) => this.answerHere(question, signal));
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
