/**
 * What has been found of a game that is over and told, for whoever on the page goes on from it: the element is told
 * with an event. What was found stays on the page.
 */
import type { Side } from "../engine/types.js";

/** A choice of the person at this device that gave away much, as one to find again. */
export interface Mistake {
  ruleset: string;
  /** The id of the position, its throw in hand. */
  position: string;
  /** Games won of 100 after each choice, in the order of the legal moves; throwing, where that is one, comes last. */
  points: readonly number[];
}

export interface ToldGame {
  record: string;
  /** What the choices of each side have given away, in games of 100. */
  lost: Readonly<Record<Side, number>>;
  /** Those of the person who played against the computer, the costliest first. */
  mistakes: readonly Mistake[];
}

const TOLD = "senet-told";

export function tell(element: HTMLElement, detail: ToldGame): void {
  element.dispatchEvent(new CustomEvent(TOLD, { detail }));
}

/** Gives the way to stop listening. */
export function whenTold(element: HTMLElement, hear: (told: ToldGame) => void): () => void {
  const heard = (event: Event) => hear((event as CustomEvent<ToldGame>).detail);
  element.addEventListener(TOLD, heard);
  return () => element.removeEventListener(TOLD, heard);
}
