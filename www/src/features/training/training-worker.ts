/** The thread that trains for house rules: a round at a time, so that it can be told that this is enough. */

import { FineTuning, initSync } from "senet-wasm-training";

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

// ---- What the page and the thread that trains say to each other.

/** How long it trains: rounds and games, not seconds, so that the same seed gives the same net everywhere. */
export interface TrainingPlan {
  rounds: number;
  /** Pairs of games against the player it began as. */
  pairs: number;
  seed: number;
}

/** Its share of the points against the player it began as, with half its 95 % interval. */
export interface Score {
  share: number;
  margin: number;
}

export type ToTraining =
  | { type: "start"; module: WebAssembly.Module; ruleset: string; net: Uint8Array | null; plan: TrainingPlan }
  /** No more rounds; what has been learned by now is compared. */
  | { type: "enough" };

export type FromTraining =
  | { type: "round"; done: number }
  | { type: "pairs"; done: number }
  | { type: "done"; file: Uint8Array; pairs: number; score: Score }
  | { type: "failed"; message: string };
