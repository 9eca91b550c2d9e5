/** The setup of a comparison: reconstructions by small boards, disputed rules, players, number of games. */

import { html, nothing, type TemplateResult } from "lit";
import { pointTitle, pointValue } from "../../addons/house-rules/point-view.js";
import { aboutRuleset, parseRuleset } from "../../addons/shared/about-rulesets.js";
import { boardPicture, smallBoard, startState } from "../../addons/shared/board-pictures.js";
import { evidenceMark } from "../../addons/shared/evidence.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Light } from "../../src/board/model.js";
import type { EngineClient } from "../../src/engine/engine-client.js";
import type { Draft, RulePoint } from "../../src/engine/types.js";
import { selectField } from "../small-page.js";
import { LAB_OPTIONS, type LabOption, labOptionOf, labOptionText, withOption } from "./lab-ruleset.js";
import { playerName } from "./measure-cells.js";
import {
  EVERYONE,
  GAME_COUNTS,
  type LabQuestion,
  MAX_RULESETS,
  pointsWanted,
  type QuestionKind,
  RULESETS_BY_KIND,
  seedFrom,
} from "./question.js";

interface ChooserView {
  question: LabQuestion;
  l10n: Localizer;
  engine: EngineClient;
  light: Light;
  /** The rules of a ruleset in text form, with every choice. */
  draftOf(ruleset: string): Draft;
  players: readonly string[];
  judges: readonly string[];
  /** The rules of a ruleset that can be changed in a grid, as options with their texts. */
  pointsOf(ruleset: string): readonly (readonly [option: string, text: string])[];
  /** The written form by which the laboratory knows a ruleset; options without effect are left out. */
  canonical(ruleset: string): string;
  change(patch: Partial<LabQuestion>): void;
}

/** The ruleset's name, and its differences from the catalogue's version. */
export function nameOf(ruleset: string, l10n: Localizer, draftOf: ChooserView["draftOf"]): string {
  const name = l10n.text(`ruleset-${parseRuleset(ruleset).id}`);
  const changes = changedPoints(draftOf(ruleset)).map((point) => changeText(point, point.value, l10n));
  for (const name of LAB_NAMES) {
    const value = labOptionOf(ruleset, name);
    if (value !== LAB_OPTIONS[name].usual) changes.push(labOptionText(name, value, l10n));
  }
  return changes.length === 0 ? name : l10n.text("lab-variant", { name, changes: l10n.join(changes) });
}

const LAB_NAMES = Object.keys(LAB_OPTIONS) as LabOption[];

const changedPoints = ({ points }: Draft): RulePoint[] => points.filter(({ value, base }) => value !== base);

/** A rule with its value, such as "A player must throw a 1 before moving: no". */
export function changeText(point: RulePoint, value: string, l10n: Localizer): string {
  return l10n.text("house-point-value", {
    point: pointTitle(point.name, l10n),
    value: pointValue(point, value, l10n),
  });
}

export function chooser(view: ChooserView): TemplateResult {
  const { question, l10n, change } = view;
  const kind = (value: QuestionKind) => html`<label class="choice">
    <input
      type="radio"
      name="kind"
      .checked=${question.kind === value}
      @change=${() => change(asKind(value, question))}
    />
    <span><strong>${l10n.text(`lab-kind-${value}`)}</strong><small>${l10n.text(`lab-kind-${value}-note`)}</small></span>
  </label>`;
  return html`<section class="question" aria-labelledby="lab-question">
    <h2 id="lab-question">${l10n.text("lab-question")}</h2>
    <fieldset class="kinds"><legend>${l10n.text("lab-kind")}</legend>${kind("compare")} ${kind("sweep")} ${kind("grid")}</fieldset>
    ${rulesetCards(view)} ${question.rulesets.map((ruleset, index) => variant(ruleset, index, view))} ${gridPoints(view)}
    ${conditions(view)}
  </section>`;
}

/** The question as one of another kind, which may have fewer rulesets or players. */
function asKind(kind: QuestionKind, { rulesets, player }: LabQuestion): Partial<LabQuestion> {
  return {
    kind,
    rulesets: rulesets.slice(0, kind === "grid" ? 1 : RULESETS_BY_KIND[kind]),
    points: [],
    player: player === EVERYONE && kind !== "compare" ? PLAYER_INSTEAD : player,
  };
}

/** Instead of all kinds of player, where only one can play. */
const PLAYER_INSTEAD = "net";

/** The rules that a grid changes. */
function gridPoints({ question, l10n, pointsOf, change }: ChooserView): TemplateResult | typeof nothing {
  const { kind, rulesets, points } = question;
  const [ruleset] = rulesets;
  if (kind !== "grid" || ruleset === undefined) return nothing;
  const all = pointsOf(ruleset);
  const needed = pointsWanted(rulesets);
  return html`<div class="points">
    ${Array.from({ length: needed }, (_, index) => {
      const chosen = points[index] ?? "";
      const taken = points.filter((_, other) => other !== index);
      const offered = all.filter(([option]) => !taken.includes(option));
      return selectField(
        l10n.text("lab-grid-point", { number: index + 1 }),
        chosen,
        [["", l10n.text("lab-grid-choose")], ...offered],
        (option) => {
          const next = Array.from({ length: needed }, (_, other) =>
            other === index ? option : (points[other] ?? ""),
          );
          change({ points: next });
        },
      );
    })}
  </div>`;
}

function rulesetCards(view: ChooserView): TemplateResult {
  const { question, l10n, engine, light, change } = view;
  const most = RULESETS_BY_KIND[question.kind];
  const single = most === 1;
  const picked = question.rulesets.map((ruleset) => parseRuleset(ruleset).id);
  const pick = (id: string, isPicked: boolean) => {
    if (single) return change({ rulesets: [id], points: [] });
    const others = question.rulesets.filter((ruleset) => parseRuleset(ruleset).id !== id);
    change({ rulesets: isPicked ? [...question.rulesets, id] : others, points: [] });
  };
  return html`<fieldset class="rulesets">
    <legend>${l10n.text(single ? "lab-pick-one" : "lab-pick", { most })}</legend>
    <div class="boards">
      ${engine.rulesets.map(({ id, board }) => {
        const isPicked = picked.includes(id);
        const info = engine.boards.find((candidate) => candidate.id === board);
        const isFull = !single && question.rulesets.length >= most;
        const { author, year } = aboutRuleset(id);
        return html`<label class="board">
          <input
            type=${single ? "radio" : "checkbox"}
            name="ruleset"
            .checked=${isPicked}
            ?disabled=${!isPicked && isFull}
            @change=${(event: Event) => pick(id, (event.currentTarget as HTMLInputElement).checked)}
          />
          ${info ? smallBoard(boardPicture(info, startState(engine, id), light)) : nothing}
          <span><strong>${l10n.text(`ruleset-${id}`)}</strong>
            <small>${year ? l10n.text("game-author", { author: l10n.text(author), year: String(year) }) : l10n.text(author)}</small></span>
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

function variant(ruleset: string, position: number, view: ChooserView): TemplateResult {
  const { question, l10n, draftOf, change } = view;
  const draft = draftOf(ruleset);
  const replace = (changed: string) =>
    change({ rulesets: question.rulesets.map((other, index) => (index === position ? changed : other)) });
  const duplicate = () => change({ rulesets: [...question.rulesets, ruleset] });
  const remove = () => change({ rulesets: question.rulesets.filter((_, index) => index !== position) });
  const setPoint = (point: RulePoint, value: string) =>
    replace(withOption(ruleset, point.name, value === point.base ? null : value));
  const { kind } = question;
  const many = question.rulesets.length > 1;
  return html`<details class=${`variant series-${position + 1}`}>
    <summary><span class="swatch"></span>${nameOf(ruleset, l10n, draftOf)}</summary>
    <div class="points">
      ${disputable(draft).map(
        (point) => html`<div>
          ${selectField(
            pointTitle(point.name, l10n),
            point.value,
            point.choices
              .filter(({ refused, chosen }) => chosen || !refused)
              .map(({ value }) => [value, pointValue(point, value, l10n)] as const),
            (value) => setPoint(point, value),
          )}
          ${evidenceMark(point.evidence, l10n)}
        </div>`,
      )}
      ${LAB_NAMES.map((name) => labField(name, ruleset, view, replace))}
    </div>
    <div class="buttons">
      ${
        kind === "compare" && question.rulesets.length < MAX_RULESETS
          ? html`<button type="button" @click=${duplicate}>${l10n.text("lab-duplicate")}</button>`
          : nothing
      }
      ${many ? html`<button type="button" @click=${remove}>${l10n.text("lab-remove")}</button>` : nothing}
    </div>
  </details>`;
}

/** A point that only the laboratory can change. */
function labField(
  name: LabOption,
  ruleset: string,
  { l10n, canonical }: ChooserView,
  replace: (changed: string) => void,
): TemplateResult | typeof nothing {
  const { usual, values } = LAB_OPTIONS[name];
  const chosen = labOptionOf(ruleset, name);
  const other = values.find((value) => value !== usual) ?? usual;
  const [without, changed] = [null, other].map((value) => canonical(withOption(ruleset, name, value)));
  if (without === changed) return nothing;
  const offered = values.some((value) => value === chosen) ? values : [...values, chosen];
  return html`<div>
    ${selectField(
      l10n.text(`lab-option-${name.replace("_", "-")}`),
      chosen,
      offered.map((value) => [
        value,
        name === "light"
          ? l10n.text("lab-percent", { value })
          : l10n.text(value === "on" ? "house-on" : "house-off"),
      ]),
      (value) => replace(withOption(ruleset, name, value === usual ? null : value)),
    )}
    ${evidenceMark("modern_choice", l10n)}
  </div>`;
}

function conditions({ question, l10n, players, judges, change }: ChooserView): TemplateResult {
  return html`<div class="conditions">
    ${selectField(
      l10n.text("lab-player"),
      question.player,
      [...new Set([...players, ...(question.kind === "compare" ? [EVERYONE] : []), question.player])].map(
        (id) => [id, playerName(id, l10n)],
      ),
      (player) => change({ player }),
    )}
    ${selectField(
      l10n.text("lab-judge"),
      question.judge,
      judges.map((id) => [id, l10n.text(`lab-judge-${id}`)]),
      (judge) => change({ judge }),
    )}
    ${selectField(
      l10n.text("lab-games"),
      String(question.games),
      GAME_COUNTS.map((count) => [String(count), l10n.text("lab-games-count", { count })]),
      (count) => change({ games: Number(count) }),
    )}
    <label class="field">
      ${l10n.text("lab-seed")}
      <input
        type="text"
        inputmode="numeric"
        .value=${String(question.seed)}
        @change=${(event: Event) => {
          const field = event.currentTarget as HTMLInputElement;
          const seed = seedFrom(field.value);
          field.setCustomValidity(seed === null ? l10n.text("lab-seed-wrong") : "");
          field.reportValidity();
          if (seed !== null) change({ seed });
        }}
      />
    </label>
  </div>`;
}
