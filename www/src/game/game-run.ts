/**
 * Runs a game: one engine call after another, each saved and then shown, with the computer's turns in between.
 *
 * Every action is first executed in the engine, then saved, then shown. A reload or a click during an animation can
 * therefore neither lose nor repeat a move. Every asynchronous step keeps the signal of the action it belongs to, which is
 * aborted when a newer action starts.
 */
import { errorMessage, faultSentence, type Sentence, sentence } from "../base/i18n/localizer.js";
import { isOutdated } from "../base/page-files.js";
import { SPEED_FACTOR } from "../base/settings.js";
import { quarantine, saveGame, storageWorks } from "../base/storage.js";
import type { AdvisorClient } from "../engine/advisor-client.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { BoardInfo, Game, GameEvent, GameSnapshot, Move, State } from "../engine/types.js";
import { StartError } from "../engine/wasm.js";
import { forcedMove, isComputersTurn, onlyOrigin, personDecides } from "./choices.js";
import { derivedFrom, IDLE, type Mode } from "./mode.js";
import { boardFor } from "./rulesets.js";
import type { GameCopy, SavedGame } from "./saved-game.js";
import { eventSentences, isLostTurn, newsOf, offerSentences } from "./sentences.js";
import { SessionEmitter } from "./session-events.js";
import {
  type Exact,
  extendLog,
  initialState,
  NOTHING_CHOSEN,
  type Setup,
  type UnreadableData,
  type ViewPatch,
  type ViewState,
  visibleLog,
} from "./view-state.js";

/** Pauses at normal speed: before the computer throws, before it moves, and after a lost turn. */
const BEFORE_THROW_MS = 200;
const BEFORE_MOVE_MS = 250;
const LOST_TURN_MS = 1200;
/** How long a forced move is marked before it is played. */
const ONLY_MOVE_MS = 500;

const STOPPED: Mode = { is: "stopped" };
const FROZEN: Mode = { is: "frozen", at: null };

interface SessionHost {
  stage: Stage;
  changed(view: ViewState): void;
  announce(sentences: readonly Sentence[]): void;
  /** Resolves when all texts of a game have loaded, not only those of the first throws. */
  restTexts(): Promise<void>;
  /** A person wants to play this move or to throw. Returns false to forbid it. */
  allows?(move: Move | null): boolean;
  /** A person has played a forced move by hand; the argument is the number of practice moves left. */
  practiceMoves?(left: number): void;
}

export class GameRun extends SessionEmitter {
  view: ViewState = initialState();
  protected engine: EngineClient | null = null;
  advisor: AdvisorClient | null = null;
  game: Game | null = null;
  /** Aborted when a newer action starts. */
  private latest = new AbortController();
  /** The URL options for new games. */
  protected newOptions = "";
  /** The URL options with which the current game started. */
  protected options = "";
  /** The name or place under which games are saved on this device. */
  protected saveName = "";
  /** The game that the last new game replaced. */
  protected replacedGame: GameCopy | null = null;
  /** The visitor's own game, which stays the saved one, while a puzzle or another exercise is on the board. */
  protected ownGame: { copy: GameCopy | null; replaced: GameCopy | null } | null = null;
  /** The last saved state; after an engine panic the game continues from it. */
  private lastSave: GameCopy | null = null;
  /** Whether the last state would survive a reload; null until one was to be saved. */
  private isSaved: boolean | null = null;
  /** Completes the step being shown. Called once, at its end or when it is interrupted. */
  private finishAction: (() => void) | null = null;

  constructor(protected readonly host: SessionHost) {
    super();
  }

  update<Patch extends ViewPatch>(patch: Exact<Patch, ViewPatch>): void {
    this.enter(this.view.mode, patch);
  }

  /** The only method that changes the mode and the parts of the view that depend on it. */
  protected enter<Patch extends ViewPatch>(mode: Mode, patch?: Exact<Patch, ViewPatch>): void {
    const before = this.view;
    const view = { ...before, ...patch, mode };
    const follows = mode !== before.mode || view.game !== before.game;
    this.view = follows ? { ...view, ...derivedFrom(mode, view.game) } : view;
    this.host.changed(this.view);
  }

  /** Shows a message about the page instead of the game. */
  notice(message: Sentence): void {
    this.addNotice(message);
    if (message.id === "notice-not-loaded") this.explain(message).catch(console.error);
  }

  /** Names the true cause if the tab is older than the files on the server. */
  private async explain(notLoaded: Sentence): Promise<void> {
    if (!(await isOutdated())) return;
    this.withdraw(notLoaded);
    this.addNotice(sentence("notice-new-version"));
  }

  /** Removes a message that no longer holds. */
  withdraw(message: Sentence): void {
    const written = JSON.stringify(message);
    const notices = this.view.notices.filter((other) => JSON.stringify(other) !== written);
    if (notices.length < this.view.notices.length) this.update({ notices });
  }

  /** Repeated messages are shown once, but announced each time. */
  private addNotice(message: Sentence): void {
    const written = JSON.stringify(message);
    const others = this.view.notices.filter((other) => JSON.stringify(other) !== written);
    this.update({ notices: [...others, message] });
    this.host.announce([message]);
  }

  /** The same for rare messages, whose texts load later. */
  lateNote(sentence: Sentence): void {
    this.onNoticeTexts(() => this.notice(sentence));
  }

  /** Calls `act` once the rare texts have loaded. A failure is reported as a message. */
  private onNoticeTexts(act: () => void): void {
    this.host.restTexts().then(act, (error: unknown) => {
      console.error(error);
      this.addNotice(sentence("notice-not-loaded"));
    });
  }

  /** Quarantines saved data that could not be read. The first time, reports it and offers it as a file. */
  quarantine(data: UnreadableData): void {
    if (!quarantine(data.kind, data.text)) return;
    this.onNoticeTexts(() => {
      const { unreadable } = this.view;
      if (unreadable.some(({ kind, text }) => kind === data.kind && text === data.text)) return;
      this.update({ unreadable: [...unreadable, data] });
      this.host.announce([sentence("notice-aside", { what: data.kind })]);
    });
  }

  announce(sentences: readonly Sentence[]): void {
    this.host.announce(sentences);
  }

  /** Puts a game on the board. */
  protected setGame(game: Game, from: Omit<GameCopy, "record">, snapshot = game.snapshot()): void {
    this.disposeGame();
    this.game = game;
    this.supersede();
    // A frozen game stays frozen when the host page replaces it.
    this.enter(this.isFrozen ? FROZEN : IDLE, {
      status: "ready",
      // It may have been given by the name of rules in use.
      setup: { ...from.setup, ruleset: snapshot.state.ruleset },
      seat: from.seat,
      board: this.boardOf(from.setup, snapshot.state),
      ...viewFromEngine(snapshot),
      lastEvents: [],
      news: null,
      log: from.log,
      // Applies requests that arrived while the first game was loading.
      dialog: this.view.status === "loading" ? this.view.dialog : null,
    });
    this.afterChange();
  }

  /** After an engine panic the game cannot be freed. */
  protected disposeGame(): void {
    try {
      this.game?.free();
    } catch (error) {
      console.error(error);
    }
    this.game = null;
  }

  protected boardOf(setup: Setup, state: State): BoardInfo | null {
    const { engine } = this;
    if (!engine) return null;
    const wanted = [setup.board, this.view.settings.board];
    return boardFor(state.houses, wanted, engine.ruleset(state.ruleset), engine.boards);
  }

  /**
   * Plays a person's move or throw, shows it, and continues until it is a person's turn again. `isDirect`: the
   * person used a finger or mouse on the board. Another throw in the same turn is then automatic, as forced moves are.
   */
  protected async act(move: Move | null, isDirect = false): Promise<void> {
    if (this.host.allows?.(move) === false) return;
    this.interrupt();
    const { signal } = this;
    const { practiceMoves, moves, game, settings } = this.view;
    const isAutomatic = isDirect && settings.autoMove && SPEED_FACTOR[settings.speed] > 0;
    const onward = isAutomatic && game ? game.player : null;
    this.update({ news: null });
    if (move && practiceMoves > 0 && moves.length === 1) {
      this.update({ practiceMoves: practiceMoves - 1 });
      this.host.practiceMoves?.(practiceMoves - 1);
    }
    try {
      if (await this.execute(move, signal)) this.resume(onward);
    } catch (error) {
      this.report(error, signal);
    }
  }

  /** A frozen game accepts no actions, not even from the computer. Nothing but `freeze(false)` ends this. */
  freeze(frozen: boolean): void {
    this.interrupt();
    this.enter(frozen ? FROZEN : IDLE, frozen ? { dialog: null } : {});
    this.resume();
  }

  /** A puzzle, a lesson or a retried choice is on the board: it is not saved, and nobody but the visitor acts. */
  get isExercise(): boolean {
    return this.ownGame !== null;
  }

  /** The end of the visitor's game is on the board. */
  get isOver(): boolean {
    const { game, shown, activity } = this.view;
    return game?.phase === "over" && shown === game && activity === "idle" && !this.isExercise;
  }

  get isFrozen(): boolean {
    return this.view.mode.is === "frozen";
  }

  /** Shows an earlier state of a frozen game; null for the current one. */
  showFrozen(at: State | null): void {
    if (this.isFrozen) this.enter({ is: "frozen", at });
  }

  /** The next action comes from a remote player. */
  waitForRemote(): void {
    if (this.view.mode.is === "idle") this.enter({ is: "waiting" });
  }

  /** Continues the game, unless it is a person's turn or the game is frozen. */
  protected resume(onward: number | null = null): void {
    if (this.isFrozen) return;
    const { signal } = this;
    this.drive(signal, onward).catch((error: unknown) => this.report(error, signal));
  }

  /** One engine call for a move or throw, saved and shown. Returns false if a newer action has taken over. */
  private async execute(move: Move | null, signal: AbortSignal): Promise<boolean> {
    const { game } = this;
    const before = this.view.game;
    if (!game || !before) return false;
    const { events, state: after, moves } = game.act(move?.id ?? "throw");
    this.emit("events", events);
    const { seat } = this.view;
    const sentences = eventSentences(events, after, seat);
    const thrown = events.some((event) => event.type === "thrown");
    const decided = this.isChoice(before, this.view.moves);
    // The other side's news are read while the first throw of this turn flies.
    const isSameTurn = this.view.log.at(-1)?.side === before.turn;
    this.enter(
      { is: thrown ? "throwing" : "moving", from: before },
      {
        game: after,
        moves,
        ...NOTHING_CHOSEN,
        log: extendLog(this.view.log, before, after, events, { move, decided, sentences }),
        notices: decided ? [] : this.view.notices,
      },
    );
    if (decided) this.replacedGame = null;
    this.save();
    this.finishAction = () => {
      this.finishAction = null;
      const news = newsOf(events, after, seat) ?? (isSameTurn ? this.view.news : null);
      this.enter(IDLE, { lastEvents: sentences, news });
      this.afterChange();
      this.host.announce([...sentences, ...offerSentences(this.view)]);
      if (after.phase === "over" && !this.isExercise) this.emit("over", after);
    };
    await this.host.stage.play(events, before);
    if (signal.aborted) return false;
    this.finishAction?.();
    return true;
  }

  /**
   * Plays for the computer, and throws for visitors who prefer that, until it is a person's turn. `onward`: the player who
   * has just moved and whose next throw in the same turn is automatic, as it is after a forced move.
   */
  private async drive(signal: AbortSignal, onward: number | null): Promise<void> {
    while (!signal.aborted && this.game) {
      const { game: state, seat, settings } = this.view;
      if (!state || state.phase === "over" || this.isExercise) return;
      const byComputer = isComputersTurn(state, seat);
      const mustThrow = state.phase === "opening" || (state.phase === "throw" && !state.can_rescue);
      const forced = forcedMove(this.view);
      const again = mustThrow && state.player === onward;
      if (!byComputer && !(settings.autoThrow && mustThrow) && !forced && !again) return;
      if (!(await this.pauseAfterLostTurn(signal))) return;
      let choice: string | null = forced?.id ?? "throw";
      if (byComputer && !mustThrow) {
        choice = await this.askComputer(signal);
        if (choice === null) return;
      }
      const itself = forced || again;
      // At first there is more time to read the computer's throw; each throw of the game shortens it.
      const reading = Math.max(BEFORE_MOVE_MS, 700 - 25 * state.throws);
      const pause = itself ? ONLY_MOVE_MS : mustThrow ? BEFORE_THROW_MS : reading;
      if ((byComputer || itself) && !(await this.wait(pause, signal))) return;
      const move = this.view.moves.find((candidate) => candidate.id === choice) ?? null;
      if (!byComputer && this.host.allows?.(move) === false) return;
      if (!(await this.execute(move, signal))) return;
      onward = forced && state.player;
    }
  }

  /** A person has picked up the sticks, so the automatic throw waits for them. */
  waitForHand(): void {
    if (this.view.mode.is === "idle") this.interrupt();
  }

  /** A person has a choice here that undo can return to. */
  protected isChoice(state: State, moves: readonly Move[]): boolean {
    return personDecides(state, this.view.seat) && !forcedMove({ ...this.view, game: state, moves });
  }

  /** Keeps a turn lost without a choice on the page until it can be read. */
  private async pauseAfterLostTurn(signal: AbortSignal): Promise<boolean> {
    const lost = this.view.lastEvents.some(isLostTurn);
    if (!lost || SPEED_FACTOR[this.view.settings.speed] === 0) return true;
    this.enter({ is: "pause" });
    await this.host.stage.pause(LOST_TURN_MS);
    if (signal.aborted) return false;
    this.enter(IDLE);
    return true;
  }

  private async wait(milliseconds: number, signal: AbortSignal): Promise<boolean> {
    await this.host.stage.pause(milliseconds);
    return !signal.aborted;
  }

  private async askComputer(signal: AbortSignal): Promise<string | null> {
    const { game, advisor } = this;
    const { setup } = this.view;
    if (!game || !advisor || setup.opponent === "person") return null;
    this.enter({ is: "thinking" });
    try {
      const { opponent: level, ruleset } = setup;
      const choice =
        level === "beginner"
          ? game.beginners_choice()
          : await advisor.ask({ ask: "choose", ruleset, position: game.position_id(), level }, signal);
      if (signal.aborted) return null;
      this.enter(IDLE);
      return choice;
    } catch (error) {
      if (signal.aborted) return null;
      this.enter(STOPPED, { notices: [] });
      this.lateNote(sentence("notice-computer-stopped", { reason: errorMessage(error) }));
      return null;
    }
  }

  /**
   * Reports a failure and shows the engine's current state; if it is the computer's turn, it waits for a retry. If a
   * newer action has started, the failure is only logged.
   */
  protected report(error: unknown, signal: AbortSignal): void {
    console.error(error);
    if (signal.aborted) return;
    this.noteFailure(error);
    this.interrupt();
    this.recover().catch(console.error);
  }

  /** A game that is there stays: only without one the page says that it cannot start. */
  noteFailure(error: unknown): void {
    const failure = error instanceof StartError ? error.failure : null;
    if (failure && !this.game) this.update({ status: "failed", failure });
    else this.notice(faultSentence(error));
  }

  private async recover(): Promise<void> {
    const { game, lastSave, engine, signal } = this;
    if (!game) return;
    try {
      this.update(viewFromEngine(game.snapshot()));
      this.afterChange();
    } catch {
      const restored = lastSave && engine && (await engine.fromRecord(lastSave.record));
      if (!restored || signal.aborted) return restored?.free();
      this.setGame(restored, lastSave);
    }
    const { game: state, seat } = this.view;
    if (state && isComputersTurn(state, seat) && !this.isFrozen) this.enter(STOPPED);
  }

  /** The signal of the latest action. */
  protected get signal(): AbortSignal {
    return this.latest.signal;
  }

  private supersede(): void {
    this.latest.abort();
    this.latest = new AbortController();
  }

  /** Interrupts any animation or wait, so that something new can start. A frozen game stays frozen. */
  protected interrupt(): void {
    this.supersede();
    this.host.stage.skip();
    this.finishAction?.();
    if (this.view.mode.is !== "idle" && !this.isFrozen) this.enter(IDLE);
  }

  /** After undo or redo, derives everything from the engine again. */
  protected refresh(snapshot: GameSnapshot, sentences: Sentence[]): void {
    this.update({
      ...viewFromEngine(snapshot),
      lastEvents: sentences,
      news: null,
      dialog: null,
    });
    this.afterChange();
    this.save();
    this.host.announce([...sentences, ...offerSentences(this.view)]);
  }

  private afterChange(): void {
    this.update({
      selected: onlyOrigin(this.view),
      canUndo: this.canStepBack(),
      canRedo: this.view.game?.can_redo ?? false,
      canTakeBack: this.replacedGame !== null,
      offersReturn: this.replacedGame !== null && this.replacedGame.open !== false,
    });
  }

  /** Whether a person has made a decision that undo can return to. */
  private canStepBack(): boolean {
    const { game, log, seat } = this.view;
    if (!game?.can_undo || this.view.setup.afar) return false;
    return seat === null || visibleLog(log, game).some((entry) => entry.decided);
  }

  /** The game in its saved form. */
  copy(): Required<GameCopy> | null {
    const { game, view } = this;
    if (!game || !view.game) return null;
    return {
      record: game.record(),
      setup: view.setup,
      seat: view.seat,
      log: visibleLog(view.log, view.game),
      open: view.game.phase !== "over",
    };
  }

  protected save(): void {
    const copy = this.copy();
    if (!copy) return;
    this.lastSave = copy;
    if (this.isExercise) return;
    const saved: SavedGame = {
      version: 1,
      wishes: this.options,
      kept: copy.log.length > 0 || this.replacedGame ? Math.max(1, Date.now()) : 0,
      replaced: this.replacedGame,
      ...copy,
    };
    const isSaved = saveGame(saved, this.saveName, this.options);
    // Said once, and not by a page that was never able to save.
    if (!isSaved && (this.isSaved ?? storageWorks())) this.lateNote(sentence("notice-not-saved"));
    this.isSaved = isSaved;
  }
}

/** A fresh view of the engine's state. */
const viewFromEngine = ({ state, moves }: GameSnapshot) => ({ game: state, moves, ...NOTHING_CHOSEN });

// Shows events to the player. The game does not depend on it; it only waits until the animation ends or is skipped.

export interface Stage {
  /** Animates the events from the state before them; resolves when everything is at rest. */
  play(events: readonly GameEvent[], before: State): Promise<void>;
  /** Waits so that people can follow; resolves early when skipped. */
  pause(milliseconds: number): Promise<void>;
  /** Ends any animation at once. */
  skip(): void;
}
