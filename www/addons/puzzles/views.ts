/** The puzzles' views: the current one, the list, and their styles. */
import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { dialogFrame } from "../shared/dialog.js";
import { type Rollout, rolloutGrid } from "../shared/rollout.js";
import { dailyPuzzle, nextAfter, PUZZLE_THEMES, PUZZLES, type Puzzle, type Solved } from "./puzzle.js";
import type { PuzzleExercise } from "./puzzle-exercise.js";

/** The actions and state of the puzzles. */
export interface Puzzling {
  solved: Solved;
  /** The visitor's own mistakes, newest first. */
  own: readonly Puzzle[];
  hundred: Rollout;
  begin(among: readonly Puzzle[], number: number): void;
  next(): void;
  play100(): void;
  openList(): void;
  deleteOwn(): void;
  leave(): void;
}

const titleOf = (among: readonly Puzzle[], number: number, l10n: Localizer): string =>
  l10n.text(among === PUZZLES ? "puzzle-title" : "puzzle-own-title", {
    number: number + 1,
    count: among.length,
  });

/** The question, and the response to the last attempt. */
export function puzzlePanel(exercise: PuzzleExercise, puzzles: Puzzling, l10n: Localizer): TemplateResult {
  const { state, response, isDone: done } = exercise;
  const { among, number, puzzle } = exercise.of;
  const isOwn = puzzle.theme === "own";
  return html`<section class="puzzle dock-section" aria-labelledby="puzzle-title">
    <h2 id="puzzle-title">${titleOf(among, number, l10n)}</h2>
    ${isOwn ? nothing : html`<p class="puzzle-theme">${l10n.text(`puzzle-theme-${puzzle.theme}`)} ${starsOf(puzzle, l10n)}</p>`}
    <p class="puzzle-said ${state}">${state === "asked" ? l10n.text("puzzle-ask") : response.map((sentence) => l10n.sentence(sentence)).join(" ")}</p>
    ${done && !isOwn ? html`<p class="puzzle-lesson">${l10n.text(`puzzle-lesson-${puzzle.theme}`)}</p>` : nothing}
    <div class="buttons">
      ${done ? html`<button type="button" class="hundred" @click=${puzzles.play100}>${l10n.text("puzzle-hundred")}</button>` : html`<button type="button" class="show-puzzle" @click=${() => exercise.show()}>${l10n.text("puzzle-show")}</button>`}
      <button type="button" class="all-puzzles" @click=${puzzles.openList}>${l10n.text("puzzle-all")}</button>
      <button type="button" class="leave-puzzle" @click=${puzzles.leave}>${l10n.text("puzzle-leave")}</button>
    </div>
    ${done && exercise.hundred ? rolloutGrid(puzzles.hundred, l10n, exercise.side, "you") : nothing}
  </section>`;
}

/** The large button after the puzzle has been solved. */
export const nextButton = (exercise: PuzzleExercise, puzzles: Puzzling, l10n: Localizer): unknown =>
  exercise.isDone
    ? html`<button type="button" class="main next-puzzle" @click=${puzzles.next}>${l10n.text("puzzle-next")}</button>`
    : nothing;

/** On the target house of the correct choice. */
export const solvedMark = ({ state, mark }: PuzzleExercise): unknown =>
  state === "right" && mark !== null
    ? html`<span class="puzzle-mark" data-house=${mark} aria-hidden="true">✓</span>`
    : nothing;

function starsOf({ stars }: Puzzle, l10n: Localizer): TemplateResult {
  const label = l10n.text("puzzle-stars", { stars });
  return html`<span class="stars" role="img" aria-label=${label}>${"★".repeat(stars)}${"☆".repeat(5 - stars)}</span>`;
}

export function puzzleList({ page, l10n, close }: DialogHost, puzzles: Puzzling): unknown {
  const { solved, own } = puzzles;
  const start = (among: readonly Puzzle[], number: number) => () => {
    page.session.update({ dialog: null });
    puzzles.begin(among, number);
  };
  const count = PUZZLES.filter(({ position }) => solved[position]).length;
  const first = PUZZLES.filter(({ position }) => solved[position] === "first").length;
  const numbers = (among: readonly Puzzle[], condition: (puzzle: Puzzle) => boolean) =>
    html`<div class="puzzle-numbers ${among === own ? "own-numbers" : ""}">
      ${among.map((puzzle, number) => (condition(puzzle) ? numberOf(puzzle, among, number) : nothing))}
    </div>`;
  const numberOf = (puzzle: Puzzle, among: readonly Puzzle[], number: number) => {
    const how: "first" | "later" | "open" = solved[puzzle.position] ?? "open";
    const stars = puzzle.stars > 0 ? [l10n.text("puzzle-stars", { stars: puzzle.stars })] : [];
    const label = [titleOf(among, number, l10n), ...stars, l10n.text(`puzzle-is-${how}`)].join(", ");
    return html`<button type="button" class=${how} aria-label=${label} @click=${start(among, number)}>
      ${l10n.text("number", { value: number + 1 })}<span aria-hidden="true">${how === "open" ? "" : how === "first" ? " ★" : " ✓"}</span>
    </button>`;
  };
  return dialogFrame(
    { name: "puzzles", title: l10n.text("puzzle-menu"), l10n, close },
    html`<p>${l10n.text("puzzle-about")}</p>
      <p>${l10n.text("puzzle-count", { count, first, all: PUZZLES.length })}</p>
      <div class="buttons">
        <button type="button" class="main" autofocus @click=${start(PUZZLES, nextAfter(PUZZLES.length - 1, solved))}>${l10n.text("puzzle-next")}</button>
        <button type="button" class="of-day" @click=${start(PUZZLES, dailyPuzzle(new Date()))}>${l10n.text("puzzle-day")}</button>
      </div>
      ${Object.values(PUZZLE_THEMES).map(
        (theme) => html`<h3>${l10n.text(`puzzle-theme-${theme}`)}</h3>
        ${numbers(PUZZLES, (puzzle) => puzzle.theme === theme)}`,
      )}
      <h3>${l10n.text("puzzle-own")}</h3>
      <p>${l10n.text(own.length > 0 ? "puzzle-own-about" : "puzzle-own-none")}</p>
      ${
        own.length > 0
          ? html`${numbers(own, () => true)}
            <div class="buttons"><button type="button" class="delete-own" @click=${puzzles.deleteOwn}>${l10n.text("puzzle-own-delete")}</button></div>`
          : nothing
      }`,
  );
}
