/** A puzzle on the board. A wrong attempt is answered with its refutation. */

import type { Page } from "../../src/app/addon.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import type { AskAdvisor } from "../../src/engine/advisor-service.js";
import type { Game, Move, Side } from "../../src/engine/types.js";
import { freeAfter } from "../../src/engine/wasm.js";
import type { GameCopy } from "../../src/game/saved-game.js";
import { eventSentences } from "../../src/game/sentences.js";
import { DEFAULT_SETUP } from "../../src/game/view-state.js";
import { JudgedExercise } from "../shared/judged-exercise.js";
import { best, isRight, lost, type Puzzle, thrownIn, worstReply } from "./puzzle.js";

/** A list of puzzles, and the index of one of them. */
interface PuzzleInList {
  among: readonly Puzzle[];
  number: number;
  puzzle: Puzzle;
}

export class PuzzleExercise extends JudgedExercise {
  side: Side = "white";
  /** The position of the correct answer's mark on the board. */
  mark: Move["to"] = null;
  /** The visitor has requested the hundred games. */
  hundred = false;

  constructor(
    page: Page,
    private readonly ask: AskAdvisor,
    readonly of: PuzzleInList,
    kept: GameCopy | null,
    /** Called with the solution; the argument is true if it was the first attempt. */
    private readonly solved: (first: boolean) => void,
  ) {
    super(page, kept);
  }

  begin(game: Game): void {
    const { ruleset } = this.of.puzzle;
    const { players, player, turn } = game.snapshot().state;
    this.side = turn ?? "white";
    const seat = players ? (player === 0 ? 1 : 0) : 1;
    const setup = { ...DEFAULT_SETUP, ruleset, opponent: "expert" as const };
    this.setPosition(game, setup, { seat, announcement: sentence("puzzle-ask") });
  }

  get isDone(): boolean {
    return this.state === "right" || this.state === "shown";
  }

  /** The best legal move; undefined if the best choice is to throw. */
  get bestMove(): Move | undefined {
    const { puzzle } = this.of;
    return this.page.session.view.moves[puzzle.options.findIndex(({ points }) => points === best(puzzle))];
  }

  /** Shows the answer. */
  show(): void {
    const { page, bestMove } = this;
    const { puzzle } = this.of;
    if (page.session.view.activity === "looking") page.session.backToGame();
    this.solved(false);
    const points = Math.round(best(puzzle));
    const move = bestMove?.notation ?? page.l10n.text("button-throw");
    this.reveal(bestMove, sentence("puzzle-best", { points, move }));
  }

  protected async judge(move: Move | null, attempt: number): Promise<void> {
    const { puzzle } = this.of;
    const { moves } = this.page.session.view;
    const choice = move ? moves.findIndex(({ id }) => id === move.id) : puzzle.options.length - 1;
    const points = Math.round(puzzle.options[choice]?.points ?? 0);
    if (!isRight(puzzle, choice)) {
      const wrong = sentence("puzzle-wrong", { points, lost: Math.max(1, Math.round(lost(puzzle, choice))) });
      this.report("wrong", [wrong]);
      if (move) await this.punish(choice, move, wrong, attempt);
      return;
    }
    if (!this.isDone) this.solved(attempt === 1);
    this.mark = move?.to ?? null;
    this.report("right", [sentence("puzzle-right", { points })]);
    const why = await this.reason(move?.id ?? "throw");
    if (!this.isLatest(attempt)) return;
    this.response = [...this.response, ...why];
    this.page.redraw();
  }

  /** Shows the strongest reply to a wrong attempt. Going back starts another attempt. */
  private async punish(choice: number, move: Move, wrong: Sentence, attempt: number): Promise<void> {
    const { puzzle } = this.of;
    const { engine, session } = this.page;
    const record = await session.withGame(session.record(), (then) => {
      then.act(move.id);
      return then.record();
    });
    if (record === null) return;
    const punished =
      puzzle.theme === "own"
        ? await worstReply({ engine, ask: this.ask }, puzzle, record, this.signal)
        : puzzle.options[choice]?.punished;
    if (!punished) return;
    freeAfter(await thrownIn(engine, record, punished.value), (reply) => {
      const answer = reply.snapshot().moves[punished.reply];
      if (!answer || !this.isLatest(attempt)) return;
      const { events, state } = reply.act(answer.id);
      const sentences = [
        sentence("puzzle-then", { value: punished.value }),
        ...eventSentences(events, state, session.view.seat),
      ];
      const reported = sentences.filter(({ id }) => id !== "said-turn" && id !== "said-throw-again");
      this.response = [wrong, ...reported];
      session.showPast(state, reported, wrong);
    });
  }
}
