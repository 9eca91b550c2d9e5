/** The end of a lesson with free choices: how good they were. A lesson's throws are fixed, so there is no luck. */

import { html, nothing, type TemplateResult } from "lit";
import type { Localizer, Sentence } from "../../src/base/i18n/localizer.js";
import type { BoardLook } from "../../src/board/board-view.js";
import { standingModel } from "../../src/board/model.js";
import { freeAfter } from "../../src/engine/wasm.js";
import type { SmallBoard } from "../shared/small-board.js";
import { lookOn } from "../shared/small-look.js";
import "../shared/small-board.js";
import type { Page } from "../../src/app/addon.js";
import type { BoardInfo, Move, State } from "../../src/engine/types.js";
import { evaluateMoves } from "../shared/evaluate-moves.js";
import { EQUAL_WITHIN } from "../shared/replay.js";

/** A choice in a step that allowed any move. */
export interface OwnChoice {
  step: number;
  before: State;
  board: BoardInfo;
  /** The position id. */
  position: string;
  moves: readonly Move[];
  played: Move;
  /** The events after it. */
  said: readonly Sentence[];
}

/** A choice, and the value of each move for the choosing side, in games in 100. */
interface JudgedChoice {
  choice: OwnChoice;
  points: readonly number[];
}

export class LessonEnd {
  private judged: readonly JudgedChoice[] = [];
  private state: "judging" | "judged" | "failed" = "judging";
  private readonly lifetime = new AbortController();

  constructor(
    private readonly page: Page,
    /** The number of steps in the lesson. */
    private readonly last: number,
    private readonly changed: () => void,
  ) {}

  /** Evaluates the choices in the lesson's order. */
  async begin(choices: readonly OwnChoice[]): Promise<void> {
    const { lifetime } = this;
    try {
      const judged: JudgedChoice[] = [];
      for (const choice of choices.toSorted((one, other) => one.step - other.step)) {
        const points = await this.evaluateChoices(choice);
        if (points === null) return;
        judged.push({ choice, points });
      }
      this.judged = judged;
      this.state = "judged";
    } catch (error) {
      if (lifetime.signal.aborted) return;
      console.error(error);
      this.state = "failed";
    }
    this.changed();
  }

  /** Stops evaluating. */
  stop(): void {
    this.lifetime.abort();
  }

  /** The value of each move; null if it was cancelled. */
  private async evaluateChoices({ before, position, moves }: OwnChoice): Promise<number[] | null> {
    const { engine, session } = this.page;
    const { signal } = this.lifetime;
    if (!session.advisor) throw new Error("nobody is there to judge");
    const { ask } = session.advisor;
    const { ruleset, turn } = before;
    const record = freeAfter(await engine.newGame({ ruleset, position }), (game) => game.record());
    const side = turn ?? "black";
    return evaluateMoves({ engine, ask, signal }, { ruleset, record, start: record, moves, side });
  }

  /** `again`: back to the step of a choice; `done`: leave the lesson. */
  draw(
    l10n: Localizer,
    look: Pick<BoardLook, "theme" | "dark">,
    { again, done }: { again(step: number): void; done(): void },
  ): TemplateResult {
    const { state, judged } = this;
    return html`<section class="lesson-end" aria-labelledby="lesson-end">
      <p id="lesson-end" tabindex="-1">${l10n.text("tutorial-end-lead")}</p>
      <div role="status">
        ${state === "judging" ? html`<p aria-busy="true">${l10n.text("card-loading")}</p>` : nothing}
        ${state === "failed" ? html`<p>${l10n.text("review-failed")}</p>` : nothing}
        <ol>
          ${judged.map((one) => card(one, this.last, l10n, look, again))}
        </ol>
      </div>
      ${state === "judged" ? html`<p class="lesson-judge">${l10n.text("tutorial-end-judge")}</p>` : nothing}
      <div class="step-buttons"><button type="button" class="next main finish" @click=${done}>${l10n.text("tutorial-finish")}</button></div>
    </section>`;
  }
}

function card(
  { choice, points }: JudgedChoice,
  last: number,
  l10n: Localizer,
  look: Pick<BoardLook, "theme" | "dark">,
  again: (step: number) => void,
): TemplateResult {
  const { step, moves, played, said } = choice;
  const best = Math.max(...points);
  const ownPoints = points[moves.findIndex(({ id }) => id === played.id)] ?? 0;
  const lost = best - ownPoints;
  const isGood = lost < EQUAL_WITHIN;
  return html`<li>
    ${picture(choice, look)}
    <p>${l10n.text("tutorial-step", { count: step + 1, last })} · ${l10n.sentences(said)}</p>
    <p class="judged">${isGood ? l10n.text("review-try-right") : l10n.text("review-try-wrong", { points: Math.round(lost) })}</p>
    ${isGood ? nothing : html`<button type="button" class="again" @click=${() => again(step)}>${l10n.text("review-try")}</button>`}
  </li>`;
}

/** The board before the choice, with the move played. */
function picture(
  { before, board, played }: OwnChoice,
  look: Pick<BoardLook, "theme" | "dark">,
): TemplateResult {
  const model = standingModel(before, board, lookOn(board, look));
  const { from, to, victim } = played;
  const hasArrow = typeof from === "number" && (typeof to === "number" || to === "off");
  const kind = to === "off" ? "off" : victim ? "hit" : "move";
  const smallBoard: SmallBoard = {
    model,
    moves: hasArrow ? [{ side: before.turn ?? "black", from, to, kind }] : [],
  };
  return html`<senet-small-board aria-hidden="true" .picture=${smallBoard}></senet-small-board>`;
}
