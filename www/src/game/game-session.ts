/**
 * The game at the board: takes what people do, asks the engine, keeps the one
 * state object up to date and hands what happened to the stage. The rules are
 * the engine's; the pictures are the stage's.
 *
 * Whatever is decided is first done in the engine and saved, then shown. So a
 * reload or a click in the middle of an animation can neither lose nor double a
 * move. Everything that waits holds a generation number and gives up when a
 * newer action has begun.
 */
import type { AdvisorClient } from "../engine/advisor-client.js";
import type { EngineClient, Game } from "../engine/engine-client.js";
import type { GameEvent, Move } from "../engine/types.js";
import { type Settings, SPEED_FACTOR } from "../settings.js";
import { saveGame } from "../storage.js";
import { aimsAt, boardMoves, mayThrow, personMayAct } from "./choices.js";
import { eventSentences, isLostTurn } from "./event-sentences.js";
import { extendLog, visibleLog } from "./move-log.js";
import { aimSentences, offerSentences } from "./offer-sentences.js";
import { meaningOf, onlyOrigin } from "./pointing.js";
import { refusalSentences } from "./refusal-sentences.js";
import { type GameCopy, type SavedGame, savedGameFrom } from "./saved-game.js";
import { computerActs, nameOfPlayer, personDecides, seatFor } from "./seats.js";
import { type Sentence, say } from "./sentence.js";
import type { Stage } from "./stage.js";
import { initialState, type Setup, type Spot, sticksOf, type ViewState } from "./view-state.js";

/** How long a computer's move and a lost turn are left to be followed, at normal speed. */
const FOLLOW = 450;
const READ = 6000;

export interface SessionHost {
  stage: Stage;
  changed(view: ViewState): void;
  announce(sentences: readonly Sentence[]): void;
}

export class GameSession {
  view: ViewState = initialState();
  private engine: EngineClient | null = null;
  private advisor: AdvisorClient | null = null;
  private game: Game | null = null;
  private generation = 0;
  /** Completes the step that is being shown; called once, by its end or by whatever cuts it short. */
  private finishStep: (() => void) | null = null;
  private wishes = "";
  private replaced: GameCopy | null = null;

  constructor(private readonly host: SessionHost) {}

  update(patch: Partial<ViewState>): void {
    this.view = { ...this.view, ...patch };
    this.host.changed(this.view);
  }

  /** Takes up a saved game if there is one that fits the address, else begins one. */
  begin(
    engine: EngineClient,
    advisor: AdvisorClient,
    wishes: { key: string; setup: Setup },
    stored: { tab: unknown; device: unknown },
  ): void {
    this.engine = engine;
    this.advisor = advisor;
    this.wishes = wishes.key;
    const candidates = wishes.key === "" ? [stored.tab, stored.device] : [stored.tab];
    const saved = candidates.map(savedGameFrom).find((game) => game?.wishes === wishes.key);
    if (saved) {
      try {
        this.replaced = saved.replaced;
        this.open(engine.fromRecord(saved.record), saved);
        this.update({ happened: this.view.log.at(-1)?.sentences ?? [] });
        this.host.announce([say("said-resumed"), ...this.view.happened]);
        void this.drive(this.generation);
        return;
      } catch (error) {
        this.replaced = null;
        this.update({
          notices: [...this.view.notices, say("notice-save-unreadable", { reason: String(error) })],
        });
      }
    } else if (candidates.some((candidate) => candidate !== null) && wishes.key === "") {
      this.update({ notices: [...this.view.notices, say("notice-save-unreadable", { reason: "format" })] });
    }
    this.start(wishes.setup);
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
      void this.drive(this.generation);
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
        this.choose(meaning.move);
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
    this.update({ selected: spot, pending: null, refusal: null });
    this.host.announce(aimSentences(this.view));
  }

  /** Puts the piece down again. */
  deselect(): void {
    if (this.view.selected !== null && onlyOrigin(this.view) === null)
      this.host.announce([say("said-put-down")]);
    this.update({ selected: onlyOrigin(this.view), pending: null, refusal: null });
  }

  /** A piece was dragged here. */
  drop(spot: Spot | null): void {
    const move =
      spot === null
        ? undefined
        : boardMoves(this.view).find(
            (candidate) => candidate.from === this.view.selected && aimsAt(candidate, spot),
          );
    if (move) this.choose(move);
    else this.deselect();
  }

  /** Plays a move, or asks first where the visitor wants to be asked. */
  choose(move: Move): void {
    if (this.view.settings.confirmMove && this.view.pending?.id !== move.id) {
      this.update({ pending: move, selected: move.from as Spot, refusal: null });
      return;
    }
    this.play(move);
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
    void this.drive(this.generation);
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
    void this.drive(this.generation);
  }

  /** Begins another game; the one on the board can be brought back. */
  newGame(setup: Setup): void {
    this.settle();
    const copy = this.copy();
    this.replaced = copy && this.view.game && this.view.game.throws > 0 ? copy : this.replaced;
    this.start(setup);
  }

  takeBackNewGame(): void {
    const { replaced, engine } = this;
    if (!replaced || !engine) return;
    this.settle();
    this.replaced = null;
    this.open(engine.fromRecord(replaced.record), replaced);
    this.save();
    this.host.announce([say("said-new-game-undone")]);
    void this.drive(this.generation);
  }

  changeSettings(patch: Partial<Settings>): void {
    this.update({ settings: { ...this.view.settings, ...patch } });
    if (patch.autoThrow && this.view.activity === "idle") void this.drive(this.generation);
  }

  announce(sentences: readonly Sentence[]): void {
    this.host.announce(sentences);
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

  private start(setup: Setup): void {
    if (!this.engine) return;
    const game = this.engine.newGame(
      setup.seed ? { ruleset: setup.ruleset, seed: setup.seed } : { ruleset: setup.ruleset },
    );
    const seat = seatFor(setup, game.state().players);
    this.open(game, { setup, seat, log: [] });
    this.update({ happened: [say("said-new-game")] });
    this.save();
    this.host.announce([say("said-new-game")]);
    void this.drive(this.generation);
  }

  /** Puts a game on the board. */
  private open(game: Game, from: Omit<GameCopy, "record">): void {
    this.game?.free();
    this.game = game;
    this.generation += 1;
    const state = game.state();
    this.update({
      status: "ready",
      setup: from.setup,
      seat: from.seat,
      game: state,
      shown: state,
      moves: game.legal_moves(),
      selected: null,
      pending: null,
      refusal: null,
      sticks: sticksOf(state),
      activity: "idle",
      happened: [],
      log: from.log,
      dialog: null,
    });
    this.afterChange();
  }

  /** A person's action: do it, show it, then let the game run on until a person is to act again. */
  private async act(mutate: () => GameEvent[], move: Move | null = null): Promise<void> {
    this.settle();
    const { generation } = this;
    try {
      if (await this.step(mutate, move, generation)) await this.drive(generation);
    } catch (error) {
      this.report(error);
    }
  }

  /** A fault of ours is said, not swallowed; the engine refuses without changing anything, so the game stands. */
  private report(error: unknown): void {
    console.error(error);
    this.settle();
    this.update({ notices: [...this.view.notices, say("notice-fault", { reason: String(error) })] });
  }

  /** One call of the engine, saved and shown. False when something newer has taken over meanwhile. */
  private async step(mutate: () => GameEvent[], move: Move | null, generation: number): Promise<boolean> {
    const { game } = this;
    const before = this.view.game;
    if (!game || !before) return false;
    const events = mutate();
    const after = game.state();
    const { seat } = this.view;
    const sentences = eventSentences(events, after, seat);
    const thrown = events.some((event) => event.type === "thrown");
    const decided = personDecides(before, seat);
    this.update({
      game: after,
      shown: before,
      moves: game.legal_moves(),
      selected: null,
      pending: null,
      refusal: null,
      sticks: sticksOf(after),
      activity: thrown ? "throwing" : "moving",
      log: extendLog(this.view.log, before, after, events, { move, decided, sentences }),
      notices: decided ? [] : this.view.notices,
    });
    if (decided) this.replaced = null;
    this.save();
    this.finishStep = () => {
      this.finishStep = null;
      this.update({ shown: after, activity: "idle", happened: sentences });
      this.afterChange();
      this.host.announce([...sentences, ...offerSentences(this.view)]);
    };
    await this.host.stage.play(events, before);
    if (generation !== this.generation) return false;
    this.finishStep?.();
    return true;
  }

  /** Lets the computer play, and throws for the visitor who wants that, until a person is to act. */
  private async drive(generation: number): Promise<void> {
    while (generation === this.generation && this.game) {
      const { game } = this;
      const { game: state, seat, settings } = this.view;
      if (!state) return;
      if (state.phase === "over") {
        this.update({ dialog: "end" });
        return;
      }
      const byComputer = computerActs(state, seat);
      const mustThrow = state.phase === "opening" || (state.phase === "throw" && !state.can_rescue);
      if (!byComputer && !(settings.autoThrow && mustThrow)) return;
      if (!(await this.letRead(generation))) return;
      let choice: string | null = "throw";
      if (byComputer && !mustThrow) {
        choice = await this.ask(generation);
        if (choice === null) return;
      }
      if (byComputer && !(await this.wait(FOLLOW, generation))) return;
      const move = this.view.moves.find((candidate) => candidate.id === choice) ?? null;
      const mutate = move ? () => game.apply(move.id) : () => game.throw();
      if (!(await this.step(mutate, move, generation))) return;
    }
  }

  /** A turn lost without a choice stays on the page before the next throw happens by itself. */
  private async letRead(generation: number): Promise<boolean> {
    const lost = this.view.happened.some(isLostTurn);
    if (!lost || SPEED_FACTOR[this.view.settings.speed] === 0) return true;
    this.update({ activity: "pause" });
    await this.host.stage.pause(READ);
    if (generation !== this.generation) return false;
    this.update({ activity: "idle" });
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
    this.update({ activity: "thinking" });
    try {
      const choice = await advisor.choose(
        this.view.game?.ruleset ?? setup.ruleset,
        game.position_id(),
        setup.opponent,
      );
      if (generation !== this.generation) return null;
      this.update({ activity: "idle" });
      return choice;
    } catch (error) {
      if (generation !== this.generation) return null;
      this.update({
        activity: "stopped",
        notices: [say("notice-computer-stopped", { reason: String(error) })],
      });
      return null;
    }
  }

  /** Ends whatever is in motion or awaited, so that something new can begin. */
  private settle(): void {
    this.generation += 1;
    this.advisor?.cancel();
    this.host.stage.skip();
    this.finishStep?.();
    if (this.view.activity !== "idle") this.update({ activity: "idle" });
  }

  /** Whether a person has decided anything that undo could go back to. */
  private canStepBack(): boolean {
    const { game, log, seat } = this.view;
    if (!game?.can_undo) return false;
    return seat === null || visibleLog(log, game).some((entry) => entry.decided);
  }

  /** After undo or redo: everything follows from the engine again. */
  private refresh(said: Sentence[]): void {
    const { game } = this;
    if (!game) return;
    const state = game.state();
    this.update({
      game: state,
      shown: state,
      moves: game.legal_moves(),
      selected: null,
      pending: null,
      refusal: null,
      sticks: sticksOf(state),
      happened: said,
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

  private refuse(house: number): void {
    if (!this.game) return;
    this.update({
      selected: onlyOrigin(this.view),
      pending: null,
      refusal: { spot: house, reasons: this.game.why_not(house) },
    });
    this.host.announce(refusalSentences(this.view));
  }

  private copy(): GameCopy | null {
    const { game, view } = this;
    if (!game || !view.game) return null;
    return {
      record: game.record(),
      setup: view.setup,
      seat: view.seat,
      log: visibleLog(view.log, view.game),
    };
  }

  private save(): void {
    const copy = this.copy();
    if (!copy) return;
    const saved: SavedGame = { version: 1, wishes: this.wishes, replaced: this.replaced, ...copy };
    saveGame(saved);
  }
}
