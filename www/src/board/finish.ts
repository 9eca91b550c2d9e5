/**
 * Grain and glaze, the signs, the carving of the sticks: what makes the materials real is drawn by a part of the page
 * that comes after the first picture (finish/companion.ts). Until then all surfaces are plain.
 */
import type { Geometry } from "./geometry.js";
import type { MarkName, Rect } from "./model.js";
import type { Material, Palette } from "./palette.js";
import type { Context } from "./shapes.js";

export interface Finish {
  /** Fills a clipped rectangle with a material; `along` is the way its fibres run. */
  texture(
    context: Context,
    material: Material,
    rect: Rect,
    colour: string,
    unit: number,
    seed: number,
    along?: "x" | "y",
  ): void;
  mark(context: Context, mark: MarkName, house: Rect, palette: Palette): void;
  /** A row of coloured blocks in the frame. */
  frieze(context: Context, geometry: Geometry, palette: Palette): void;
  /** A block of stone with a rough edge, so high as its side is seen below it. */
  slab(context: Context, top: Rect, front: number, unit: number, colour: string, seed: number): void;
  /** A hollow pecked into stone; `round` for a house, else a trough. */
  hollow(context: Context, rect: Rect, unit: number, colour: string, seed: number, round: boolean): void;
  /** The carving on a stick that lies along y around the origin. */
  carve(
    context: Context,
    length: number,
    width: number,
    palette: Palette,
    index: number,
    light: boolean,
  ): void;
}

let finish: Finish | undefined;

/** From now on everything is drawn with it. */
export function finishWith(made: Finish): void {
  finish = made;
}

export const finishing = (): Finish | undefined => finish;
