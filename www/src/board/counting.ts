/** The number of a throw, counted light side by light side before anything on the board follows from it. */

/** How long each light side is counted, and the whole number stands alone, in milliseconds at normal speed. */
const COUNT = 90;
const COUNTED = 160;

interface Counter {
  show(number: number): void;
  pause(milliseconds: number): Promise<void>;
  /** It is wanted no longer. */
  cut(): boolean;
}

/** Four dark sides, and a die, have a number that is not counted. */
export async function count(
  faces: readonly boolean[],
  value: number,
  { show, pause, cut }: Counter,
): Promise<void> {
  const light = faces.filter(Boolean).length;
  const numbers = Array.from({ length: light }, (_, index) => index + 1);
  if (value !== light) numbers.push(value);
  for (const number of numbers) {
    if (cut()) return;
    show(number);
    await pause(number === value ? COUNTED : COUNT);
  }
}
