/** The game review: luck and choices, moments to retry, and simulations from them. */

import { html, nothing } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import { moveFocus } from "../../src/base/focus.js";
import { faultSentence, sentence } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import type { AskAdvisor } from "../../src/engine/advisor-service.js";
import type { FullGame, Game } from "../../src/engine/types.js";
import { personSide } from "../../src/game/choices.js";
import type { GameCopy } from "../../src/game/saved-game.js";
import type { ViewState } from "../../src/game/view-state.js";
import dialogStyles from "../shared/dialog.css";
import places from "../shared/places.css";
import { publishReview } from "../shared/replay.js";
import hundredStyles from "../shared/rollout.css";
import { Rollout } from "../shared/rollout.js";
import endStyles from "./end-panel.css";
import { endPanel } from "./end-panel.js";
import type { OpenReview } from "./model.js";
import { reviewPanel, reviewProgress, reviewStyles, reviewViewOf } from "./panel.js";
import { mistakesOf, RetryExercise } from "./retry-exercise.js";
import { choiceAt, endOf, givenAway, ReviewRun, type ReviewSubject } from "./story.js";

export const order = 120;

/** After this many throws, the endgames are solved in advance, so that the review starts faster. */
const WARM = 16;
/** With at most this many pieces per side, the endgames cover the whole game. */
const SOLVED = 2;

export function addon(page: AddonPage): Addon {
  const { session, engine } = page;
  /** The reviewed game, and a copy of it. */
  let game: Game | null = null;
  let copy: GameCopy | null = null;
  /** The reviewed length of an unfinished game. */
  let asOf = 0;
  const prewarmed = new LoadCache((ruleset: string) =>
    // Data that is not ready in time is awaited, or left out.
    ask({ ask: "solve", ruleset }, new AbortController().signal),
  );
  /** Counts what is asked of the reviewed game: only the last request is answered, while the review is open. */
  let requests = 0;
  /** The review has just been opened. */
  let wantsFocus = false;
  /** Aborted when another review replaces this one. */
  let lifetime = new AbortController();
  /** The states of the reviewed game, by the number of actions before them. */
  const states = new LoadCache((actions: number) =>
    session.withGame(copy?.record ?? "", (then) => then.snapshot().state, actions),
  );
  const ask: AskAdvisor = async (question, signal) => {
    if (!session.advisor) throw new Error("nobody is there to judge");
    return session.advisor.ask(question, signal);
  };
  const redraw = () => page.redraw();
  const notLoaded = () => sentence("notice-not-loaded");
  const playsOn = !page.query.has("kiosk");

  const reviewActions: OpenReview = {
    run: new ReviewRun(ask, redraw),
    rollout: new Rollout(ask, redraw),
    rolloutFrom: null,
    at: null,
    part: null,
    retry: null,
    running: false,
    opened: false,
    stateAt: (actions) =>
      states.peek(actions, (attempt) => page.attempt(attempt.then(redraw), notLoaded)) ?? null,
    sentences: (row) =>
      (copy?.log ?? [])
        .filter(({ throws, plies }) => throws + plies > row.step && throws + plies <= endOf(row))
        .flatMap(({ sentences }) => sentences)
        .filter(({ id }) => id !== "said-turn" && id !== "said-throw-again"),
    sorting: { column: "throw", descending: false },
    sortBy(sorting) {
      reviewActions.sorting = sorting;
      redraw();
    },
    openPart(name) {
      reviewActions.part = reviewActions.part === name ? null : name;
      redraw();
    },
    goTo(n) {
      const row = reviewActions.run.report?.rows.find((other) => other.n === n);
      if (!row || reviewActions.retry) return;
      reviewActions.at = n;
      redraw();
      useGame(endOf(row), (then) => {
        if (game && game === session.game)
          session.showPast(then.snapshot().state, reviewActions.sentences(row));
      });
    },
    tryAgain(row) {
      const report = reviewActions.run.report;
      if (!copy || !report || reviewActions.retry) return;
      const original = copy;
      const begin = async () => {
        const retry = new RetryExercise(page, ask, {
          kept: original,
          report: report,
          row,
          log: logBefore(choiceAt(row)),
        });
        reviewActions.retry = retry;
        if (!(await retry.begin()) && reviewActions.retry === retry) forget();
      };
      page.attempt(begin(), (error) => {
        forget();
        return faultSentence(error);
      });
    },
    playOn(row) {
      if (!copy) return;
      const { setup, seat } = copy;
      const log = logBefore(row.step);
      useGame(row.step, (then) =>
        session.load(then, { ...setup, afar: "" }, { seat, log, announcement: sentence("said-playing-on") }),
      );
    },
    play100(row) {
      const { rollout } = reviewActions;
      useGame(row.step, (then) => {
        reviewActions.rolloutFrom = row.n;
        const playing = rollout.begin(then.snapshot().state.ruleset, then.position_id(), row.n);
        page.attempt(playing, (error) => {
          reviewActions.rolloutFrom = null;
          return faultSentence(error);
        });
      });
    },
    restart() {
      begin(reviewActions.running);
      reviewActions.opened = true;
    },
    endRetry() {
      if (reviewActions.retry) page.attempt(reviewActions.retry.end(sentence("said-back-in-game")));
    },
    close() {
      requests += 1;
      reviewActions.opened = false;
      if (reviewActions.running) forget();
      else if (session.view.activity === "looking") session.backToGame();
      redraw();
    },
  };

  const useGame = (actions: number, use: (then: FullGame) => void) => {
    requests += 1;
    const request = requests;
    const used = (then: FullGame) => request === requests && use(then);
    page.attempt(session.withGame(copy?.record ?? "", used, actions));
  };
  const logBefore = (actions: number) =>
    (copy?.log ?? []).filter(({ throws, plies }) => throws + plies <= actions);

  const forget = () => {
    requests += 1;
    lifetime.abort();
    lifetime = new AbortController();
    reviewActions.run.stop();
    reviewActions.rollout.stop();
    reviewActions.retry?.leave();
    Object.assign(reviewActions, {
      retry: null,
      at: null,
      part: null,
      rolloutFrom: null,
      running: false,
      opened: false,
    });
    game = copy = null;
    states.clear();
  };

  const begin = (running: boolean) => {
    forget();
    game = session.game;
    copy = session.copy();
    const state = session.view.game;
    if (!copy || !state) return;
    reviewActions.running = reviewActions.opened = running;
    asOf = state.throws + state.plies;
    const { record } = copy;
    const exactly = state.pieces <= SOLVED;
    page.attempt(review({ ruleset: state.ruleset, record, exactly }));
  };

  /** Publishes the results of a finished game's review to the rest of the page. */
  const review = async (subject: ReviewSubject) => {
    const { signal } = lifetime;
    await reviewActions.run.begin(subject);
    const { report, progress } = reviewActions.run;
    const state = session.view.game;
    if (signal.aborted || !report || progress !== "complete" || reviewActions.running || !state || !copy)
      return;
    const side = personSide(state, copy.seat);
    const mistakes = side ? await mistakesOf(report, side, { engine, ask, signal }) : [];
    if (mistakes === null) return;
    const lost = { white: givenAway(report, "white"), black: givenAway(report, "black") };
    const chances = [report.start, ...report.rows.map(({ played }) => played)];
    publishReview(page.element, { record: report.record, lost, mistakes, chances });
  };

  /** The review follows the game on the board. */
  const follow = (view: ViewState) => {
    if (reviewActions.retry) {
      if (reviewActions.retry.hasDiverged(view))
        page.attempt(reviewActions.retry.end(sentence("said-back-in-game")));
      if (reviewActions.retry.isOn(session.game)) return;
      // The finished game has been restored, or another has started.
      const back = reviewActions.retry.isBack(session.game);
      reviewActions.retry.leave();
      reviewActions.retry = null;
      if (back) game = session.game;
      else forget();
      queueMicrotask(redraw);
    }
    const over = view.game?.phase === "over" && !session.isExercise;
    const { isOver } = session;
    const wentOn = reviewActions.running ? view.game && view.game.throws + view.game.plies !== asOf : !over;
    if (game && (game !== session.game || wentOn)) {
      forget();
      queueMicrotask(redraw);
    }
    if (isOver && game !== session.game) begin(false);
    else prewarm(view);
  };

  const prewarm = ({ game: state, log, activity }: ViewState) => {
    if (!state || state.throws < WARM || activity !== "idle") return;
    if (log.some(({ decided }) => decided))
      prewarmed.peek(state.ruleset, (attempt) => attempt.catch(console.debug));
  };

  const isShown = (view: ViewState) =>
    reviewActions.opened && game !== null && reviewActions.run.progress !== "none" && view.status === "ready";

  const open = () => {
    reviewActions.opened = true;
    wantsFocus = true;
    redraw();
    page.attempt(page.drawn().then(focusWanted));
  };
  page.on("shown", (view) => follow(view));
  const focusWanted = () => {
    const { view } = session;
    if (!wantsFocus || !isShown(view)) return;
    wantsFocus = false;
    moveFocus(page.root.querySelector<HTMLElement>("#review-title"), "scroll");
  };

  /** The end of the reviewed game is on the board, and the review is closed. */
  const isOffered = ({ activity, status }: ViewState) =>
    !reviewActions.opened &&
    !reviewActions.running &&
    game !== null &&
    activity === "idle" &&
    status === "ready";

  /** After a game, a button opens its review. */
  const offer = (view: ViewState) =>
    !isOffered(view)
      ? nothing
      : html`<button type="button" class="how-it-went" @click=${open}>${page.l10n.text("review-title")}</button>`;

  return {
    styles: [dialogStyles, places, reviewStyles, endStyles, hundredStyles],
    allows: (move) => reviewActions.retry?.allows(move) ?? true,
    render: (where, view) => {
      if (where === "actions") return offer(view);
      const isEnd = where === "end" && isOffered(view) && reviewActions.run.progress !== "failed";
      if (!(isEnd || (where === "dock" && isShown(view))) || !copy || !view.game) return undefined;
      const side = personSide(view.game, copy.seat);
      const host = {
        view,
        l10n: page.l10n,
        side,
        copy,
        element: page.element,
        modelOf: page.modelOf,
        playsOn,
      };
      if (!isEnd) return reviewPanel(reviewActions, host);
      const working = reviewProgress(reviewActions, page.l10n);
      return endPanel(working === nothing ? reviewViewOf(reviewActions, host) : null, working);
    },
    menu: (view) =>
      view.game && view.game.phase !== "over" && view.game.throws > 0 && !reviewActions.retry
        ? [
            {
              group: "more",
              name: "review",
              label: page.l10n.text("review-menu"),
              note: page.l10n.text("review-menu-note"),
              run: () => begin(true),
            },
          ]
        : [],
    destroy: forget,
  };
}
