/** Keyboard control of the orbit view. */

/** Steps of rotation and of pitch. */
type OrbitStep = readonly [around: number, steeper: number];

const STEPS: Readonly<Record<string, OrbitStep>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Returns null for keys the orbit view does not use. Keys pressed on a button keep their own meaning. */
export function orbitCommand({ key, code, target }: KeyboardEvent): OrbitStep | "next" | "back" | null {
  const step = STEPS[key];
  if (step) return step;
  if (key === "Escape" || key.toLowerCase() === "b" || code === "KeyB") return "back";
  const presses = key === " " || key === "Enter";
  return presses && !(target instanceof HTMLButtonElement) ? "next" : null;
}
