/** The workers that play a question's games; where there can be none, the page's own thread. */
import { compileEngine } from "../../engine/wasm.js";
import { type LabAnswer, LabDesk, type LabEngine, type LabRequest } from "./lab-desk.js";
import type { FromLabWorker, ToLabWorker } from "./lab-worker.js";

/** The kinds of player that the laboratory knows, strongest first. */
export const PLAYERS = ["near-perfect", "hand-made", "human-like", "random"] as const;

/** The folder that the page lies in. */
const FOLDER = new URL("./", document.baseURI);

/** The page itself needs little of a core meanwhile. */
const workerCount = () => Math.min(8, navigator.hardwareConcurrency || 2);

/** The laboratory's engine on this thread, and its compiled module for the workers. */
export interface LabModule {
  readonly engine: LabEngine;
  readonly module: WebAssembly.Module;
}

/** Loads the laboratory's engine; rejects with a StartError that says what is in the way. */
export async function loadLab(): Promise<LabModule> {
  const [engine, module] = await Promise.all([
    import("senet-wasm-lab"),
    compileEngine(Promise.resolve(new URL("lab/senet.wasm", FOLDER))),
  ]);
  engine.initSync({ module });
  return { engine, module };
}

/** Somebody who answers one request after the other. */
interface Seat {
  ask(request: LabRequest): Promise<LabAnswer>;
  close(): void;
}

export class LabWorkers {
  private readonly seats: readonly Seat[];
  private turn = 0;

  constructor({ engine, module }: LabModule) {
    const workers = Array.from({ length: workerCount() }, () => workerSeat(module)).filter(
      (seat) => seat !== null,
    );
    this.seats = workers.length > 0 ? workers : [pageSeat(engine)];
  }

  /** As many requests can be answered at once. */
  get size(): number {
    return this.seats.length;
  }

  /** Answered by the next seat in turn. Rejects if the request is refused or the workers are closed. */
  ask(request: LabRequest): Promise<LabAnswer> {
    const seat = this.seats[this.turn++ % this.seats.length] as Seat;
    return seat.ask(request);
  }

  /** Whoever still waits is told that there will be no answer. */
  close(): void {
    for (const seat of this.seats) seat.close();
  }
}

function workerSeat(module: WebAssembly.Module): Seat | null {
  let worker: Worker;
  try {
    worker = new Worker(new URL("lab/worker.js", FOLDER), { type: "module" });
  } catch {
    // A host that allows no workers.
    return null;
  }
  const waiting = new Map<number, { resolve(answer: LabAnswer): void; reject(error: Error): void }>();
  let tickets = 0;
  let broken: Error | null = null;
  const post = (message: ToLabWorker) => worker.postMessage(message);
  const fail = (error: Error) => {
    broken = error;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<FromLabWorker>) => {
    const asked = waiting.get(data.ticket);
    waiting.delete(data.ticket);
    if (data.type === "answered") asked?.resolve(data.answer);
    else asked?.reject(new Error(data.reason));
  });
  worker.addEventListener("error", (event) => fail(new Error(event.message || "a worker has stopped")));
  worker.addEventListener("messageerror", () => fail(new Error("a worker's answer could not be read")));
  post({ type: "start", module, folder: FOLDER.href });
  return {
    ask(request) {
      if (broken) return Promise.reject(broken);
      tickets += 1;
      const ticket = tickets;
      return new Promise((resolve, reject) => {
        waiting.set(ticket, { resolve, reject });
        post({ type: "ask", ticket, request });
      });
    },
    close: () => fail(new Error("the games have been stopped")),
  };
}

/** Between two requests the page has time to draw itself. */
function pageSeat(engine: LabEngine): Seat {
  const desk = new LabDesk(engine, FOLDER);
  let isClosed = false;
  return {
    async ask(request) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isClosed) throw new Error("the games have been stopped");
      return desk.answer(request);
    },
    close: () => {
      isClosed = true;
    },
  };
}
