/**
 * Interface to the material textures: grain and glaze, signs, carved sticks. addons/textures/addon.ts implements it
 * and loads after the first picture. Until then all surfaces are plain, but the signs and the rim are there (first.ts).
 */
import type { Geometry } from "./geometry.js";
import type { Mark, Rect } from "./model.js";
import type { Material, Palette } from "./palette.js";
import type { Context } from "./shapes.js";
import type { StickSide } from "./stick-pose.js";

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
  /** A row of coloured blocks set into the frame. */
  frieze(context: Context, geometry: Geometry, palette: Palette): void;
  /** A stone slab with a rough edge, with its front side visible for `front` pixels below it. */
  slab(context: Context, top: Rect, front: number, unit: number, colour: string, seed: number): void;
  /** A hollow pecked into stone: round for a house, otherwise a trough. */
  hollow(context: Context, rect: Rect, unit: number, colour: string, seed: number, round: boolean): void;
  /** The carving on a side of a stick. */
  carve(context: Context, side: StickSide): void;
}

let loaded: Materials | undefined;

/** Uses these textures from now on. */
export function setMaterials(materials: Materials): void {
  loaded = materials;
}

/** Undefined until they have loaded. */
export const materials = (): Materials | undefined => loaded;
