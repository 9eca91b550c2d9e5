/** The review panel: the sum that decided the game, its moments, and the winning chance from throw to throw. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { type Localizer, type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { SPEED_FACTOR } from "../../src/base/settings.js";
import { lightFor } from "../../src/board/look.js";
import { type BoardModel, standingModel } from "../../src/board/model.js";
import type { Side, State } from "../../src/engine/types.js";
import type { GameCopy } from "../../src/game/saved-game.js";
import type { ViewState } from "../../src/game/view-state.js";
import { isShortened, parseRuleset } from "../shared/about-rulesets.js";
import type { PlacedRow } from "../shared/review-service.js";
import { rolloutGrid } from "../shared/rollout.js";
import type { SmallBoard, SmallMove } from "../shared/small-board.js";
import { lookOn } from "../shared/small-look.js";
import losses from "./judges.json";
import type { OpenReview } from "./model.js";
import {
  chanceOf,
  choiceAt,
  favoured,
  foundOf,
  gapOf,
  lossOf,
  luckOf,
  type Moment,
  momentsOf,
  partsOf,
  type SumPart,
  severityOf,
  sideOf,
  UNSURE,
  whoMissedMore,
} from "./story.js";
import { curve, happened, type ReviewView, sidesOf, signed, throwsTable } from "./throws.js";

export { default as reviewStyles } from "./review.css";

/**
 * The evaluation's own error per choice, in games in 100, by ruleset, measured with four pieces per side
 * (docs/strength.md).
 */
const LOSSES: Readonly<Record<string, number>> = losses;

interface PanelHost {
  view: ViewState;
  l10n: Localizer;
  /** The person's side against the computer; null with two people. */
  side: Side | null;
  copy: GameCopy;
  /** The look of the small boards. */
  element: HTMLElement;
  /** The board of a state as the visitor plays on it. */
  modelOf(state: State): BoardModel;
  /** The visitor may continue from any moment; false on an unattended screen. */
  playsOn: boolean;
}

/** The maximum length of a list. */
const LISTED = 6;

/** The review from the person's side; null until it has begun. */
export function reviewViewOf(review: OpenReview, host: PanelHost): ReviewView | null {
  const { l10n, side, copy } = host;
  const { report } = review.run;
  const seated = copy.seat !== null && side !== null;
  return (
    report && {
      review,
      report,
      l10n,
      side: side ?? "white",
      who: (of) => (!seated ? of : of === side ? "you" : "computer"),
      playsOn: host.playsOn,
      picture: (row, layout, moves = row.move) => pictureOf(review, host, row, layout, moves),
    }
  );
}

export function reviewPanel(review: OpenReview, host: PanelHost): TemplateResult {
  const { view, l10n } = host;
  const { retry } = review;
  const reviewView = reviewViewOf(review, host);
  return html`<section class="review dock-section ${retry || review.running ? "" : "at-rest"}" aria-labelledby="review-title" ?hidden=${view.activity === "frozen"}>
    <div class="review-head">
      <h2 id="review-title" tabindex="-1">${l10n.text(retry ? "review-try" : review.running ? "review-title-open" : "review-title")}</h2>
      ${retry ? nothing : html`<button type="button" class="review-close" @click=${review.close}>${l10n.text("button-close")}</button>`}
    </div>
    ${review.running ? html`<p class="review-help">${l10n.text("review-help")}</p>` : nothing}
    ${retry ? retryPart(review, l10n) : [reviewProgress(review, l10n), reviewView ? story(reviewView) : nothing]}
  </section>`;
}

/** What the review is doing; nothing once it is complete. */
export function reviewProgress({ run, restart: again }: OpenReview, l10n: Localizer): unknown {
  if (run.progress === "failed")
    return html`<p role="alert">${l10n.text("review-failed")} <button type="button" @click=${again}>${l10n.text("review-retry")}</button></p>`;
  if (run.progress === "solving" && run.subject?.exactly)
    return html`<p class="review-working" aria-busy="true">${l10n.text("review-solving")}</p>`;
  if (run.progress === "complete") return nothing;
  // The number of throws is not known yet.
  const { rows = [], length = 0 } = run.report ?? {};
  return html`<p class="review-working" aria-busy="true">
    ${length > 0 ? l10n.text("review-working", { done: rows.length, all: length }) : "…"}
  </p>`;
}

function story(reviewView: ReviewView): unknown {
  const { review, report, l10n } = reviewView;
  const complete = review.run.progress === "complete";
  if (report.length === 0) return nothing;
  const sides = sidesOf(reviewView);
  const moments = momentsOf(report, sides);
  return html`
    ${
      complete && moments.length > 0
        ? html`<div class="review-moments">
            <h3>${l10n.text("review-moments")}</h3>
            <ol>
              ${moments.map((moment) => momentCard(reviewView, moment, sides))}
            </ol>
          </div>`
        : nothing
    }
    ${complete && !review.running ? html`<p class="verdict">${verdict(reviewView, sides)}</p>` : nothing}
    ${curve(reviewView, moments)}
    ${complete ? numbers(reviewView, sides, moments) : nothing}
  `;
}

/** Who had more luck and who lost more by choices, consistent with the numbers below. */
function verdict({ report, l10n, who }: ReviewView, sides: readonly Side[]): string {
  if (report.result === 0.5) return l10n.text("review-verdict-drawn");
  const named = (side: string) => (side === "white" || side === "black" ? who(side) : side);
  const missed = whoMissedMore(report, sides);
  return l10n.sentences([
    sentence("review-luck", { who: named(favoured(report)) }),
    ...(missed ? [sentence("review-missed", { who: named(missed) })] : []),
  ]);
}

/** For the curious: the components of the result, the evaluation used, and every throw. */
function numbers(reviewView: ReviewView, sides: readonly Side[], moments: readonly Moment[]): TemplateResult {
  const { review, l10n } = reviewView;
  return html`<details class="review-numbers" ?open=${review.running}>
    <summary>${l10n.text("review-numbers")}</summary>
    <div class="review-sum">
      ${bar(reviewView)}
      ${sides.map((of) => goodChoices(reviewView, of))}
      ${moments.some(({ name }) => name === "slip") ? nothing : html`<p>${l10n.text("review-no-mistake")}</p>`}
      <p class="review-judge">${judge(reviewView)}</p>
    </div>
    <details class="review-table">
      <summary>${l10n.text("review-table")}</summary>
      ${throwsTable(reviewView)}
    </details>
  </details>`;
}

/** The sum that leads from the initial chance to the result. */
function bar(reviewView: ReviewView): TemplateResult {
  const { report, l10n, side } = reviewView;
  const parts = partsOf(report, side);
  const end = parts.at(-1)?.to ?? 0;
  const scale = scaleOf(parts);
  return html`<ul class="parts" aria-label=${l10n.text("review-bar-label", { who: reviewView.who(side) })}>
    ${parts.map((part) => partOf(reviewView, part, scale))}
    <li class="part end">
      <span class="part-name">${l10n.text(reviewView.review.running ? "review-part-now" : "review-part-end")}</span>
      ${track(0, end, scale)}
      <bdi dir="ltr" class="part-points">${l10n.text("number", { value: end })}</bdi>
    </li>
  </ul>`;
}

/** Chances are between 0 and 100, but running totals may temporarily exceed them. */
function scaleOf(parts: readonly SumPart[]): readonly [number, number] {
  const ends = parts.flatMap(({ from, to }) => [from, to]);
  return [Math.min(0, ...ends), Math.max(100, ...ends)];
}

/** Its interval on a scale with marks at 0, 50 and 100; no bar for a zero change. */
function track(from: number, to: number, [low, high]: readonly [number, number]): TemplateResult {
  const rect = svg`<rect x=${Math.min(from, to)} y="0.5" width=${Math.abs(to - from)} height="7"></rect>`;
  return html`<svg class="part-track" viewBox="${low - 2} 0 ${high - low + 4} 8" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0v8M50 0v8M100 0v8"></path>${Math.round(to - from) === 0 ? nothing : rect}
  </svg>`;
}

function partOf(
  reviewView: ReviewView,
  { name, from, to }: SumPart,
  scale: readonly [number, number],
): TemplateResult {
  const { review, l10n, side, who } = reviewView;
  const other = side === "white" ? "black" : "white";
  const label =
    name === "own" || name === "theirs"
      ? l10n.text("review-part-choices", { who: who(name === "own" ? side : other) })
      : l10n.text(`review-part-${name}`);
  const open = review.part === name;
  const points = name === "start" ? l10n.text("number", { value: to }) : signed(to - from, l10n);
  return html`<li class="part ${name} ${to < from ? "down" : ""}">
    <button type="button" aria-expanded=${open ? "true" : "false"} @click=${() => review.openPart(name)}>
      <span class="part-name">${label}</span>
      ${track(from, to, scale)}
      <bdi dir="ltr" class="part-points">${points}</bdi>
    </button>
    ${open ? list(reviewView, name, name === "theirs" ? other : side) : nothing}
  </li>`;
}

function list(reviewView: ReviewView, name: SumPart["name"], of: Side): TemplateResult {
  const { report, l10n, side } = reviewView;
  if (name === "start" || name === "unsure")
    return html`<p class="part-list">${l10n.text(`review-part-${name}-note`)}</p>`;
  const sticks = name === "sticks";
  const size = (row: PlacedRow) => (sticks ? Math.abs(luckOf(row, side)) : lossOf(row));
  const rows = report.rows
    .filter((row) => size(row) >= 1 && (sticks || sideOf(row) === of))
    .sort((one, other) => size(other) - size(one))
    .slice(0, LISTED);
  if (rows.length === 0) return html`<p class="part-list">${l10n.text("review-none")}</p>`;
  return html`<ul class="part-list">
    ${rows.map((row) => html`<li>${entry(reviewView, row, sticks)}</li>`)}
  </ul>`;
}

/** A list row; pressing it shows it on the board. */
function entry(reviewView: ReviewView, row: PlacedRow, sticks: boolean): TemplateResult {
  const { review, l10n, side, who } = reviewView;
  const band = sticks ? null : severityOf(row);
  const points = sticks
    ? luckOf(row, side)
    : who(sideOf(row)) === "you" || sideOf(row) === side
      ? -lossOf(row)
      : lossOf(row);
  return html`<button type="button" class="row" title=${l10n.text("look-back-here")} @click=${() => review.goTo(row.n)}>
    <span>${happened(reviewView, row)}${band ? html` <em>${l10n.text(`review-${band}`)}</em>` : nothing}</span>
    <bdi dir="ltr">${signed(Math.round(points), l10n)}</bdi>
  </button>`;
}

function goodChoices({ report, l10n, who }: ReviewView, side: Side): unknown {
  const { best, choices } = foundOf(report, side);
  return choices === 0
    ? nothing
    : html`<p class="found">${l10n.text("review-found", { who: who(side), best, choices })}</p>`;
}

function judge({ report, l10n, side }: ReviewView): unknown {
  if (report.judge === "solved") return l10n.text("review-judge-exact");
  const points = Math.round(10 * Math.abs(gapOf(report, side))) / 10;
  const by = report.judge.startsWith("net") ? "net" : "thumb";
  const sentences = [sentence(`review-judge-${by}`), sentence("review-judge-gap", { points })];
  const { ruleset } = report;
  const loss = LOSSES[isShortened(ruleset) ? parseRuleset(ruleset).id : ruleset];
  if (by === "net" && loss !== undefined) sentences.push(sentence("review-judge-loss", { loss }));
  if (report.judge.endsWith("solved endgames")) sentences.push(sentence("review-judge-endgames"));
  if (points > UNSURE) sentences.push(sentence("review-judge-unsure"));
  return l10n.sentences(sentences);
}

function momentCard(reviewView: ReviewView, { name, row }: Moment, sides: readonly Side[]): TemplateResult {
  const { review, l10n, side, who } = reviewView;
  const [before, after] = [chanceOf(row.before, side), chanceOf(row.played, side)].map(Math.round);
  const tries = row.choice && sides.includes(sideOf(row));
  return html`<li class="moment-card" data-row=${row.n}>
    <div class="moment-boards">
      <senet-small-board class="moment-board" role="img" aria-label=${l10n.text("review-picture", { n: row.n })} .picture=${reviewView.picture(row, "own")}></senet-small-board>
      ${name === "slip" && row.best_move !== row.move ? betterMove(reviewView, row) : nothing}
    </div>
    <div class="moment-words">
      <h4>${l10n.text(`review-moment-${name}`, { who: who(sideOf(row)) })}</h4>
      <p>${happened(reviewView, row)}</p>
      <p class="moment-chance">
        ${l10n.text("review-chance", { who: who(side), before: before ?? 0, after: after ?? 0 })}
        ${name === "slip" ? l10n.text("review-gave-away", { points: Math.round(lossOf(row)) }) : nothing}
      </p>
      ${tries ? html`<div class="buttons"><button type="button" class="try" @click=${() => review.tryAgain(row)}>${l10n.text("review-try")}</button></div>` : nothing}
      <details class="moment-more">
        <summary>${l10n.text("menu-title")}</summary>
        <div class="buttons">
          ${reviewView.playsOn ? html`<button type="button" class="play-on-here" @click=${() => review.playOn(row)}>${l10n.text("look-play-on")}</button>` : nothing}
          <button type="button" class="hundred" @click=${() => review.play100(row)}>${l10n.text("review-hundred")}</button>
        </div>
      </details>
    </div>
    ${review.rolloutFrom === row.n ? rolloutGrid(review.rollout, l10n, side, who(side)) : nothing}
  </li>`;
}

/** What would have been better, beside what was played. */
function betterMove({ l10n, side, who, picture }: ReviewView, row: PlacedRow): TemplateResult {
  const [before, after] = [chanceOf(row.before, side), chanceOf(row.best, side)].map(Math.round);
  const chance = l10n.text("review-chance", { who: who(side), before: before ?? 0, after: after ?? 0 });
  const words = choiceInWords(row.best_move ?? "");
  const better = words ? l10n.sentence(words) : l10n.text("review-better");
  const label = words ? better : `${better}: ${row.best_move}`;
  return html`<figure class="better">
    <senet-small-board class="moment-board" role="img" aria-label=${label} .picture=${picture(row, "own", row.best_move)}></senet-small-board>
    <figcaption><strong>${better}</strong> ${chance}</figcaption>
  </figure>`;
}

function pictureOf(
  review: OpenReview,
  { view, element, modelOf }: PanelHost,
  row: PlacedRow,
  layout: "own" | "small",
  played: string | null,
): SmallBoard | null {
  const state = review.stateAt(choiceAt(row));
  if (!state || !view.board) return null;
  const look = lookOn(view.board, lightFor(element, view.settings.theme));
  const model = layout === "own" ? modelOf(state) : standingModel(state, view.board, look);
  const moves = (played?.split(" ") ?? []).flatMap((id) => arrowOf(id, sideOf(row)));
  const places = choiceInWords(played ?? "") ? [state.water] : moves.flatMap(({ from, to }) => [from, to]);
  const lit = places.filter((place) => typeof place === "number");
  // The better move plays itself beside the one that was made.
  const plays = played !== row.move && SPEED_FACTOR[view.settings.speed] > 0;
  return { model, moves, lit, plays };
}

/** A move by its notation; other choices have no arrow. */
export function arrowOf(id: string, side: Side): SmallMove[] {
  const [, start, sign, to] = /^(\d+|in)([-x])(\d+|off)/.exec(id === "enter" ? "in-1" : id) ?? [];
  if (!start || !to) return [];
  const from = start === "in" ? "hand" : Number(start);
  if (to === "off") return [{ side, from, to, kind: "off" }];
  return [{ side, from, to: Number(to), kind: sign === "x" ? "hit" : "move" }];
}

/** A choice about a piece in the water, which no arrow shows; null for a move. */
export const choiceInWords = (id: string): Sentence | null =>
  /^(throw|rescue)$/.test(id) ? sentence(`advice-do-${id}`, { equal: "no" }) : null;

function retryPart(review: OpenReview, l10n: Localizer): unknown {
  const { retry } = review;
  if (!retry) return nothing;
  const { state, response } = retry;
  return html`<div class="trial">
    <p>${l10n.text("review-try-prompt")}</p>
    <p class="trial-said ${state}" aria-busy=${state === "judging" ? "true" : "false"}>
      ${state === "judging" ? l10n.text("advice-thinking") : l10n.sentences(response)}
    </p>
    <div class="buttons">
      ${state === "right" || state === "shown" ? nothing : html`<button type="button" class="show-best" @click=${() => retry.show()}>${l10n.text("review-show")}</button>`}
      <button type="button" class="end-trial" @click=${() => review.endRetry()}>${l10n.text("review-back")}</button>
    </div>
  </div>`;
}
