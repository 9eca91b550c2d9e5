/**
 * Puzzles: find the best choice on the board. Attempts are judged without being played, and the refutation of a wrong
 * one is shown.
 */
import { html } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import { readPart, writePart } from "../../src/base/storage.js";
import type { AskAdvisor } from "../../src/engine/advisor-service.js";
import type { Game, State } from "../../src/engine/types.js";
import type { ViewState } from "../../src/game/view-state.js";
import dialogStyles from "../shared/dialog.css";
import places from "../shared/places.css";
import { type Mistake, onReview } from "../shared/replay.js";
import hundredStyles from "../shared/rollout.css";
import { Rollout } from "../shared/rollout.js";
import {
  asPuzzle,
  isSame,
  mergeMistakes,
  nextAfter,
  PUZZLES,
  type Puzzle,
  savedMistakes,
  saveMistakes,
  solvedFrom,
  unreadableMistakes,
} from "./puzzle.js";
import { PuzzleExercise } from "./puzzle-exercise.js";
import puzzleStyles from "./puzzles.css";
import { nextButton, type Puzzling, puzzleList, puzzlePanel, solvedMark } from "./views.js";

export const order = 130;

export function addon(page: Page): Addon {
  const { session, engine } = page;
  let open: PuzzleExercise | null = null;
  /** How many puzzles have been requested. Only the last one is put on the board. */
  let requests = 0;
  let mistakes = savedMistakes();
  /** How many mistakes of the last reviewed game are new. */
  let fresh: { state: State | null; count: number } = { state: null, count: 0 };
  for (const text of unreadableMistakes()) session.quarantine({ kind: "puzzles", text });

  const ask: AskAdvisor = async (question, signal) => (await session.advisor?.ask(question, signal)) ?? null;

  const begin = async (among: readonly Puzzle[], number: number) => {
    const puzzle = among[number];
    if (!puzzle) return;
    requests += 1;
    const request = requests;
    const { game: before } = session;
    const game = await layOut(puzzle);
    if (!game) return;
    // Another puzzle was chosen or another game has started in the meantime, or the page has closed.
    if (request !== requests || before !== session.game) return game.free();
    open?.leave();
    puzzles.hundred.stop();
    const original = open?.isOnBoard ? open.original : session.copy();
    open = new PuzzleExercise(page, ask, { among, number, puzzle }, original, (first) => keep(puzzle, first));
    session.update({ dialog: null });
    open.begin(game);
  };

  /** The game of a puzzle. A puzzle of the visitor's own whose rules are no longer known is deleted. */
  const layOut = async (puzzle: Puzzle): Promise<Game | null> => {
    try {
      const game = await engine.newGame({ ruleset: puzzle.ruleset, position: puzzle.position });
      const { state, moves } = game.snapshot();
      const choices = moves.length + (state.phase === "throw" ? 1 : 0);
      if (puzzle.theme !== "own" || choices === puzzle.options.length) return game;
      game.free();
    } catch (error) {
      if (puzzle.theme !== "own") throw error;
      console.error(error);
    }
    saveOwnMistakes(mistakes.filter((mistake) => !isSame(mistake, puzzle)));
    session.notice(sentence("puzzle-own-gone"));
    page.redraw();
    return null;
  };

  const keep = ({ position }: Puzzle, first: boolean) => {
    if (puzzles.solved[position]) return;
    // Another tab may have solved others.
    const elsewhere = page.canSave ? solvedFrom(readPart("puzzles"), mistakes) : {};
    puzzles.solved = { ...elsewhere, ...puzzles.solved, [position]: first ? "first" : "later" };
    if (page.canSave) writePart("puzzles", puzzles.solved);
  };

  const saveOwnMistakes = (now: readonly Mistake[]) => {
    mistakes = now;
    puzzles.own = now.map(asPuzzle);
    if (page.canSave) saveMistakes(now);
  };

  /** Simulated games after the best choice. */
  const play100 = async (exercise: PuzzleExercise) => {
    exercise.hundred = true;
    const { bestMove: move, of } = exercise;
    try {
      const position = await session.withGame(session.record(), (then) => {
        if (move) then.act(move.id);
        return then.position_id();
      });
      // The puzzle may have been left in the meantime.
      if (position === null || !exercise.hundred) return;
      await puzzles.hundred.begin(of.puzzle.ruleset, position, of.number + 1);
    } catch (error) {
      exercise.hundred = false;
      throw error;
    }
  };

  const puzzles: Puzzling = {
    own: mistakes.map(asPuzzle),
    solved: {},
    hundred: new Rollout(ask, () => page.redraw()),
    begin: (among, number) => {
      page.attempt(begin(among, number));
    },
    next() {
      if (open) puzzles.begin(open.of.among, nextAfter(open.of.number, puzzles.solved, open.of.among));
      else puzzles.begin(PUZZLES, nextAfter(PUZZLES.length - 1, puzzles.solved));
    },
    play100() {
      if (open) page.attempt(play100(open));
    },
    openList: () => session.update({ dialog: "puzzles" }),
    deleteOwn() {
      saveOwnMistakes([]);
      puzzles.solved = solvedFrom(puzzles.solved);
      if (page.canSave) writePart("puzzles", puzzles.solved);
      fresh = { state: null, count: 0 };
      page.redraw();
    },
    leave() {
      const left = open;
      requests += 1;
      puzzles.hundred.stop();
      if (left) left.hundred = false;
      const done = () => {
        if (open === left) open = null;
      };
      if (left) page.attempt(left.end(sentence("said-resumed")).then(done));
    },
  };
  puzzles.solved = solvedFrom(readPart("puzzles"), mistakes);

  const stopListening = onReview(page.element, (report) => {
    // On a screen that saves nothing, mistakes are not collected.
    if (!page.canSave) return;
    const count = report.mistakes.filter((one) => !mistakes.some((other) => isSame(one, other))).length;
    if (count > 0) {
      saveOwnMistakes(mergeMistakes(savedMistakes(), report.mistakes));
      fresh = { state: report.record === page.session.record() ? page.session.view.game : null, count };
      page.redraw();
    }
  });

  /** Below the review: the mistakes that can be retried. */
  const news = (view: ViewState) =>
    view.game?.phase === "over" && fresh.count > 0 && fresh.state === view.game
      ? html`<p class="own-puzzles dock-section end-row">
          <span>${page.l10n.text("puzzle-own-new", { count: fresh.count })}</span>
          <button type="button" @click=${() => puzzles.begin(puzzles.own, 0)}>${page.l10n.text("puzzle-own-try")}</button>
        </p>`
      : undefined;

  /** The mark lies exactly over its house. */
  const placeMark = () => {
    const mark = page.root.querySelector<HTMLElement>(".puzzle-mark");
    const cell = page.root.querySelector<HTMLElement>(`[data-spot="${mark?.dataset.house}"]`);
    if (!mark || !cell) return;
    const { left, top, width, height } = cell.style;
    Object.assign(mark.style, { left, top, width, height });
  };

  const isOpen = (view: ViewState) =>
    open?.isOnBoard && (view.activity === "idle" || view.activity === "looking");

  return {
    allows: (move) => open?.allows(move) ?? true,
    styles: [dialogStyles, places, hundredStyles, puzzleStyles],
    render(where, view) {
      if (!open || !isOpen(view)) return where === "dock" ? news(view) : undefined;
      if (where === "board") {
        page.attempt(page.drawn().then(placeMark));
        return solvedMark(open);
      }
      if (where === "actions") return nextButton(open, puzzles, page.l10n);
      return where === "dock" ? puzzlePanel(open, puzzles, page.l10n) : undefined;
    },
    menu: () => [
      {
        group: "puzzles",
        name: "puzzles",
        label: page.l10n.text("puzzle-menu"),
        note: page.l10n.text("puzzle-menu-note"),
        run: puzzles.next,
      },
    ],
    dialogs: { puzzles: (host) => puzzleList(host, puzzles) },
    destroy() {
      open?.leave();
      puzzles.hundred.stop();
      stopListening();
    },
  };
}
