/** The background of each house under any rules, and the rules in force there. */
import type { BoardInfo, Mark, RuleSentence, State } from "../../src/engine/types.js";
import type { Refusal } from "../../src/game/view-state.js";
import type { Fact } from "./facts.js";

const FACTS: Readonly<Record<number, readonly Fact[]>> = {
  1: [["fact-house-thoth", "second"]],
  3: [["fact-house-neith", "second"]],
  4: [["fact-house-maat", "second"]],
  7: [["fact-house-thirty", "second"]],
  15: [
    ["fact-house-ankh", "known"],
    ["fact-house-rebirth", "known"],
  ],
  16: [["fact-house-netting", "second"]],
  26: [
    ["fact-house-nefer", "known"],
    ["fact-house-good", "known"],
    ["fact-house-countdown", "known"],
  ],
  27: [
    ["fact-house-cross", "known"],
    ["fact-house-mu", "known"],
    ["fact-house-penalty", "unknown"],
  ],
  28: [
    ["fact-house-three", "known"],
    ["fact-house-souls", "known"],
    ["fact-house-truths", "known"],
  ],
  29: [
    ["fact-house-two", "known"],
    ["fact-house-re-atoum", "known"],
  ],
  30: [
    ["fact-house-last", "known"],
    ["fact-house-sun", "second"],
    ["fact-house-horus", "known"],
  ],
};

export function factsOf(house: number): readonly Fact[] {
  return FACTS[house] ?? [];
}

/** The houses on this board that have a card. */
export function housesWithCards(board: BoardInfo | null): number[] {
  const marked = (board?.marks ?? []).map(([house]) => house);
  const storied = Object.keys(FACTS).map(Number);
  return [...new Set([...marked, ...storied])].sort((one, other) => one - other);
}

export function markOf(house: number, board: BoardInfo | null): Mark | undefined {
  return board?.marks.find(([place]) => place === house)?.[1];
}

/** How a rule's sentence names a house. Other numbers are throws, counts or row ends. */
const NAMES_HOUSES = new Set(["house", "houses", "stop", "return"]);
/** Sentences whose number ends a range that contains no special house. */
const ABOUT_MANY = new Set(["rule-backward-from", "rule-clear-first"]);
/** Sentences about the water that do not name its house. */
const ABOUT_WATER = /^rule-(water-prison|water-suspends|return-house|rescued-moves-first|hit-to-water)/;

export function rulesOfHouse(
  house: number,
  sentences: readonly RuleSentence[],
  water: State["water"],
): RuleSentence[] {
  return sentences.filter(({ id, args }) => {
    if (ABOUT_MANY.has(id)) return false;
    if (house === water && ABOUT_WATER.test(id)) return true;
    return Object.entries(args).some(
      ([name, value]) =>
        NAMES_HOUSES.has(name) && (typeof value === "number" ? value === house : value.includes(house)),
    );
  });
}

// Where to learn more about why a piece cannot move.

/** A house card or a lesson. */
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
