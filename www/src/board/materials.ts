/**
 * Interface to the material textures: grain and glaze, signs, carved sticks. addons/textures/addon.ts implements it
 * and loads after the first picture. Until then all surfaces are plain, but the signs and the rim are there (first.ts).
 */
import type { Geometry } from "./geometry.js";
import type { Mark, Rect } from "./model.js";
import type { Material, Palette } from "./palette.js";
import type { Context } from "./shapes.js";
import type { StickSide } from "./stick-pose.js";

/** A part of the board or of a stick, with a seed, so that each has a grain of its own. */
export interface PaintedSurface {
  rect: Rect;
  colour: string;
  /** The width of a house in pixels. */
  unit: number;
  seed: number;
}

export interface Materials {
  /** Fills a clipped surface with a material. `along`: the direction of the grain. */
  texture(context: Context, material: Material, surface: PaintedSurface, along?: "x" | "y"): void;
  /** A sign on a house. */
  mark(context: Context, name: Mark, house: Rect, palette: Palette): void;
  /** A row of coloured blocks set into the frame. */
  frieze(context: Context, geometry: Geometry, palette: Palette): void;
  /** A stone slab with a rough edge, with its front side visible for `front` pixels below it. */
  slab(context: Context, top: PaintedSurface, front: number): void;
  /** A hollow pecked into stone: round for a house, otherwise a trough. */
  hollow(context: Context, surface: PaintedSurface, isRound: boolean): void;
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
