/** The chances of each throw, and how often it has come in this game. */
import type { RuleSentence } from "../engine/types.js";

export interface Odds {
  value: number;
  /** Of sixteen throws. */
  sixteenths: number;
  /** It earns another throw. */
  again: boolean;
  thrown: number;
}

/** Of the sixteen ways four sticks can fall, so many show none, one, two, three and four light sides. */
const WAYS = [1, 4, 6, 4, 1] as const;

/** The chances under these rules, as their sentences tell them; `thrown` are the values thrown so far. */
export function oddsOf(sentences: readonly RuleSentence[], thrown: readonly number[]): Odds[] {
  const zero = sentences.find(({ id }) => id.startsWith("rule-zero-"))?.id.slice("rule-zero-".length);
  const again = sentences.find(({ id }) => id === "rule-again" || id === "rule-again-series")?.args.throws;
  const earns = (value: number) => (Array.isArray(again) ? again.includes(value) : again === value);
  const ways = new Map<number, number>();
  if (zero === "die") for (const value of [1, 2, 3, 4]) ways.set(value, 4);
  else
    WAYS.forEach((count, light) => {
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
