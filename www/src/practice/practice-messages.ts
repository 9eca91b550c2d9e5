/** What the page and the thread that practises say to each other. */

/** How much is practised: rounds and games, not seconds, so that the same seed gives the same net everywhere. */
export interface PracticePlan {
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

export type ToPractice =
  | { type: "start"; module: WebAssembly.Module; ruleset: string; net: Uint8Array | null; plan: PracticePlan }
  /** No more rounds; what has been learned by now is compared. */
  | { type: "enough" };

export type FromPractice =
  | { type: "round"; done: number }
  | { type: "pairs"; done: number }
  | { type: "done"; file: Uint8Array; pairs: number; score: Score }
  | { type: "failed"; message: string };
