/**
 * The computer players' worker: positions in, choices out. It never receives the game, so it cannot know future throws.
 */
import { Advisor, initSync, last_fault, same_sticks } from "senet-wasm-full";
import { AdvisorService, type FromWorker, type ToWorker } from "./advisor-service.js";
import { reply } from "./worker-calls.js";

const post = (message: FromWorker) => self.postMessage(message);

/** Callers that wait for a net. The page fetches nets, because a worker created from a file cannot. */
const netRequests = new Map<number, (file: Uint8Array | null) => void>();
let lastNetRequest = 0;

const service = new AdvisorService(
  { Advisor, last_fault, same_sticks },
  {
    net: (name) =>
      new Promise((resolve) => {
        lastNetRequest += 1;
        netRequests.set(lastNetRequest, resolve);
        post({ type: "net-wanted", request: lastNetRequest, name });
      }),
    unreadable: () => post({ type: "net-unreadable" }),
  },
);

function start(module: WebAssembly.Module): void {
  try {
    initSync({ module });
  } catch (error) {
    post({ type: "failed", error });
  }
}

let solving = false;

/** Posting a message to itself lets requests in between slices. A timer would wait longer than a slice takes. */
const nextSlice = new MessageChannel();

nextSlice.port1.onmessage = () => {
  solving = service.solveSlice();
  if (solving) nextSlice.port2.postMessage(null);
};

/** Solves endgames in slices between requests. */
function solveBetweenRequests(): void {
  if (solving) return;
  solving = true;
  nextSlice.port2.postMessage(null);
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") start(data.module);
  else if (data.type === "ask")
    reply(data, (question) => service.answer(question))
      .then(solveBetweenRequests)
      .catch(console.error);
  else {
    netRequests.get(data.request)?.(data.file);
    netRequests.delete(data.request);
  }
});
