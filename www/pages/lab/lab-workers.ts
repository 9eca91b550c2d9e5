/** The workers that play games, or the page's own thread if workers are unavailable. */
import type { FullEngine } from "../../src/engine/types.js";
import { compileEngine } from "../../src/engine/wasm.js";
import { type Reply, WorkerCalls } from "../../src/engine/worker-calls.js";
import { type LabAnswer, type LabEngine, type LabRequest, LabService } from "./lab-service.js";
import type { StartLab } from "./lab-worker.js";

/** The laboratory's players, strongest first. */
export const PLAYERS = ["net", "hand-made", "human-like", "random"] as const;

/** Who can estimate the chances. */
export const JUDGES = ["net", "hand-made", "none"] as const;

/** The page's folder. */
const FOLDER = new URL("./", document.baseURI);

/** Uses all cores, since the page itself has little to do meanwhile. */
const workerCount = () => Math.min(8, navigator.hardwareConcurrency || 2);

/** The laboratory's engine on this thread, and its compiled module for the workers. */
export interface LabModule {
  readonly engine: LabEngine;
  /** The same object. It offers what the page's full engine does, except games by link and the game of the day. */
  readonly full: FullEngine;
  readonly module: WebAssembly.Module;
}

/** Loads the laboratory's engine. Rejects with a StartError that gives the reason. */
export async function loadLab(): Promise<LabModule> {
  const [engine, module] = await Promise.all([
    import("senet-wasm-lab"),
    compileEngine(Promise.resolve(new URL("lab/senet.wasm", FOLDER))),
  ]);
  engine.initSync({ module });
  return { engine, full: engine as unknown as FullEngine, module };
}

/** Handles one request after another. */
interface LabConnection {
  ask(request: LabRequest): Promise<LabAnswer>;
  close(): void;
}

export class LabWorkers {
  private readonly connections: readonly LabConnection[];
  private turn = 0;

  /** Each worker starts an engine, so a single request needs only one. */
  constructor({ engine, module }: LabModule, count = workerCount()) {
    const workers = Array.from({ length: count }, () => workerConnection(module)).filter(
      (connection) => connection !== null,
    );
    this.connections = workers.length > 0 ? workers : [pageConnection(engine)];
  }

  /** The number of requests that run in parallel. */
  get size(): number {
    return this.connections.length;
  }

  /** Sends a request to the next worker in turn. Rejects if it is refused or the workers are closed. */
  ask(request: LabRequest): Promise<LabAnswer> {
    const connection = this.connections[this.turn++ % this.connections.length] as LabConnection;
    return connection.ask(request);
  }

  /** Rejects the open requests. */
  close(): void {
    for (const connection of this.connections) connection.close();
  }
}

function workerConnection(module: WebAssembly.Module): LabConnection | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL("lab/worker.js", FOLDER), { type: "module" });
  } catch {
    // The host page allows no workers.
    return null;
  }
  const calls = new WorkerCalls<LabRequest, LabAnswer>(worker);
  const life = new AbortController();
  const fail = (error: Error) => {
    worker.terminate();
    life.abort(error);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Reply<LabAnswer>>) => calls.hear(data));
  worker.addEventListener("error", (event) => fail(new Error(event.message || "a worker has stopped")));
  worker.addEventListener("messageerror", () => fail(new Error("a worker's answer could not be read")));
  worker.postMessage({ type: "start", module, folder: FOLDER.href } satisfies StartLab);
  return {
    ask: (request) => calls.ask(request, life.signal),
    close: () => fail(new Error("the games have been stopped")),
  };
}

/** Yields between requests, so that the page can draw. */
function pageConnection(engine: LabEngine): LabConnection {
  const service = new LabService(engine, FOLDER);
  let isClosed = false;
  return {
    async ask(request) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isClosed) throw new Error("the games have been stopped");
      return service.answer(request);
    },
    close: () => {
      isClosed = true;
    },
  };
}
