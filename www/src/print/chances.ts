/** What the worksheet asks about, worked out from the chances of the throws. */
import type { Odds } from "../learning/odds.js";

export interface Chances {
  /** How many ways there are to fall, all equally likely. */
  ways: number;
  rows: readonly { value: number; ways: number; again: boolean }[];
  /** The values that come most often, and in how many ways each. */
  most: { values: readonly number[]; ways: number };
  /** The values that earn another throw, and in how many ways one of them comes. */
  again: { values: readonly number[]; ways: number };
  /** All values, each as often as it has ways, added up. */
  sum: number;
}

export function chancesFrom(odds: readonly Odds[], die: boolean): Chances {
  const ways = die ? 4 : 16;
  const rows = odds.map(({ value, sixteenths, again }) => ({ value, ways: (sixteenths * ways) / 16, again }));
  const most = Math.max(...rows.map((row) => row.ways));
  const earning = rows.filter(({ again }) => again);
  const count = (chosen: typeof rows) => chosen.reduce((total, row) => total + row.ways, 0);
  return {
    ways,
    rows,
    most: { values: rows.filter((row) => row.ways === most).map(({ value }) => value), ways: most },
    again: { values: earning.map(({ value }) => value), ways: count(earning) },
    sum: rows.reduce((total, row) => total + row.value * row.ways, 0),
  };
}
