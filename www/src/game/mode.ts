/** What the page is doing, and what of the view follows from it. Only `GameRun.enter` changes it. */
import type { Sentence } from "../base/i18n/localizer.js";
import type { State } from "../engine/types.js";

export type Mode =
  /** Nothing: somebody may act. */
  | { is: "idle" }
  /** Sticks, or pieces, are in motion; the board still shows the state before. */
  | { is: "throwing" | "moving"; from: State }
  /** The computer chooses. */
  | { is: "thinking" }
  /** A lost turn can be read before the game runs on. */
  | { is: "pause" }
  /** The board shows an earlier state; or one that could come, and then `asking` is the question about it. */
  | { is: "looking"; at: State; asking: Sentence | null }
  /** The computer player failed, and waits to be asked again. */
  | { is: "stopped" }
  /** The other player of a game by link acts far away. */
  | { is: "waiting" }
  /** The page around the game has stopped it; it may show the game again from its start. */
  | { is: "frozen"; at: State | null };

export type Activity = Mode["is"];

export const IDLE: Mode = { is: "idle" };

export interface Sticks {
  faces: readonly boolean[];
  value: number | null;
}

/** The parts of the view that follow from the mode and the game. */
export interface Derived {
  activity: Activity;
  /** What the board shows: behind the game while something is in motion, or another state while one looks back. */
  shown: State | null;
  sticks: Sticks;
  /** What is asked while the board shows what could come; null while it shows an earlier move, or the game. */
  ahead: Sentence | null;
}

export function derivedFrom(mode: Mode, game: State | null): Derived {
  const moves = mode.is === "throwing" || mode.is === "moving";
  const shows = mode.is === "looking" || mode.is === "frozen";
  const shown = moves ? mode.from : ((shows ? mode.at : null) ?? game);
  return {
    activity: mode.is,
    shown,
    // Those in the air are the ones that will lie there.
    sticks: sticksOf(moves ? game : shown),
    ahead: mode.is === "looking" ? mode.asking : null,
  };
}

/** The sticks as they lie: the last throw made, or the one that a position begins with; or none yet. */
function sticksOf(state: State | null): Sticks {
  const thrown = state?.turn_throws.at(-1);
  if (thrown) return { faces: thrown.sticks, value: thrown.value };
  const value = state?.in_hand[0] ?? null;
  const lies = (stick: number) => (value === null ? stick % 2 === 0 : value < 5 && stick < value);
  return { faces: state?.die ? [] : [0, 1, 2, 3].map(lies), value };
}
