/**
 * Reviews finished games with the full engine, in slices, so that requests of the current game do not wait long. Caches
 * the last review and the last simulated games; a request for another record starts over.
 */
import type {
  Advisor,
  Review,
  ReviewOption,
  ReviewPlace,
  ReviewRow,
  Rollout,
  SameSticks,
} from "senet-wasm-full";
import type { Level } from "./types.js";

/** Solve these rules' endgames for one slice. Answers whether anything is left to do. */
export interface SolveRequest {
  ask: "solve";
  ruleset: string;
}

/** Return the next rows of this record's review, from the end of the game backwards. */
export interface ReviewRowsRequest {
  ask: "review";
  ruleset: string;
  record: string;
  /** Start a review with the best evaluation available now. */
  restart: boolean;
  rows: number;
}

/** Return the possible choices in a row of the review for its side, best first. */
export interface ChoicesRequest {
  ask: "weigh";
  ruleset: string;
  record: string;
  row: number;
}

/** White's winning chance in a position, by the review's evaluation. */
export interface ChanceRequest {
  ask: "judge";
  ruleset: string;
  record: string;
  position: string;
}

/** Simulated games from a position at this level, at most this many throws per request. */
export interface RolloutRequest {
  ask: "rollout";
  ruleset: string;
  position: string;
  level: Level;
  seed: number;
  /** Start from the first game. */
  restart: boolean;
  throws: number;
}

/** Compare two games with the same throws: who used them better? */
export interface CompareRequest {
  ask: "compare";
  ruleset: string;
  first: string;
  second: string;
}

export type ReviewRequest =
  | SolveRequest
  | ReviewRowsRequest
  | ChoicesRequest
  | ChanceRequest
  | RolloutRequest
  | CompareRequest;

/** A row with its index in the game, and whether there was a choice. */
export type PlacedRow = ReviewRow & ReviewPlace;

export interface ReviewSlice {
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

/** For two games with the same throws, by player: points, loss, and who used them better. */
export type Comparison = SameSticks;

export type ReviewAnswer = boolean | number | ReviewSlice | Points | readonly ReviewOption[] | Comparison;

/** The answer type of each request. */
export interface ReviewAnswers {
  solve: boolean;
  review: ReviewSlice;
  weigh: readonly ReviewOption[];
  judge: number;
  rollout: Points;
  compare: Comparison;
}

/** Duration of one slice of solving, in milliseconds. */
const SLICE_MS = 10;

export const isReviewRequest = (request: { ask: string }): request is ReviewRequest =>
  ["solve", "review", "weigh", "judge", "rollout", "compare"].includes(request.ask);

export class ReviewService {
  private review: { record: string; result: Review } | null = null;
  private rollout: { key: string; games: Rollout } | null = null;

  constructor(private readonly sameSticks: (first: Review, second: Review) => SameSticks) {}

  answer(advisor: Advisor, request: ReviewRequest): ReviewAnswer {
    switch (request.ask) {
      case "solve":
        return advisor.solve_for(SLICE_MS);
      case "review":
        return this.slice(advisor, request);
      case "weigh":
        return this.reviewOf(advisor, request.record).options(request.row);
      case "judge":
        return this.reviewOf(advisor, request.record).chance(request.position);
      case "rollout":
        return this.runRollout(advisor, request);
      case "compare":
        return this.compare(advisor, request);
    }
  }

  /** Drops the caches. After an engine panic they cannot be freed. */
  clear(broken = false): void {
    if (!broken) {
      this.review?.result.free();
      this.rollout?.games.free();
    }
    this.review = this.rollout = null;
  }

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

  private compare(advisor: Advisor, { first, second }: CompareRequest): Comparison {
    const reviews: Review[] = [];
    try {
      for (const record of [first, second]) reviews.push(advisor.review(record));
      return this.sameSticks(reviews[0] as Review, reviews[1] as Review);
    } finally {
      for (const review of reviews) review.free();
    }
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
