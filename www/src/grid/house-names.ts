/** What houses are called, by the signs on the board. */
import type { BoardInfo, House, Mark } from "../engine/types.js";

/** The names of the marked houses, by message. */
const NAMES: Readonly<Record<Mark, string>> = {
  ankh: "house-rebirth",
  nefer: "house-beauty",
  circle: "house-beauty",
  water: "house-water",
  cross: "house-cross",
  three: "house-truths",
  three_birds: "house-truths",
  three_gods: "house-truths",
  two: "house-re-atoum",
  two_men: "house-re-atoum",
  two_gods: "house-re-atoum",
  one: "house-horus",
  horus: "house-horus",
};

export function houseName(house: House, board: BoardInfo | null): string | null {
  const mark = board?.marks.find(([place]) => place === house)?.[1];
  return mark ? NAMES[mark] : null;
}
