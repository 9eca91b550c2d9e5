/** Earlier moves: a list whose entries can be shown again, and stepping through them. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { repeat } from "lit/directives/repeat.js";
import type { Addon, Page } from "../../src/app/addon.js";
import { moveFocus } from "../../src/base/focus.js";
import { type Localizer, type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import type { FullGame } from "../../src/engine/types.js";
import { type LogEntry, type ViewState, visibleLog } from "../../src/game/view-state.js";
import historyStyles from "./moves.css";

export const order = 100;

/** A moment of the game: 0 is the start, other numbers are entries of the list. */
interface MoveListPanel {
  entries: readonly LogEntry[];
  /** The moment shown; null for the current state. */
  at: number | null;
  show(moment: number): void;
  /** Steps forward or back. From the current state, back leads to the last moment. */
  step(by: number): void;
  playOn(): void;
  /** Shows the throws next to the moves; null in a build without their dialog. */
  showThrows: (() => void) | null;
}

export function addon(page: Page): Addon {
  const { session } = page;
  const entriesOf = (view: ViewState): readonly LogEntry[] => {
    const now = view.activity === "looking" ? view.game : view.shown;
    return now ? visibleLog(view.log, now) : [];
  };

  const isInPast = ({ activity, preview }: ViewState): boolean => activity === "looking" && preview === null;

  /** The moment shown by any part of the page; null for the current state. */
  const momentOf = (view: ViewState): number | null =>
    isInPast(view) && view.shown ? visibleLog(view.log, view.shown).length : null;

  /** Only the last request counts, and only while the same game is on the board. */
  const atMoment = (moment: number, use: (game: FullGame, entries: readonly LogEntry[]) => void) => {
    const entries = entriesOf(session.view).slice(0, moment);
    const entry = entries.at(-1);
    const actions = entry ? entry.throws + entry.plies : 0;
    requests += 1;
    const request = requests;
    const used = (game: FullGame) => request === requests && use(game, entries);
    page.attempt(session.withGame(session.record(), used, actions));
  };
  let requests = 0;

  const show = (moment: number) =>
    atMoment(moment, (game, entries) =>
      session.showPast(game.snapshot().state, entries.at(-1)?.sentences ?? [sentence("said-at-start")]),
    );

  const step = (by: number) => {
    const last = entriesOf(session.view).length;
    // From the current state, one step back hides the unfinished turn.
    const current = momentOf(session.view);
    const moment = Math.max(0, (current ?? last + 1) + by);
    if (moment <= last) show(moment);
    else if (current !== null) session.backToGame();
  };

  const playOn = () => {
    const moment = momentOf(session.view) ?? 0;
    atMoment(moment, (game, log) => {
      const { setup, seat } = session.view;
      session.load(game, setup, { seat, log, announcement: sentence("said-playing-on") });
    });
  };

  const past = (view: ViewState): MoveListPanel => ({
    entries: entriesOf(view),
    at: momentOf(view),
    show,
    step,
    playOn,
    showThrows: page.hasDialog("odds") ? () => session.update({ dialog: "odds" }) : null,
  });

  return {
    styles: historyStyles,
    keys: { ",": () => step(-1), ".": () => step(1) },
    render: (where, view) => {
      if (where === "game") return moveList(past(view), page.l10n);
      return where === "dock" && isInPast(view) ? stepBar(past(view), page.l10n) : undefined;
    },
    menu: (view) =>
      entriesOf(view).length > 0
        ? [
            {
              group: "more",
              name: "look-back",
              label: page.l10n.text("look-back"),
              note: page.l10n.text("look-back-note"),
              run: () => show(entriesOf(session.view).length),
            },
          ]
        : [],
  };
}

const DRAWINGS = {
  first: "M5 4v12M15 4 8 10l7 6",
  "back-one": "M13 4 6 10l7 6",
  on: "M7 4l7 6-7 6",
  last: "M15 4v12M5 4l7 6-7 6",
} as const;

function stepBar(past: MoveListPanel, l10n: Localizer): TemplateResult {
  const { entries, show, step, playOn } = past;
  const current = past.at ?? entries.length;
  const last = entries.length;
  const button = (name: keyof typeof DRAWINGS, possible: boolean, press: () => void) => html`<button
    type="button"
    class="step ${name}"
    aria-label=${l10n.text(`look-${name}`)}
    title=${l10n.text(`look-${name}`)}
    aria-disabled=${possible ? "false" : "true"}
    @click=${() => possible && press()}
  >${svg`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d=${DRAWINGS[name]}></path></svg>`}</button>`;
  return html`<div class="steps" role="group" aria-label=${l10n.text("look-back")}>
    ${button("first", current > 0, () => show(0))} ${button("back-one", current > 0, () => step(-1))}
    <span class="moment">${l10n.text("look-moment", { at: current, last })}</span>
    ${button("on", current < last, () => step(1))} ${button("last", current < last, () => show(last))}
    <button type="button" class="play-on" @click=${playOn}>${l10n.text("look-play-on")}</button>
  </div>`;
}

// ---- The moves played, newest first, in notation for experts and as a sentence for everyone.

/** The next entry shows whose turn followed. */
const describe = (sentences: readonly Sentence[]) =>
  sentences.filter((sentence) => sentence.id !== "said-turn" && sentence.id !== "said-throw-again");

function moveList(past: MoveListPanel, l10n: Localizer): TemplateResult {
  const { entries, at, showThrows } = past;
  // Tab reaches one entry, the arrow keys the others.
  const reached = at === null || at === 0 ? entries.length : at;
  return html`<section class="log" aria-labelledby="log-title">
    <div class="log-head">
      <h2 id="log-title">${l10n.text("log-title")}</h2>
      ${showThrows ? html`<button type="button" class="show-throws" @click=${showThrows}>${l10n.text("tutorial-menu-odds")}</button>` : nothing}
    </div>
    ${
      entries.length === 0
        ? html`<p>${l10n.text("log-empty")}</p>`
        : html`<ol reversed start=${entries.length} aria-labelledby="log-title" @keydown=${alongList}>
            ${repeat(
              entries.map((entry, index) => ({ entry, moment: index + 1 })).reverse(),
              ({ moment }) => moment,
              ({ entry, moment }) =>
                // The list is long and usually only its head is new.
                guard([entry, moment === reached, moment === at, l10n], () =>
                  listed(entry, moment, reached, past, l10n),
                ),
            )}
          </ol>`
    }
  </section>`;
}

function listed(
  entry: LogEntry,
  moment: number,
  reached: number,
  { at, show }: MoveListPanel,
  l10n: Localizer,
): TemplateResult {
  return html`<li>
    <button
      type="button"
      class="entry"
      tabindex=${moment === reached ? 0 : -1}
      aria-current=${moment === at ? "true" : nothing}
      title=${l10n.text("look-back-here")}
      @click=${() => show(moment)}
    >
      <span class="seat" aria-hidden="true"><span class="token ${entry.side ?? ""}"></span></span>
      <span>
        ${l10n.sentences(describe(entry.sentences))}
        ${entry.notation ? html`<bdi dir="ltr" class="notation" aria-hidden="true">${entry.notation}</bdi>` : ""}
      </span>
    </button>
  </li>`;
}

function alongList(event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll<HTMLElement>(".entry")];
  const index = buttons.indexOf(event.composedPath()[0] as HTMLElement);
  moveFocus(buttons[index + step], "scroll");
  event.preventDefault();
}
