/**
 * A position to solve on the board: attempts are judged without being played, and the visitor's game is restored
 * afterwards. Puzzles and retried choices are exercises.
 */

import type { Page } from "../../src/app/addon.js";
import { bringIntoView } from "../../src/base/focus.js";
import type { Sentence } from "../../src/base/i18n/localizer.js";
import type { Game, Move } from "../../src/engine/types.js";
import { reasonSentence } from "../../src/game/answer-sentences.js";
import type { LoadOptions } from "../../src/game/game-session.js";
import type { GameCopy } from "../../src/game/saved-game.js";
import { DEFAULT_SETUP, type Setup, type Spot } from "../../src/game/view-state.js";

export abstract class Exercise {
  /** The response to the last attempt; `asked` before the first. */
  state: "asked" | "judging" | "wrong" | "right" | "shown" = "asked";
  response: readonly Sentence[] = [];
  protected tries = 0;
  /** The game at this position, once it is on the board. */
  private game: Game | null = null;
  private restored: Game | null = null;
  private readonly lifetime = new AbortController();

  constructor(
    protected readonly page: Page,
    /** The game to restore; null if there was none. */
    readonly original: GameCopy | null,
  ) {}

  /** Answers an attempt: a move, or the throw (null). */
  protected abstract judge(move: Move | null, attempt: number): Promise<void>;

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

  /** Returns false for an attempt, which is judged and not played. */
  allows(move: Move | null): boolean {
    if (this.signal.aborted || !this.isOnBoard) return true;
    this.tries += 1;
    this.page.attempt(this.judge(move, this.tries));
    return false;
  }

  /** Stops judging. */
  leave(): void {
    this.lifetime.abort();
  }

  /** Restores the game. */
  async end(response: Sentence): Promise<void> {
    const { original } = this;
    const { session } = this.page;
    this.leave();
    if (!original) return session.newGame({ ...DEFAULT_SETUP });
    await session.withGame(original.record, (game) => {
      this.restored = game;
      const { setup, seat, log } = original;
      this.load(game, setup, { seat, log, announcement: response, returns: true });
    });
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

  /** No other attempt and no other game has followed this attempt. */
  protected isLatest(attempt: number): boolean {
    return attempt === this.tries && !this.signal.aborted && this.isOnBoard;
  }

  /** Shows and announces a response. */
  protected report(state: Exercise["state"], response: readonly Sentence[]): void {
    this.state = state;
    this.response = response;
    if (response.length > 0) this.page.announce(response);
    this.page.redraw();
  }

  /** Shows the best choice and selects its piece. */
  protected reveal(best: Move | undefined, response: Sentence): void {
    this.tries += 1;
    this.report("shown", [response]);
    if (best && typeof best.from === "number")
      this.page.session.update({ selected: best.from as Spot, pending: [] });
  }

  /** Why this choice is best, if the hint's own evaluation agrees. */
  protected async reason(id: string): Promise<Sentence[]> {
    const { game, advisor, view } = this.page.session;
    if (!game || !advisor || !view.game) return [];
    const { ruleset } = view.game;
    const question = { ask: "advise", ruleset, position: game.position_id(), other: null } as const;
    const advice = await advisor.ask(question, this.signal);
    return advice?.options[0]?.id === id ? [reasonSentence(advice.why)] : [];
  }
}
