/**
 * Retrying a choice on the board: attempts are judged without being played, then the game is restored. Also selects the
 * choices to save as puzzles.
 */
import { type Sentence, sentence } from "../../base/i18n/localizer.js";
import type { SendReviewRequest } from "../../engine/advisor-service.js";
import { evaluateMoves, type MoveEvaluator } from "../../engine/evaluate-moves.js";
import type { PlacedRow } from "../../engine/review-service.js";
import type { FullGame, Game, Move, Side } from "../../engine/types.js";
import { choiceSentence } from "../../game/answer-sentences.js";
import { EQUAL_WITHIN, type Mistake } from "../../game/replay.js";
import type { GameCopy } from "../../game/saved-game.js";
import type { LogEntry, ViewState } from "../../game/view-state.js";
import { Exercise } from "../exercise.js";
import type { FeatureContext } from "../feature.js";
import { BANDS, chanceOf, choiceAt, lossOf, sideOf, type ToldReview } from "./story.js";

export interface TrialOf {
  /** The game to restore. */
  kept: GameCopy;
  told: ToldReview;
  row: PlacedRow;
  /** The move list up to this point. */
  log: readonly LogEntry[];
}

export class Trial extends Exercise {
  private made = 0;
  private letsPlay = false;

  constructor(
    page: FeatureContext,
    private readonly consult: SendReviewRequest,
    private readonly of: TrialOf,
  ) {
    super(page, of.kept);
  }

  /**
   * Puts the position before the choice on the board. Returns false if another game has been loaded in the meantime.
   */
  async begin(): Promise<boolean> {
    const { page, of } = this;
    await page.l10n.loadPart("advice");
    const begun = (game: Game) => {
      if (this.signal.aborted) return false;
      const { day: _day, ...setup } = of.kept.setup;
      const { seat } = of.kept;
      this.lay(
        game,
        { ...setup, afar: "" },
        { seat, log: of.log, announcement: sentence("review-try-prompt") },
      );
      return true;
    };
    const laid = await page.session.withGame(of.told.record, begun, choiceAt(of.row));
    return laid || this.signal.aborted;
  }

  /** The visitor undid something, or the game continued in another way. */
  isAstray({ game, activity }: ViewState): boolean {
    if (!game || activity !== "idle" || !this.isOnBoard) return false;
    return game.throws + game.plies !== choiceAt(this.of.row) + this.made;
  }

  /** Shows the best choice and selects its piece. */
  show(): void {
    const { moves } = this.page.session.view;
    const id = this.of.row.best_move?.split(" ")[this.made];
    this.reveal(
      moves.find((move) => move.id === id),
      choiceSentence(moves, id ?? "throw"),
    );
  }

  override allows(move: Move | null): boolean {
    return this.letsPlay || super.allows(move);
  }

  protected async judge(move: Move | null, attempt: number): Promise<void> {
    this.report("judging", []);
    const chance = await this.worth(move);
    if (chance === null || !this.isLatest(attempt)) return;
    const { row } = this.of;
    const lost = Math.max(0, chanceOf(row.best, sideOf(row)) - chance);
    if (lost >= EQUAL_WITHIN)
      return this.report("wrong", [sentence("review-try-wrong", { points: Math.max(1, Math.round(lost)) })]);
    if (move && (await this.goesOn(move))) return;
    const why = await this.reason(move?.id ?? "throw");
    if (this.isLatest(attempt)) this.report("right", [sentence("review-try-right"), ...why]);
  }

  /** The chance after it, in points for the choosing side. */
  private async worth(move: Move | null): Promise<number | null> {
    const { told, row } = this.of;
    const { ruleset, record } = told;
    const { signal } = this;
    if (move === null) {
      const options = await this.consult({ ask: "weigh", ruleset, record, row: row.n }, signal);
      const throwing = options?.find(({ moves }) => moves === "throw");
      return throwing ? 100 * throwing.chance : null;
    }
    const position = await this.after(move, (then) => then.position_id());
    const white = await this.consult({ ask: "judge", ruleset, record, position }, signal);
    return white === null ? null : chanceOf(white, sideOf(row));
  }

  private after<T>(move: Move, use: (then: FullGame) => T): Promise<T> {
    return this.page.engine.withGame(this.page.session.record(), (game) => {
      game.act(move.id);
      return use(game);
    });
  }

  /** If the turn has another choice, this one is played and the next is asked. */
  private async goesOn(move: Move): Promise<boolean> {
    const { phase, player } = await this.after(move, (then) => then.seen().state);
    const { session } = this.page;
    if (phase !== "play" || player !== session.view.game?.player) return false;
    this.letsPlay = true;
    this.made += 1;
    try {
      await session.play(move);
    } finally {
      this.letsPlay = false;
    }
    this.report("asked", []);
    return true;
  }

  protected override report(state: Exercise["state"], said: readonly Sentence[]): void {
    // It is also shown next to the board.
    this.page.session.update({ advice: said.length > 0 ? said : null });
    super.report(state, said);
  }
}

// ---- A side's costly choices, as positions for puzzles.

/** The maximum per game, costliest first. */
const MOST = 3;

/** A side's costliest mistakes in a reviewed game; null if the signal is aborted. */
export async function mistakesOf(
  told: ToldReview,
  side: Side,
  asking: MoveEvaluator,
): Promise<Mistake[] | null> {
  const rows = told.rows
    .filter((row) => sideOf(row) === side && lossOf(row) >= BANDS.mistake)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST);
  const found: Mistake[] = [];
  for (const row of rows) {
    const mistake = await mistakeIn(told, row, asking);
    if (mistake === null || asking.signal.aborted) return null;
    if (mistake) found.push(mistake);
  }
  return found;
}

/** The costliest choice of a row. With several throws in hand, each move is a choice. */
async function mistakeIn(
  told: ToldReview,
  row: PlacedRow,
  asking: MoveEvaluator,
): Promise<Mistake | undefined | null> {
  const { engine } = asking;
  let most: { lost: number; mistake: Mistake } | undefined;
  for (const [made, id] of (row.move?.split(" ") ?? []).entries()) {
    const game = await engine.fromRecord(told.record, choiceAt(row) + made);
    const points = await weighed(told, row, game, asking);
    const played = id === "throw" ? -1 : game.seen().moves.findIndex((move) => move.id === id);
    const mistake = { ruleset: told.ruleset, position: game.position_id(), points: points ?? [] };
    game.free();
    if (points === null) return null;
    const lost = Math.max(...points) - (points.at(played) ?? 0);
    if (lost >= BANDS.mistake && lost > (most?.lost ?? 0)) most = { lost, mistake };
  }
  return most?.mistake;
}

/** The value of each choice for the row's side, by the review's evaluation. */
async function weighed(
  told: ToldReview,
  row: PlacedRow,
  game: Game,
  asking: MoveEvaluator,
): Promise<number[] | null> {
  const { ruleset, record } = told;
  const start = game.record();
  const { moves, state } = game.seen();
  const worth = await evaluateMoves(asking, { ruleset, record, start, moves, side: sideOf(row) });
  const points = worth?.map(tenths) ?? null;
  if (points === null || state.phase !== "throw") return points;
  const options = await asking.consult({ ask: "weigh", ruleset, record, row: row.n }, asking.signal);
  if (options === null) return null;
  const throwing = options.find(({ moves }) => moves === "throw")?.chance ?? 0;
  return [...points, tenths(100 * throwing)];
}

const tenths = (points: number): number => Math.round(10 * points) / 10;
