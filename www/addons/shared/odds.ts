/** The probabilities of each throw and their counts in this game. */
import type { FullEngine } from "../../src/engine/types.js";

export interface Odds {
  value: number;
  /** The number of outcomes with this value, and of all outcomes that count. */
  ways: number;
  of: number;
  /** Grants another throw. */
  again: boolean;
  thrown: number;
  /** A throw with this value, as in records. */
  written: string;
}

/** The probabilities under these rules. `thrown` lists the values so far. */
export function oddsOf(
  engine: Pick<FullEngine, "throw_odds">,
  ruleset: string,
  thrown: readonly number[] = [],
): Odds[] {
  const odds = engine.throw_odds(ruleset);
  const of = odds.reduce((sum, { ways }) => sum + ways, 0);
  return odds.map((one) => ({ ...one, of, thrown: thrown.filter((value) => value === one.value).length }));
}
