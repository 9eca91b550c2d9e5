/** The page's mode, and the parts of the view that depend on it. Only `GameRun.enter` changes it. */
import type { Sentence } from "../base/i18n/localizer.js";
import type { State } from "../engine/types.js";

export type Mode =
  /** Idle: a player may act. */
  | { is: "idle" }
  /** Sticks or pieces are moving; the board still shows the previous state. */
  | { is: "throwing" | "moving"; from: State }
  /** The computer is choosing. */
  | { is: "thinking" }
  /** A lost turn stays readable before the game continues. */
  | { is: "pause" }
  /** The board shows an earlier state, or a possible one if `question` asks about it. */
  | { is: "looking"; at: State; question: Sentence | null }
  /** The computer player failed and waits for a retry. */
  | { is: "stopped" }
  /** The remote player of a correspondence game is to act. */
  | { is: "waiting" }
  /** The host page has stopped the game and may replay it from the start. */
  | { is: "frozen"; at: State | null };

type Activity = Mode["is"];

export const IDLE: Mode = { is: "idle" };

export interface Sticks {
  faces: readonly boolean[];
  value: number | null;
}

/** The parts of the view that depend on the mode and the game. */
export interface Derived {
  activity: Activity;
  /** The displayed state: behind the game during an animation, or another state during a look back. */
  shown: State | null;
  sticks: Sticks;
  /** The question about a possible state; null for an earlier state or the current one. */
  preview: Sentence | null;
}

export function derivedFrom(mode: Mode, game: State | null): Derived {
  const moves = mode.is === "throwing" || mode.is === "moving";
  const shows = mode.is === "looking" || mode.is === "frozen";
  const shown = moves ? mode.from : ((shows ? mode.at : null) ?? game);
  return {
    activity: mode.is,
    shown,
    // The sticks in the air will land like this.
    sticks: sticksOf(moves ? game : shown),
    preview: mode.is === "looking" ? mode.question : null,
  };
}

/** The sticks at rest: from the last throw or the starting position, if any. */
function sticksOf(state: State | null): Sticks {
  const thrown = state?.turn_throws.at(-1);
  if (thrown) return { faces: thrown.sticks, value: thrown.value };
  const value = state?.in_hand[0] ?? null;
  const count = state?.die ? 0 : Math.log2(state?.outcomes ?? 16);
  const isLightUp = (stick: number) => (value === null ? stick % 2 === 0 : value <= count && stick < value);
  return { faces: Array.from({ length: count }, (_, stick) => isLightUp(stick)), value };
}
