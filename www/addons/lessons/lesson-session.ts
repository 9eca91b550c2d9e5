/**
 * The game of a lesson: the visitor plays Black, the other side never acts on its own, nothing is saved, and only the
 * requested moves are played.
 */

import type { Settings } from "../../src/base/settings.js";
import type { EngineClient } from "../../src/engine/engine-client.js";
import type { Game, Move, State } from "../../src/engine/types.js";
import { mayThrow } from "../../src/game/choices.js";
import type { SessionHost, Stage } from "../../src/game/game-run.js";
import { GameSession } from "../../src/game/game-session.js";
import { DEFAULT_SETUP, type ViewState } from "../../src/game/view-state.js";
import { lessonProgress, saveProgress } from "../shared/lesson-progress.js";
import starts from "./lesson-starts.json";
import { type Lesson, rulesetOf, type Step, settingOf } from "./lessons.js";

export interface LessonScript {
  /** Whether the visitor may throw now. */
  allowsThrow(): boolean;
  /** Whether the visitor may play this move. */
  allowsMove(move: Move): boolean;
  /** The attempt was not the requested one. */
  onWrongMove(): void;
  /** The visitor repeats the step. */
  restart(): void;
  /** The visitor has completed the step. */
  next(): void;
  /** Whether the lesson ends with this step. */
  isAtLastStep(): boolean;
}

export class LessonSession extends GameSession {
  constructor(
    host: SessionHost,
    engine: EngineClient,
    settings: Settings,
    private readonly script: LessonScript,
  ) {
    super(host);
    this.engine = engine;
    this.update({
      settings: { ...settings, autoThrow: false, autoMove: false, confirmMove: false, board: "auto" },
    });
  }

  /** Sets up a position. */
  show(game: Game): void {
    this.interrupt();
    const { ruleset, players } = game.snapshot().state;
    const setup = { ...DEFAULT_SETUP, ruleset };
    this.setGame(game, { setup, seat: players?.[0] === "black" ? 1 : 0, log: [] });
  }

  override async throwSticks(): Promise<void> {
    if (!mayThrow(this.view)) await super.throwSticks();
    else if (this.script.allowsThrow()) await super.throwSticks();
    else this.script.onWrongMove();
  }

  override async play(move: Move): Promise<void> {
    if (this.script.allowsMove(move)) await super.play(move);
    else this.script.onWrongMove();
  }

  override undo(): void {
    this.script.restart();
  }

  override redo(): void {
    this.script.restart();
  }

  override get playAgainLabel(): string {
    return this.script.isAtLastStep() ? "tutorial-finish" : "tutorial-next";
  }

  override newGame(): void {
    this.script.next();
  }

  /** The lesson's own text replaces the hint. */
  override advise(): void {
    this.script.onWrongMove();
  }

  /** A lesson is not the visitor's game. */
  protected override save(): void {}
}

/** Shows events, but never continues automatically; the next step starts something new. */
export function lessonStage(stage: Stage): Stage {
  return {
    play: (events, before) => stage.play(events, before),
    pause: () => new Promise(() => undefined),
    skip: () => stage.skip(),
  };
}

// A lesson step as an engine game, and when it is done.

const STARTS = starts as unknown as Readonly<Record<string, readonly ([string, string] | null)[]>>;

/** The game at the start of a step. Earlier steps on the same board are played as the lesson requires. */
export async function gameAt(engine: EngineClient, lesson: Lesson, step: number): Promise<Game> {
  const first = settingOf(lesson, step);
  const start = STARTS[lesson.id]?.[first];
  if (!start) throw new Error(`step ${step} of ${lesson.id} has no start`);
  const [id, seed] = start;
  const game = await engine.newGame({
    ruleset: rulesetOf(lesson, step),
    position: id,
    seed: seed.padStart(64, "0"),
  });
  for (const { throws = [], moves } of lesson.steps.slice(first, step)) {
    for (const _ of throws) game.act("throw");
    if (!moves) continue;
    const move = game.snapshot().moves.find((candidate) => asksFor(moves, candidate));
    if (!move) throw new Error(`step ${step} of ${lesson.id} cannot be reached`);
    game.act(move.id);
  }
  return game;
}

export function asksFor(moves: Step["moves"], move: Move): boolean {
  return moves === "any" || (moves?.includes(move.notation) ?? false);
}

/** The requested action is done and its animation has ended. */
export function isDone(step: Step, before: State, view: ViewState): boolean {
  const { game } = view;
  if (!game || view.shown !== game) return false;
  if (step.ask !== undefined) {
    const { refusal } = view;
    return refusal?.spot === step.ask && refusal.sentences.length > 0 && game.phase === "play";
  }
  if (step.moves) return game.plies > before.plies;
  return game.throws >= before.throws + (step.throws?.length ?? 0);
}

/** The step requires a throw now. */
export function mayThrowNow(step: Step, before: State, view: ViewState): boolean {
  return (view.game?.throws ?? 0) < before.throws + (step.throws?.length ?? 0);
}

/** The place for the focus in this step. */
export function spotOfStep(step: Step, moves: readonly Move[]): number | null {
  if (step.ask !== undefined) return step.ask;
  const requested = Array.isArray(step.moves) ? (step.moves[0] ?? "") : "";
  const house = /^\d+/.exec(requested)?.[0];
  if (house) return Number(house);
  const from = moves[0]?.from;
  return typeof from === "number" ? from : null;
}

// ---- Records the visitor's progress in a lesson.

export function leaveAt(lesson: string, step: number): void {
  saveProgress(({ left }) => ({ left: { ...left, [lesson]: step } }));
}

export function doneAt(lesson: string, step: number): void {
  saveProgress(({ did }) => ({ did: { ...did, [lesson]: [...new Set([...(did[lesson] ?? []), step])] } }));
}

/**
 * A lesson is complete when all these steps are done; after a skipped step it resumes there. Returns whether it is
 * complete.
 */
export function finish(lesson: string, steps: readonly number[]): boolean {
  const { did } = lessonProgress();
  const skipped = steps.find((step) => !did[lesson]?.includes(step));
  if (skipped !== undefined) {
    leaveAt(lesson, skipped);
    return false;
  }
  saveProgress((now) => {
    const { [lesson]: _, ...left } = now.left;
    const { [lesson]: __, ...did } = now.did;
    return { done: [...new Set([...now.done, lesson])], did, left };
  });
  return true;
}
