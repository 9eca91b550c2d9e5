/**
 * What people can do at the board: throw, point, drag, undo, begin another
 * game. The rules are the engine's; how the game runs on is in game-run.ts.
 */
import type { AdvisorClient } from "../engine/advisor-client.js";
import { type EngineClient, isSenetError } from "../engine/engine-client.js";
import type { Advice, Move } from "../engine/types.js";
import type { Settings } from "../settings.js";
import { adviceSentences } from "./advice-sentences.js";
import { aimsAt, isBoardMove, mayAskAdvice, mayThrow, personMayAct, selectedMoves } from "./choices.js";
import { GameRun } from "./game-run.js";
import { aimSentences, offerSentences } from "./offer-sentences.js";
import { meaningOf, onlyOrigin } from "./pointing.js";
import { refusalSentences } from "./refusal-sentences.js";
import { chooseSave, type GameCopy, type SavedGame } from "./saved-game.js";
import { nameOfPlayer, personDecides, seatFor } from "./seats.js";
import { say } from "./sentence.js";
import { DEFAULT_SETUP, type Setup, type Spot } from "./view-state.js";

export class GameSession extends GameRun {
  /** Takes up a saved game if there is one that fits the address, else begins one. */
  async begin(
    engine: EngineClient,
    advisor: AdvisorClient,
    wishes: { key: string; setup: Setup },
    stored: { tab: unknown; device: unknown },
  ): Promise<void> {
    this.engine = engine;
    this.advisor = advisor;
    this.wishes = wishes.key;
    const { saved, damaged } = chooseSave(stored, wishes.key);
    try {
      if (damaged) throw new Error("format");
      if (saved) {
        await this.resume(engine, saved);
        return;
      }
    } catch (error) {
      this.replaced = null;
      const notice = say("notice-save-unreadable", { reason: String(error) });
      this.update({ notices: [...this.view.notices, notice] });
    }
    try {
      await this.start(wishes.setup);
    } catch (error) {
      if (!isSenetError(error)) throw error;
      const { ruleset } = wishes.setup;
      const notice = say("notice-ruleset", { value: ruleset, reason: error.message });
      this.update({ notices: [...this.view.notices, notice] });
      await this.start({ ...wishes.setup, ruleset: DEFAULT_SETUP.ruleset, name: "" });
    }
  }

  /** The big button: throw the sticks, or read on after a lost turn. */
  throwSticks(): void {
    const { game } = this;
    if (!game || !mayThrow(this.view)) {
      this.host.stage.skip();
      return;
    }
    void this.act(() => game.throw());
  }

  /** Ends the pause after a lost turn, or asks the computer again after a failure. */
  goOn(): void {
    if (this.view.activity === "pause") this.host.stage.skip();
    if (this.view.activity === "stopped") {
      this.settle();
      this.runOn();
    }
  }

  /** A spot was pointed at: choose a piece, aim, play, or hear why not. */
  point(spot: Spot): void {
    const meaning = meaningOf(this.view, spot);
    switch (meaning.type) {
      case "skip":
        this.host.stage.skip();
        break;
      case "wait":
        this.announceTurn();
        break;
      case "play":
        this.choose(meaning.moves);
        break;
      case "take-up":
        this.select(meaning.spot);
        break;
      case "put-down":
        this.deselect();
        break;
      case "refuse":
        this.refuse(meaning.house);
    }
  }

  /** Takes a piece up; says where it can go. */
  select(spot: Spot): void {
    this.update({ selected: spot, pending: [], refusal: null });
    this.host.announce(aimSentences(this.view));
  }

  /** Puts the piece down again. */
  deselect(): void {
    if (this.view.selected !== null && onlyOrigin(this.view) === null)
      this.host.announce([say("said-put-down")]);
    this.update({ selected: onlyOrigin(this.view), pending: [], refusal: null });
  }

  /** A piece was dragged here. */
  drop(spot: Spot | null): void {
    const moves = selectedMoves(this.view).filter((move) => spot !== null && aimsAt(move, spot));
    if (moves.length > 0) this.choose(moves);
    else this.deselect();
  }

  /**
   * Plays a move, or asks first where the visitor wants to be asked, or where several throws lead to the same place.
   */
  choose(moves: readonly Move[]): void {
    const [move, other] = moves;
    if (!move) return;
    const asked = this.view.pending.length === 1 && this.view.pending[0]?.id === move.id;
    if (other || (this.view.settings.confirmMove && !asked)) {
      this.update({ pending: moves, selected: move.from as Spot, refusal: null });
      if (other) this.host.announce([say("prompt-which-throw")]);
      return;
    }
    this.play(move);
  }

  /** Uses only this throw of those in hand; null for any. */
  useThrow(using: number | null): void {
    this.update({ using, pending: [], refusal: null });
    this.update({ selected: onlyOrigin(this.view) });
    this.host.announce(offerSentences(this.view));
  }

  /** Lays the game on another board. */
  changeBoard(board: string | null): void {
    const { setup, game } = this.view;
    const changed = { ...setup, board };
    this.update({ setup: changed });
    if (game) this.update({ board: this.boardOf(changed, game) });
    this.save();
  }

  play(move: Move): void {
    const { game } = this;
    if (!game || !personMayAct(this.view)) return;
    void this.act(() => game.apply(move.id), move);
  }

  undo(): void {
    if (!this.game || !this.view.canUndo) {
      if (this.view.canTakeBack) this.takeBackNewGame();
      else this.host.announce([say("said-nothing-to-undo")]);
      return;
    }
    this.settle();
    while (this.game.undo() && !personDecides(this.game.state(), this.view.seat));
    this.refresh([say("said-undone")]);
    this.runOn();
  }

  redo(): void {
    const { game } = this;
    if (!game || !this.view.canRedo) {
      this.host.announce([say("said-nothing-to-redo")]);
      return;
    }
    this.settle();
    while (game.redo() && !personDecides(game.state(), this.view.seat));
    this.refresh([say("said-redone")]);
    this.runOn();
  }

  /** Begins another game; the one on the board can be brought back. */
  newGame(setup: Setup): void {
    this.settle();
    const copy = this.copy();
    const replaced = copy && this.view.game && this.view.game.throws > 0 ? copy : this.replaced;
    this.start(setup, replaced).catch((error: unknown) => this.report(error));
  }

  takeBackNewGame(): void {
    this.settle();
    this.takeBack().catch((error: unknown) => this.report(error));
  }

  changeSettings(patch: Partial<Settings>): void {
    this.update({ settings: { ...this.view.settings, ...patch } });
    if (patch.autoThrow && this.view.activity === "idle") {
      this.settle();
      this.runOn();
    }
  }

  /** Asks what is best here, and why; the best move's piece is taken up, so that its way shows. */
  advise(): void {
    const { game, advisor, generation } = this;
    if (!game || !advisor || !mayAskAdvice(this.view) || this.view.advice) return;
    this.update({ advice: { given: null }, refusal: null });
    const question = { ruleset: game.state().ruleset, position: game.position_id(), other: null };
    Promise.all([advisor.advise(question), this.host.needWords("advice")])
      .then(([advice]) => {
        if (advice && generation === this.generation) this.showAdvice(advice);
      })
      .catch((error: unknown) => {
        this.update({ advice: null });
        this.report(error);
      });
  }

  private showAdvice(advice: Advice): void {
    const best = this.view.moves.find((move) => move.id === advice.options[0]?.id);
    const selected = best && isBoardMove(best) ? (best.from as Spot) : this.view.selected;
    this.update({ advice: { given: advice }, selected, using: null, pending: [] });
    this.host.announce(adviceSentences(this.view));
  }

  /** Says whose turn it is. */
  announceTurn(): void {
    const { game, seat } = this.view;
    if (game) this.host.announce([say("said-turn", { who: nameOfPlayer(game.player, game.turn, seat) })]);
  }

  destroy(): void {
    this.settle();
    this.advisor?.destroy();
    this.game?.free();
    this.game = null;
  }

  private async resume(engine: EngineClient, saved: SavedGame): Promise<void> {
    const { generation } = this;
    const game = await engine.fromRecord(saved.record);
    if (generation !== this.generation) {
      game.free();
      return;
    }
    this.replaced = saved.replaced;
    this.open(game, saved);
    this.update({ happened: this.view.log.at(-1)?.sentences ?? [] });
    this.save();
    this.host.announce([say("said-resumed"), ...this.view.happened]);
    this.runOn();
  }

  private async takeBack(): Promise<void> {
    const { replaced, engine, generation } = this;
    if (!replaced || !engine) return;
    const game = await engine.fromRecord(replaced.record);
    if (generation !== this.generation) {
      game.free();
      return;
    }
    this.replaced = null;
    this.open(game, replaced);
    this.save();
    this.host.announce([say("said-new-game-undone")]);
    this.runOn();
  }

  private async start(setup: Setup, replaced: GameCopy | null = null): Promise<void> {
    const { engine, generation } = this;
    if (!engine) return;
    const game = await engine.newGame(
      setup.seed ? { ruleset: setup.ruleset, seed: setup.seed } : { ruleset: setup.ruleset },
    );
    if (generation !== this.generation) {
      game.free();
      return;
    }
    this.replaced = replaced;
    const seat = seatFor(setup, game.state().players);
    this.open(game, { setup, seat, log: [] });
    this.update({ happened: [say("said-new-game")] });
    this.save();
    this.host.announce([say("said-new-game")]);
    this.runOn();
  }

  private refuse(house: number): void {
    if (!this.game) return;
    this.update({
      selected: onlyOrigin(this.view),
      pending: [],
      refusal: { spot: house, reasons: this.game.why_not(house) },
    });
    this.host.announce(refusalSentences(this.view));
  }
}
