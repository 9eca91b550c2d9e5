/** The review in short, below the end of a game: the curve of the game, and the moment that turned it as a small board. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { chanceOf, type Moment, momentsOf, sideOf, turningPoint } from "./story.js";
import { acrossOf, curvePoints, type ReviewView, sidesOf } from "./throws.js";

const WIDTH = 300;
const HEIGHT = 100;

/** `working`: what the review is doing; the panel has its size from the start, so that nothing moves when the curve appears. */
export function endPanel(reviewView: ReviewView | null, working: unknown): TemplateResult {
  if (!reviewView) return html`<div class="end-story">${working}</div>`;
  const turn = turningPoint(momentsOf(reviewView.report, sidesOf(reviewView)));
  return html`<div class="end-story">${smallCurve(reviewView, turn)} ${turn ? momentFigure(reviewView, turn) : nothing}</div>`;
}

function smallCurve({ report, l10n, side, who }: ReviewView, turn: Moment | null): TemplateResult {
  const area = { width: WIDTH, height: HEIGHT, edge: 4 };
  const points = curvePoints(report, side, area);
  const x = turn ? acrossOf(turn.row.n, report.length, area) : 0;
  const other = side === "white" ? "black" : "white";
  return html`<div class="curve" dir="ltr">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${l10n.text("review-curve", { who: who(side) })}>
      <path class="above" d="M0 0H${WIDTH}V${HEIGHT / 2}H0Z"></path>
      <path class="half" d="M0 ${HEIGHT / 2}H${WIDTH}"></path>
      ${turn ? svg`<path class="now" d="M${x} 0V${HEIGHT}"></path>` : nothing}
      <polyline points=${points}></polyline>
    </svg>
    <span class="ahead" aria-hidden="true" dir="auto">${l10n.text("review-ahead", { who: who(side) })}</span>
    <span class="behind" aria-hidden="true" dir="auto">${l10n.text("review-ahead", { who: who(other) })}</span>
  </div>`;
}

function momentFigure({ l10n, side, who, picture }: ReviewView, { name, row }: Moment): TemplateResult {
  const [before, after] = [chanceOf(row.before, side), chanceOf(row.played, side)].map(Math.round);
  return html`<figure class="end-moment">
    <senet-small-board role="img" aria-label=${l10n.text("review-picture", { n: row.n })} .picture=${picture(row, "small")}></senet-small-board>
    <figcaption>
      <strong>${l10n.text(`review-moment-${name}`, { who: who(sideOf(row)) })}</strong>
      <span>${l10n.text("review-chance", { who: who(side), before: before ?? 0, after: after ?? 0 })}</span>
    </figcaption>
  </figure>`;
}
