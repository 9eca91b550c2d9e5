/** Small drawing helpers shared by the layers. */

import type { Point, Rect } from "./model.js";
import { fade } from "./palette.js";

export type Context = CanvasRenderingContext2D;

export function roundedRect(context: Context, rect: Rect, radius: number): void {
  context.beginPath();
  context.roundRect(rect.x, rect.y, rect.width, rect.height, Math.max(0, radius));
}

/** From the lit top left to the bottom right. */
export function slope(context: Context, rect: Rect, stops: readonly string[]): CanvasGradient {
  const gradient = context.createLinearGradient(
    rect.x,
    rect.y,
    rect.x + rect.width * 0.6,
    rect.y + rect.height,
  );
  stops.forEach((stop, index) => {
    gradient.addColorStop(index / (stops.length - 1), stop);
  });
  return gradient;
}

/** The walls of a trough shade its floor along the top and left, to this depth. */
export function innerShade(context: Context, floor: Rect, depth: number): void {
  for (const [toX, toY] of [
    [depth, 0],
    [0, depth],
  ] as const) {
    const shade = context.createLinearGradient(floor.x, floor.y, floor.x + toX, floor.y + toY);
    shade.addColorStop(0, fade("#000000", 0.45));
    shade.addColorStop(1, fade("#000000", 0));
    context.fillStyle = shade;
    context.fillRect(floor.x, floor.y, floor.width, floor.height);
  }
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Seeded random numbers for grain and texture, so that a board always looks the same. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
