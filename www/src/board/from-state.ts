/** From the page's state to what the board shows. */

import type { BoardInfo, Move, State } from "../engine/types.js";
import { mayThrow, movableSpots, selectedMoves } from "../game/choices.js";
import type { ViewState } from "../game/view-state.js";
import type { BoardLook, BoardModel } from "./model.js";

/** Who stands where, and nothing else: nobody is to act. */
export function standingModel(
  state: Partial<State> | null,
  board: BoardInfo | null,
  look: BoardLook,
): BoardModel {
  return {
    look,
    white: state?.white ?? [],
    black: state?.black ?? [],
    hand: state?.hand ?? { white: 0, black: 0 },
    off: state?.off ?? { white: 0, black: 0 },
    taken: state?.taken ?? { white: 0, black: 0 },
    pieces: state?.pieces ?? 0,
    marks: Object.fromEntries(board?.marks ?? []),
    movable: [],
    selected: null,
    targets: [],
    ghost: null,
    reasons: [],
    protectedHouses: [],
    blockades: [],
    lastMove: null,
    focus: null,
    turn: state?.turn ?? null,
    sticks: { faces: [], value: null, canThrow: false, die: state?.die ?? false },
  };
}

export function boardModel(view: ViewState, look: BoardLook, focus: BoardModel["focus"]): BoardModel {
  const { shown } = view;
  const aimed = view.pending.length > 0 ? view.pending : selectedMoves(view);
  const victim = aimed.length === 1 ? (aimed[0]?.victim ?? null) : null;
  const last = shown?.last_move;
  return {
    ...standingModel(shown, view.board, look),
    movable: movableSpots(view).flatMap((house) => (house === "off" ? [] : { house })),
    selected: view.selected === "off" ? null : view.selected,
    targets: aimed.flatMap((move) => targetOf(move, view)),
    ghost: victim,
    reasons: view.refusal?.reasons.flatMap((reason) => reason.houses) ?? [],
    protectedHouses: shown?.protected ?? [],
    blockades: shown?.blockades ?? [],
    lastMove:
      last && last.from !== null && last.to !== null ? { from: last.from, to: last.rest ?? last.to } : null,
    focus,
    sticks: {
      faces: [...view.sticks.faces],
      value: view.sticks.value,
      canThrow: view.activity === "idle" && mayThrow(view),
      flying: view.activity === "throwing",
      die: shown?.die ?? false,
    },
  };
}

type Target = BoardModel["targets"][number];

function targetOf(move: Move, view: ViewState): Target[] {
  if (move.to === "off") return [{ house: "off", kind: "off" }];
  if (typeof move.to !== "number") return [];
  const rest = move.rest === move.to ? null : move.rest;
  if (move.victim) return [{ house: move.to, kind: "hit", rest }];
  const drowns = move.to === view.shown?.water;
  return [{ house: move.to, kind: drowns ? "water" : "move", rest }];
}
