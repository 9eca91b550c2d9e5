/**
 * Grain and glaze, the signs, the carving of the sticks: what makes the materials real is drawn by a part of the page
 * that comes after the first picture (features/textures/feature.ts). Until then all surfaces are plain. What that part
 * draws is declared here, so that the pictures know nothing of it.
 */
import type { Geometry } from "./geometry.js";
import type { StickSide } from "./lying.js";
import type { Mark, Rect } from "./model.js";
import type { Material, Palette } from "./palette.js";
import type { Context } from "./shapes.js";

export interface Materials {
  /** Fills a clipped rectangle with a material. */
  texture(
    context: Context,
    material: Material,
    rect: Rect,
    colour: string,
    unit: number,
    seed: number,
    along?: "x" | "y",
  ): void;
  /** A sign on a house. */
  mark(context: Context, name: Mark, house: Rect, palette: Palette): void;
  /** A row of coloured blocks in the frame. */
  frieze(context: Context, geometry: Geometry, palette: Palette): void;
  /** A block of stone with a rough edge, whose side is seen `front` high below it. */
  slab(context: Context, top: Rect, front: number, unit: number, colour: string, seed: number): void;
  /** A hollow pecked into stone; `round` for a house, else a trough. */
  hollow(context: Context, rect: Rect, unit: number, colour: string, seed: number, round: boolean): void;
  /** The carving on a side of a stick. */
  carve(context: Context, side: StickSide): void;
}

let loaded: Materials | undefined;

/** From now on everything is drawn with them. */
export function setMaterials(materials: Materials): void {
  loaded = materials;
}

/** Undefined until they have been loaded. */
export const materials = (): Materials | undefined => loaded;
