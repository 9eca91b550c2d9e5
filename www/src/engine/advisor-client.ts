/**
 * Asks the computer players. All but the beginner run in a worker with the full engine, which starts with the first
 * question, or on this thread if workers are unavailable.
 */
import { makeWorker, netSource } from "../base/page-files.js";
import type {
  AdvisorAnswer,
  AdvisorRequest,
  AdvisorService,
  AskAdvisor,
  FromWorker,
  ToWorker,
} from "./advisor-service.js";
import type { EngineClient } from "./engine-client.js";
import { WorkerCalls } from "./worker-calls.js";

/** What the players need from the page. */
interface AdvisorHost {
  /** Reports that a player uses heuristics, because this build lacks its net or the net is invalid. */
  onNetMissing(why: "absent" | "unreadable"): void;
}

interface StartedWorker {
  worker: Worker;
  calls: WorkerCalls<AdvisorRequest, AdvisorAnswer>;
}

const DESTROYED = "the player has been dismissed";

export class AdvisorClient {
  /** Null if workers are unavailable; undefined until needed. */
  private started: StartedWorker | null | undefined;
  private localService: AdvisorService | null = null;
  /** Answers nothing any more, not even on this thread. */
  private destroyed = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly host: AdvisorHost,
  ) {}

  /** The answer; null once the signal is aborted, after which no work starts. */
  readonly ask: AskAdvisor = (question, signal) => {
    if (signal.aborted) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const cancel = () => resolve(null);
      signal.addEventListener("abort", cancel, { once: true });
      // TypeScript cannot tell that this question gets this type of answer.
      this.answer(question, signal)
        .then(resolve as (answer: AdvisorAnswer) => void, reject)
        .finally(() => signal.removeEventListener("abort", cancel));
    });
  };

  private async answer(question: AdvisorRequest, signal: AbortSignal): Promise<AdvisorAnswer> {
    const started = await this.getWorker(signal);
    if (!started) return this.answerLocally(question, signal);
    this.throwIfCancelled(signal);
    return started.calls.ask(question, signal);
  }

  /** Rejects the open requests. */
  destroy(): void {
    this.destroyed = true;
    this.started?.worker.terminate();
    this.started?.calls.fail(new Error(DESTROYED));
    this.localService?.free();
    this.localService = null;
  }

  /** Starts the worker on first use. */
  private async getWorker(signal: AbortSignal): Promise<StartedWorker | null> {
    if (this.started === undefined) {
      const module = await this.engine.fullModule();
      this.throwIfCancelled(signal);
      // Two callers that waited for the same engine share one worker.
      if (this.started === undefined) this.started = this.startWorker(module);
    }
    return this.started;
  }

  /** Throws if nobody awaits an answer any more. */
  private throwIfCancelled(signal: AbortSignal): void {
    signal.throwIfAborted();
    if (this.destroyed) throw new Error(DESTROYED);
  }

  private startWorker(module: WebAssembly.Module): StartedWorker | null {
    const worker = makeWorker();
    if (!worker) return null;
    const started = { worker, calls: new WorkerCalls<AdvisorRequest, AdvisorAnswer>(worker) };
    worker.addEventListener("message", (event: MessageEvent<FromWorker>) =>
      this.onMessage(started, event.data),
    );
    worker.addEventListener("error", () => this.fallBackToThread(started));
    worker.addEventListener("messageerror", () => this.fallBackToThread(started));
    try {
      post(worker, { type: "start", module });
      return started;
    } catch {
      // Some browsers cannot send a compiled module to a worker.
      worker.terminate();
      return null;
    }
  }

  private onMessage(started: StartedWorker, message: FromWorker): void {
    if (message.type === "failed") this.fallBackToThread(started);
    else if (message.type === "net-wanted") this.sendNet(started.worker, message).catch(console.error);
    else if (message.type === "net-unreadable") this.host.onNetMissing("unreadable");
    else started.calls.hear(message);
  }

  private async sendNet(worker: Worker, request: FromWorker & { type: "net-wanted" }): Promise<void> {
    const file = await this.net(request.name);
    if (this.destroyed) return;
    post(worker, { type: "net", request: request.request, file });
  }

  /** The net of this name; null, and reported, if it fails to load. */
  private async net(name: string): Promise<Uint8Array | null> {
    try {
      const file = await netSource(name);
      if (!file) this.host.onNetMissing("absent");
      return file;
    } catch (error) {
      console.warn(error);
      this.host.onNetMissing("unreadable");
      return null;
    }
  }

  /** If the worker fails, this thread takes over its open requests, until the network returns with a lost file. */
  private fallBackToThread(failed: StartedWorker): void {
    if (this.started !== failed || this.destroyed) return;
    failed.worker.terminate();
    this.started = null;
    const forget = () => {
      this.started ??= undefined;
    };
    globalThis.addEventListener?.("online", forget, { once: true });
    failed.calls.handOver((question, signal) => this.answerLocally(question, signal));
  }

  private async answerLocally(question: AdvisorRequest, signal: AbortSignal): Promise<AdvisorAnswer> {
    const [engine, { AdvisorService }] = await Promise.all([
      this.engine.full(),
      import("./advisor-service.js"),
    ]);
    this.throwIfCancelled(signal);
    this.localService ??= new AdvisorService(engine, {
      net: (name) => this.net(name),
      unreadable: () => this.host.onNetMissing("unreadable"),
    });
    return this.localService.answer(question);
  }
}

const post = (worker: Worker, message: ToWorker): void => worker.postMessage(message);
