/** A lesson step as an engine game, when it is done, and the visitor's progress. */

import type { EngineClient } from "../../src/engine/engine-client.js";
import type { Game, Move, State } from "../../src/engine/types.js";
import type { ViewState } from "../../src/game/view-state.js";
import { lessonProgress, saveProgress } from "../shared/lesson-progress.js";
import starts from "./lesson-starts.json";
import { type Lesson, rulesetOf, type Step, settingOf } from "./lessons.js";

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

/** The visitor has undone what this step had brought. */
export function isTakenBack(step: Step, before: State, view: ViewState, done: boolean): boolean {
  const { game } = view;
  if (!game) return false;
  const isEarlier = game.plies < before.plies || game.throws < before.throws;
  return isEarlier || (done && step.ask === undefined && !isDone(step, before, view));
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
