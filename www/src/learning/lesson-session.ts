/**
 * The game of a lesson: the visitor plays Black by the rules, the other side never acts by itself, nothing is saved,
 * and only what the step asks for is played.
 */
import type { EngineClient } from "../engine/engine-client.js";
import type { Game, Move } from "../engine/types.js";
import { mayThrow } from "../game/choices.js";
import type { SessionHost } from "../game/game-run.js";
import { GameSession } from "../game/game-session.js";
import type { Stage } from "../game/stage.js";
import { DEFAULT_SETUP } from "../game/view-state.js";
import type { Settings } from "../settings.js";

export interface Teacher {
  /** The visitor may throw now. */
  letsThrow(): boolean;
  /** The visitor may play this. */
  letsPlay(move: Move): boolean;
  /** Something was tried that the step does not ask for. */
  corrects(): void;
  /** The visitor wants to see the step again. */
  repeats(): void;
  /** The visitor has done what there was to do. */
  leadsOn(): void;
  /** Whether the lesson ends with this step. */
  isAtLastStep(): boolean;
}

export class LessonSession extends GameSession {
  constructor(
    host: SessionHost,
    engine: EngineClient,
    settings: Settings,
    private readonly teacher: Teacher,
  ) {
    super(host);
    this.engine = engine;
    this.update({ settings: { ...settings, autoThrow: false, confirmMove: false, board: "auto" } });
  }

  /** Lays a position on the board. */
  show(game: Game): void {
    this.settle();
    const { ruleset, players } = game.state();
    const setup = { ...DEFAULT_SETUP, ruleset };
    this.open(game, { setup, seat: players?.[0] === "black" ? 1 : 0, log: [] });
  }

  override async throwSticks(): Promise<void> {
    if (!mayThrow(this.view)) await super.throwSticks();
    else if (this.teacher.letsThrow()) await super.throwSticks();
    else this.teacher.corrects();
  }

  override async play(move: Move): Promise<void> {
    if (this.teacher.letsPlay(move)) await super.play(move);
    else this.teacher.corrects();
  }

  override undo(): void {
    this.teacher.repeats();
  }

  override redo(): void {
    this.teacher.repeats();
  }

  override get onward(): string {
    return this.teacher.isAtLastStep() ? "learn-finish" : "learn-next";
  }

  override newGame(): void {
    this.teacher.leadsOn();
  }

  /** The lesson's own text is the hint. */
  override advise(): void {
    this.teacher.corrects();
  }

  /** A lesson is not the visitor's game. */
  protected override save(): void {}
}

/** Shows what happens, but what would follow by itself waits for ever: the next step begins something new. */
export function lessonStage(stage: Stage): Stage {
  return {
    play: (events, before) => stage.play(events, before),
    pause: () => new Promise(() => undefined),
    skip: () => stage.skip(),
  };
}
