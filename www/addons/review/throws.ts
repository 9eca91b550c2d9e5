/** The throws of a review as a chance curve and as a sortable table. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Side } from "../../src/engine/types.js";
import type { PlacedRow } from "../shared/review-service.js";
import type { SmallBoard } from "../shared/small-board.js";
import { COLUMNS, type Column, type OpenReview, type Sorting } from "./model.js";
import {
  chanceOf,
  lossOf,
  luckOf,
  type Moment,
  type ReviewReport,
  SEVERITY_LIMITS,
  severityOf,
  sideOf,
  stopsOf,
} from "./story.js";

/** The viewing side and its texts. */
export interface ReviewView {
  review: OpenReview;
  report: ReviewReport;
  l10n: Localizer;
  /** The side whose chance is shown. */
  side: Side;
  who(side: Side): string;
  /** The visitor may continue from any moment. */
  playsOn: boolean;
  /**
   * The board before a row's choice, with an arrow for each of `moves`, by default those played. The layout is that of the
   * visitor's board or a small one. Null until it has loaded.
   */
  picture(row: PlacedRow, layout: "own" | "small", moves?: string | null): SmallBoard | null;
}

/** The sides whose choices the review points out: the person's, or both if two people have played. */
export const sidesOf = ({ side, who }: Pick<ReviewView, "side" | "who">): readonly Side[] =>
  who("white") === "white" ? ["white", "black"] : [side];

/** With its sign, to mark it as a change. */
export function signed(points: number, l10n: Localizer): string {
  const value = l10n.text("number", { value: Math.abs(points) });
  if (points === 0) return value;
  return points < 0 ? `−${value}` : `+${value}`;
}

/** The throw and move of a row in words, or in notation if the move list does not go back that far. */
export function happened({ review, l10n }: ReviewView, row: PlacedRow): unknown {
  const sentences = review.sentences(row);
  if (sentences.length > 0) return l10n.sentences(sentences);
  return html`${l10n.text("review-throw", { n: row.n, value: row.value ?? 0, made: row.value === null ? "none" : "made" })}
    <bdi dir="ltr">${row.move ?? ""}</bdi>`;
}

// ---- The throws as a table.

/** The sort keys of a row. */
const keyOf = (row: PlacedRow, column: Column, { side }: Pick<ReviewView, "side">): number | string => {
  switch (column) {
    case "throw":
      return row.n;
    case "player":
      return row.side;
    case "value":
      return row.value ?? 0;
    case "move":
      return row.move ?? "";
    case "chance":
      return chanceOf(row.played, side);
    case "luck":
      return luckOf(row, side);
    case "loss":
      return lossOf(row);
  }
};

/** Sorts by the column, then by game order. */
function sorted(
  rows: readonly PlacedRow[],
  { column, descending }: Sorting,
  reviewView: Pick<ReviewView, "side">,
): readonly PlacedRow[] {
  const compared = (one: PlacedRow, other: PlacedRow) => {
    const [left, right] = [keyOf(one, column, reviewView), keyOf(other, column, reviewView)];
    if (left === right) return 0;
    return left < right === descending ? 1 : -1;
  };
  return rows.toSorted((one, other) => compared(one, other) || one.n - other.n);
}

/** A second press reverses the order. Losses and luck start with the largest. */
const nextSorting = (sorting: Sorting, column: Column): Sorting => ({
  column,
  descending:
    column === sorting.column ? !sorting.descending : ["value", "chance", "luck", "loss"].includes(column),
});

export function throwsTable(reviewView: ReviewView): TemplateResult {
  const { review, report, l10n } = reviewView;
  const head = (column: Column) => {
    const { sorting } = review;
    const order = sorting.column !== column ? "none" : sorting.descending ? "descending" : "ascending";
    const mark = { none: "", descending: " ▼", ascending: " ▲" }[order];
    return html`<th scope="col" aria-sort=${order}>
      <button type="button" class="sort" @click=${() => review.sortBy(nextSorting(sorting, column))}>${l10n.text(`review-col-${column}`)}<span aria-hidden="true">${mark}</span></button>
    </th>`;
  };
  return html`<div class="rows" tabindex="0" role="region" aria-label=${l10n.text("review-table")}>
      <table>
        <thead>
          <tr>
            ${COLUMNS.map(head)}
          </tr>
        </thead>
        <tbody>
          ${sorted(report.rows, review.sorting, reviewView).map((row) => line(row, reviewView))}
        </tbody>
      </table>
    </div>`;
}

function line(row: PlacedRow, { l10n, side, who }: ReviewView): TemplateResult {
  const band = severityOf(row);
  return html`<tr>
    <th scope="row">${l10n.text("number", { value: row.n })}</th>
    <td>${l10n.text("review-player", { who: who(sideOf(row)) })}</td>
    <td>${row.value === null ? nothing : l10n.text("number", { value: row.value })}</td>
    <td><bdi dir="ltr">${row.move ?? ""}</bdi></td>
    <td>${l10n.text("number", { value: Math.round(chanceOf(row.played, side)) })}</td>
    <td><bdi dir="ltr">${signed(tenths(luckOf(row, side)), l10n)}</bdi></td>
    <td><bdi dir="ltr">${lossOf(row) < 0.05 ? nothing : l10n.text("number", { value: tenths(lossOf(row)) })}</bdi> ${band ? l10n.text(`review-${band}`) : nothing}</td>
  </tr>`;
}

const tenths = (points: number): number => Math.round(10 * points) / 10;

// ---- The chance from throw to throw, as a curve.

const WIDTH = 720;
const HEIGHT = 170;
const EDGE = 8;

/** The area of a curve, in the units of its picture. */
interface CurveArea {
  width: number;
  height: number;
  /** The margin on each side. */
  edge: number;
}

/** The horizontal place of a throw in a curve. */
export const acrossOf = (n: number, length: number, { width, edge }: CurveArea) =>
  edge + ((width - 2 * edge) * n) / Math.max(1, length);
const upOf = (chance: number, { height, edge }: CurveArea) => edge + (height - 2 * edge) * (1 - chance / 100);

/** This side's chance after each throw, as the points of a polyline. */
export function curvePoints({ rows, length }: ReviewReport, side: Side, area: CurveArea): string {
  const point = (n: number, white: number) =>
    `${acrossOf(n, length, area).toFixed(1)},${upOf(chanceOf(white, side), area).toFixed(1)}`;
  const [first] = rows;
  return [
    ...(first ? [point(first.n - 1, first.before)] : []),
    ...rows.map((row) => point(row.n, row.played)),
  ].join(" ");
}

export function curve(reviewView: ReviewView, moments: readonly Moment[]): TemplateResult {
  const { review, report, l10n, side, who } = reviewView;
  const { rows, length } = report;
  const current = rows.find(({ n }) => n === review.at);
  const sides = sidesOf(reviewView);
  const stops = stopsOf(report, moments, sides);
  const next = () => review.goTo(stops.find((n) => n > (review.at ?? 0)) ?? stops[0] ?? 1);
  const keyed = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    next();
  };
  const area = { width: WIDTH, height: HEIGHT, edge: EDGE };
  const x = (n: number) => acrossOf(n, length, area);
  const y = (chance: number) => upOf(chance, area);
  const reading = current
    ? l10n.text("review-at", {
        n: current.n,
        who: who(side),
        chance: Math.round(chanceOf(current.played, side)),
      })
    : l10n.text("review-curve-hint");
  return html`<div class="review-curve" @keydown=${keyed}>
    <h3>${l10n.text("review-curve", { who: who(side) })}</h3>
    <div class="curve" dir="ltr">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
        <path class="above" d="M0 0H${WIDTH}V${HEIGHT / 2}H0Z"></path>
        <path class="half" d="M${EDGE} ${HEIGHT / 2}H${WIDTH - EDGE}"></path>
        <polyline points=${curvePoints(report, side, area)}></polyline>
        ${rows.map((row) => dot(row, x(row.n), y(chanceOf(row.played, side)), sides))}
        ${current ? svg`<path class="now" d="M${x(current.n)} 0V${HEIGHT}"></path>` : nothing}
      </svg>
      <span class="ahead" aria-hidden="true" dir="auto">${l10n.text("review-ahead", { who: who(side) })}</span>
      <span class="behind" aria-hidden="true" dir="auto">${l10n.text("review-ahead", { who: who(side === "white" ? "black" : "white") })}</span>
      <input
        type="range"
        min="1"
        max=${length}
        .value=${String(review.at ?? length)}
        ?disabled=${rows.length < length}
        aria-label=${l10n.text("review-scrub")}
        aria-keyshortcuts="N"
        aria-valuetext=${reading}
        @input=${(event: Event) => review.goTo(Number((event.currentTarget as HTMLInputElement).value))}
      />
    </div>
    <p class="reading">
      ${reading} ${current ? happened(reviewView, current) : html`<span class="by-key">${l10n.text("review-curve-key")}</span>`}
    </p>
    <p class="legend" aria-hidden="true">
      <svg viewBox="0 0 12 12"><circle class="dot white" cx="6" cy="6" r="4"></circle></svg>${l10n.text("review-legend", { side: "white" })}
      <svg viewBox="0 0 12 12"><path class="dot black" d="M2 2h8v8h-8z"></path></svg>${l10n.text("review-legend", { side: "black" })}
      <svg viewBox="0 0 12 12"><path class="slipped" d="M2 2l8 8M10 2l-8 8"></path></svg>${l10n.text("review-mistakes")}
    </p>
    <div class="buttons">
      ${stops.length > 0 ? html`<button type="button" class="next-moment" @click=${next}>${l10n.text("review-next")}</button>` : nothing}
    </div>
  </div>`;
}

/** A throw: round for White, square for Black; crossed for a mistake of these sides. Points without a length keep their shape in any frame. */
function dot(row: PlacedRow, x: number, y: number, sides: readonly Side[]): unknown {
  const side = sideOf(row);
  const mark = svg`<path class="throw-dot rim ${side}" d="M${x} ${y}h0"></path><path class="throw-dot ${side}" d="M${x} ${y}h0"></path>`;
  if (lossOf(row) < SEVERITY_LIMITS.mistake || !sides.includes(side)) return mark;
  return svg`${mark}<path class="slipped" d="M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12"></path>`;
}
