/** One rule: its choices, the contradictions a choice would cause, and those it is part of. */

import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Localizer } from "../../base/i18n/localizer.js";
import { visualRows } from "../../board/geometry.js";
import type { Alternative, Clash, Draft, ExitRow, Refusal, RulePoint } from "../../engine/types.js";
import { evidenceMark } from "../../ui/evidence.js";

export interface PointView {
  draft: Draft;
  words: Localizer;
  /** The name of the original ruleset. */
  base: string;
  narrow: boolean;
  change(point: string, value: string): void;
  /** The effect of the rule, on a small board. */
  seen(point: RulePoint): unknown;
}

export function pointView(point: RulePoint, view: PointView): TemplateResult {
  const { draft, words, base, change } = view;
  const clashes = draft.clashes.filter(({ points }) => points.includes(point.name));
  const changed = point.value !== point.base;
  return html`<div
    class="point ${point.idle ? "idle" : ""} ${clashes.length > 0 ? "clashing" : ""}"
    data-point=${point.name}
  >
    ${control(point, view)} ${point.idle ? nothing : evidenceMark(point.evidence, words)}
    ${point.idle ? html`<p class="note">${words.text("house-idle", { point: pointTitle(point.idle, words) })}</p>` : nothing}
    ${clashes.map((clash) => clashView(clash, view))} ${view.seen(point)}
    ${
      changed
        ? html`<button type="button" class="reset" @click=${() => change(point.name, point.base)}>
            ${words.text("house-reset", { base })}
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
function refusalNote(point: RulePoint, { refused }: Alternative, { words }: PointView): string {
  if (!refused) return "";
  const others = refused.points.filter((name) => name !== point.name);
  return words.text("house-refused", { points: titlesOf(others, words) });
}

function refusalOf(point: RulePoint, choice: Alternative, view: PointView): TemplateResult | typeof nothing {
  const { refused } = choice;
  if (!refused || choice.chosen) return nothing;
  return html`<small title=${clashText(refused.code, view.words)}>${refusalNote(point, choice, view)}</small>`;
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
    <span>${pointTitle(point.name, view.words)} ${other ? refusalOf(point, other, view) : nothing}</span>
  </label>`;
}

function wordChoices(point: RulePoint, view: PointView): TemplateResult {
  return html`<fieldset>
    <legend>${pointTitle(point.name, view.words)}</legend>
    ${point.choices.map(
      (choice) => html`<label class="option ${choice.refused && !choice.chosen ? "refused" : ""}">
        <input
          type="radio"
          name=${`rule-${point.name}`}
          .checked=${live(choice.chosen)}
          @change=${() => view.change(point.name, choice.value)}
        />
        <span>${pointValue(point, choice.value, view.words)} ${refusalOf(point, choice, view)}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** Numbers and throws as a row of small boxes. */
function chips(point: RulePoint, view: PointView): TemplateResult {
  const { words } = view;
  const refused = point.choices.filter((choice) => choice.refused && !choice.chosen);
  const reasons = new Set(refused.map((choice) => refusalNote(point, choice, view)));
  return html`<fieldset>
    <legend>${pointTitle(point.name, words)}</legend>
    ${chipRow(point, point.choices, view)}
    ${[...reasons].map((reason) => html`<small>${reason}</small>`)}
  </fieldset>`;
}

function chipRow(
  point: RulePoint,
  choices: readonly Alternative[],
  { words, change }: PointView,
): TemplateResult {
  return html`<div class="chips">
    ${choices.map((choice) => {
      const reason = choice.refused && !choice.chosen ? clashText(choice.refused.code, words) : null;
      return html`<button
        type="button"
        class="chip ${reason ? "refused" : ""}"
        aria-pressed=${choice.chosen}
        title=${reason ?? nothing}
        @click=${() => change(point.name, choice.value)}
        aria-label=${reason ? words.join([choice.name, reason]) : nothing}
      >${choice.name}</button>`;
    })}
  </div>`;
}

/** Houses need space, so their picture expands below the current choice. */
function folded(point: RulePoint, { words }: PointView, body: TemplateResult): TemplateResult {
  return html`<details class="folded">
    <summary>
      ${words.text("house-point-value", {
        point: pointTitle(point.name, words),
        value: pointValue(point, point.value, words),
      })}
    </summary>
    ${body}
  </details>`;
}

function picker(point: RulePoint, { words, narrow, change }: PointView): TemplateResult {
  const single = point.kind === "house";
  return housePicker({
    point: point.name,
    choices: point.choices.filter(({ name }) => name !== "0"),
    single,
    narrow,
    words,
    choose: (value) => change(point.name, value),
  });
}

function exitRow(
  point: RulePoint,
  { house, throws, if_row_empty: star }: ExitRow,
  view: PointView,
): TemplateResult {
  return html`<fieldset>
    <legend>${view.words.text("house-exit-row", { house })}</legend>
    ${chipRow(point, throws, view)}
    <label class="option">
      <input type="checkbox" .checked=${live(star.chosen)} @change=${() => view.change(point.name, star.value)} />
      <span>${view.words.text("house-exit-star")}</span>
    </label>
  </fieldset>`;
}

/** A contradiction: its cause, the rules with their values, and the changes that resolve it. */
function clashView(clash: Clash, { draft, words, change }: PointView): TemplateResult {
  return html`<div class="clash">
    <p><strong>${clashText(clash.code, words)}</strong></p>
    <ul>
      ${clash.points.map((name) => {
        const point = pointOf(draft, name);
        return html`<li>
          ${words.text("house-point-value", { point: pointTitle(name, words), value: pointValue(point, point.value, words) })}
        </li>`;
      })}
    </ul>
    <div class="buttons">
      ${clash.fixes.map(
        ({ point, value }) =>
          html`<button type="button" class="fix" @click=${() => change(point, value)}>
            ${fixText(pointOf(draft, point), value, words)}
          </button>`,
      )}
    </div>
  </div>`;
}

function fixText(point: RulePoint, value: string, words: Localizer): string {
  const title = pointTitle(point.name, words);
  if (point.kind === "flag")
    return words.text(value === "on" ? "house-fix-on" : "house-fix-off", { point: title });
  return words.text("house-fix", { point: title, value: pointValue(point, value, words) });
}

// ---- House selection on a small picture of the board: one button per house, in track layout.

export interface HousePicker {
  /** The rule whose houses are selected. */
  point: string;
  choices: readonly Alternative[];
  /** At most one house can be selected; selecting it again clears it. */
  single: boolean;
  narrow: boolean;
  words: Localizer;
  choose(value: string): void;
}

function housePicker({ point, choices, single, narrow, words, choose }: HousePicker): TemplateResult {
  const byHouse = new Map(choices.map((choice) => [Number(choice.name), choice]));
  const houses = Math.max(...byHouse.keys()) > 30 ? 60 : 30;
  const rows = visualRows({ houses, layout: narrow ? "folded" : "wide" });
  const cell = (house: number) => {
    const choice = byHouse.get(house);
    if (!choice) return nothing;
    const name = words.text("cell-house", { house });
    const reason = choice.refused ? clashText(choice.refused.code, words) : null;
    const value = single && choice.chosen ? "0" : choice.value;
    return html`<button
      type="button"
      class="house ${reason ? "refused" : ""}"
      aria-pressed=${choice.chosen}
      aria-label=${reason ? words.text("house-point-value", { point: name, value: reason }) : name}
      title=${reason ?? nothing}
      @click=${() => choose(value)}
    >${words.text("number", { value: house })}</button>`;
  };
  return html`
    <div class="picker ${narrow ? "narrow" : ""}" role="group" aria-label=${pointTitle(point, words)} dir="ltr">
      ${rows.map((row) => row.map(cell))}
    </div>
    ${refusals(choices).map(({ refused, houses }) => {
      const others = refused.points.filter((name) => name !== point);
      return html`<p class="note">
        ${words.text("house-refused-houses", {
          houses: numberRuns(houses, words),
          points: titlesOf(others, words),
          reason: clashText(refused.code, words),
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
export function pointTitle(name: string, words: Localizer): string {
  return words.text(`dim-${dashed(name)}`);
}

/** The titles of several rules. */
function titlesOf(names: readonly string[], words: Localizer): string {
  return words.join(names.map((name) => pointTitle(name, words)));
}

function clashText(code: string, words: Localizer): string {
  return words.text(`clash-${dashed(code)}`);
}

/** A value of this rule in words. */
export function pointValue({ name, kind }: RulePoint, value: string, words: Localizer): string {
  switch (kind) {
    case "flag":
      return words.text(value === "on" ? "house-on" : "house-off");
    case "words":
      return words.text(`dim-${dashed(name)}-${dashed(value)}`);
    case "number":
      return words.text("number", { value: Number(value) });
    case "house":
      return value === "0" ? words.text("house-none") : words.text("number", { value: Number(value) });
    case "houses":
    case "throws":
      return runWords(value, words);
    case "exits":
      return value === "none" ? words.text("house-none") : exitWords(value, words);
  }
}

/** `15.26-29` as a list. */
function runWords(value: string, words: Localizer): string {
  if (value === "none") return words.text("house-none");
  const runs = value.split(".").map((run) => run.split("-").map(Number));
  return words.join(runs.map(([first = 0, last = first]) => runText(first, last, words)));
}

/** Ascending numbers as a list, with consecutive ones as ranges. */
function numberRuns(numbers: readonly number[], words: Localizer): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return words.join(runs.map(([first, last]) => runText(first, last, words)));
}

function runText(first: number, last: number, words: Localizer): string {
  return first === last ? words.text("number", { value: first }) : words.text("house-range", { first, last });
}

/** `26:5/30:any*` as a list. */
function exitWords(value: string, words: Localizer): string {
  const exits = value.split("/").map((exit) => {
    const [house = "", throws = ""] = exit.replace("*", "").split(":");
    return words.text("house-exit", {
      house: Number(house),
      throws: throws === "any" ? words.text("house-exit-any") : runWords(throws, words),
    });
  });
  return words.join(exits);
}

/** A one-line summary of a group. Options that are off or have no effect are omitted. */
export function summaryOf(points: readonly RulePoint[], words: Localizer): string {
  const parts = points.filter(isSet).map((point) => {
    const title = pointTitle(point.name, words);
    if (point.kind === "flag") return title;
    if (point.kind === "words") return pointValue(point, point.value, words);
    return words.text("house-point-value", { point: title, value: pointValue(point, point.value, words) });
  });
  return parts.length > 0 ? parts.join(" · ") : words.text("house-nothing-special");
}

function isSet({ value, idle }: RulePoint): boolean {
  return !idle && value !== "off" && value !== "none" && value !== "0";
}
