/** What keys ask of a box in the hand, wherever it is turned. */

/** Steps around and towards a look from above. */
type TurningStep = readonly [around: number, steeper: number];

const STEPS: Readonly<Record<string, TurningStep>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Null: nothing that it knows. What a button does by key is its own. */
export function askedBy({ key, code, target }: KeyboardEvent): TurningStep | "next" | "back" | null {
  const step = STEPS[key];
  if (step) return step;
  if (key === "Escape" || key.toLowerCase() === "b" || code === "KeyB") return "back";
  const presses = key === " " || key === "Enter";
  return presses && !(target instanceof HTMLButtonElement) ? "next" : null;
}
