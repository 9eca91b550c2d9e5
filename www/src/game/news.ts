/** Unusual events in few words, shown under the board until a person acts. */
import { type Sentence, sentence } from "../base/i18n/localizer.js";
import type { GameEvent, Side, State } from "../engine/types.js";
import { nameOfSide } from "./choices.js";
import type { ComputerSeat } from "./view-state.js";

/** The last unusual event, or null. `state` is the state after all events. */
export function newsOf(events: readonly GameEvent[], state: State, seat: ComputerSeat): Sentence | null {
  const sentences = events.map((event) => newsOfOne(event, state, seat));
  return sentences.findLast((sentence) => sentence !== null) ?? null;
}

function newsOfOne(event: GameEvent, state: State, seat: ComputerSeat): Sentence | null {
  const piece = (side: Side) => ({ owner: nameOfSide(side, state, seat), side });
  switch (event.type) {
    case "bumped":
      return sentence("news-hit", piece(event.side));
    case "drowned":
      return sentence("news-water", piece(event.side));
    case "rescued":
      return sentence("news-rescued", { ...piece(event.side), to: event.to });
    case "borne_off":
      return sentence("news-off", piece(event.side));
    case "moved": {
      const { kind, side, from, to } = event;
      return kind === "backward" ? sentence("news-back", { ...piece(side), from, to }) : null;
    }
    case "turn_passed":
      if (event.reason === "no_move" || event.reason === "not_started")
        return sentence("said-nothing-movable");
      return event.reason === "stayed_drowned" ? sentence("news-water", piece(event.side)) : null;
    default:
      return null;
  }
}
