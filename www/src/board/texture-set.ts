/**
 * Grain and glaze, the signs, the carving of the sticks: what makes the materials real is drawn by a part of the page
 * that comes after the first picture (features/textures/feature.ts). Until then all surfaces are plain.
 */

import type { mark } from "./textures/marks.js";
import type { hollow, slab } from "./textures/stone.js";
import type { carve, frieze, texture } from "./textures/textures.js";

export interface Finish {
  /** Fills a clipped rectangle with a material. */
  texture: typeof texture;
  mark: typeof mark;
  /** A row of coloured blocks in the frame. */
  frieze: typeof frieze;
  /** A block of stone with a rough edge, so high as its side is seen below it. */
  slab: typeof slab;
  /** A hollow pecked into stone; `round` for a house, else a trough. */
  hollow: typeof hollow;
  /** The carving on a side of a stick. */
  carve: typeof carve;
}

let finish: Finish | undefined;

/** From now on everything is drawn with it. */
export function finishWith(made: Finish): void {
  finish = made;
}

export const finishing = (): Finish | undefined => finish;
