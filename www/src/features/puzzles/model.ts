/** The interface between the feature and its views. */
import type { Sentence } from "../../base/i18n/localizer.js";
import type { Game, Move, Side } from "../../engine/types.js";
import type { GameCopy } from "../../game/saved-game.js";
import type { HundredGames } from "../../ui/hundred-games.js";
import type { Puzzle, Solved } from "./puzzle.js";

/** The puzzle on the board. */
export interface Open {
  /** The list it belongs to, and its index there. */
  among: readonly Puzzle[];
  number: number;
  puzzle: Puzzle;
  game: Game;
  side: Side;
  /** The game to restore afterwards. */
  kept: GameCopy | null;
  tries: number;
  state: "asked" | "wrong" | "right" | "shown";
  said: readonly Sentence[];
  /** The position of the correct answer's mark on the board. */
  mark: Move["to"];
  /** The visitor has requested the hundred games. */
  hundred: boolean;
}

/** The actions and state of the puzzles. */
export interface Puzzling {
  solved: Solved;
  /** The visitor's own mistakes, newest first. */
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
