/** The setup of a comparison: reconstructions by small boards, disputed rules, players, number of games. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { Draft, RulePoint } from "../../engine/types.js";
import { pointTitle, pointValue } from "../../features/house-rules/point-view.js";
import { aboutRuleset, readRuleset } from "../../game/rulesets/about.js";
import { boardPicture, type Light, smallBoard, startOf } from "../../ui/board-pictures.js";
import { selectField } from "../page-styles.js";
import { GAME_COUNTS, type LabQuestion, MAX_RULESETS, type QuestionKind, seedFrom } from "./question.js";

export interface ChooserView {
  question: LabQuestion;
  words: Localizer;
  engine: EngineClient;
  light: Light;
  /** The rules of a ruleset in text form, with every choice. */
  draftOf(ruleset: string): Draft;
  players: readonly string[];
  change(patch: Partial<LabQuestion>): void;
}

/** The ruleset's name, and its differences from the catalogue's version. */
export function nameOf(ruleset: string, words: Localizer, draftOf: ChooserView["draftOf"]): string {
  const name = words.text(`ruleset-${readRuleset(ruleset).id}`);
  const changes = changedPoints(draftOf(ruleset)).map((point) => changeText(point, point.value, words));
  return changes.length === 0 ? name : words.text("lab-variant", { name, changes: words.join(changes) });
}

const changedPoints = ({ points }: Draft): RulePoint[] => points.filter(({ value, base }) => value !== base);

/** A rule with its value, such as "Two pieces side by side protect each other: no". */
export function changeText(point: RulePoint, value: string, words: Localizer): string {
  return words.text("house-point-value", {
    point: pointTitle(point.name, words),
    value: pointValue(point, value, words),
  });
}

export function chooser(view: ChooserView): TemplateResult {
  const { question, words, change } = view;
  const kind = (value: QuestionKind) => html`<label class="choice">
    <input
      type="radio"
      name="kind"
      .checked=${question.kind === value}
      @change=${() => change({ kind: value, rulesets: value === "sweep" ? question.rulesets.slice(0, 1) : question.rulesets })}
    />
    <span><strong>${words.text(`lab-kind-${value}`)}</strong><small>${words.text(`lab-kind-${value}-note`)}</small></span>
  </label>`;
  return html`<section class="question" aria-labelledby="lab-question">
    <h2 id="lab-question">${words.text("lab-question")}</h2>
    <fieldset class="kinds"><legend>${words.text("lab-kind")}</legend>${kind("compare")} ${kind("sweep")}</fieldset>
    ${rulesetCards(view)} ${question.rulesets.map((ruleset, at) => variant(ruleset, at, view))} ${conditions(view)}
  </section>`;
}

function rulesetCards(view: ChooserView): TemplateResult {
  const { question, words, engine, light, change } = view;
  const single = question.kind === "sweep";
  const picked = question.rulesets.map((ruleset) => readRuleset(ruleset).id);
  const pick = (id: string, isPicked: boolean) => {
    if (single) return change({ rulesets: [id] });
    const others = question.rulesets.filter((ruleset) => readRuleset(ruleset).id !== id);
    change({ rulesets: isPicked ? [...question.rulesets, id] : others });
  };
  return html`<fieldset class="rulesets">
    <legend>${words.text(single ? "lab-pick-one" : "lab-pick", { most: MAX_RULESETS })}</legend>
    <div class="boards">
      ${engine.rulesets.map(({ id, board }) => {
        const isPicked = picked.includes(id);
        const info = engine.boards.find((candidate) => candidate.id === board);
        const isFull = !single && question.rulesets.length >= MAX_RULESETS;
        const { author, year } = aboutRuleset(id);
        return html`<label class="board">
          <input
            type=${single ? "radio" : "checkbox"}
            name="ruleset"
            .checked=${isPicked}
            ?disabled=${!isPicked && isFull}
            @change=${(event: Event) => pick(id, (event.currentTarget as HTMLInputElement).checked)}
          />
          ${info ? smallBoard(boardPicture(info, startOf(engine, id), light)) : nothing}
          <span><strong>${words.text(`ruleset-${id}`)}</strong>
            <small>${year ? words.text("game-author", { author: words.text(author), year: String(year) }) : words.text(author)}</small></span>
        </label>`;
      })}
    </div>
  </fieldset>`;
}

/** Rules that can be changed individually: all choices without a contradiction. */
const disputable = ({ points }: Draft): RulePoint[] =>
  points.filter(
    ({ kind, choices, idle, value, base }) =>
      (kind === "flag" || kind === "words" || kind === "number") &&
      (value !== base || !idle) &&
      choices.some(({ chosen, refused }) => !chosen && !refused),
  );

function variant(ruleset: string, at: number, view: ChooserView): TemplateResult {
  const { question, words, draftOf, change } = view;
  const draft = draftOf(ruleset);
  const replace = (changed: string) =>
    change({ rulesets: question.rulesets.map((other, index) => (index === at ? changed : other)) });
  const duplicate = () => change({ rulesets: [...question.rulesets, ruleset] });
  const remove = () => change({ rulesets: question.rulesets.filter((_, index) => index !== at) });
  const setPoint = (point: RulePoint, value: string) =>
    replace(writtenWith(ruleset, point.name, value === point.base ? null : value));
  const many = question.rulesets.length > 1;
  return html`<details class=${`variant series-${at + 1}`}>
    <summary><span class="swatch"></span>${nameOf(ruleset, words, draftOf)}</summary>
    <div class="points">
      ${disputable(draft).map((point) =>
        selectField(
          pointTitle(point.name, words),
          point.value,
          point.choices
            .filter(({ refused, chosen }) => chosen || !refused)
            .map(({ value }) => [value, pointValue(point, value, words)] as const),
          (value) => setPoint(point, value),
        ),
      )}
    </div>
    <div class="buttons">
      ${
        question.kind === "compare" && question.rulesets.length < MAX_RULESETS
          ? html`<button type="button" class="quiet" @click=${duplicate}>${words.text("lab-duplicate")}</button>`
          : nothing
      }
      ${many ? html`<button type="button" class="quiet" @click=${remove}>${words.text("lab-remove")}</button>` : nothing}
    </div>
  </details>`;
}

/** The text form with one option added or removed; the engine normalises it. */
function writtenWith(ruleset: string, name: string, value: string | null): string {
  const { id, options } = readRuleset(ruleset);
  const all = Object.entries({ ...options, [name]: value }).filter(([, text]) => text !== null);
  const written = all.map(([option, text]) => `${option}=${text}`);
  return written.length > 0 ? `${id}[${written.join(",")}]` : id;
}

function conditions({ question, words, players, change }: ChooserView): TemplateResult {
  return html`<div class="conditions">
    ${selectField(
      words.text("lab-player"),
      question.player,
      players.map((id) => [id, words.text(`lab-player-${id}`)]),
      (player) => change({ player }),
    )}
    ${selectField(
      words.text("lab-games"),
      String(question.games),
      GAME_COUNTS.map((count) => [String(count), words.text("lab-games-count", { count })]),
      (count) => change({ games: Number(count) }),
    )}
    <label class="field">
      ${words.text("lab-seed")}
      <input
        inputmode="numeric"
        .value=${String(question.seed)}
        @change=${(event: Event) => {
          const field = event.currentTarget as HTMLInputElement;
          const seed = seedFrom(field.value);
          field.setCustomValidity(seed === null ? words.text("lab-seed-wrong") : "");
          field.reportValidity();
          if (seed !== null) change({ seed });
        }}
      />
    </label>
  </div>`;
}
