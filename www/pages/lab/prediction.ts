/** The classroom version of the laboratory: one question, the predictions of all pairs in a plot, and the answer. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer, Sentence } from "../../src/base/i18n/localizer.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import { figure, timeText } from "./figures.js";
import { dotColumns } from "./plots.js";
import type { LabQuestion } from "./question.js";
import type { MeasureResult } from "./results.js";

/** A question about the length of games, with its rulesets. */
export interface ClassQuestion {
  /** Selects the message `lab-ask-ID`. */
  readonly id: string;
  readonly rulesets: readonly [string, string];
  /** The sentence of the rules that a picture illustrates, of the first ruleset. Otherwise both boards are shown. */
  readonly rule: string | null;
}

/** Questions with surprising answers, and one whose answer is that little changes. All depend little on who plays. */
export const CLASS_QUESTIONS: readonly ClassQuestion[] = [
  { id: "pairs", rulesets: ["kendall-masters", "kendall-masters[pairs=off]"], rule: "rule-pairs-on" },
  { id: "zero", rulesets: ["kendall-masters", "kendall-masters[zero=4]"], rule: "rule-zero" },
  { id: "hits", rulesets: ["kendall-masters", "kendall-masters[hit=none]"], rule: "rule-hit-swap" },
  { id: "bell", rulesets: ["kendall-masters", "bell"], rule: null },
];

const GUESSES = ["more", "same", "less"] as const;
export type Guess = (typeof GUESSES)[number];

/** The prediction that the games confirm; null if they do not decide it. No clear difference is not the same length. */
export function answerOf(result: MeasureResult | undefined): Guess | null {
  if (!result || result.difference === null) return null;
  if (result.verdict === "equivalent") return "same";
  if (!result.clear) return null;
  return result.difference > 0 ? "more" : "less";
}

/** Only lengths are asked for, so nobody estimates chances, and no net is needed. */
export const questionOf = ({ rulesets }: ClassQuestion, before: LabQuestion): LabQuestion => ({
  ...before,
  kind: "compare",
  rulesets,
  player: "human-like",
  judge: "none",
  games: 500,
});

/** The answer for readers of twelve, in time of play. */
export function classAnswer(result: MeasureResult, l10n: Localizer): Sentence {
  const [usual, changed] = result.values;
  const answer = answerOf(result);
  if (answer === null || usual === null || changed === null) return sentence("lab-class-unclear");
  return sentence(`lab-class-${answer}`, {
    usual: timeText(usual, l10n, "long"),
    changed: timeText(changed, l10n, "long"),
    usualThrows: figure(usual, "throws", l10n),
    changedThrows: figure(changed, "throws", l10n),
  });
}

interface PredictionView {
  question: ClassQuestion;
  /** The predictions of the pairs, in order. */
  predictions: readonly Guess[];
  /** The length in the results so far. */
  result: MeasureResult | undefined;
  /** Whether a run has begun, and whether it is finished. */
  state: "open" | "running" | "finished";
  /** A picture of the rule. */
  picture: unknown;
  l10n: Localizer;
  width: number;
  ask(question: ClassQuestion): void;
  /** Changes the current predictions, which may be more than the drawn ones. */
  predict(update: (predictions: readonly Guess[]) => readonly Guess[]): void;
  play(): void;
}

export function prediction(view: PredictionView): TemplateResult {
  const { question, predictions, state, picture, l10n, ask, predict, play } = view;
  const isOpen = state === "open";
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
    ${picture}
    <p>${l10n.text("lab-class-each")}</p>
    ${plotOf(view)}
    <div class="guesses" role="group" aria-label=${l10n.text("lab-guess-yours")}>
      ${GUESSES.map(
        (
          guess,
        ) => html`<button type="button" ?disabled=${!isOpen} @click=${() => predict((all) => [...all, guess])}>
          ${l10n.text(`lab-guess-length-${guess}`)}
        </button>`,
      )}
    </div>
    <p role="status">${predictions.length > 0 ? countsText(predictions, l10n) : ""}</p>
    ${
      isOpen
        ? html`<div class="buttons">
            <button type="button" ?disabled=${predictions.length === 0} @click=${() => predict((all) => all.slice(0, -1))}>${l10n.text("lab-class-back")}</button>
            <button type="button" class="main" ?disabled=${predictions.length === 0} @click=${play}>${l10n.text("lab-start")}</button>
          </div>`
        : nothing
    }
    <div class="verdict" role="status">${verdict(view)}</div>
  </section>`;
}

const countOf = (predictions: readonly Guess[], guess: Guess): number =>
  predictions.filter((one) => one === guess).length;

/** The plot in words. */
const countsText = (predictions: readonly Guess[], l10n: Localizer): string =>
  l10n.join(
    GUESSES.map((guess) =>
      l10n.text("lab-named", {
        label: l10n.text(`lab-guess-length-${guess}`),
        value: countOf(predictions, guess),
      }),
    ),
  );

function plotOf({ predictions, result, state, width }: PredictionView): TemplateResult {
  const answer = state === "finished" ? answerOf(result) : null;
  return dotColumns({
    counts: GUESSES.map((guess) => countOf(predictions, guess)),
    right: answer === null ? null : GUESSES.indexOf(answer),
    width,
  });
}

function verdict({ predictions, result, state, l10n }: PredictionView): TemplateResult | typeof nothing {
  if (state !== "finished" || !result) return nothing;
  const answer = answerOf(result);
  return html`<p class="main">${l10n.sentence(classAnswer(result, l10n))}</p>
    ${
      answer === null
        ? nothing
        : html`<p>${l10n.text("lab-class-right", { right: countOf(predictions, answer), all: predictions.length })}</p>`
    }`;
}
