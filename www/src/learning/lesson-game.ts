/** A step of a lesson as a game of the engine, and when the step is done. */
import type { EngineClient } from "../engine/engine-client.js";
import type { Game, Move, State } from "../engine/types.js";
import type { ViewState } from "../game/view-state.js";
import starts from "./lesson-starts.json";
import { type Lesson, rulesetOf, type Step, settingOf } from "./lessons.js";

const STARTS = starts as unknown as Readonly<Record<string, readonly ([string, string] | null)[]>>;

/** The game as it stands when a step begins: earlier steps on the same board are played as the lesson asks. */
export async function gameAt(engine: EngineClient, lesson: Lesson, step: number): Promise<Game> {
  const first = settingOf(lesson, step);
  const start = STARTS[lesson.id]?.[first];
  if (!start) throw new Error(`step ${step} of ${lesson.id} has no start`);
  const [id, seed] = start;
  const game = await engine.fromPosition(rulesetOf(lesson, step), id, seed.padStart(64, "0"));
  for (const { throws = [], moves } of lesson.steps.slice(first, step)) {
    for (const _ of throws) game.throw();
    if (!moves) continue;
    const move = game.legal_moves().find((candidate) => asksFor(moves, candidate));
    if (!move) throw new Error(`step ${step} of ${lesson.id} cannot be reached`);
    game.apply(move.id);
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
