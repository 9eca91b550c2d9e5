/** The computer player's thread: positions in, choices out. It never sees the game, so never a throw to come. */
import { Advisor, initSync } from "senet-wasm";
import type { FromWorker, ToWorker } from "./worker-messages.js";

let advisor: { ruleset: string; engine: Advisor } | null = null;

function advisorFor(ruleset: string): Advisor {
  if (advisor?.ruleset !== ruleset) {
    advisor?.engine.free();
    advisor = { ruleset, engine: new Advisor(ruleset) };
  }
  return advisor.engine;
}

function answer(message: ToWorker): FromWorker {
  if (message.type === "start") {
    try {
      initSync({ module: message.module });
      return { type: "ready" };
    } catch (error) {
      return { type: "failed", message: String(error) };
    }
  }
  const { ticket } = message;
  try {
    const choice = advisorFor(message.ruleset).choose(message.position, message.level);
    return { type: "chosen", ticket, choice };
  } catch (error) {
    return { type: "refused", ticket, message: String(error) };
  }
}

self.addEventListener("message", (event: MessageEvent<ToWorker>) => {
  self.postMessage(answer(event.data));
});
