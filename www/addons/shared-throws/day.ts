/** The daily game: the same throws for everyone, derived from the date. */
import { html, nothing } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import { errorMessage, isolateBidi, sentence } from "../../src/base/i18n/localizer.js";
import { readPart, writePart } from "../../src/base/storage.js";
import { isSenetError } from "../../src/engine/wasm.js";
import { DEFAULT_SETUP, type Setup, type ViewState } from "../../src/game/view-state.js";
import { RECOMMENDED } from "../shared/about-rulesets.js";
import { localDate } from "../shared/local-date.js";
import { pageUrl } from "../shared/share-fields.js";
import { DailyDialog } from "./day-dialog.js";
import { bestOf, type DailyResult, dayIn, isBetter, isDate, resultOf } from "./day-result.js";

/** The rules and opponent are the same every day, so that results are comparable. */
const SETUP = {
  ...DEFAULT_SETUP,
  ruleset: RECOMMENDED,
  opponent: "casual",
  side: "black",
} as const satisfies Setup;

interface Daily {
  date: string;
  seed: string;
}

export function addon(page: AddonPage): Addon {
  const dialog = new DailyDialog(page);
  /** The requested day, and its seed once the engine has computed it. */
  let day: Daily | null = null;
  /** An invalid date in the URL. */
  let wrongDate: string | null = null;
  /** The best result if saving failed, kept while the page is open. */
  let notSaved: { date: string; best: DailyResult } | null = null;

  const known = async (date: string): Promise<Daily> => {
    if (day?.date === date) return day;
    const full = await page.engine.full();
    day = { date, seed: full.daily_seed(date) };
    return day;
  };
  /** The day in the URL, else of the game on the board, else today. `wrongDate` holds an invalid date from the URL. */
  const requestedDay = async (): Promise<Daily> => {
    const requested = wrongDate === null ? page.query.get("daily") : null;
    try {
      return await known(requested || onBoard(page.session.view)?.date || localDate());
    } catch (error) {
      if (!requested || !isSenetError(error)) throw error;
      console.error(error);
      wrongDate = isolateBidi(requested);
      return known(localDate());
    }
  };
  const attempt = (work: Promise<unknown>) =>
    page.attempt(work, (error) => sentence("daily-fault", { reason: errorMessage(error) }));
  const setupOf = ({ date, seed }: Daily): Setup => ({ ...SETUP, seed, day: date });
  /** The day for which a game was started, even after midnight. */
  const dayOf = (setup: Setup): Daily | null =>
    isSameGame(setup) && setup.seed && isDate(setup.day) ? { date: setup.day, seed: setup.seed } : null;
  const isSameGame = ({ ruleset, opponent }: Setup) =>
    ruleset === SETUP.ruleset && opponent === SETUP.opponent;
  const onBoard = ({ setup }: ViewState): Daily | null =>
    dayOf(setup) ?? (day && isSameGame(setup) && setup.seed === day.seed ? day : null);

  /** A URL with ?daily starts the game, unless it is on the board already. */
  const begin = async () => {
    const { game } = page.session;
    const requestedDate = await requestedDay();
    // Another game has started in the meantime, or the page has closed.
    if (game !== page.session.game) return;
    if (wrongDate !== null) page.session.notice(sentence("daily-bad-date", { value: wrongDate }));
    else if (page.query.has("daily") && !onBoard(page.session.view))
      page.session.newGame(setupOf(requestedDate));
    page.redraw();
  };
  // The day's seed requires the full engine, so it is requested only if a daily game may be on the board.
  const mayBeShown = ({ setup }: ViewState) => setup.seed !== null && isSameGame(setup);
  queueMicrotask(() => {
    if (page.query.has("daily") || mayBeShown(page.session.view)) attempt(begin());
  });

  /** Opens the dialog, unless another one has been opened in the meantime. */
  const open = () => {
    const { session } = page;
    const { dialog } = session.view;
    const show = () => {
      if (session.view.dialog === null || session.view.dialog === dialog) session.update({ dialog: "daily" });
    };
    attempt(requestedDay().then(show));
  };
  /** Starts today's game, unless another game has started in the meantime. */
  const playToday = async () => {
    const { session } = page;
    const { game } = session;
    const today = await known(localDate());
    if (game === session.game) session.newGame(setupOf(today));
  };

  const bestKnown = (date: string) =>
    bestOf(notSaved, date) ?? (page.canSave ? bestOf(readPart("daily"), date) : null);

  const note = () => {
    const { view } = page.session;
    const playing = onBoard(view);
    if (!playing || view.game?.phase !== "over") return;
    const result = resultOf(view.game, SETUP.side);
    const best = bestKnown(playing.date);
    if (!result || (best && !isBetter(result, best))) return;
    const record = { date: playing.date, best: result };
    notSaved = page.canSave && writePart("daily", record) ? null : record;
  };

  page.on("over", note);
  // The page may have been closed while the end was being played.
  page.onComplete(note);

  return {
    render(where, view) {
      const playing = onBoard(view);
      if (where !== "above" || !playing) return nothing;
      const { l10n } = page;
      return html`<p class="daily-line">
        <span>${l10n.text("daily-heading", { date: dayIn(l10n.locale, playing.date) })}</span>
        ${
          view.game?.phase === "over"
            ? html`<button type="button" class="daily-result" @click=${open}>${l10n.text("daily-show")}</button>`
            : nothing
        }
      </p>`;
    },
    menu: () => [
      {
        group: "puzzles",
        name: "daily",
        label: page.l10n.text("daily-title"),
        note: page.l10n.text("daily-note"),
        run: open,
      },
    ],
    dialogs: {
      daily: (host) => {
        if (!day) return undefined;
        const shown = day;
        return dialog.draw(host, {
          date: shown.date,
          isToday: shown.date === localDate(),
          setup: setupOf(shown),
          best: bestKnown(shown.date),
          isSaved: notSaved?.date !== shown.date,
          wrongDate,
          link: pageUrl({ daily: shown.date }),
          play: () => page.session.newGame(setupOf(shown)),
          playToday: () => attempt(playToday()),
        });
      },
    },
  };
}
