/**
 * How a game runs: one call of the engine after another, each saved and then
 * shown, and the computer's turns in between.
 *
 * Whatever is decided is first done in the engine and saved, then shown. So a
 * reload or a click in the middle of an animation can neither lose nor double a
 * move. Everything that waits holds a generation number and gives up when a
 * newer action has begun.
 */
import { faultSentence, type Part, reasonOf, type Sentence, say } from "../base/i18n/localizer.js";
import { SPEED_FACTOR } from "../base/settings.js";
import { putAside, saveGame } from "../base/storage.js";
import type { AdvisorClient } from "../engine/advisor-client.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { BoardInfo, Game, GameEvent, Move, Seen, State } from "../engine/types.js";
import { lacksWebAssembly, StartError } from "../engine/wasm.js";
import { computerActs, forcedMove, onlyOrigin, personDecides } from "./choices.js";
import { derivedFrom, IDLE, type Mode } from "./mode.js";
import type { newsOf } from "./news.js";
import { boardFor } from "./rulesets/boards.js";
import type { GameCopy, SavedGame } from "./saved-game.js";
import { eventSentences, isLostTurn, offerSentences } from "./sentences.js";
import {
  type Aside,
  extendLog,
  initialState,
  type Setup,
  type ViewPatch,
  type ViewState,
  visibleLog,
} from "./view-state.js";

/** How long, at normal speed, the computer waits before it throws and before it moves, and a lost turn can be read. */
const BEFORE_THROW_MS = 200;
const BEFORE_MOVE_MS = 250;
const LOST_TURN_MS = 1200;
/** How long the only move is marked before it plays itself. */
const ONLY_MOVE_MS = 500;

const STOPPED: Mode = { is: "stopped" };

export interface SessionHost {
  stage: Stage;
  changed(view: ViewState): void;
  announce(sentences: readonly Sentence[]): void;
  /** Resolves when sentences of this part of the texts can be said. */
  needWords(part: Part): Promise<void>;
  /** A person wants to play this move, or to throw; false forbids it. */
  allows?(move: Move | null): boolean;
  /** This has happened, whether or not it will be shown. */
  happened?(events: readonly GameEvent[]): void;
  /** A person has played an only move themselves; so many are still theirs. */
  ownForced?(left: number): void;
}

export class GameRun {
  view: ViewState = initialState();
  protected engine: EngineClient | null = null;
  advisor: AdvisorClient | null = null;
  game: Game | null = null;
  protected generation = 0;
  /** The address's options, with which new games are begun. */
  protected asked = "";
  /** The options of the address that the game was begun with. */
  protected options = "";
  /** The name or the place under which games are kept on this device. */
  protected keep = "";
  /** The game that the last new game replaced. */
  protected replaced: GameCopy | null = null;
  /** The game on the board is not the visitor's own: that stays the one that is kept. */
  protected unsaved = false;
  /** The game as it was last kept: one in which the engine broke off goes on from there. */
  private kept: GameCopy | null = null;
  /** Comes with the words of a game under way. */
  private newsOf: typeof newsOf | null = null;
  /** Completes the step that is being shown; called once, by its end or by whatever cuts it short. */
  private finishStep: (() => void) | null = null;

  constructor(protected readonly host: SessionHost) {}

  update(patch: ViewPatch): void {
    this.enter(this.view.mode, patch);
  }

  /** Changes what the page is doing, and with it what else has changed; nothing else does. */
  protected enter(mode: Mode, patch: ViewPatch = {}): void {
    const before = this.view;
    const view = { ...before, ...patch, mode };
    const follows = mode !== before.mode || view.game !== before.game;
    this.view = follows ? { ...view, ...derivedFrom(mode, view.game) } : view;
    this.host.changed(this.view);
  }

  /** Shows something about the page rather than the game. */
  notice(sentence: Sentence): void {
    // What is missing then is the whole engine, and not the connection.
    if (sentence.id === "notice-not-loaded" && this.engine?.isSmall) {
      this.noticeLater(say("notice-no-wasm"));
      return;
    }
    // What happens twice is said once.
    const written = JSON.stringify(sentence);
    const others = this.view.notices.filter((other) => JSON.stringify(other) !== written);
    this.update({ notices: [...others, sentence] });
  }

  /** The same for what is seldom told: its words are loaded first. */
  noticeLater(sentence: Sentence): void {
    this.later(() => this.notice(sentence));
  }

  /** Does this when the words of what is seldom told are there; what cannot be told is told to be missing. */
  private later(act: () => void): void {
    this.host.needWords("notices").then(act, (error: unknown) => {
      console.error(error);
      this.update({ notices: [...this.view.notices, say("notice-not-loaded")] });
    });
  }

  /** Puts aside what had been kept and could not be read; the first time says so and offers it as a file. */
  putAside(aside: Aside): void {
    if (putAside(aside.what, aside.text))
      this.later(() => this.update({ aside: [...this.view.aside, aside] }));
  }

  announce(sentences: readonly Sentence[]): void {
    this.host.announce(sentences);
  }

  /** Puts a game on the board. */
  protected setGame(game: Game, from: Omit<GameCopy, "record">, seen = game.seen()): void {
    this.disposeGame();
    this.game = game;
    this.generation += 1;
    this.enter(IDLE, {
      status: "ready",
      setup: from.setup,
      seat: from.seat,
      board: this.boardOf(from.setup, seen.state),
      ...viewFromEngine(seen),
      happened: [],
      news: null,
      log: from.log,
      // What was asked for while the first game was still being loaded has waited for it.
      dialog: this.view.status === "loading" ? this.view.dialog : null,
    });
    this.afterChange();
  }

  /** One in which the engine broke off cannot be freed any more. */
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

  /** A person's move, or throw: do it and show it; then the game runs on until a person is to act again. */
  protected async act(move: Move | null): Promise<void> {
    if (this.host.allows?.(move) === false) return;
    this.interrupt();
    const { generation } = this;
    const { ownForced, moves } = this.view;
    this.update({ news: null });
    if (move && ownForced > 0 && moves.length === 1) this.changeOwnForced(ownForced - 1);
    try {
      if (await this.step(move, generation)) this.runOn();
    } catch (error) {
      this.report(error, generation);
    }
  }

  private changeOwnForced(ownForced: number): void {
    this.update({ ownForced });
    this.host.ownForced?.(ownForced);
  }

  /** Frozen, nobody can act, the computer neither. */
  freeze(frozen: boolean): void {
    this.interrupt();
    if (frozen) this.enter({ is: "frozen", at: null }, { dialog: null });
    else this.runOn();
  }

  /** While the game is frozen, shows it as it stood; null for as it stands. */
  showFrozen(at: State | null): void {
    if (this.view.mode.is === "frozen") this.enter({ is: "frozen", at });
  }

  /** The next act is made far away. */
  waitForOther(): void {
    if (this.view.mode.is === "idle") this.enter({ is: "waiting" });
  }

  /** Lets the game run on from here, unless it is a person's turn. */
  protected runOn(): void {
    const { generation } = this;
    this.drive(generation).catch((error: unknown) => this.report(error, generation));
  }

  /** A move, or a throw: one call of the engine, saved and shown. False when something newer has taken over meanwhile. */
  private async step(move: Move | null, generation: number): Promise<boolean> {
    const { game } = this;
    const before = this.view.game;
    if (!game || !before) return false;
    const { events, state: after, moves } = game.act(move?.id ?? "throw");
    this.host.happened?.(events);
    const { seat } = this.view;
    const sentences = eventSentences(events, after, seat);
    const thrown = events.some((event) => event.type === "thrown");
    const decided = this.isChoice(before, this.view.moves);
    this.enter(
      { is: thrown ? "throwing" : "moving", from: before },
      {
        game: after,
        moves,
        selected: null,
        using: null,
        pending: [],
        refusal: null,
        advice: null,
        log: extendLog(this.view.log, before, after, events, { move, decided, sentences }),
        notices: decided ? [] : this.view.notices,
      },
    );
    if (decided) this.replaced = null;
    this.save();
    this.finishStep = () => {
      this.finishStep = null;
      const news = this.newsOf?.(events, after, seat) ?? this.view.news;
      this.enter(IDLE, { happened: sentences, news });
      this.afterChange();
      this.host.announce([...sentences, ...offerSentences(this.view)]);
    };
    await Promise.all([this.host.stage.play(events, before), this.ableToTell()]);
    // Cut short before there were words for it, it is said anew.
    if (generation !== this.generation) this.update({});
    if (generation !== this.generation) return false;
    this.finishStep?.();
    return true;
  }

  /** Resolves when what is said of a game under way can be said: its words come behind the first picture. */
  ableToTell(): Promise<void> {
    const words = this.host.needWords("play");
    return Promise.all([import("./news.js"), words]).then(
      ([{ newsOf }]) => {
        this.newsOf = newsOf;
      },
      (error: unknown) => {
        throw new StartError("wasm-not-found", error);
      },
    );
  }

  /** Lets the computer play, and throws for the visitor who wants that, until a person is to act. */
  private async drive(generation: number): Promise<void> {
    while (generation === this.generation && this.game) {
      const { game: state, seat, settings } = this.view;
      if (!state || state.phase === "over") return;
      const byComputer = computerActs(state, seat);
      const mustThrow = state.phase === "opening" || (state.phase === "throw" && !state.can_rescue);
      const forced = forcedMove(this.view);
      if (!byComputer && !(settings.autoThrow && mustThrow) && !forced) return;
      if (!(await this.pauseAfterLostTurn(generation))) return;
      let choice: string | null = forced?.id ?? "throw";
      if (byComputer && !mustThrow) {
        choice = await this.ask(generation);
        if (choice === null) return;
      }
      const pause = forced ? ONLY_MOVE_MS : mustThrow ? BEFORE_THROW_MS : BEFORE_MOVE_MS;
      if ((byComputer || forced) && !(await this.wait(pause, generation))) return;
      const move = this.view.moves.find((candidate) => candidate.id === choice) ?? null;
      if (!byComputer && this.host.allows?.(move) === false) return;
      if (!(await this.step(move, generation))) return;
    }
  }

  /** A person has a choice here that undo can come back to. */
  protected isChoice(state: State, moves: readonly Move[]): boolean {
    return personDecides(state, this.view.seat) && !forcedMove({ ...this.view, game: state, moves });
  }

  /** A turn lost without a choice stays on the page before the next throw happens by itself. */
  private async pauseAfterLostTurn(generation: number): Promise<boolean> {
    const lost = this.view.happened.some(isLostTurn);
    if (!lost || SPEED_FACTOR[this.view.settings.speed] === 0) return true;
    this.enter({ is: "pause" });
    await this.host.stage.pause(LOST_TURN_MS);
    if (generation !== this.generation) return false;
    this.enter(IDLE);
    return true;
  }

  private async wait(milliseconds: number, generation: number): Promise<boolean> {
    await this.host.stage.pause(milliseconds);
    return generation === this.generation;
  }

  private async ask(generation: number): Promise<string | null> {
    const { game, advisor } = this;
    const { setup } = this.view;
    if (!game || !advisor || setup.opponent === "person") return null;
    this.enter({ is: "thinking" });
    try {
      const { opponent: level } = setup;
      const ruleset = this.view.game?.ruleset ?? setup.ruleset;
      // Without WebAssembly nobody else can play, and the game goes on.
      const isAlone = this.engine?.isSmall ?? false;
      if (isAlone && level !== "beginner") this.noticeLater(say("notice-no-wasm"));
      const choice =
        isAlone || level === "beginner"
          ? game.beginners_choice()
          : await advisor.choose({ ruleset, position: game.position_id(), level });
      if (generation !== this.generation) return null;
      this.enter(IDLE);
      return choice;
    } catch (error) {
      if (generation !== this.generation) return null;
      this.enter(STOPPED, {
        notices: [say("notice-computer-stopped", { reason: reasonOf(error) })],
      });
      return null;
    }
  }

  /**
   * A fault of ours is said, not swallowed, and the game stands as the engine has it. What has begun since the action
   * of this number goes on; if nothing has, and it is for the computer to act, it waits to be asked again.
   */
  protected report(error: unknown, generation: number): void {
    console.error(error);
    if (lacksWebAssembly(error)) this.noticeLater(say("notice-no-wasm"));
    else if (error instanceof StartError) this.update({ status: "failed", failure: error.failure });
    else this.notice(faultSentence(error));
    if (generation !== this.generation) return;
    this.interrupt();
    this.recover().catch(console.error);
  }

  private async recover(): Promise<void> {
    const { game, kept, engine, generation } = this;
    if (!game) return;
    try {
      this.update(viewFromEngine(game.seen()));
      this.afterChange();
    } catch {
      const again = kept && engine && (await engine.fromRecord(kept.record));
      if (!again || generation !== this.generation) return again?.free();
      this.setGame(again, kept);
    }
    const { game: state, seat } = this.view;
    if (state && computerActs(state, seat)) this.enter(STOPPED);
  }

  /** Ends whatever is in motion or awaited, so that something new can begin. */
  protected interrupt(): void {
    this.generation += 1;
    this.advisor?.cancel();
    this.host.stage.skip();
    this.finishStep?.();
    if (this.view.mode.is !== "idle") this.enter(IDLE);
  }

  /** After undo or redo: everything follows from the engine again. */
  protected refresh(seen: Seen, said: Sentence[]): void {
    this.update({
      ...viewFromEngine(seen),
      happened: said,
      news: null,
      dialog: null,
    });
    this.afterChange();
    this.save();
    this.host.announce([...said, ...offerSentences(this.view)]);
  }

  private afterChange(): void {
    this.update({
      selected: onlyOrigin(this.view),
      canUndo: this.canStepBack(),
      canRedo: this.view.game?.can_redo ?? false,
      canTakeBack: this.replaced !== null,
    });
  }

  /** Whether a person has decided anything that undo could go back to. */
  private canStepBack(): boolean {
    const { game, log, seat } = this.view;
    if (!game?.can_undo || this.view.setup.afar) return false;
    return seat === null || visibleLog(log, game).some((entry) => entry.decided);
  }

  /** The game as it can be kept. */
  copy(): GameCopy | null {
    const { game, view } = this;
    if (!game || !view.game) return null;
    return {
      record: game.record(),
      setup: view.setup,
      seat: view.seat,
      log: visibleLog(view.log, view.game),
    };
  }

  protected save(): void {
    const copy = this.copy();
    if (!copy) return;
    this.kept = copy;
    if (this.unsaved) return;
    const open = this.view.game?.phase !== "over";
    const { options, replaced } = this;
    const kept = copy.log.length > 0 || replaced ? Math.max(1, Date.now()) : 0;
    const saved: SavedGame = { version: 1, wishes: options, kept, open, replaced, ...copy };
    saveGame(saved, this.keep, options);
  }
}

/** The view when the engine's state has been read anew: nothing is chosen, asked or in motion. */
function viewFromEngine({ state, moves }: Seen) {
  return {
    game: state,
    moves,
    selected: null,
    using: null,
    pending: [],
    refusal: null,
    advice: null,
  } satisfies ViewPatch;
}

// Where things are seen to happen. The game does not depend on it: it is told when the showing is over or skipped.

export interface Stage {
  /** Shows the events on the board as it stood before them; resolves when all is at rest. */
  play(events: readonly GameEvent[], before: State): Promise<void>;
  /** Waits, so that people can follow; resolves early when skipped. */
  pause(milliseconds: number): Promise<void>;
  /** Brings whatever is in motion to its end at once. */
  skip(): void;
}
