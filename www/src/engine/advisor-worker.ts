/** The computer player's thread: positions in, choices out. It never sees the game, so never a throw to come. */

import * as engine from "senet-wasm-full";
import { initSync } from "senet-wasm-full";
import { AdvisorDesk } from "./advisor-desk.js";
import type { FromWorker, ToWorker } from "./worker-messages.js";

const desk = new AdvisorDesk(engine.Advisor);

function answer(message: ToWorker): FromWorker {
  try {
    if (message.type === "start") {
      initSync({ module: message.module });
      return { type: "ready" };
    }
    const { ticket, question } = message;
    return { type: "chosen", ticket, choice: desk.choose(question) };
  } catch (error) {
    return message.type === "start"
      ? { type: "failed", message: String(error) }
      : { type: "refused", ticket: message.ticket, message: String(error) };
  }
}

self.addEventListener("message", (event: MessageEvent<ToWorker>) => {
  self.postMessage(answer(event.data));
});
