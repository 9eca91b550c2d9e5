/** What is wrong with a curator's file, as a sentence. */
import { type Sentence, say } from "../game/sentence.js";
import type { Fault } from "./curator-types.js";

export function faultSentence({ type, ...args }: Fault): Sentence {
  return say(`kiosk-fault-${type}`, args);
}
