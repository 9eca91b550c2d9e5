/** Where to learn more about why a piece cannot move. */
import type { Refusal } from "../game/view-state.js";

/** A card of a house, or a lesson. */
export type More = { house: number } | { lesson: string };

export function moreAbout(refusal: Refusal | null, water: number | null): More | null {
  for (const { code, houses, target } of refusal?.reasons ?? []) {
    const house = houses[0];
    switch (code) {
      case "protected":
        return { lesson: "pairs" };
      case "blockade":
        return { lesson: "walls" };
      case "must_stop":
      case "must_vacate":
        if (house !== undefined) return { house };
        break;
      case "safe":
        if (typeof target === "number") return { house: target };
        break;
      case "in_water":
        if (water !== null) return { house: water };
        break;
      case "waits_for":
        if (typeof refusal?.spot === "number") return { house: refusal.spot };
    }
  }
  return null;
}
