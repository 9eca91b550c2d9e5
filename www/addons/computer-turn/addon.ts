/** The computer's turn beside its name: each throw and move, until the person's next throw, to be shown again. */

import { html, nothing, type TemplateResult } from "lit";
import type { Addon, AddonPage, Page } from "../../src/app/addon.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import { mediaQuery, REDUCED_MOTION } from "../../src/base/media.js";
import { SPEED_FACTOR } from "../../src/base/settings.js";
import type { Game } from "../../src/engine/types.js";
import { nameOfSide } from "../../src/game/choices.js";
import { eventSentences } from "../../src/game/sentences.js";
import type { ViewState } from "../../src/game/view-state.js";
import styles from "./computer-turn.css";
import { addEvents, type StepEffect, type TurnStep } from "./turn-steps.js";

export const order = 15;

/** As many steps as fit beside the name. */
const SHOWN_STEPS = 4;
/** Between two moves that are shown again; with reduced motion, for how long each position stays. */
const BETWEEN_MS = 250;
const STILL_MS = 900;

const SIGNS: Readonly<Record<StepEffect, string>> = { hit: "×", water: "≈", off: "»", stuck: "–" };

export function addon(page: AddonPage): Addon {
  const { session } = page;
  /** All steps so far, and those whose animation has ended. */
  let steps: readonly TurnStep[] = [];
  let shown: readonly TurnStep[] = [];
  /** The game they belong to, and its number of throws. */
  let game: Game | null = null;
  let throws = 0;
  /** The step that is being shown again. */
  let again: TurnStep | null = null;

  const follow = (view: ViewState) => {
    // Another game, or one that was undone.
    if (game !== session.game || (view.game?.throws ?? 0) < throws) steps = shown = [];
    game = session.game;
    throws = view.game?.throws ?? 0;
    if (view.activity !== "throwing" && view.activity !== "moving") shown = steps;
  };

  const replay = async () => {
    const { view } = session;
    const { seat } = view;
    const isCurrent = () =>
      !page.signal.aborted && session.view.game === view.game && session.view.activity === "idle";
    if (seat === null || !isCurrent() || again) return;
    page.announce(
      shown.flatMap(({ events, before }) => (before ? eventSentences(events, before, seat) : [])),
    );
    const still = mediaQuery(REDUCED_MOTION).matches;
    const speed = SPEED_FACTOR[view.settings.speed];
    try {
      for (const step of shown) {
        const board = page.board();
        if (!step.before || !board) continue;
        if (!isCurrent()) return;
        again = step;
        page.redraw();
        board.set(page.modelOf(step.before));
        const isStill = still || speed === 0;
        if (!isStill) await board.animate(step.events, speed);
        if (!isCurrent()) return;
        await wait(isStill ? STILL_MS : BETWEEN_MS);
      }
    } finally {
      again = null;
      if (!page.signal.aborted) page.redraw();
    }
  };
  const press = () => page.attempt(replay());

  page.on("events", (events) => {
    const { game: before, seat } = session.view;
    if (before && seat !== null) steps = addEvents(steps, events, before, seat);
    if (steps.length === 0) shown = [];
  });

  return {
    styles,
    keys: { v: () => (shown.length > 0 ? press() : page.announce([sentence("turn-none")])) },
    render: (where, view) => {
      if (where !== "dock" || view.seat === null || !view.shown?.players) return nothing;
      follow(view);
      return strip(shown, again, view, page, press);
    },
  };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function strip(
  steps: readonly TurnStep[],
  again: TurnStep | null,
  { seat, shown }: ViewState,
  { l10n }: Page,
  press: () => void,
): unknown {
  const side = shown?.players?.[seat ?? 0];
  if (steps.length === 0 || !side || !shown) return nothing;
  const left = steps.length - SHOWN_STEPS;
  const label = l10n.text("turn-again");
  return html`<button
    type="button"
    class="computer-turn ${nameOfSide(side, shown, seat)}"
    title=${label}
    @click=${press}
  ><span class="visually-hidden">${label} </span><bdi dir="ltr"><span class="pieces"><span class="token ${side}"></span></span>${left > 0 ? "…" : nothing}
    ${steps.slice(-SHOWN_STEPS).map((step) => chip(step, step === again))}
  </bdi></button>`;
}

function chip({ value, from, to, effect }: TurnStep, isNow: boolean): TemplateResult {
  const place = (where: typeof from) => (typeof where === "number" ? where : "");
  return html`<span class="step ${effect ?? ""} ${isNow ? "now" : ""}"><b>${value ?? nothing}</b>${
    from === null ? nothing : html` ${place(from)}→${place(to)}`
  }${effect ? html` <i>${SIGNS[effect]}</i>` : nothing}</span>`;
}
