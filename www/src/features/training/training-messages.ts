/** What the page and the thread that trains say to each other. */

/** How long it trains: rounds and games, not seconds, so that the same seed gives the same net everywhere. */
export interface TrainingPlan {
  rounds: number;
  /** Pairs of games against the player it began as. */
  pairs: number;
  seed: number;
}

/** Its share of the points against the player it began as, with half its 95 % interval. */
export interface Score {
  share: number;
  margin: number;
}

export type ToTraining =
  | { type: "start"; module: WebAssembly.Module; ruleset: string; net: Uint8Array | null; plan: TrainingPlan }
  /** No more rounds; what has been learned by now is compared. */
  | { type: "enough" };

export type FromTraining =
  | { type: "round"; done: number }
  | { type: "pairs"; done: number }
  | { type: "done"; file: Uint8Array; pairs: number; score: Score }
  | { type: "failed"; message: string };
