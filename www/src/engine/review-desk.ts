/**
 * What the whole engine says of a game afterwards, in slices, so that a question of the game never waits long. The
 * desk keeps the last review and the last games played on; who asks for another record begins anew.
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

/** Solve the endgames of these rules for one slice; is anything left to do? */
export interface Solving {
  ask: "solve";
  ruleset: string;
}

/** So many rows more of the review of this record, the last of the game first. */
export interface Reviewing {
  ask: "review";
  ruleset: string;
  record: string;
  /** Begin a review, by the best judge there is now. */
  anew: boolean;
  rows: number;
}

/** What could have been played in a row of the review, for the side of the row, the best first. */
export interface Weighing {
  ask: "weigh";
  ruleset: string;
  record: string;
  row: number;
}

/** White's chance of a position, by the judge of the review. */
export interface Judging {
  ask: "judge";
  ruleset: string;
  record: string;
  position: string;
}

/** Games played on from a position by this level: at most so many throws more. */
export interface RollingOut {
  ask: "rollout";
  ruleset: string;
  position: string;
  level: Level;
  seed: number;
  /** Begin with the first game. */
  anew: boolean;
  throws: number;
}

/** Two games with the same sticks: who used them better? */
export interface Comparing {
  ask: "compare";
  ruleset: string;
  first: string;
  second: string;
}

export type ReviewQuestion = Solving | Reviewing | Weighing | Judging | RollingOut | Comparing;

/** A row, with its place in the game and whether there was something to find. */
export type ToldRow = ReviewRow & ReviewPlace;

export interface ReviewSlice {
  /** These rows are the first of a review: those told before belong to another. */
  begun: boolean;
  length: number;
  judge: string;
  start: number;
  result: number;
  rows: readonly ToldRow[];
}

/** White's points of the games that have ended in this slice. */
export type Points = readonly number[];

/** Of two games with the same sticks, by player: points, what was given away, and who used them better. */
export type Comparison = SameSticks;

export type ReviewAnswer = boolean | number | ReviewSlice | Points | readonly ReviewOption[] | Comparison;

/** What is answered to which question. */
export interface ReviewAnswers {
  solve: boolean;
  review: ReviewSlice;
  weigh: readonly ReviewOption[];
  judge: number;
  rollout: Points;
  compare: Comparison;
}

/** Asks the computer player's thread; null once the signal has been given. */
export type Consult = <Q extends ReviewQuestion>(
  question: Q,
  signal: AbortSignal,
) => Promise<ReviewAnswers[Q["ask"]] | null>;

/** The time one slice of solving takes, in milliseconds. */
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

  /** Whatever is kept is of no use any more; where the engine broke off it cannot even be freed. */
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
