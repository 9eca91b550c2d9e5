/** Compares two games with the same throws, on the computer players' thread. */
import type { Advisor, Review, SameSticks } from "senet-wasm-full";
import type { AddonWorker } from "../../src/engine/advisor-service.js";

/** By player: points, loss, and who used the throws better. */
export type Comparison = SameSticks;

/** The records of both games. */
interface CompareRequest {
  ask: "compare";
  ruleset: string;
  first: string;
  second: string;
}

declare module "../../src/engine/advisor-service.js" {
  interface Requests {
    compare: CompareRequest;
  }
  interface Answers {
    compare: Comparison;
  }
}

export const worker: AddonWorker = ({ same_sticks }) => ({
  answers: {
    compare(advisor: Advisor, { first, second }: CompareRequest): Comparison {
      const reviews: Review[] = [];
      try {
        for (const record of [first, second]) reviews.push(advisor.review(record));
        return same_sticks(reviews[0] as Review, reviews[1] as Review);
      } finally {
        for (const review of reviews) review.free();
      }
    },
  },
});
