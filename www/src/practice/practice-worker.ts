/** The thread that practises house rules: a round at a time, so that it can be told that this is enough. */
import { initSync, Practice } from "senet-wasm-practice";
import type { FromPractice, ToPractice } from "./practice-messages.js";

/** Pairs of games from one message to the next. */
const PAIRS_A_SLICE = 10;

const say = (message: FromPractice) => self.postMessage(message);

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

async function practise({ module, ruleset, net, plan }: ToPractice & { type: "start" }): Promise<void> {
  initSync({ module });
  const practice = new Practice(ruleset, net ?? undefined, plan.rounds, plan.seed);
  for (let round = 1; round <= plan.rounds && !enough; round += 1) {
    practice.step();
    say({ type: "round", done: round });
    await pause();
  }
  let score = practice.compare(Math.min(PAIRS_A_SLICE, plan.pairs));
  let pairs = Math.min(PAIRS_A_SLICE, plan.pairs);
  while (pairs < plan.pairs) {
    say({ type: "pairs", done: pairs });
    const more = Math.min(PAIRS_A_SLICE, plan.pairs - pairs);
    score = practice.compare(more);
    pairs += more;
  }
  say({ type: "done", file: practice.file(), pairs, score });
}

self.addEventListener("message", ({ data }: MessageEvent<ToPractice>) => {
  if (data.type === "enough") enough = true;
  else practise(data).catch((error: unknown) => say({ type: "failed", message: String(error) }));
});
