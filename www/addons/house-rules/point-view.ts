/** One rule: its choices, the contradictions a choice would cause, and those it is part of. */

import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { runs, visualRows } from "../../src/board/geometry.js";
import type { Alternative, Conflict, Draft, ExitRow, Refusal, RulePoint } from "../../src/engine/types.js";
import { evidenceMark } from "../shared/evidence.js";

export interface PointView {
  draft: Draft;
  l10n: Localizer;
  /** The name of the original ruleset. */
  base: string;
  narrow: boolean;
  change(point: string, value: string): void;
  /** The effect of the rule, on a small board. */
  seen(point: RulePoint): unknown;
}

export function pointView(point: RulePoint, view: PointView): TemplateResult {
  const { draft, l10n, base, change } = view;
  const clashes = draft.clashes.filter(({ points }) => points.includes(point.name));
  const changed = point.value !== point.base;
  return html`<div
    class="point ${point.idle ? "idle" : ""} ${clashes.length > 0 ? "clashing" : ""}"
    data-point=${point.name}
  >
    ${control(point, view)} ${point.idle ? nothing : evidenceMark(point.evidence, l10n)}
    ${point.idle ? html`<p class="note">${l10n.text("house-idle", { point: pointTitle(point.idle, l10n) })}</p>` : nothing}
    ${clashes.map((conflict) => conflictView(conflict, view))} ${view.seen(point)}
    ${
      changed
        ? html`<button type="button" class="reset" @click=${() => change(point.name, point.base)}>
            ${l10n.text("house-reset", { base })}
          </button>`
        : nothing
    }
  </div>`;
}

function control(point: RulePoint, view: PointView): TemplateResult {
  switch (point.kind) {
    case "flag":
      return flag(point, view);
    case "words":
      return wordChoices(point, view);
    case "number":
    case "throws":
      return chips(point, view);
    case "light_values":
      return folded(
        point,
        view,
        html`${point.light_values.map((choices, light) => lightRow(point, light, choices, view))}`,
      );
    case "house":
    case "houses":
      return folded(point, view, picker(point, view));
    case "exits":
      return folded(
        point,
        view,
        html`${picker(point, view)} ${point.exits.map((row) => exitRow(point, row, view))}`,
      );
  }
}

/** The other rules that a choice contradicts. */
function refusalNote(point: RulePoint, { refused }: Alternative, { l10n }: PointView): string {
  if (!refused) return "";
  const others = refused.points.filter((name) => name !== point.name);
  return l10n.text("house-refused", { points: titlesOf(others, l10n) });
}

function refusalOf(point: RulePoint, choice: Alternative, view: PointView): TemplateResult | typeof nothing {
  const { refused } = choice;
  if (!refused || choice.chosen) return nothing;
  return html`<small title=${conflictText(refused.code, view.l10n)}>${refusalNote(point, choice, view)}</small>`;
}

function flag(point: RulePoint, view: PointView): TemplateResult {
  const on = point.value === "on";
  const other = point.choices.find(({ chosen }) => !chosen);
  const value = on ? "off" : "on";
  return html`<label class="option ${other?.refused ? "refused" : ""}">
    <input
      type="checkbox"
      .checked=${live(on)}
      @change=${() => view.change(point.name, value)}
    />
    <span>${pointTitle(point.name, view.l10n)} ${other ? refusalOf(point, other, view) : nothing}</span>
  </label>`;
}

function wordChoices(point: RulePoint, view: PointView): TemplateResult {
  return html`<fieldset>
    <legend>${pointTitle(point.name, view.l10n)}</legend>
    ${point.choices.map(
      (choice) => html`<label class="option ${choice.refused && !choice.chosen ? "refused" : ""}">
        <input
          type="radio"
          name=${`rule-${point.name}`}
          .checked=${live(choice.chosen)}
          @change=${() => view.change(point.name, choice.value)}
        />
        <span>${pointValue(point, choice.value, view.l10n)} ${refusalOf(point, choice, view)}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** Numbers and throws as a row of small boxes. */
function chips(point: RulePoint, view: PointView): TemplateResult {
  const { l10n } = view;
  const refused = point.choices.filter((choice) => choice.refused && !choice.chosen);
  const reasons = new Set(refused.map((choice) => refusalNote(point, choice, view)));
  return html`<fieldset>
    <legend>${pointTitle(point.name, l10n)}</legend>
    ${chipRow(point, point.choices, view)}
    ${[...reasons].map((reason) => html`<small>${reason}</small>`)}
  </fieldset>`;
}

function chipRow(
  point: RulePoint,
  choices: readonly Alternative[],
  { l10n, change }: PointView,
): TemplateResult {
  return html`<div class="chips">
    ${choices.map((choice) => {
      const reason = choice.refused && !choice.chosen ? conflictText(choice.refused.code, l10n) : null;
      return html`<button
        type="button"
        class="chip ${reason ? "refused" : ""}"
        aria-pressed=${choice.chosen}
        title=${reason ?? nothing}
        @click=${() => change(point.name, choice.value)}
        aria-label=${reason ? l10n.join([choice.name, reason]) : nothing}
      >${choice.name}</button>`;
    })}
  </div>`;
}

/** Houses need space, so their picture expands below the current choice. */
function folded(point: RulePoint, { l10n }: PointView, body: TemplateResult): TemplateResult {
  return html`<details class="folded">
    <summary>
      ${l10n.text("house-point-value", {
        point: pointTitle(point.name, l10n),
        value: pointValue(point, point.value, l10n),
      })}
    </summary>
    ${body}
  </details>`;
}

function picker(point: RulePoint, { l10n, narrow, change }: PointView): TemplateResult {
  const single = point.kind === "house";
  return housePicker({
    point: point.name,
    choices: point.choices.filter(({ name }) => name !== "0"),
    single,
    narrow,
    l10n,
    choose: (value) => change(point.name, value),
  });
}

function exitRow(
  point: RulePoint,
  { house, throws, if_row_empty: star }: ExitRow,
  view: PointView,
): TemplateResult {
  return html`<fieldset>
    <legend>${view.l10n.text("house-exit-row", { house })}</legend>
    ${chipRow(point, throws, view)}
    <label class="option">
      <input type="checkbox" .checked=${live(star.chosen)} @change=${() => view.change(point.name, star.value)} />
      <span>${view.l10n.text("house-exit-star")}</span>
    </label>
  </fieldset>`;
}

/** What a number of light sides counts. */
function lightRow(
  point: RulePoint,
  light: number,
  choices: readonly Alternative[],
  view: PointView,
): TemplateResult {
  return html`<fieldset>
    <legend>${view.l10n.text("house-light-row", { light })}</legend>
    ${chipRow(point, choices, view)}
  </fieldset>`;
}

/** A contradiction: its cause, the rules with their values, and the changes that resolve it. */
function conflictView(conflict: Conflict, { draft, l10n, change }: PointView): TemplateResult {
  return html`<div class="clash">
    <p><strong>${conflictText(conflict.code, l10n)}</strong></p>
    <ul>
      ${conflict.points.map((name) => {
        const point = pointOf(draft, name);
        return html`<li>
          ${l10n.text("house-point-value", { point: pointTitle(name, l10n), value: pointValue(point, point.value, l10n) })}
        </li>`;
      })}
    </ul>
    <div class="buttons">
      ${conflict.fixes.map(
        ({ point, value }) =>
          html`<button type="button" class="fix" @click=${() => change(point, value)}>
            ${fixText(pointOf(draft, point), value, l10n)}
          </button>`,
      )}
    </div>
  </div>`;
}

function fixText(point: RulePoint, value: string, l10n: Localizer): string {
  const title = pointTitle(point.name, l10n);
  if (point.kind === "flag")
    return l10n.text(value === "on" ? "house-fix-on" : "house-fix-off", { point: title });
  return l10n.text("house-fix", { point: title, value: pointValue(point, value, l10n) });
}

// ---- House selection on a small picture of the board: one button per house, in track layout.

interface HousePicker {
  /** The rule whose houses are selected. */
  point: string;
  choices: readonly Alternative[];
  /** At most one house can be selected; selecting it again clears it. */
  single: boolean;
  narrow: boolean;
  l10n: Localizer;
  choose(value: string): void;
}

function housePicker({ point, choices, single, narrow, l10n, choose }: HousePicker): TemplateResult {
  const byHouse = new Map(choices.map((choice) => [Number(choice.name), choice]));
  const houses = Math.max(...byHouse.keys()) > 30 ? 60 : 30;
  const rows = visualRows({ houses, layout: narrow ? "folded" : "wide" });
  const cell = (house: number) => {
    const choice = byHouse.get(house);
    if (!choice) return nothing;
    const name = l10n.text("cell-house", { house });
    const reason = choice.refused ? conflictText(choice.refused.code, l10n) : null;
    const value = single && choice.chosen ? "0" : choice.value;
    return html`<button
      type="button"
      class="house ${reason ? "refused" : ""}"
      aria-pressed=${choice.chosen}
      aria-label=${reason ? l10n.text("house-point-value", { point: name, value: reason }) : name}
      title=${reason ?? nothing}
      @click=${() => choose(value)}
    >${l10n.text("number", { value: house })}</button>`;
  };
  return html`
    <div class="picker ${narrow ? "narrow" : ""}" role="group" aria-label=${pointTitle(point, l10n)} dir="ltr">
      ${rows.map((row) => row.map(cell))}
    </div>
    ${refusals(choices).map(({ refused, houses }) => {
      const others = refused.points.filter((name) => name !== point);
      return html`<p class="note">
        ${l10n.text("house-refused-houses", {
          houses: numberRuns(houses, l10n),
          points: titlesOf(others, l10n),
          reason: conflictText(refused.code, l10n),
        })}
      </p>`;
    })}
  `;
}

/** Houses that cannot be selected, grouped by the rule they would contradict. */
function refusals(choices: readonly Alternative[]): { refused: Refusal; houses: number[] }[] {
  const byCode = new Map<string, { refused: Refusal; houses: number[] }>();
  for (const { name, refused, chosen } of choices) {
    if (!refused || chosen) continue;
    const group = byCode.get(refused.code) ?? { refused, houses: [] };
    group.houses.push(Number(name));
    byCode.set(refused.code, group);
  }
  return [...byCode.values()];
}

// ---- Rules and their values in words.

const dashed = (name: string) => name.replaceAll("_", "-");

export function pointOf(draft: Draft, name: string): RulePoint {
  const point = draft.points.find((candidate) => candidate.name === name);
  if (!point) throw new Error(`no point ${name}`);
  return point;
}

/** The name of a rule. */
export function pointTitle(name: string, l10n: Localizer): string {
  return l10n.text(`dim-${dashed(name)}`);
}

/** The titles of several rules. */
function titlesOf(names: readonly string[], l10n: Localizer): string {
  return l10n.join(names.map((name) => pointTitle(name, l10n)));
}

function conflictText(code: string, l10n: Localizer): string {
  return l10n.text(`clash-${dashed(code)}`);
}

/** A value of this rule in words. */
export function pointValue({ name, kind }: RulePoint, value: string, l10n: Localizer): string {
  switch (kind) {
    case "flag":
      return l10n.text(value === "on" ? "house-on" : "house-off");
    case "words":
      return l10n.text(`dim-${dashed(name)}-${dashed(value)}`);
    case "number":
      return l10n.text("number", { value: Number(value) });
    case "house":
      return value === "0" ? l10n.text("house-none") : l10n.text("number", { value: Number(value) });
    case "houses":
    case "throws":
      return runWords(value, l10n);
    case "light_values":
      return value === "count" ? l10n.text("house-light-count") : l10n.join(value.split("."));
    case "exits":
      return value === "none" ? l10n.text("house-none") : exitWords(value, l10n);
  }
}

/** `15.26-29` as a list. */
function runWords(value: string, l10n: Localizer): string {
  if (value === "none") return l10n.text("house-none");
  const runs = value.split(".").map((run) => run.split("-").map(Number));
  return l10n.join(runs.map(([first = 0, last = first]) => runText(first, last, l10n)));
}

/** Ascending numbers as a list, with consecutive ones as ranges. */
function numberRuns(numbers: readonly number[], l10n: Localizer): string {
  return l10n.join(runs(numbers).map((run) => runText(run[0] ?? 0, run.at(-1) ?? 0, l10n)));
}

function runText(first: number, last: number, l10n: Localizer): string {
  return first === last ? l10n.text("number", { value: first }) : l10n.text("house-range", { first, last });
}

/** `26:5/30:any*` as a list. */
function exitWords(value: string, l10n: Localizer): string {
  const exits = value.split("/").map((exit) => {
    const [house = "", throws = ""] = exit.replace("*", "").split(":");
    return l10n.text("house-exit", {
      house: Number(house),
      throws: throws === "any" ? l10n.text("house-exit-any") : runWords(throws, l10n),
    });
  });
  return l10n.join(exits);
}

/** A one-line summary of a group. Options that are off or have no effect are omitted. */
export function summaryOf(points: readonly RulePoint[], l10n: Localizer): string {
  const parts = points.filter(isSet).map((point) => {
    const title = pointTitle(point.name, l10n);
    if (point.kind === "flag") return title;
    if (point.kind === "words") return pointValue(point, point.value, l10n);
    return l10n.text("house-point-value", { point: title, value: pointValue(point, point.value, l10n) });
  });
  return parts.length > 0 ? parts.join(" · ") : l10n.text("house-nothing-special");
}

function isSet({ value, idle }: RulePoint): boolean {
  return !idle && !["off", "none", "0", "count"].includes(value);
}
