/**
 * Retrying a choice on the board: attempts are judged without being played, then the game is restored. Also selects the
 * choices to save as puzzles.
 */

import type { Page } from "../../src/app/addon.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import type { AskAdvisor } from "../../src/engine/advisor-service.js";
import type { FullGame, Game, Move, Side } from "../../src/engine/types.js";
import { choiceSentence } from "../../src/game/answer-sentences.js";
import type { GameCopy } from "../../src/game/saved-game.js";
import type { LogEntry, ViewState } from "../../src/game/view-state.js";
import { evaluateMoves, type MoveEvaluator } from "../shared/evaluate-moves.js";
import { JudgedExercise } from "../shared/judged-exercise.js";
import { EQUAL_WITHIN, type Mistake } from "../shared/replay.js";
import type { PlacedRow } from "../shared/review-service.js";
import { chanceOf, choiceAt, lossOf, type ReviewReport, SEVERITY_LIMITS, sideOf } from "./story.js";

interface RetrySubject {
  /** The game to restore. */
  kept: GameCopy;
  report: ReviewReport;
  row: PlacedRow;
  /** The move list up to this point. */
  log: readonly LogEntry[];
}

export class RetryExercise extends JudgedExercise {
  private choicesMade = 0;
  private allowNext = false;

  constructor(
    page: Page,
    private readonly ask: AskAdvisor,
    private readonly of: RetrySubject,
  ) {
    super(page, of.kept);
  }

  /**
   * Puts the position before the choice on the board. Returns false if another game has been loaded in the meantime.
   */
  async begin(): Promise<boolean> {
    const { page, of } = this;
    const start = (game: Game) => {
      if (this.signal.aborted) return false;
      const { day: _day, ...setup } = of.kept.setup;
      const { seat } = of.kept;
      this.setPosition(
        game,
        { ...setup, afar: "" },
        { seat, log: of.log, announcement: sentence("review-try-prompt") },
      );
      return true;
    };
    const laid = await page.session.withGame(of.report.record, start, choiceAt(of.row));
    return laid || this.signal.aborted;
  }

  /** The visitor undid something, or the game continued in another way. */
  hasDiverged({ game, activity }: ViewState): boolean {
    if (!game || activity !== "idle" || !this.isOnBoard) return false;
    return game.throws + game.plies !== choiceAt(this.of.row) + this.choicesMade;
  }

  /** Shows the best choice and selects its piece. */
  show(): void {
    const { moves } = this.page.session.view;
    const id = this.of.row.best_move?.split(" ")[this.choicesMade];
    this.reveal(
      moves.find((move) => move.id === id),
      choiceSentence(moves, id ?? "throw"),
    );
  }

  override allows(move: Move | null): boolean {
    return this.allowNext || super.allows(move);
  }

  protected async judge(move: Move | null, attempt: number): Promise<void> {
    this.report("judging", []);
    const chance = await this.worth(move);
    if (chance === null || !this.isLatest(attempt)) return;
    const { row } = this.of;
    const lost = Math.max(0, chanceOf(row.best, sideOf(row)) - chance);
    if (lost >= EQUAL_WITHIN)
      return this.report("wrong", [sentence("review-try-wrong", { points: Math.max(1, Math.round(lost)) })]);
    if (move && (await this.continueGame(move, attempt))) return;
    const why = await this.reason(move?.id ?? "throw");
    if (this.isLatest(attempt)) this.report("right", [sentence("review-try-right"), ...why]);
  }

  /** The chance after it, in points for the choosing side. */
  private async worth(move: Move | null): Promise<number | null> {
    const { report, row } = this.of;
    const { ruleset, record } = report;
    const { signal } = this;
    if (move === null) {
      const options = await this.ask({ ask: "weigh", ruleset, record, row: row.n }, signal);
      const throwing = options?.find(({ moves }) => moves === "throw");
      return throwing ? 100 * throwing.chance : null;
    }
    const position = await this.after(move, (then) => then.position_id());
    const white = await this.ask({ ask: "judge", ruleset, record, position }, signal);
    return white === null ? null : chanceOf(white, sideOf(row));
  }

  private after<T>(move: Move, use: (then: FullGame) => T): Promise<T> {
    return this.page.engine.withGame(this.page.session.record(), (game) => {
      game.act(move.id);
      return use(game);
    });
  }

  /** If the turn has another choice, this one is played and the next is asked. */
  private async continueGame(move: Move, attempt: number): Promise<boolean> {
    const { phase, player } = await this.after(move, (then) => then.snapshot().state);
    const { session } = this.page;
    if (!this.isLatest(attempt)) return true;
    if (phase !== "play" || player !== session.view.game?.player) return false;
    this.allowNext = true;
    this.choicesMade += 1;
    try {
      await session.play(move);
    } finally {
      this.allowNext = false;
    }
    if (this.isLatest(attempt)) this.report("asked", []);
    return true;
  }

  protected override report(state: JudgedExercise["state"], sentences: readonly Sentence[]): void {
    // It is also shown next to the board.
    this.page.session.update({ advice: sentences.length > 0 ? sentences : null });
    super.report(state, sentences);
  }
}

// ---- A side's costly choices, as positions for puzzles.

/** The maximum per game, costliest first. */
const MAX_MISTAKES = 3;

/** A side's costliest mistakes in a reviewed game; null if the signal is aborted. */
export async function mistakesOf(
  report: ReviewReport,
  side: Side,
  evaluator: MoveEvaluator,
): Promise<Mistake[] | null> {
  const rows = report.rows
    .filter((row) => sideOf(row) === side && lossOf(row) >= SEVERITY_LIMITS.mistake)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MAX_MISTAKES);
  const mistakes: Mistake[] = [];
  for (const row of rows) {
    const mistake = await mistakeIn(report, row, evaluator);
    if (mistake === null || evaluator.signal.aborted) return null;
    if (mistake) mistakes.push(mistake);
  }
  return mistakes;
}

/** The costliest choice of a row. With several throws in hand, each move is a choice. */
async function mistakeIn(
  report: ReviewReport,
  row: PlacedRow,
  evaluator: MoveEvaluator,
): Promise<Mistake | undefined | null> {
  const { engine } = evaluator;
  let most: { lost: number; mistake: Mistake } | undefined;
  for (const [count, id] of (row.move?.split(" ") ?? []).entries()) {
    const choice = async (game: Game) => ({
      points: await evaluated(report, row, game, evaluator),
      played: id === "throw" ? -1 : game.snapshot().moves.findIndex((move) => move.id === id),
      position: game.position_id(),
    });
    const { points, played, position } = await engine.withGame(report.record, choice, choiceAt(row) + count);
    if (points === null) return null;
    const mistake = { ruleset: report.ruleset, position, points };
    const lost = Math.max(...points) - (points.at(played) ?? 0);
    if (lost >= SEVERITY_LIMITS.mistake && lost > (most?.lost ?? 0)) most = { lost, mistake };
  }
  return most?.mistake;
}

/** The value of each choice for the row's side, by the review's evaluation. */
async function evaluated(
  report: ReviewReport,
  row: PlacedRow,
  game: Game,
  evaluator: MoveEvaluator,
): Promise<number[] | null> {
  const { ruleset, record } = report;
  const start = game.record();
  const { moves, state } = game.snapshot();
  const worth = await evaluateMoves(evaluator, { ruleset, record, start, moves, side: sideOf(row) });
  const points = worth?.map(tenths) ?? null;
  if (points === null || state.phase !== "throw") return points;
  const options = await evaluator.ask({ ask: "weigh", ruleset, record, row: row.n }, evaluator.signal);
  if (options === null) return null;
  const throwing = options.find(({ moves }) => moves === "throw")?.chance ?? 0;
  return [...points, tenths(100 * throwing)];
}

const tenths = (points: number): number => Math.round(10 * points) / 10;
