/** The simplest form of the laboratory, for a class: two rules, one question, a guess first, and then the answer. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { LabQuestion } from "./question.js";
import type { MeasureResult } from "./results.js";

/** What is asked, of which rulesets, and of which measure. */
export interface ClassQuestion {
  /** Names its message, `lab-ask-ID`. */
  readonly id: string;
  readonly rulesets: readonly [string, string];
  readonly measure: string;
}

/** Questions whose answers surprise, and one whose answer is that nothing changes much. */
export const CLASS_QUESTIONS: readonly ClassQuestion[] = [
  { id: "pairs", rulesets: ["kendall-masters", "kendall-masters[pairs=off]"], measure: "length" },
  { id: "zero", rulesets: ["kendall-masters", "kendall-masters[zero=4]"], measure: "length" },
  { id: "hits", rulesets: ["kendall-masters", "kendall-masters[hit=none]"], measure: "comebacks" },
  { id: "bell", rulesets: ["kendall-masters", "bell"], measure: "length" },
];

const GUESSES = ["more", "same", "less"] as const;
export type Guess = (typeof GUESSES)[number];

/** Which guess the figures bear out; null while nothing is known. */
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
  asked: ClassQuestion;
  guess: Guess | null;
  /** Of the finished run. */
  result: MeasureResult | undefined;
  running: boolean;
  words: Localizer;
  ask(question: ClassQuestion): void;
  guessing(guess: Guess): void;
}

export function prediction(view: PredictionView): TemplateResult {
  const { asked, guess, result, running, words, ask, guessing } = view;
  const answer = running ? null : answerOf(result);
  return html`<section class="prediction" aria-labelledby="lab-guess">
    <h2 id="lab-guess">${words.text("lab-guess")}</h2>
    <label class="field">${words.text("lab-question")}
      <select @change=${(event: Event) => {
        const { value } = event.currentTarget as HTMLSelectElement;
        const chosen = CLASS_QUESTIONS.find(({ id }) => id === value);
        if (chosen) ask(chosen);
      }}>
        ${CLASS_QUESTIONS.map(({ id }) => html`<option value=${id} .selected=${id === asked.id}>${words.text(`lab-ask-${id}`)}</option>`)}
      </select>
    </label>
    <p class="asked">${words.text(`lab-ask-${asked.id}-text`)}</p>
    <div class="guesses" role="group" aria-label=${words.text("lab-guess-yours")}>
      ${GUESSES.map(
        (
          one,
        ) => html`<button type="button" aria-pressed=${guess === one} ?disabled=${running || answer !== null} @click=${() => guessing(one)}>
          ${words.text(`lab-guess-${asked.measure}-${one}`)}
        </button>`,
      )}
    </div>
    ${answer && guess ? html`<p class="verdict" role="status">${words.text(answer === guess ? "lab-guess-right" : "lab-guess-wrong")}</p>` : nothing}
  </section>`;
}
