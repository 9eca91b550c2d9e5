/** Collects the steps of the computer's turn from the events of the game. */
import type { GameEvent, Place, State } from "../../src/engine/types.js";

/** Something that a step shows besides the move. */
export type StepEffect = "hit" | "water" | "off" | "stuck";

/** One throw of the computer and the move it made with it. */
export interface TurnStep {
  /** The throw; null for a move that needs none, such as a rescue. */
  value: number | null;
  from: Place | null;
  to: Place | null;
  effect: StepEffect | null;
  /** The state before the move, and its events, for showing it again. */
  before: State | null;
  events: readonly GameEvent[];
}

/** The steps after these events, which follow the state `before`. A person's throw begins a new list. */
export function addEvents(
  steps: readonly TurnStep[],
  events: readonly GameEvent[],
  before: State,
  seat: number,
): readonly TurnStep[] {
  const thrown = events.find((event) => event.type === "thrown");
  if (before.player !== seat || thrown?.opening) return thrown ? [] : steps;
  const all = thrown ? [...steps, stepOf(thrown.throw.value)] : [...steps];
  const moved = events.find((event) => event.type === "moved" || event.type === "rescued");
  if (moved) {
    // Throws in hand may be played in any order, which the distance tells if it is not changed by the rules.
    const isOpen = ({ from, effect }: TurnStep) => from === null && effect === null;
    const fits = ({ value }: TurnStep) => value === Math.abs(Number(moved.to) - Number(moved.from));
    const open = all.find((step) => isOpen(step) && fits(step)) ?? all.find(isOpen);
    const played = {
      ...(open ?? stepOf(null)),
      from: moved.from,
      to: moved.to,
      effect: effectOf(events),
      before,
      events: events.filter(({ type }) => type !== "thrown"),
    };
    if (open) all[all.indexOf(open)] = played;
    else all.push(played);
  } else if (events.some(({ type }) => type === "turn_passed"))
    return all.map((step) =>
      step.from === null && step.effect === null ? { ...step, effect: effectOf(events) ?? "stuck" } : step,
    );
  return all;
}

const stepOf = (value: number | null): TurnStep => ({
  value,
  from: null,
  to: null,
  effect: null,
  before: null,
  events: [],
});

function effectOf(events: readonly GameEvent[]): StepEffect | null {
  const has = (type: GameEvent["type"]) => events.some((event) => event.type === type);
  if (has("drowned")) return "water";
  if (has("borne_off")) return "off";
  return has("bumped") ? "hit" : null;
}
