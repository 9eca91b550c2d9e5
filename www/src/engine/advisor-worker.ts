/** The computer player's thread: positions in, choices out. It never sees the game, so never a throw to come. */
import { Advisor, initSync } from "senet-wasm-full";
import { AdvisorDesk, type Question } from "./advisor-desk.js";
import type { FromWorker, ToWorker } from "./worker-messages.js";

const say = (message: FromWorker) => self.postMessage(message);

/** Those who wait for a net: the page fetches it, since a worker from a file cannot. */
const waiting = new Map<string, { resolve(file: Uint8Array | null): void; reject(error: Error): void }>();

const desk = new AdvisorDesk(
  Advisor,
  (name, ruleset) =>
    new Promise((resolve, reject) => {
      waiting.set(name, { resolve, reject });
      say({ type: "net-wanted", name, ruleset });
    }),
);

function start(module: WebAssembly.Module): void {
  try {
    initSync({ module });
  } catch (error) {
    say({ type: "failed", message: String(error) });
  }
}

async function answer(ticket: number, question: Question): Promise<void> {
  try {
    say({ type: "answered", ticket, answer: await desk.answer(question) });
    solveMeanwhile();
  } catch (error) {
    say({ type: "refused", ticket, message: String(error) });
  }
}

let solving = false;

/** A message to oneself lets questions in between the slices; a timer would wait longer than a slice takes. */
const nextSlice = new MessageChannel();

nextSlice.port1.onmessage = () => {
  solving = desk.solveOn();
  if (solving) nextSlice.port2.postMessage(null);
};

/** Solves endgames between the questions, slice by slice. */
function solveMeanwhile(): void {
  if (solving) return;
  solving = true;
  nextSlice.port2.postMessage(null);
}

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") start(data.module);
  else if (data.type === "ask") void answer(data.ticket, data.question);
  else if (data.type === "net") waiting.get(data.name)?.resolve(data.file);
  else waiting.get(data.name)?.reject(new Error(data.reason));
});
