/** Counts the light sides of a throw one by one before the board reacts to it. */

/** How long each step of the count and the final number are shown, in milliseconds at normal speed. */
const COUNT = 90;
const COUNTED = 160;

interface Counter {
  show(number: number): void;
  pause(milliseconds: number): Promise<void>;
  /** Returns true once the count has been cancelled. */
  cut(): boolean;
}

/** Four dark sides and a die are not counted; their number appears at once. */
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
