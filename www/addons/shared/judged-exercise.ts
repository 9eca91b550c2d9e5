/** A position to solve: attempts are judged without being played. Puzzles and retried choices are judged. */

import type { Sentence } from "../../src/base/i18n/localizer.js";
import type { Move } from "../../src/engine/types.js";
import { reasonSentence } from "../../src/game/answer-sentences.js";
import type { Spot } from "../../src/game/view-state.js";
import { Exercise } from "./exercise.js";

export abstract class JudgedExercise extends Exercise {
  /** The response to the last attempt; `asked` before the first. */
  state: "asked" | "judging" | "wrong" | "right" | "shown" = "asked";
  response: readonly Sentence[] = [];
  protected tries = 0;

  /** Answers an attempt: a move, or the throw (null). */
  protected abstract judge(move: Move | null, attempt: number): Promise<void>;

  /** Returns false for an attempt, which is judged and not played. */
  allows(move: Move | null): boolean {
    if (this.signal.aborted || !this.isOnBoard) return true;
    this.tries += 1;
    this.page.attempt(this.judge(move, this.tries));
    return false;
  }

  /** No other attempt and no other game has followed this attempt. */
  protected isLatest(attempt: number): boolean {
    return attempt === this.tries && !this.signal.aborted && this.isOnBoard;
  }

  /** Shows and announces a response. */
  protected report(state: JudgedExercise["state"], response: readonly Sentence[]): void {
    this.state = state;
    this.response = response;
    if (response.length > 0) this.page.announce(response);
    this.page.redraw();
  }

  /** Shows the best choice and selects its piece. */
  protected reveal(best: Move | undefined, response: Sentence): void {
    this.tries += 1;
    this.report("shown", [response]);
    if (best && typeof best.from === "number")
      this.page.session.update({ selected: best.from as Spot, pending: [] });
  }

  /** Why this choice is best, if the hint's own evaluation agrees. */
  protected async reason(id: string): Promise<Sentence[]> {
    const { game, advisor, view } = this.page.session;
    if (!game || !advisor || !view.game) return [];
    const { ruleset } = view.game;
    const question = { ask: "advise", ruleset, position: game.position_id(), other: null } as const;
    const advice = await advisor.ask(question, this.signal);
    return advice?.options[0]?.id === id ? [reasonSentence(advice.why)] : [];
  }
}
