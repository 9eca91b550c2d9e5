/**
 * Shared throws: a link starts the same game for friends or a class, and the end shows each player's loss by choices.
 */
import { html, nothing } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";
import { faultSentence, type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import type { State } from "../../src/engine/types.js";
import { isSenetError } from "../../src/engine/wasm.js";
import { personSide } from "../../src/game/choices.js";
import { hasPageUrl } from "../shared/page-url.js";
import { onReview, type ReviewResult, throwsOf } from "../shared/replay.js";
import { type SharedSticks, sharedIn, sharedLink } from "../shared/same-throws.js";
import { sticksDialog } from "./link-dialog.js";
import { isOver, startGame } from "./start.js";

const DAMAGED = sentence("everyone-damaged");

export function addon(page: Page): Addon {
  const { session } = page;
  /** The seed in the URL, the same for everyone who opens it. */
  const shared = sharedIn(page.query);
  /** The last review result, and the state that was reviewed. */
  let reviewed: { state: State | null; result: ReviewResult } | null = null;

  /** The game on the board comes from the URL. */
  const isShared = (): boolean => {
    if (shared === null || shared === "damaged" || !session.game) return false;
    const { seed, streams } = throwsOf(session.game);
    return shared.seed === seed && shared.throws === streams;
  };

  const damaged = () => session.notice(DAMAGED);
  /** Starts the URL's game, unless it is on the board already. */
  const begin = async ({ seed, throws }: SharedSticks) => {
    const { setup, problems } = page.urlOptions(page.query.toString());
    if (problems.length > 0) return damaged();
    if (isShared()) return undefined;
    return startGame(page, { seed, throws }, setup, sentence("everyone-line"));
  };
  queueMicrotask(() => {
    if (shared === "damaged") damaged();
    else if (shared)
      page.attempt(begin(shared), (error) => (isSenetError(error) ? DAMAGED : faultSentence(error)));
  });

  /** The seed of the game on the board, if each side has its own throws. */
  const ownSeed = (): string | null => {
    const throws = session.game && throwsOf(session.game);
    return !throws || throws.streams === "one" ? null : throws.seed;
  };
  const linkTo = (seed: string): string => {
    const { setup, seat, game: state } = session.view;
    const throws = session.game && ownSeed() === seed ? throwsOf(session.game).streams : "per-player";
    const ownSide = state && personSide(state, seat);
    const side = ownSide ?? (setup.side === "black" ? "black" : "white");
    const sticks = { seed, throws: throws === "exchanged" ? throws : ("per-player" as const) };
    return sharedLink(sticks, { ...setup, ruleset: state?.ruleset ?? setup.ruleset }, side);
  };
  /** The person's result in the game on the board, and the loss by the person's choices. */
  const result = (): Sentence[] => {
    const { game: state, seat } = session.view;
    const side = state && personSide(state, seat);
    if (!state?.winner || !side) return [];
    const outcome = state.winner === "draw" ? "drawn" : state.winner === side ? "won" : "lost";
    const lost = reviewed?.state === state ? [Math.round(reviewed.result.lost[side])] : [];
    return [
      sentence("everyone-result", { outcome }),
      ...lost.map((points) => sentence("everyone-lost", { points })),
    ];
  };
  const open = () => session.update({ dialog: "same-sticks" });

  const end = () =>
    html`<div class="sticks-end end-row main-row">
      <p>${page.l10n.sentences(result())}</p>
      ${hasPageUrl() ? html`<button type="button" class="share-sticks" @click=${open}>${page.l10n.text("everyone-menu")}</button>` : nothing}
    </div>`;

  const stopListening = onReview(page.element, (report) => {
    if (report.record !== session.record()) return;
    reviewed = { state: session.view.game, result: report };
    page.redraw();
  });

  return {
    render(where, view) {
      if (!isShared()) return nothing;
      return where === "dock" && isOver(view)
        ? end()
        : where === "above"
          ? html`<p class="sticks-line game-line">${page.l10n.text("everyone-line")}</p>`
          : nothing;
    },
    menu: () =>
      hasPageUrl()
        ? [
            {
              group: "together",
              name: "same-sticks",
              label: page.l10n.text("everyone-menu"),
              note: page.l10n.text("everyone-note"),
              run: open,
            },
          ]
        : [],
    dialogs: {
      "same-sticks": sticksDialog(page, { ownSeed, linkTo, result }),
    },
    destroy: stopListening,
  };
}
