/** Judges the position on the board, on the computer players' thread. */
import type { Advisor } from "senet-wasm-full";
import type { AddonWorker } from "../../src/engine/advisor-service.js";

/** How likely White is to win in a position of this record's game. */
interface RaceRequest {
  ask: "race";
  ruleset: string;
  record: string;
  position: string;
}

export interface Race {
  /** White's chance, from 0 to 1. */
  white: number;
  /** The name of the judge, as in reviews. */
  judge: string;
}

declare module "../../src/engine/advisor-service.js" {
  interface Requests {
    race: RaceRequest;
  }
  interface Answers {
    race: Race;
  }
}

export const worker: AddonWorker = () => ({
  answers: {
    race(advisor: Advisor, { record, position }: RaceRequest): Race {
      const review = advisor.review(record);
      try {
        return { white: review.chance(position), judge: review.judge() };
      } finally {
        review.free();
      }
    },
  },
});
