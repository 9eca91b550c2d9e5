/**
 * The computer players' worker: positions in, choices out. It never receives the game, so it cannot know future throws.
 */
import { Advisor, initSync, last_fault, same_sticks } from "senet-wasm-full";
import { AdvisorDesk, type FromWorker, type ToWorker } from "./advisor-desk.js";
import { reply } from "./worker-calls.js";

const say = (message: FromWorker) => self.postMessage(message);

/** Callers that wait for a net. The page fetches nets, because a worker created from a file cannot. */
const awaited = new Map<number, (file: Uint8Array | null) => void>();
let requests = 0;

const desk = new AdvisorDesk(
  { Advisor, last_fault, same_sticks },
  {
    net: (name) =>
      new Promise((resolve) => {
        requests += 1;
        awaited.set(requests, resolve);
        say({ type: "net-wanted", request: requests, name });
      }),
    unreadable: () => say({ type: "net-unreadable" }),
  },
);

function start(module: WebAssembly.Module): void {
  try {
    initSync({ module });
  } catch (error) {
    say({ type: "failed", error });
  }
}

let solving = false;

/** Posting a message to itself lets requests in between slices. A timer would wait longer than a slice takes. */
const nextSlice = new MessageChannel();

nextSlice.port1.onmessage = () => {
  solving = desk.solveOn();
  if (solving) nextSlice.port2.postMessage(null);
};

/** Solves endgames in slices between requests. */
function solveMeanwhile(): void {
  if (solving) return;
  solving = true;
  nextSlice.port2.postMessage(null);
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") start(data.module);
  else if (data.type === "ask") void reply(data, (question) => desk.answer(question)).then(solveMeanwhile);
  else {
    awaited.get(data.request)?.(data.file);
    awaited.delete(data.request);
  }
});
