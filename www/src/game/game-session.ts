/**
 * The actions of people at the board: throw, point, drag, undo, start another game. The engine knows the rules;
 * game-run.ts runs the game.
 */

import { faultSentence, type Sentence, sentence } from "../base/i18n/localizer.js";
import type { Settings } from "../base/settings.js";
import type { AdvisorClient } from "../engine/advisor-client.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { Advice, FullGame, Game, GameSnapshot, Move, State } from "../engine/types.js";
import { fileOfPage, isSenetError, StartError } from "../engine/wasm.js";
import {
  aimsAt,
  forcedMove,
  isBoardMove,
  mayAskAdvice,
  mayThrow,
  meaningOf,
  nameOfPlayer,
  onlyOrigin,
  personMayAct,
  seatFor,
  selectedMoves,
} from "./choices.js";
import { GameRun } from "./game-run.js";
import type { ChosenSave, GameCopy, SavedGame } from "./saved-game.js";
import { aimSentences, offerSentences } from "./sentences.js";
import { DEFAULT_SETUP, NOTHING_CHOSEN, type Setup, type Spot } from "./view-state.js";

/** Options for a game from elsewhere. */
export type LoadOptions = Partial<Pick<GameCopy, "seat" | "log">> & {
  announcement?: Sentence;
  /** It is shown without replacing the visitor's own saved game. */
  unsaved?: boolean;
  /** The visitor's own game comes back after such a one. */
  returns?: boolean;
  /** The host page asks for it, so it also replaces a frozen game and stays frozen. */
  byHost?: boolean;
};

/** The sentences of answers, once their texts have loaded. Both are part of the rest of the page. */
async function answerSentences(texts: Promise<void>): Promise<typeof import("./answer-sentences.js")> {
  await fileOfPage(texts);
  return fileOfPage(import("./answer-sentences.js"));
}

export class GameSession extends GameRun {
  /** The last game handed to `load`, which owns it from then on. */
  private handedOver: Game | null = null;

  /** Resumes a saved game that fits the URL, or starts a new one. */
  async begin(
    engine: EngineClient,
    advisor: AdvisorClient,
    options: { key: string; keep: string; setup: Setup },
    { saved, damaged }: ChosenSave,
  ): Promise<void> {
    this.engine = engine;
    this.advisor = advisor;
    this.newOptions = options.key;
    this.saveName = options.keep;
    this.ownGame = this.replacedGame = null;
    const { signal } = this;
    for (const text of damaged) this.quarantine({ kind: "game", text });
    if (saved) {
      try {
        await this.restore(engine, saved);
        return;
      } catch (error) {
        if (signal.aborted) return;
        // The code that reads it failed to load; the game stays saved.
        if (error instanceof StartError) throw error;
        console.warn(error);
        this.replacedGame = null;
        this.quarantine({ kind: "game", text: JSON.stringify(saved) });
        this.refuseRules(engine, saved.setup.ruleset, error);
      }
    }
    try {
      await this.create(options.setup);
    } catch (error) {
      if (signal.aborted) return;
      const isLost = error instanceof StartError;
      if (!isLost && !isSenetError(error)) throw error;
      console.warn(error);
      // The next load of the page tries lost rules again, so this game is not saved as theirs.
      if (isLost) this.newOptions = options.key.replace(/ruleset=[^&]*/, `ruleset=${DEFAULT_SETUP.ruleset}`);
      this.refuseRules(engine, options.setup.ruleset, error);
      await this.create({ ...options.setup, ruleset: DEFAULT_SETUP.ruleset, name: "" });
    }
  }

  /** Reports why the rules are refused, if the error is about them. */
  private refuseRules(engine: EngineClient, ruleset: string, error: unknown): void {
    answerSentences(this.host.restTexts())
      .then(({ refusedRules }) => refusedRules(engine, ruleset, error))
      .then(
        (refused) => refused && this.notice(refused),
        (fault: unknown) => this.notice(faultSentence(fault)),
      );
  }

  /** Throws the sticks, plays a forced move, or ends an animation. Resolves when the result has been shown. */
  async throwSticks(): Promise<void> {
    const { view } = this;
    const forced = personMayAct(view) ? forcedMove(view) : null;
    if (mayThrow(view) || forced) await this.act(forced);
    else this.host.stage.skip();
  }

  /** Ends a look back, or retries a computer player that failed. */
  continueGame(): void {
    if (this.view.activity === "looking") this.backToGame();
    if (this.view.activity === "stopped") {
      this.interrupt();
      this.resume();
    }
  }

  /** Handles a tap on a place: select a piece, choose a target, play, or explain a refusal. */
  point(spot: Spot, isDirect = false): void {
    const meaning = meaningOf(this.view, spot, isDirect);
    switch (meaning.type) {
      case "skip":
        this.host.stage.skip();
        break;
      case "wait":
        this.announceTurn();
        break;
      case "play":
        this.choose(meaning.moves, isDirect);
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

  /** Selects a piece and announces where it can go. */
  select(spot: Spot): void {
    if (this.isFrozen) return;
    this.update({ selected: spot, pending: [], refusal: null });
    this.host.announce(aimSentences(this.view));
  }

  /** Cancels the selection. */
  deselect(): void {
    if (this.isFrozen) return;
    if (this.view.selected !== null && onlyOrigin(this.view) === null)
      this.host.announce([sentence("said-put-down")]);
    this.update({ selected: onlyOrigin(this.view), pending: [], refusal: null });
  }

  /** A piece was dropped here. */
  drop(spot: Spot | null): void {
    const moves = selectedMoves(this.view).filter((move) => spot !== null && aimsAt(move, spot));
    if (moves.length > 0) this.choose(moves, true);
    else this.deselect();
  }

  /** Plays a move, or first asks for confirmation or for one of several throws that lead to the same house. */
  choose(moves: readonly Move[], isDirect = false): void {
    const [move, other] = moves;
    if (!move) return;
    const isConfirmed = this.view.pending.length === 1 && this.view.pending[0]?.id === move.id;
    if (other || (this.view.settings.confirmMove && !isConfirmed)) {
      this.update({ pending: moves, selected: move.from as Spot, refusal: null });
      if (other) this.host.announce([sentence("prompt-which-throw")]);
      return;
    }
    this.play(move, isDirect).catch(console.error);
  }

  /** Uses only this throw of those in hand; null for any. */
  useThrow(using: number | null): void {
    if (this.isFrozen) return;
    this.update({ selectedThrow: using, pending: [], refusal: null });
    this.update({ selected: onlyOrigin(this.view) });
    this.host.announce(offerSentences(this.view));
  }

  /** Moves the game to another board. */
  changeBoard(board: string | null): void {
    const { setup, game } = this.view;
    const changed = { ...setup, board };
    this.update({ setup: changed });
    if (game) this.update({ board: this.boardOf(changed, game) });
    this.save();
  }

  /** Resolves when the move has been shown. */
  async play(move: Move, isDirect = false): Promise<void> {
    if (personMayAct(this.view)) await this.act(move, isDirect);
  }

  undo(): void {
    if (this.isFrozen) return;
    if (!this.game || !this.view.canUndo) {
      if (this.view.canTakeBack) this.takeBackNewGame();
      else this.host.announce([sentence("said-nothing-to-undo")]);
      return;
    }
    const { game } = this;
    this.step(() => game.undo(), "said-undone");
  }

  redo(): void {
    const { game } = this;
    if (this.isFrozen) return;
    if (!game || !this.view.canRedo) {
      this.host.announce([sentence("said-nothing-to-redo")]);
      return;
    }
    this.step(() => game.redo(), "said-redone");
  }

  /** Undo or redo to the next decision of a person. */
  private step(step: () => GameSnapshot | undefined, messageId: string): void {
    this.interrupt();
    let target: GameSnapshot | undefined;
    for (let snapshot = step(); snapshot; snapshot = step()) {
      target = snapshot;
      if (this.isChoice(snapshot.state, snapshot.moves)) break;
    }
    if (target) this.refresh(target, [sentence(messageId)]);
    this.resume();
  }

  /** The label of the button that continues after the end of a game. */
  get playAgainLabel(): string {
    return "button-play-again";
  }

  /** Starts another game. The current one can be restored, unless it belongs to someone else. */
  newGame(setup: Setup, discardCurrent = false): void {
    if (this.isFrozen) return;
    this.interrupt();
    this.watch(this.create({ ...setup, afar: "" }, discardCurrent ? null : this.past()));
  }

  /**
   * Puts a game from elsewhere on the board; the previous one can be restored. Frees it and returns false if the page has
   * closed or the game is frozen.
   */
  load(game: Game, setup: Setup, loadOptions: LoadOptions = {}): boolean {
    this.handedOver = game;
    const { unsaved = false, returns = false, byHost = false } = loadOptions;
    if (!this.engine || (this.isFrozen && !byHost)) {
      game.free();
      return false;
    }
    this.interrupt();
    const { ownGame, replacedGame } = this;
    const past = returns && ownGame ? ownGame.replaced : this.past();
    const own = unsaved ? (ownGame ?? { copy: this.playedGame(), replaced: replacedGame }) : null;
    this.replace(game, setup, unsaved ? null : past, loadOptions, own);
    return true;
  }

  /** The visitor's game if anything has happened in it, otherwise the one it replaced. */
  private past(): GameCopy | null {
    const { copy, replaced } = this.ownGame ?? { copy: this.playedGame(), replaced: this.replacedGame };
    return copy ?? replaced;
  }

  private playedGame(): GameCopy | null {
    return this.view.game && this.view.game.throws > 0 ? this.copy() : null;
  }

  takeBackNewGame(): void {
    if (this.isFrozen) return;
    this.interrupt();
    this.watch(this.takeBack());
  }

  /** Reports a failure of something started just now. */
  private watch(task: Promise<void>): void {
    const { signal } = this;
    task.catch((error: unknown) => this.report(error, signal));
  }

  /**
   * Parses a record, or its first actions, and frees the game after `use`, which may put it on the board. Resolves to
   * null without calling `use` if another game has replaced the current one or the page has closed.
   */
  async withGame<T>(record: string, use: (game: FullGame) => T, actions?: number): Promise<T | null> {
    const { game, engine } = this;
    if (!engine) return null;
    const loaded = await engine.fromRecord(record, actions);
    try {
      return game === this.game ? use(loaded) : null;
    } finally {
      if (loaded !== this.handedOver) loaded.free();
    }
  }

  /** The game's record. */
  record(): string {
    return this.game?.record() ?? "";
  }

  /**
   * Shows an earlier state and what happened then, and blocks play. If it previews a possible state, `question` is the
   * question about it.
   */
  showPast(state: State, happened: readonly Sentence[], question: Sentence | null = null): void {
    if (this.isFrozen) return;
    this.interrupt();
    this.enter({ is: "looking", at: state, question }, { ...NOTHING_CHOSEN, lastEvents: happened });
    this.host.announce(happened);
  }

  /** Returns to the current state. */
  backToGame(): void {
    if (this.isFrozen) return;
    this.interrupt();
    if (this.game) this.refresh(this.game.snapshot(), [sentence("said-back-in-game")]);
    if (this.view.game?.phase !== "over") this.resume();
  }

  changeSettings(patch: Partial<Settings>): void {
    this.update({ settings: { ...this.view.settings, ...patch } });
    if ((patch.autoThrow || patch.autoMove) && this.view.activity === "idle") {
      this.interrupt();
      this.resume();
    }
  }

  /** Requests advice. The piece of the best move is selected, so that its path is shown. */
  advise(): void {
    const { game, advisor, signal } = this;
    if (!game || !advisor || !mayAskAdvice(this.view) || this.view.advice) return;
    this.update({ advice: [sentence("advice-thinking")], refusal: null });
    const { ruleset } = this.view.setup;
    const question = { ask: "advise", ruleset, position: game.position_id(), other: null } as const;
    Promise.all([advisor.ask(question, signal), answerSentences(this.host.restTexts())])
      .then(([advice, { adviceSentences }]) => {
        if (advice && !signal.aborted) this.showAdvice(advice, adviceSentences(advice, this.view.moves));
      })
      .catch((error: unknown) => {
        if (signal.aborted) return console.error(error);
        this.update({ advice: null });
        this.report(error, signal);
      });
  }

  private showAdvice(advice: Advice, sentences: readonly Sentence[]): void {
    const best = this.view.moves.find((move) => move.id === advice.options[0]?.id);
    const selected = best && isBoardMove(best) ? (best.from as Spot) : this.view.selected;
    this.update({ advice: sentences, selected, selectedThrow: null, pending: [] });
    this.host.announce(sentences);
  }

  /** Announces whose turn it is. */
  announceTurn(): void {
    const { game, seat } = this.view;
    if (game)
      this.host.announce([sentence("said-turn", { who: nameOfPlayer(game.player, game.turn, seat) })]);
  }

  destroy(): void {
    this.interrupt();
    this.advisor?.destroy();
    this.disposeGame();
    this.engine = null;
  }

  private async restore(engine: EngineClient, saved: SavedGame): Promise<void> {
    const { signal } = this;
    const game = await engine.fromRecord(saved.record);
    if (signal.aborted) {
      game.free();
      return;
    }
    this.replacedGame = saved.replaced;
    this.options = saved.wishes;
    this.setGame(game, saved);
    this.update({ lastEvents: this.view.log.at(-1)?.sentences ?? [] });
    this.save();
    this.host.announce([sentence("said-resumed"), ...this.view.lastEvents]);
    this.resume();
  }

  private async takeBack(): Promise<void> {
    const { replacedGame, engine, signal } = this;
    if (!replacedGame || !engine) return;
    const game = await engine.fromRecord(replacedGame.record);
    if (signal.aborted) {
      game.free();
      return;
    }
    this.replacedGame = null;
    this.setGame(game, replacedGame);
    this.save();
    this.host.announce([sentence("said-new-game-undone")]);
    this.resume();
  }

  private async create(setup: Setup, replaced: GameCopy | null = null): Promise<void> {
    const { engine, signal } = this;
    if (!engine) return;
    const { ruleset, seed } = setup;
    const game = await engine.newGame(seed ? { ruleset, seed } : { ruleset });
    if (signal.aborted) {
      game.free();
      return;
    }
    this.replace(game, setup, replaced);
  }

  private replace(
    game: Game,
    setup: Setup,
    replaced: GameCopy | null,
    loadOptions: LoadOptions = {},
    own: typeof this.ownGame = null,
  ): void {
    this.replacedGame = replaced;
    this.ownGame = own;
    this.options = this.newOptions;
    const snapshot = game.snapshot();
    const {
      seat = seatFor(setup, snapshot.state.players),
      log = [],
      announcement = sentence("said-new-game"),
    } = loadOptions;
    this.setGame(game, { setup, seat, log }, snapshot);
    this.update({ lastEvents: [announcement] });
    this.save();
    this.host.announce([announcement]);
    this.resume();
  }

  private refuse(house: number): void {
    const { engine, game } = this;
    if (!engine || !game) return;
    const placeholder = { spot: house, reasons: [], sentences: [] };
    this.update({ selected: onlyOrigin(this.view), pending: [], refusal: placeholder });
    Promise.all([engine.whyNot(game, house), answerSentences(this.host.restTexts())]).then(
      ([reasons, { refusalSentences }]) => {
        if (this.view.refusal !== placeholder || !this.engine) return;
        const refusal = { spot: house, reasons, sentences: refusalSentences({ spot: house, reasons }) };
        this.update({ refusal });
        this.host.announce(refusal.sentences);
      },
      (error: unknown) => {
        console.error(error);
        if (this.view.refusal !== placeholder || !this.engine) return;
        this.update({ refusal: null });
        this.noteFailure(error);
      },
    );
  }
}
