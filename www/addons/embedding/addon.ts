/** Reports the game's events to the embedding page and, in a frame, handles its messages. */
import { html, nothing } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import type { ViewState } from "../../src/game/view-state.js";
import { serveFrame } from "./frame.js";
import { GameControl } from "./game-control.js";

export const order = 140;

/** Controls that are disabled while the game is frozen. */
const FROZEN = ".top, .table, .log";

/** Parts of the page that outer style sheets can select. */
const PARTS: Readonly<Record<string, string>> = {
  ".top": "header",
  ".board": "board",
  ".dock": "dock",
  ".sticks": "sticks",
  ".log": "moves",
  ".notices": "notices",
  ".main": "main-button",
  dialog: "dialog",
};

export function addon(page: AddonPage): Addon {
  const control = new GameControl(page);
  const dispatch = (event: string, detail: unknown) =>
    page.element.dispatchEvent(new CustomEvent(event, { bubbles: true, composed: true, detail }));
  const { signal } = page;
  page.on("events", (events) => {
    if (!page.session.isExercise) for (const event of events) dispatch("senet-event", event);
  });
  let lastSnapshot: Pick<ViewState, "game" | "setup" | "activity"> | null = null;

  const isPage = page.element.hasAttribute("page");
  if (isPage && globalThis.parent !== globalThis.window) {
    // Starts only after all add-ons receive events; otherwise the host page would miss the first throw.
    page.onComplete(() => signal.addEventListener("abort", serveFrame(page, control)));
  }

  page.on("shown", (view) => {
    for (const [selector, part] of Object.entries(PARTS)) {
      const element = page.root.querySelector(selector);
      if (element && element.getAttribute("part") !== part) element.setAttribute("part", part);
    }
    const frozen = view.activity === "frozen";
    if (frozen && lastSnapshot?.activity !== "frozen") page.announce([sentence("notice-frozen")]);
    for (const element of page.root.querySelectorAll<HTMLElement>(FROZEN)) {
      if (element.inert !== frozen) element.inert = frozen;
    }
    const { game, setup, activity } = view;
    const resumed = (lastSnapshot?.activity === "frozen") !== (activity === "frozen");
    // Host pages follow the visitor's own game, not lessons or puzzles.
    if (page.session.isExercise) return;
    if (lastSnapshot && game === lastSnapshot.game && setup === lastSnapshot.setup && !resumed) return;
    const ended = game?.phase === "over" && lastSnapshot?.game?.phase !== "over";
    lastSnapshot = { game, setup, activity };
    dispatch("senet-change", control.state());
    if (ended) dispatch("senet-end", { winner: game.winner, record: control.record() });
  });

  return {
    render(where, view) {
      if (where !== "above" || view.activity !== "frozen") return nothing;
      return html`<p class="notices">${page.l10n.text("notice-frozen")}</p>`;
    },
  };
}
