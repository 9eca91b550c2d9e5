/** The sticks fall in recorded ways. */
import type { Addon } from "../../src/app/addon.js";
import { setThrowAnimations } from "../../src/board/flight.js";
import { recordedThrow } from "./throws.js";

export const order = 9;

export function addon(): Addon {
  setThrowAnimations(recordedThrow);
  return {};
}
