/** The classroom version of the laboratory: two rules, one question, a guess, and the answer. */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { LabQuestion } from "./question.js";
import type { MeasureResult } from "./results.js";

/** The question, its rulesets and its measure. */
export interface ClassQuestion {
  /** Selects the message `lab-ask-ID`. */
  readonly id: string;
  readonly rulesets: readonly [string, string];
  readonly measure: string;
}

/** Questions with surprising answers, and one whose answer is that little changes. */
export const CLASS_QUESTIONS: readonly ClassQuestion[] = [
  { id: "pairs", rulesets: ["kendall-masters", "kendall-masters[pairs=off]"], measure: "length" },
  { id: "zero", rulesets: ["kendall-masters", "kendall-masters[zero=4]"], measure: "length" },
  { id: "hits", rulesets: ["kendall-masters", "kendall-masters[hit=none]"], measure: "comebacks" },
  { id: "bell", rulesets: ["kendall-masters", "bell"], measure: "length" },
];

const GUESSES = ["more", "same", "less"] as const;
export type Guess = (typeof GUESSES)[number];

/** The guess that the results confirm; null until known. */
export function answerOf(result: MeasureResult | undefined): Guess | null {
  if (!result || result.difference === null) return null;
  if (!result.clear) return "same";
  return result.difference > 0 ? "more" : "less";
}

export const questionOf = ({ rulesets }: ClassQuestion, before: LabQuestion): LabQuestion => ({
  ...before,
  kind: "compare",
  rulesets,
  games: 500,
});

export interface PredictionView {
  question: ClassQuestion;
  guess: Guess | null;
  /** The results of the finished run. */
  result: MeasureResult | undefined;
  running: boolean;
  l10n: Localizer;
  ask(question: ClassQuestion): void;
  guessing(guess: Guess): void;
}

export function prediction(view: PredictionView): TemplateResult {
  const { question, guess, result, running, l10n, ask, guessing } = view;
  const answer = running ? null : answerOf(result);
  return html`<section class="prediction" aria-labelledby="lab-guess">
    <h2 id="lab-guess">${l10n.text("lab-guess")}</h2>
    <label class="field">${l10n.text("lab-question")}
      <select @change=${(event: Event) => {
        const { value } = event.currentTarget as HTMLSelectElement;
        const chosen = CLASS_QUESTIONS.find(({ id }) => id === value);
        if (chosen) ask(chosen);
      }}>
        ${CLASS_QUESTIONS.map(({ id }) => html`<option value=${id} .selected=${id === question.id}>${l10n.text(`lab-ask-${id}`)}</option>`)}
      </select>
    </label>
    <p class="asked">${l10n.text(`lab-ask-${question.id}-text`)}</p>
    <div class="guesses" role="group" aria-label=${l10n.text("lab-guess-yours")}>
      ${GUESSES.map(
        (
          one,
        ) => html`<button type="button" aria-pressed=${guess === one} ?disabled=${running || answer !== null} @click=${() => guessing(one)}>
          ${l10n.text(`lab-guess-${question.measure}-${one}`)}
        </button>`,
      )}
    </div>
    <p class="verdict" role="status">${answer && guess ? l10n.text(answer === guess ? "lab-guess-right" : "lab-guess-wrong") : ""}</p>
  </section>`;
}
