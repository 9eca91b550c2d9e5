/** The houses that have a name and a sign, as the engine's ruleset describes the board. */
import type { House } from "../engine/types.js";

/** The water, where a piece stays until it is freed. */
const WATER: House = 27;

export function isWater(place: unknown, houses: number): boolean {
  return houses === 30 && place === WATER;
}

/** The names of the marked houses of a thirty-house board, by message. */
const NAMED: Readonly<Record<House, string>> = {
  15: "house-rebirth",
  26: "house-beauty",
  27: "house-water",
  28: "house-truths",
  29: "house-re-atoum",
  30: "house-horus",
};

export function houseName(house: House, houses: number): string | null {
  return houses === 30 ? (NAMED[house] ?? null) : null;
}
