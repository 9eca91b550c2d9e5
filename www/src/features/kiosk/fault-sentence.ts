/** What is wrong with a curator's file, as a sentence. */
import { foreign, type Sentence, say } from "../../base/i18n/localizer.js";
import type { Fault } from "./curator-types.js";

/** What stands in the file, or is said of it by the browser. */
const OTHERS = new Set(["field", "file", "found", "reason"]);

export function faultSentence({ type, ...args }: Fault): Sentence {
  const shown = Object.entries(args).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "string" && OTHERS.has(name) ? foreign(value) : value,
  ]);
  return say(`kiosk-fault-${type}`, Object.fromEntries(shown));
}
