/** Looking back: the list of what was played, each entry of which can be shown again, and stepping through it. */
import type { Companion, PageHost } from "../companion.js";
import { type LogEntry, visibleLog } from "../game/move-log.js";
import { say } from "../game/sentence.js";
import type { ViewState } from "../game/view-state.js";
import { moveList } from "./move-list.js";
import { recordAfter } from "./record-cut.js";
import { stepBar } from "./step-bar.js";
import { lookingBackStyles } from "./styles.js";

/** Where one can look: 0 is the start, each other number that entry of the list. */
export interface Past {
  entries: readonly LogEntry[];
  /** The moment that is shown; null for the game as it stands. */
  at: number | null;
  show(moment: number): void;
  /** So many moments on or back; from the game as it stands, back to the last. */
  step(by: number): void;
  playOn(): void;
  /** The throws beside the moves. */
  showThrows(): void;
}

export function companion(page: PageHost): Companion {
  const { session, engine } = page;
  let at: number | null = null;

  const entriesOf = (view: ViewState): readonly LogEntry[] => {
    const now = view.activity === "looking" ? view.game : view.shown;
    return now ? visibleLog(view.log, now) : [];
  };

  const gameAt = (moment: number) => {
    const entry = entriesOf(session.view)[moment - 1];
    const actions = moment === 0 || !entry ? 0 : entry.throws + entry.plies;
    return engine.fromRecord(recordAfter(session.record(), actions));
  };

  const failed = (error: unknown) => {
    console.error(error);
    session.notice(say("notice-fault", { reason: String(error) }));
  };

  const show = (moment: number) => {
    const entries = entriesOf(session.view);
    gameAt(moment)
      .then((game) => {
        const state = game.state();
        game.free();
        at = moment;
        session.lookBack(state, entries[moment - 1]?.sentences ?? [say("said-at-start")]);
      })
      .catch(failed);
  };

  const step = (by: number) => {
    const last = entriesOf(session.view).length;
    // From the game as it stands, one step back shows it without what is only begun.
    const from = at ?? last + 1;
    const moment = Math.max(0, from + by);
    if (moment <= last) show(moment);
    else if (at !== null) session.lookAway();
  };

  const playOn = () => {
    const moment = at ?? 0;
    gameAt(moment)
      .then((game) => {
        const { setup, seat } = session.view;
        const log = entriesOf(session.view).slice(0, moment);
        session.takeUp(game, setup, { seat, log, said: say("said-playing-on") });
      })
      .catch(failed);
  };

  const showThrows = () => session.update({ dialog: "odds" });

  const past = (view: ViewState): Past => {
    if (view.activity !== "looking") at = null;
    return { entries: entriesOf(view), at, show, step, playOn, showThrows };
  };

  return {
    texts: ["sharing", "learning"],
    styles: lookingBackStyles,
    keys: { ",": () => step(-1), ".": () => step(1) },
    place: (where, view) => {
      if (where === "below") return moveList(past(view), page.words);
      return where === "dock" && view.activity === "looking" ? stepBar(past(view), page.words) : undefined;
    },
    menu: (view) =>
      entriesOf(view).length > 0
        ? [
            {
              group: "play",
              name: "look-back",
              label: page.words.text("look-back"),
              note: page.words.text("look-back-note"),
              run: () => show(entriesOf(session.view).length),
            },
          ]
        : [],
  };
}
