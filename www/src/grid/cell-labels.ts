/** What a screen reader says of each square: number, name, who stands there, and what can be done. */
import type { Move, Side } from "../engine/types.js";
import { aimsAt, boardMoves, movableSpots, selectedMoves } from "../game/choices.js";
import { nameOfSide } from "../game/seats.js";
import type { Spot, ViewState } from "../game/view-state.js";
import type { Localizer } from "../i18n/localizer.js";
import { houseName, isWater } from "./house-names.js";

export function cellLabel(spot: Spot, view: ViewState, words: Localizer): string {
  const { shown } = view;
  if (!shown) return "";
  const parts: string[] = [];
  if (spot === "off") {
    parts.push(words.text("cell-off", { white: shown.off.white, black: shown.off.black }));
  } else if (spot === "hand") {
    parts.push(words.text("cell-hand", { white: shown.hand.white, black: shown.hand.black }));
  } else {
    parts.push(words.text("cell-house", { house: spot }));
    const name = houseName(spot, shown.houses);
    if (name) parts.push(words.text(name));
    parts.push(occupant(spot, view, words));
    if (shown.blockades.some((line) => line.includes(spot))) parts.push(words.text("cell-blockade"));
    else if (shown.protected.includes(spot)) parts.push(words.text("cell-protected"));
  }
  parts.push(...possibilities(spot, view, words));
  if (shown.last_move && (shown.last_move.rest ?? shown.last_move.to) === spot)
    parts.push(words.text("cell-last-move"));
  return words.join(parts);
}

/** The side whose piece stands on a house. */
export function sideOn(house: number, view: ViewState): Side | null {
  if (view.shown?.white.includes(house)) return "white";
  if (view.shown?.black.includes(house)) return "black";
  return null;
}

function occupant(house: number, view: ViewState, words: Localizer): string {
  const side = sideOn(house, view);
  if (!side || !view.shown) return words.text("cell-empty");
  return words.text("cell-piece", { owner: nameOfSide(side, view.shown, view.seat), side });
}

function possibilities(spot: Spot, view: ViewState, words: Localizer): string[] {
  const aimed = selectedMoves(view).filter((move) => aimsAt(move, spot));
  if (aimed.length > 0) return aimed.map((move) => targetLabel(move, view, words));
  if (!movableSpots(view).includes(spot)) return [];
  const targets = boardMoves(view)
    .filter((move) => move.from === spot)
    .map((move) => moveLabel(move, view, words));
  if (spot === view.selected) return [words.text("cell-selected"), ...targets];
  return targets;
}

/** What a piece can do, seen from where it stands. */
function moveLabel(move: Move, view: ViewState, words: Localizer): string {
  const args = { to: move.to ?? "", rest: move.rest ?? "" };
  if (move.to === "off") return words.text("can-bear-off");
  if (move.victim) return words.text("can-hit", { ...args, victim: move.victim.to });
  if (isWater(move.to, view.shown?.houses ?? 0)) return words.text("can-drown", args);
  if (move.rest !== move.to) return words.text("can-fall", args);
  return words.text(move.kind === "backward" ? "can-move-back" : "can-move", args);
}

/** What happens on a square when the piece in hand goes there. */
function targetLabel(move: Move, view: ViewState, words: Localizer): string {
  const from = move.from ?? "";
  const side = view.game?.turn ?? "white";
  if (move.to === "off") return words.text("target-off", { from, side });
  if (move.victim) return words.text("target-hit", { from, victim: move.victim.to });
  return words.text("target-move", { from });
}
