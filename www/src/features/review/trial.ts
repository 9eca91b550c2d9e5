/**
 * Retrying a choice on the board: attempts are judged without being played, then the game is restored. Also selects the
 * choices to save as puzzles.
 */
import { type Sentence, say } from "../../base/i18n/localizer.js";
import type { Consult, ToldRow } from "../../engine/review-desk.js";
import type { Advice, FullGame, Game, Move, Side } from "../../engine/types.js";
import { type Asking, weighMoves } from "../../engine/weigh-moves.js";
import { choiceSentence, reasonSentence } from "../../game/answer-sentences.js";
import { AS_GOOD, type Mistake } from "../../game/replay.js";
import type { GameCopy } from "../../game/saved-game.js";
import type { LogEntry, Spot, ViewState } from "../../game/view-state.js";
import { type FeatureContext, lookAtBoard } from "../feature.js";
import { BANDS, chanceOf, choiceAt, lossOf, sideOf, type ToldReview } from "./story.js";

export interface TrialOf {
  /** The game to restore. */
  kept: GameCopy;
  told: ToldReview;
  row: ToldRow;
  /** The move list up to this point. */
  log: readonly LogEntry[];
}

export class Trial {
  /** The response to the last attempt; `asked` before the first. */
  state: "asked" | "judging" | "wrong" | "right" | "shown" = "asked";
  /** The loss of the last attempt, in points. */
  lost = 0;
  said: readonly Sentence[] = [];
  private tries = 0;
  private made = 0;
  private letsPlay = false;
  /** The game at this moment, once it is on the board. */
  private game: Game | null = null;
  private back: Game | null = null;
  private readonly life = new AbortController();

  constructor(
    private readonly page: FeatureContext,
    private readonly consult: Consult,
    readonly of: TrialOf,
    private readonly changed: () => void,
  ) {}

  /**
   * Puts the position before the choice on the board. Returns false if another game has been loaded in the meantime.
   */
  async begin(): Promise<boolean> {
    const { page, of } = this;
    await page.words.need("advice");
    const begun = (game: Game) => {
      if (this.life.signal.aborted) return;
      const { day: _day, ...setup } = of.kept.setup;
      const { seat } = of.kept;
      this.game = game;
      const known = { seat, log: of.log, said: say("review-try-prompt"), unsaved: true };
      page.session.load(game, { ...setup, afar: "" }, known);
      lookAtBoard(this.page);
    };
    await page.session.withGame(of.told.record, begun, choiceAt(of.row));
    return this.game !== null || this.life.signal.aborted;
  }

  /** The visitor undid something, or the game continued in another way. */
  isAstray({ game, activity }: ViewState): boolean {
    if (!game || activity !== "idle" || this.game !== this.page.session.game) return false;
    return game.throws + game.plies !== choiceAt(this.of.row) + this.made;
  }

  /**
   * Whether the board shows the exercise or will soon. An exercise cancelled before its start ends when the game is
   * restored.
   */
  isOn(game: Game | null): boolean {
    return this.game === game || (this.game === null && !this.isBack(game));
  }

  /** Whether this is the restored game. */
  isBack(game: Game | null): boolean {
    return game !== null && game === this.back;
  }

  /** Stops judging. */
  leave(): void {
    this.life.abort();
  }

  /** Restores the game. */
  async end(): Promise<void> {
    const { page } = this;
    const { record, setup, seat, log } = this.of.kept;
    this.leave();
    await page.session.withGame(record, (game) => {
      this.back = game;
      page.session.load(game, setup, { seat, log, said: say("said-back-in-game") });
      lookAtBoard(this.page);
    });
  }

  /** Shows the best choice and selects its piece. */
  show(): void {
    const { session } = this.page;
    const id = this.of.row.best_move?.split(" ")[this.made];
    const best = session.view.moves.find((move) => move.id === id);
    this.tries += 1;
    this.tell("shown", [choiceSentence(session.view.moves, id ?? "throw")]);
    if (best && typeof best.from === "number") session.update({ selected: best.from as Spot, pending: [] });
  }

  /** Attempts are judged, not played. */
  allows(move: Move | null): boolean {
    if (this.letsPlay || this.life.signal.aborted || this.game !== this.page.session.game) return true;
    this.page.attempt(this.judge(move));
    return false;
  }

  private async judge(move: Move | null): Promise<void> {
    this.tries += 1;
    const { tries } = this;
    this.tell("judging", []);
    const chance = await this.worth(move);
    if (chance === null || tries !== this.tries || this.life.signal.aborted) return;
    const { row } = this.of;
    this.lost = Math.max(0, chanceOf(row.best, sideOf(row)) - chance);
    if (this.lost >= AS_GOOD)
      return this.tell("wrong", [say("review-try-wrong", { points: rounded(this.lost) })]);
    if (move && (await this.goesOn(move))) return;
    const why = await this.reason(move);
    if (tries === this.tries && !this.life.signal.aborted)
      this.tell("right", [say("review-try-right"), ...why]);
  }

  /** The chance after it, in points for the choosing side. */
  private async worth(move: Move | null): Promise<number | null> {
    const { told, row } = this.of;
    const { ruleset, record } = told;
    const { signal } = this.life;
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
    this.tell("asked", []);
    return true;
  }

  /** The reason, if the hint's own evaluation agrees. */
  private async reason(move: Move | null): Promise<Sentence[]> {
    const { session } = this.page;
    const position = session.game?.position_id();
    if (!position || !session.advisor) return [];
    const question = { ask: "advise", ruleset: this.of.told.ruleset, position, other: null } as const;
    const advice = (await session.advisor.consult(question, this.life.signal)) as Advice | null;
    return advice?.options[0]?.id === (move?.id ?? "throw") ? [reasonSentence(advice.why)] : [];
  }

  private tell(state: Trial["state"], said: readonly Sentence[]): void {
    this.state = state;
    this.said = said;
    // It is also shown next to the board.
    this.page.session.update({ advice: said.length > 0 ? said : null });
    if (said.length > 0) this.page.announce(said);
    this.changed();
  }
}

const rounded = (points: number): number => Math.max(1, Math.round(points));

// ---- A side's costly choices, as positions for puzzles.

/** The maximum per game, costliest first. */
const MOST = 3;

/** A side's costliest mistakes in a reviewed game; null if the signal is aborted. */
export async function mistakesOf(told: ToldReview, side: Side, asking: Asking): Promise<Mistake[] | null> {
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
  row: ToldRow,
  asking: Asking,
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
async function weighed(told: ToldReview, row: ToldRow, game: Game, asking: Asking): Promise<number[] | null> {
  const { ruleset, record } = told;
  const start = game.record();
  const { moves, state } = game.seen();
  const worth = await weighMoves(asking, { ruleset, record, start, moves, side: sideOf(row) });
  const points = worth?.map(tenths) ?? null;
  if (points === null || state.phase !== "throw") return points;
  const options = await asking.consult({ ask: "weigh", ruleset, record, row: row.n }, asking.signal);
  if (options === null) return null;
  const throwing = options.find(({ moves }) => moves === "throw")?.chance ?? 0;
  return [...points, tenths(100 * throwing)];
}

const tenths = (points: number): number => Math.round(10 * points) / 10;
