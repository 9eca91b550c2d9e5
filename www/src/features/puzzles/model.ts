/** What the feature tells its views, and what they ask of it. */
import type { Sentence } from "../../base/i18n/localizer.js";
import type { Game, Move, Side } from "../../engine/types.js";
import type { GameCopy } from "../../game/saved-game.js";
import type { HundredGames } from "../../ui/hundred-games.js";
import type { Puzzle, Solved } from "./puzzle.js";

/** The puzzle on the board. */
export interface Open {
  /** The puzzles it is one of, and which it is. */
  among: readonly Puzzle[];
  number: number;
  puzzle: Puzzle;
  game: Game;
  side: Side;
  /** The game that comes back. */
  kept: GameCopy | null;
  tries: number;
  state: "asked" | "wrong" | "right" | "shown";
  said: readonly Sentence[];
  /** Where the mark for the right answer stands on the board. */
  mark: Move["to"];
  /** The hundred games have been asked for. */
  hundred: boolean;
}

/** What can be done with the puzzles, and what is known of them. */
export interface Puzzling {
  solved: Solved;
  /** Of one's own mistakes, the newest first. */
  own: readonly Puzzle[];
  hundred: HundredGames;
  begin(among: readonly Puzzle[], number: number): void;
  next(): void;
  show(): void;
  play100(): void;
  openList(): void;
  deleteOwn(): void;
  leave(): void;
}
