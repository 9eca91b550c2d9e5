/** The mood that the face of the computer player shows after events. */
import type { GameEvent, Side } from "../../src/engine/types.js";
import type { Mood } from "../shared/opponent-cards.js";

/** `mood` is the mood before, `side` the computer's side. A hit or a fall stays on its face until its next move. */
export function moodAfter(events: readonly GameEvent[], side: Side, mood: Mood): Mood {
  return events.reduce((before, event) => {
    switch (event.type) {
      case "thrown":
        if (event.side !== side) return "calm";
        return before === "calm" ? "eager" : before;
      case "moved":
        return event.side === side ? "calm" : before;
      // The side is that of the piece.
      case "bumped":
      case "drowned":
        return event.side === side ? "sorry" : "glad";
      case "borne_off":
      case "rescued":
      case "won":
        return event.side === side ? "glad" : "sorry";
      default:
        return before;
    }
  }, mood);
}
