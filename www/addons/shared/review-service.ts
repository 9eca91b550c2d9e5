/**
 * Reviews finished games with the full engine, in slices, so that requests of the current game do not wait long. Caches
 * the last review and the last simulated games; a request for another record starts over.
 */
import type { Advisor, Review, ReviewOption, ReviewPlace, ReviewRow, Rollout } from "senet-wasm-full";
import type { AddonAnswers } from "../../src/engine/advisor-service.js";
import type { Level } from "../../src/engine/types.js";

/** Solve these rules' endgames for one slice. Answers whether anything is left to do. */
interface SolveRequest {
  ask: "solve";
  ruleset: string;
}

/** Return the next rows of this record's review, from the end of the game backwards. */
interface ReviewRowsRequest {
  ask: "review";
  ruleset: string;
  record: string;
  /** Start a review with the best evaluation available now. */
  restart: boolean;
  rows: number;
}

/** Return the possible choices in a row of the review for its side, best first. */
interface ChoicesRequest {
  ask: "weigh";
  ruleset: string;
  record: string;
  row: number;
}

/** White's winning chance in a position, by the review's evaluation. */
interface ChanceRequest {
  ask: "judge";
  ruleset: string;
  record: string;
  position: string;
}

/** Simulated games from a position at this level, at most this many throws per request. */
interface RolloutRequest {
  ask: "rollout";
  ruleset: string;
  position: string;
  level: Level;
  seed: number;
  /** Start from the first game. */
  restart: boolean;
  throws: number;
}

/** A row with its index in the game, and whether there was a choice. */
export type PlacedRow = ReviewRow & ReviewPlace;

interface ReviewSlice {
  /** The first rows of a new review; earlier rows belong to another one. */
  isNew: boolean;
  length: number;
  judge: string;
  start: number;
  result: number;
  rows: readonly PlacedRow[];
}

/** White's points in the games that ended in this slice. */
export type Points = readonly number[];

declare module "../../src/engine/advisor-service.js" {
  interface Requests {
    solve: SolveRequest;
    review: ReviewRowsRequest;
    weigh: ChoicesRequest;
    judge: ChanceRequest;
    rollout: RolloutRequest;
  }
  interface Answers {
    solve: boolean;
    review: ReviewSlice;
    weigh: readonly ReviewOption[];
    judge: number;
    rollout: Points;
  }
}

/** Duration of one slice of solving, in milliseconds. */
const SLICE_MS = 10;

export class ReviewService implements AddonAnswers {
  private review: { record: string; result: Review } | null = null;
  private rollout: { key: string; games: Rollout } | null = null;

  readonly answers = {
    solve: (advisor: Advisor) => advisor.solve_for(SLICE_MS),
    review: (advisor: Advisor, request: ReviewRowsRequest) => this.slice(advisor, request),
    weigh: (advisor: Advisor, { record, row }: ChoicesRequest) => this.reviewOf(advisor, record).options(row),
    judge: (advisor: Advisor, { record, position }: ChanceRequest) =>
      this.reviewOf(advisor, record).chance(position),
    rollout: (advisor: Advisor, request: RolloutRequest) => this.runRollout(advisor, request),
  };

  readonly clear = (isBroken: boolean): void => {
    if (!isBroken) {
      this.review?.result.free();
      this.rollout?.games.free();
    }
    this.review = this.rollout = null;
  };

  private reviewOf(advisor: Advisor, record: string): Review {
    if (this.review?.record !== record) {
      this.review?.result.free();
      this.review = null;
      this.review = { record, result: advisor.review(record) };
    }
    return this.review.result;
  }

  private slice(advisor: Advisor, { record, restart, rows }: ReviewRowsRequest): ReviewSlice {
    const isNew = restart || this.review?.record !== record;
    if (isNew) {
      this.review?.result.free();
      this.review = null;
    }
    const review = this.reviewOf(advisor, record);
    return {
      isNew,
      length: review.length(),
      judge: review.judge(),
      start: review.start(),
      result: review.result(),
      rows: review.step(rows).map((row) => ({ ...row, ...review.place(row.n) })),
    };
  }

  private runRollout(advisor: Advisor, { restart, throws, ...subject }: RolloutRequest): Points {
    const key = JSON.stringify(subject);
    if (restart || this.rollout?.key !== key) {
      this.rollout?.games.free();
      this.rollout = null;
      this.rollout = { key, games: advisor.rollout(subject.position, subject.level, subject.seed) };
    }
    const points = this.rollout.games.step(throws);
    return points === undefined ? [] : [points];
  }
}
