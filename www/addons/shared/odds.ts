/** The probabilities of each throw and their counts in this game. */
import type { RuleSentence } from "../../src/engine/types.js";

export interface Odds {
  value: number;
  /** Number of the 16 outcomes. */
  sixteenths: number;
  /** Grants another throw. */
  again: boolean;
  thrown: number;
}

/** Of the 16 outcomes of four sticks, the number with zero to four light sides. */
const OUTCOMES = [1, 4, 6, 4, 1] as const;

/** The probabilities under these rules, as their sentences state them. `thrown` lists the values so far. */
export function oddsOf(sentences: readonly RuleSentence[], thrown: readonly number[]): Odds[] {
  const zero = sentences.find(({ id }) => id.startsWith("rule-zero-"))?.id.slice("rule-zero-".length);
  const again = sentences.find(({ id }) => id === "rule-again" || id === "rule-again-series")?.args.throws;
  const earns = (value: number) => (Array.isArray(again) ? again.includes(value) : again === value);
  const ways = new Map<number, number>();
  if (zero === "die") for (const value of [1, 2, 3, 4]) ways.set(value, 4);
  else
    OUTCOMES.forEach((count, light) => {
      const value = light === 0 ? Number(zero) : light;
      ways.set(value, (ways.get(value) ?? 0) + count);
    });
  return [...ways]
    .sort(([one], [other]) => one - other)
    .map(([value, sixteenths]) => ({
      value,
      sixteenths,
      again: earns(value),
      thrown: thrown.filter((other) => other === value).length,
    }));
}
