/** What happened and what to do next, in full sentences. */
import { type Sentence, sentence } from "../base/i18n/localizer.js";
import type { GameEvent, Side, State } from "../engine/types.js";
import { boardMoves, nameOfPlayer, nameOfSide, personMayAct, selectedMoves } from "./choices.js";
import type { ComputerSeat, ViewState } from "./view-state.js";

// What happened, in whole sentences.

/** The sentences for the events of one call; `state` is the state after them. */
export function eventSentences(events: readonly GameEvent[], state: State, seat: ComputerSeat): Sentence[] {
  const who = (side: Side) => nameOfSide(side, state, seat);
  return events.flatMap((event, index) => {
    const rest = events.slice(index + 1);
    switch (event.type) {
      case "started":
        return sentence("said-started", {
          who: nameOfPlayer(event.player, event.side, seat),
          side: event.side,
        });
      case "thrown":
        return sentence(event.opening ? "said-thrown-opening" : "said-thrown", {
          who: nameOfPlayer(event.player, event.side, seat),
          value: event.throw.value,
        });
      case "moved":
        return movedSentence(event, rest, who(event.side));
      case "bumped":
        return sentence(typeof event.to === "number" ? "said-bumped" : `said-bumped-${event.to}`, {
          owner: who(event.side),
          side: event.side,
          from: event.from,
          to: event.to,
        });
      case "drowned":
        return sentence(
          event.to === event.house ? "said-drowned" : placeSentence("said-drowned-to", event.to),
          {
            who: who(event.side),
            side: event.side,
            house: event.house,
            to: event.to,
          },
        );
      case "missed_chance":
        return sentence("said-missed-chance", { side: event.side, from: event.from });
      case "fell_back":
        return sentence(placeSentence("said-fell-back", event.to), {
          side: event.side,
          from: event.from,
          to: event.to,
        });
      case "rescued":
        return sentence("said-rescued", {
          who: who(event.side),
          side: event.side,
          from: event.from,
          to: event.to,
        });
      case "borne_off":
        return sentence("said-borne-off", { who: who(event.side), side: event.side, from: event.from });
      case "throw_again":
        return sentence("said-throw-again", { who: who(event.side) });
      case "turn_passed":
        return passedSentences(event, who(event.side), who(event.to), state);
      case "won": {
        const won = sentence("said-won", { who: who(event.side), side: event.side });
        return event.score === null ? won : [won, sentence("said-score", { points: event.score })];
      }
      case "drawn":
        return sentence("said-drawn");
      default:
        return [];
    }
  });
}

function placeSentence(id: string, place: number | string): string {
  return typeof place === "number" ? id : `${id}-${place}`;
}

type Moved = Extract<GameEvent, { type: "moved" }>;
type Passed = Extract<GameEvent, { type: "turn_passed" }>;

/** Returns nothing for a move that a later event of the same action describes better, such as bearing off or a rescue. */
function movedSentence(event: Moved, rest: readonly GameEvent[], who: string): Sentence[] {
  if (event.kind === "rescue" || event.kind === "bear_off" || event.to === "off") {
    if (rest.some((later) => later.type === "borne_off" || later.type === "rescued")) return [];
  }
  const args = { who, side: event.side, from: event.from, to: event.to };
  if (event.from === "hand") return [sentence("said-entered", args)];
  const back = event.kind === "backward" || event.kind === "fall_back";
  return [sentence(back ? "said-moved-back" : "said-moved", args)];
}

/** Why the turn passed, and whose turn it is now. */
function passedSentences(event: Passed, who: string, to: string, state: State): Sentence[] {
  const turn = sentence("said-turn", { who: to });
  if (event.reason === "played" || state.phase === "over") return state.phase === "over" ? [] : [turn];
  const args = { who, side: event.side, ...(event.lost && { lost: who }) };
  return [sentence(`said-passed-${event.reason}`, args), turn];
}

/** A person lost a turn without a choice, so the message must stay long enough to read. */
export const isLostTurn = ({ args }: Sentence): boolean =>
  args?.lost !== undefined && args.lost !== "computer";

// The possible actions of the person at the board, after the report of what happened.

export function offerSentences(view: ViewState): Sentence[] {
  const { game } = view;
  if (game?.can_rescue && personMayAct(view)) {
    return [sentence("prompt-rescue", { who: nameOfPlayer(game.player, game.turn, view.seat) })];
  }
  const moves = boardMoves(view);
  const [first, second] = moves;
  if (first && !second) {
    return [sentence("said-only-move", { from: first.from ?? "", to: first.to ?? "" })];
  }
  return second ? [sentence("said-choices", { count: new Set(moves.map((move) => move.from)).size })] : [];
}

/** Where the selected piece can go. */
export function aimSentences(view: ViewState): Sentence[] {
  return selectedMoves(view).map((move) =>
    sentence("said-aim", { from: move.from ?? "", to: move.to ?? "" }),
  );
}

// ---- Unusual events in few words, shown under the board until a person acts.

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
      if (!event.lost) return null;
      if (event.reason === "stayed_drowned") return sentence("news-water", piece(event.side));
      return sentence(event.reason === "throw_lost" ? "said-passed-throw_lost" : "said-nothing-movable");
    default:
      return null;
  }
}
