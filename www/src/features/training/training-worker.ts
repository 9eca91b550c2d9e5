/** The thread that trains for house rules: a round at a time, so that it can be told that this is enough. */
import { FineTuning, initSync } from "senet-wasm-training";
import type { FromTraining, ToTraining } from "./training-messages.js";

/** Pairs of games from one message to the next. */
const PAIRS_A_SLICE = 10;

const say = (message: FromTraining) => self.postMessage(message);

let enough = false;

/** Lets a message in; a timer would wait longer. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

async function train({ module, ruleset, net, plan }: ToTraining & { type: "start" }): Promise<void> {
  initSync({ module });
  const tuning = new FineTuning(ruleset, net ?? undefined, plan.rounds, plan.seed);
  for (let round = 1; round <= plan.rounds && !enough; round += 1) {
    tuning.step();
    say({ type: "round", done: round });
    await pause();
  }
  let score = tuning.compare(Math.min(PAIRS_A_SLICE, plan.pairs));
  let pairs = Math.min(PAIRS_A_SLICE, plan.pairs);
  while (pairs < plan.pairs) {
    say({ type: "pairs", done: pairs });
    const more = Math.min(PAIRS_A_SLICE, plan.pairs - pairs);
    score = tuning.compare(more);
    pairs += more;
  }
  say({ type: "done", file: tuning.file(), pairs, score });
}

self.addEventListener("message", ({ data }: MessageEvent<ToTraining>) => {
  if (data.type === "enough") enough = true;
  else train(data).catch((error: unknown) => say({ type: "failed", message: String(error) }));
});
