/** A puzzle, a retried choice or a lesson: it replaces the visitor's game on the board, which is restored afterwards. */

import type { Page } from "../../src/app/addon.js";
import { bringIntoView } from "../../src/base/focus.js";
import type { Sentence } from "../../src/base/i18n/localizer.js";
import type { Game } from "../../src/engine/types.js";
import type { LoadOptions } from "../../src/game/game-session.js";
import type { GameCopy } from "../../src/game/saved-game.js";
import { DEFAULT_SETUP, type Setup } from "../../src/game/view-state.js";

export abstract class Exercise {
  /** The game at this position, once it is on the board. */
  private game: Game | null = null;
  private restored: Game | null = null;
  private lifetime = new AbortController();

  constructor(
    protected readonly page: Page,
    /** The game to restore; null if there was none. */
    readonly original: GameCopy | null,
  ) {}

  /** Aborted when the exercise ends. */
  protected get signal(): AbortSignal {
    return this.lifetime.signal;
  }

  get isOnBoard(): boolean {
    return this.game !== null && this.game === this.page.session.game;
  }

  /**
   * Whether the board shows the exercise or will soon. An exercise cancelled before its start ends when the game is
   * restored.
   */
  isOn(game: Game | null): boolean {
    return this.game === game || (this.game === null && !this.isBack(game));
  }

  /** Whether this is the restored game. */
  isBack(game: Game | null): boolean {
    return game !== null && game === this.restored;
  }

  /** Ends what the exercise has begun. */
  leave(): void {
    this.lifetime.abort();
  }

  /** Restores the game. If that fails, the exercise continues until the next attempt. */
  async end(response: Sentence): Promise<void> {
    const { original } = this;
    const { session } = this.page;
    this.leave();
    if (!original) return session.newGame({ ...DEFAULT_SETUP });
    const restore = (game: Game) => {
      this.restored = game;
      const { setup, seat, log } = original;
      this.load(game, setup, { seat, log, announcement: response, returns: true });
    };
    try {
      await session.withGame(original.record, restore);
    } catch (error) {
      this.lifetime = new AbortController();
      throw error;
    }
  }

  /** Puts the position on the board, without saving it as the visitor's game. */
  protected setPosition(game: Game, setup: Setup, known: LoadOptions): void {
    this.game = game;
    if (!this.load(game, setup, { ...known, unsaved: true })) this.game = null;
  }

  /** Puts a game on the board and directs attention to it and its throw. */
  private load(game: Game, setup: Setup, known: LoadOptions): boolean {
    const { session, root, current, focusSpot } = this.page;
    if (!session.load(game, setup, known)) return false;
    const table = root.querySelector(".table");
    if (table && table.getBoundingClientRect().top < 0) bringIntoView(table);
    focusSpot(session.view.selected ?? current);
    return true;
  }
}
