/** What the board answers when it is asked: each answer in whole sentences, from the state alone. */

import { type Localizer, type Sentence, say } from "../../base/i18n/localizer.js";
import { cellLabel } from "../../board/grid/board-grid.js";
import type { Move, Side, State } from "../../engine/types.js";
import { houseList, standing } from "../../game/answer-sentences.js";
import { boardMoves, buttonMoves } from "../../game/choices.js";
import { nameOfSide, personSide } from "../../game/seats.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import { prompt } from "../../ui/panels/status-panel.js";

const SIDES: readonly Side[] = ["white", "black"];

const otherOf = (side: Side): Side => (side === "white" ? "black" : "white");

/** The side that “my pieces” means: the person's own, or with two people that of whose turn it is. */
function mySide(view: ViewState, state: State): Side {
  return personSide(state, view.seat) ?? state.turn ?? "white";
}

export function myPieces(view: ViewState, words: Localizer): Sentence[] {
  const { shown } = view;
  return shown ? [standing(mySide(view, shown), view, shown, words)] : [];
}

export function otherPieces(view: ViewState, words: Localizer): Sentence[] {
  const { shown } = view;
  return shown ? [standing(otherOf(mySide(view, shown)), view, shown, words)] : [];
}

/** Every move that can be made now; when there is none to make, what is to be done instead. */
export function legalMoves(view: ViewState, words: Localizer): Sentence[] {
  const buttons = buttonMoves(view).map((move) =>
    say("query-plain", { text: words.text(`button-${move.kind}`, { to: move.to ?? "" }) }),
  );
  const moves = [...boardMoves(view).map((move) => moveSentence(move)), ...buttons];
  return moves.length > 0 ? moves : [prompt(view)];
}

function moveSentence(move: Move): Sentence {
  const args = { from: move.from ?? "", to: move.to ?? "" };
  if (move.to === "off") return say("query-move-off", args);
  if (move.from === "hand") return say(move.victim ? "query-move-enter-hit" : "query-move-enter", args);
  return say(move.victim ? "query-move-hit" : "query-move", args);
}

/** How the sticks lie, and what is still to be played. */
export function sticks(view: ViewState, words: Localizer): Sentence[] {
  const { shown } = view;
  const thrown = shown?.turn_throws.at(-1);
  if (!shown || !thrown) return [say("query-sticks-none")];
  const light = thrown.sticks.filter(Boolean).length;
  const dark = thrown.sticks.length - light;
  const lies = shown.die
    ? say("query-die", { value: thrown.value })
    : say("query-sticks", { value: thrown.value, light, dark });
  const { in_hand: hand, steps_left: steps } = shown;
  if (steps !== null) return [lies, say("query-steps", { count: steps })];
  if (hand.length < 2) return [lies];
  return [lies, say("query-in-hand", { list: houseList(hand, words) })];
}

/** Who has how many pieces home, waiting or lost. */
export function score(view: ViewState): Sentence[] {
  const { shown } = view;
  if (!shown) return [];
  return SIDES.flatMap((side) => {
    const args = { who: nameOfSide(side, shown, view.seat), side, pieces: shown.pieces };
    const { off, hand, taken } = shown;
    return [
      say("query-off", { ...args, count: off[side] }),
      ...(hand[side] > 0 ? [say("query-hand", { ...args, count: hand[side] })] : []),
      ...(taken[side] > 0 ? [say("query-taken", { ...args, count: taken[side] })] : []),
    ];
  });
}

/** How many houses a side still has to go with all its pieces. */
export function wayToGo(view: ViewState): Sentence[] {
  const { shown } = view;
  if (!shown) return [];
  const me = mySide(view, shown);
  return [me, otherOf(me)].map((side) => {
    const onBoard = shown[side].reduce((sum, house) => sum + shown.houses + 1 - house, 0);
    const count = onBoard + shown.hand[side] * (shown.houses + 1);
    return say("query-way", { who: nameOfSide(side, shown, view.seat), side, count });
  });
}

/** The house under the focus, in full. */
export function thisHouse(view: ViewState, words: Localizer, spot: Spot): Sentence[] {
  const { shown } = view;
  if (!shown) return [];
  const label = say("query-plain", { text: cellLabel(spot, view, words) });
  if (typeof spot !== "number") return [label];
  return [label, say("query-to-end", { count: shown.houses + 1 - spot })];
}
