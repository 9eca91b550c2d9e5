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
export interface Solving {
  ask: "solve";
  ruleset: string;
}

/** Return the next rows of this record's review, from the end of the game backwards. */
export interface Reviewing {
  ask: "review";
  ruleset: string;
  record: string;
  /** Start a review with the best evaluation available now. */
  anew: boolean;
  rows: number;
}

/** Return the possible choices in a row of the review for its side, best first. */
export interface Weighing {
  ask: "weigh";
  ruleset: string;
  record: string;
  row: number;
}

/** White's winning chance in a position, by the review's evaluation. */
export interface Judging {
  ask: "judge";
  ruleset: string;
  record: string;
  position: string;
}

/** Simulated games from a position at this level, at most this many throws per request. */
export interface RollingOut {
  ask: "rollout";
  ruleset: string;
  position: string;
  level: Level;
  seed: number;
  /** Start from the first game. */
  anew: boolean;
  throws: number;
}

/** Compare two games with the same throws: who used them better? */
export interface Comparing {
  ask: "compare";
  ruleset: string;
  first: string;
  second: string;
}

export type ReviewQuestion = Solving | Reviewing | Weighing | Judging | RollingOut | Comparing;

/** A row with its index in the game, and whether there was a choice. */
export type ToldRow = ReviewRow & ReviewPlace;

export interface ReviewSlice {
  /** The first rows of a new review; earlier rows belong to another one. */
  begun: boolean;
  length: number;
  judge: string;
  start: number;
  result: number;
  rows: readonly ToldRow[];
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
const SLICE = 10;

export const isOfReview = (question: { ask: string }): question is ReviewQuestion =>
  ["solve", "review", "weigh", "judge", "rollout", "compare"].includes(question.ask);

export class ReviewDesk {
  private review: { record: string; told: Review } | null = null;
  private rollout: { key: string; games: Rollout } | null = null;

  constructor(private readonly sameSticks: (first: Review, second: Review) => SameSticks) {}

  answer(advisor: Advisor, question: ReviewQuestion): ReviewAnswer {
    switch (question.ask) {
      case "solve":
        return advisor.solve_for(SLICE);
      case "review":
        return this.slice(advisor, question);
      case "weigh":
        return this.reviewOf(advisor, question.record).options(question.row);
      case "judge":
        return this.reviewOf(advisor, question.record).chance(question.position);
      case "rollout":
        return this.rollOut(advisor, question);
      case "compare":
        return this.compare(advisor, question);
    }
  }

  /** Drops the caches. After an engine panic they cannot be freed. */
  forget(broken = false): void {
    if (!broken) {
      this.review?.told.free();
      this.rollout?.games.free();
    }
    this.review = this.rollout = null;
  }

  private reviewOf(advisor: Advisor, record: string): Review {
    if (this.review?.record !== record) {
      this.review?.told.free();
      this.review = null;
      this.review = { record, told: advisor.review(record) };
    }
    return this.review.told;
  }

  private slice(advisor: Advisor, { record, anew, rows }: Reviewing): ReviewSlice {
    const begun = anew || this.review?.record !== record;
    if (begun) {
      this.review?.told.free();
      this.review = null;
    }
    const review = this.reviewOf(advisor, record);
    return {
      begun,
      length: review.length(),
      judge: review.judge(),
      start: review.start(),
      result: review.result(),
      rows: review.step(rows).map((row) => ({ ...row, ...review.place(row.n) })),
    };
  }

  private compare(advisor: Advisor, { first, second }: Comparing): Comparison {
    const reviews: Review[] = [];
    try {
      for (const record of [first, second]) reviews.push(advisor.review(record));
      return this.sameSticks(reviews[0] as Review, reviews[1] as Review);
    } finally {
      for (const review of reviews) review.free();
    }
  }

  private rollOut(advisor: Advisor, { anew, throws, ...asked }: RollingOut): Points {
    const key = JSON.stringify(asked);
    if (anew || this.rollout?.key !== key) {
      this.rollout?.games.free();
      this.rollout = null;
      this.rollout = { key, games: advisor.rollout(asked.position, asked.level, asked.seed) };
    }
    const points = this.rollout.games.step(throws);
    return points === undefined ? [] : [points];
  }
}
