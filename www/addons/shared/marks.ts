/** The signs that make up a mark on a house. */
import type { Mark } from "../../src/board/model.js";
import type { SignName } from "./figure-outlines.js";
import type { Outline, Outlines } from "./sign-outlines.js";

/** A mark is a sign, once or several times side by side. */
export const MARKS: Record<Mark, [sign: SignName, count: number]> = {
  ankh: ["ankh", 1],
  nefer: ["nefer", 1],
  water: ["water", 1],
  cross: ["cross", 1],
  three: ["stroke", 3],
  two: ["stroke", 2],
  one: ["stroke", 1],
  three_birds: ["jabiru", 3],
  two_men: ["man", 2],
  three_gods: ["god", 3],
  two_gods: ["god", 2],
  horus: ["falcon", 1],
  circle: ["sun", 1],
};

/** A stroke stands for a figure whose outline has not loaded: both only count. */
export function signsOf(
  mark: Mark,
  outlines: Outlines,
): { outline: Outline; count: number; isStroke: boolean } {
  const [sign, count] = MARKS[mark];
  const outline = outlines[sign] ?? outlines.stroke;
  return { outline, count, isStroke: outline === outlines.stroke };
}
