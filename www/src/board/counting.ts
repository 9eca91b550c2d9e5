/** Counts the light sides of a throw one by one before the board reacts to it. */

/** How long each step of the count and the final number are shown, in milliseconds at normal speed. */
const STEP_MS = 90;
const RESULT_MS = 160;

interface Counter {
  show(number: number): void;
  pause(milliseconds: number): Promise<void>;
  /** Returns true once the count has been cancelled. */
  isCancelled(): boolean;
}

/** The numbers shown one after another. Four dark sides and a die are not counted; their number appears at once. */
function countedNumbers(faces: readonly boolean[], value: number): number[] {
  const light = faces.filter(Boolean).length;
  const numbers = Array.from({ length: light }, (_, index) => index + 1);
  return value === light ? numbers : [...numbers, value];
}

/** Milliseconds from the first number to the value of the throw. */
export const countDuration = (faces: readonly boolean[], value: number): number =>
  STEP_MS * Math.max(0, countedNumbers(faces, value).length - 1);

export async function count(
  faces: readonly boolean[],
  value: number,
  { show, pause, isCancelled }: Counter,
): Promise<void> {
  for (const number of countedNumbers(faces, value)) {
    if (isCancelled()) return;
    show(number);
    await pause(number === value ? RESULT_MS : STEP_MS);
  }
}
