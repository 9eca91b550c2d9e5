/**
 * The game of a lesson: the visitor plays Black by the rules, the other side never acts by itself, nothing is saved,
 * and only what the step asks for is played.
 */
import { keep, learned } from "../../base/lesson-progress.js";
import type { Settings } from "../../base/settings.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { Game, Move, State } from "../../engine/types.js";
import { mayThrow } from "../../game/choices.js";
import type { SessionHost, Stage } from "../../game/game-run.js";
import { GameSession } from "../../game/game-session.js";
import { DEFAULT_SETUP, type ViewState } from "../../game/view-state.js";
import starts from "./lesson-starts.json";
import { type Lesson, rulesetOf, type Step, settingOf } from "./lessons.js";

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
    this.update({
      settings: { ...settings, autoThrow: false, autoMove: false, confirmMove: false, board: "auto" },
    });
  }

  /** Lays a position on the board. */
  show(game: Game): void {
    this.interrupt();
    const { ruleset, players } = game.seen().state;
    const setup = { ...DEFAULT_SETUP, ruleset };
    this.setGame(game, { setup, seat: players?.[0] === "black" ? 1 : 0, log: [] });
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
    return this.teacher.isAtLastStep() ? "tutorial-finish" : "tutorial-next";
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

// A step of a lesson as a game of the engine, and when the step is done.

const STARTS = starts as unknown as Readonly<Record<string, readonly ([string, string] | null)[]>>;

/** The game as it stands when a step begins: earlier steps on the same board are played as the lesson asks. */
export async function gameAt(engine: EngineClient, lesson: Lesson, step: number): Promise<Game> {
  const first = settingOf(lesson, step);
  const start = STARTS[lesson.id]?.[first];
  if (!start) throw new Error(`step ${step} of ${lesson.id} has no start`);
  const [id, seed] = start;
  const game = await engine.fromPosition(rulesetOf(lesson, step), id, seed.padStart(64, "0"));
  for (const { throws = [], moves } of lesson.steps.slice(first, step)) {
    for (const _ of throws) game.act("throw");
    if (!moves) continue;
    const move = game.seen().moves.find((candidate) => asksFor(moves, candidate));
    if (!move) throw new Error(`step ${step} of ${lesson.id} cannot be reached`);
    game.act(move.id);
  }
  return game;
}

export function asksFor(moves: Step["moves"], move: Move): boolean {
  return moves === "any" || (moves?.includes(move.notation) ?? false);
}

/** A step that is only read. */
export function isRead(step: Step): boolean {
  return !step.throws && !step.moves && step.ask === undefined;
}

/** What the step asks for has been done, and is no longer in motion. */
export function isDone(step: Step, before: State, view: ViewState): boolean {
  const { game } = view;
  if (!game || view.shown !== game) return false;
  if (step.ask !== undefined) return view.refusal?.spot === step.ask && game.phase === "play";
  if (step.moves) return game.plies > before.plies;
  return game.throws >= before.throws + (step.throws?.length ?? 0);
}

/** The sticks are to be thrown now. */
export function mayThrowNow(step: Step, before: State, view: ViewState): boolean {
  return (view.game?.throws ?? 0) < before.throws + (step.throws?.length ?? 0);
}

/** The spot of the board that a step is about, for the focus. */
export function spotOfStep(step: Step, moves: readonly Move[]): number | null {
  if (step.ask !== undefined) return step.ask;
  const asked = Array.isArray(step.moves) ? (step.moves[0] ?? "") : "";
  const written = /^\d+/.exec(asked)?.[0];
  if (written) return Number(written);
  const from = moves[0]?.from;
  return typeof from === "number" ? from : null;
}

// ---- What the visitor does in a lesson, kept as it happens.

export function leaveAt(lesson: string, step: number): void {
  const { left } = learned();
  keep({ left: { ...left, [lesson]: step } });
}

export function doneAt(lesson: string, step: number): void {
  const { did } = learned();
  keep({ did: { ...did, [lesson]: [...new Set([...(did[lesson] ?? []), step])] } });
}

/** A lesson is done when all these steps are: if one was skipped, the lesson goes on there. Whether it is done. */
export function finish(lesson: string, steps: readonly number[]): boolean {
  const { done, did, left } = learned();
  const skipped = steps.find((step) => !did[lesson]?.includes(step));
  if (skipped !== undefined) {
    leaveAt(lesson, skipped);
    return false;
  }
  const { [lesson]: _, ...othersLeft } = left;
  const { [lesson]: __, ...othersDid } = did;
  keep({ done: [...new Set([...done, lesson])], did: othersDid, left: othersLeft });
  return true;
}
