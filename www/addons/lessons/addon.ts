/** The tutorial: lessons, house cards, odds of the throws, history. */
import { html, nothing, type TemplateResult } from "lit";
import type { Addon, AddonPage, MenuEntry, Page, Slot } from "../../src/app/addon.js";
import { spotOf } from "../../src/board/grid/board-grid.js";
import { aimsAt, boardMoves, meaningOf } from "../../src/game/choices.js";
import type { Spot, ViewState } from "../../src/game/view-state.js";
import dialogStyles from "../shared/dialog.css";
import { historyDialog } from "./history-dialog.js";
import { chooseHouse, houseDialog } from "./house-card.js";
import { markOf, moreAbout } from "./house-facts.js";
import lessonStyles from "./lesson.css";
import { Lessons } from "./lesson-course.js";
import { lessonsDialog } from "./lesson-list.js";
import { lessonOffer, withdrawOffer } from "./lesson-offer.js";
import { oddsDialog } from "./odds-dialog.js";
import tutorialStyles from "./tutorial.css";

export const order = 80;

export function addon(page: AddonPage): Addon {
  const open = (dialog: string) => () => page.session.update({ dialog });
  const lessons = new Lessons(page);
  const start = (lesson: string) => lessons.start(lesson);
  const showHouse = (house: number) => {
    chooseHouse(page.session, house);
    page.session.update({ dialog: "house" });
  };
  withdrawOffer(page);
  const stopListening = listenForQuestions(page, showHouse);
  const entry = (name: string, group: MenuEntry["group"]): MenuEntry => ({
    group,
    name: `tutorial-${name}`,
    label: page.l10n.text(`tutorial-menu-${name}`),
    note: page.l10n.text(`tutorial-menu-${name}-note`),
    run: open(name),
  });

  /** Details on why a piece cannot move. */
  const why = (view: ViewState): TemplateResult | typeof nothing => {
    const more = moreAbout(view.refusal, view.game?.water ?? null);
    if (!more) return nothing;
    const go = () => ("house" in more ? showHouse(more.house) : start(more.lesson));
    const label =
      "house" in more
        ? page.l10n.text("tutorial-why-house", { house: more.house })
        : page.l10n.text("tutorial-why-lesson", { name: page.l10n.text(`lesson-${more.lesson}`) });
    return html`<p class="why-more"><button type="button" @click=${go}>${label}</button></p>`;
  };

  return {
    allows: (move) => lessons.exercise?.allows(move) ?? true,
    styles: [dialogStyles, tutorialStyles, lessonStyles],
    render: (where: Slot, view: ViewState) => {
      if (where === "above") return lessons.panel();
      if (where !== "dock" || lessons.exercise) return nothing;
      return [
        why(view),
        page.query.has("kiosk") ? nothing : lessonOffer(view, page.l10n, page.session, start),
      ];
    },
    keys: {
      d: () => open("odds")(),
      i: (spot: Spot) => {
        if (typeof spot === "number") showHouse(spot);
      },
    },
    menu: () => [
      entry("lessons", "learn"),
      entry("house", "learn"),
      entry("history", "history"),
      entry("odds", "more"),
    ],
    dialogs: {
      lessons: (host) => lessonsDialog(host, start),
      "lesson-end": (host) => lessons.endDialog(host),
      house: (host) => houseDialog(host, start),
      odds: oddsDialog,
      history: historyDialog,
    },
    destroy() {
      stopListening();
      lessons.destroy();
    },
  };
}

// ---- Gestures that ask about a house: a long press, or a tap on an empty house with a sign if nothing is selected and
// no piece can go there. (The board handles the key itself.)

/** Duration in milliseconds, and tolerance of a trembling finger in pixels. */
const LONG_PRESS_MS = 600;
const TOUCH_SLOP_PX = 8;
/** A click within this many milliseconds after a touch belongs to that touch. */
const CLICK_AFTER_UP_MS = 400;

/** The house of the page's own board, not of a lesson, where an event occurred. */
function houseOf(event: Event): number | null {
  const isOwn = event.target instanceof Element && event.target.matches("[data-spot]");
  const spot = isOwn ? spotOf(event) : null;
  return typeof spot === "number" ? spot : null;
}

/** A tap here has no other effect. */
function asksAbout(house: number, view: ViewState): boolean {
  return (
    view.selected === null &&
    view.pending.length === 0 &&
    markOf(house, view.board) !== undefined &&
    view.shown === view.game &&
    !view.game?.white.includes(house) &&
    !view.game?.black.includes(house) &&
    !boardMoves(view).some((move) => aimsAt(move, house)) &&
    meaningOf(view, house).type === "put-down"
  );
}

/** Listens until the returned function is called. */
function listenForQuestions(page: Page, show: (house: number) => void): () => void {
  let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
  /** After the answer, the finger can neither drag nor tap. */
  let answered: "held" | "lifted" | null = null;
  let lifted = 0;
  const release = () => {
    if (press) clearTimeout(press.timer);
    press = null;
  };
  const up = ({ timeStamp }: PointerEvent) => {
    release();
    if (answered !== "held") return;
    answered = "lifted";
    lifted = timeStamp;
  };
  const down = (event: PointerEvent) => {
    release();
    answered = null;
    const house = houseOf(event);
    if (event.pointerType === "mouse" || !event.isPrimary || house === null) return;
    const timer = setTimeout(() => {
      release();
      answered = "held";
      show(house);
    }, LONG_PRESS_MS);
    press = { timer, x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (answered === "held") event.stopPropagation();
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > TOUCH_SLOP_PX) release();
  };
  const click = (event: MouseEvent) => {
    const house = houseOf(event);
    const ends =
      answered === "held" || (answered === "lifted" && event.timeStamp - lifted < CLICK_AFTER_UP_MS);
    answered = null;
    if (ends) {
      event.stopPropagation();
      event.preventDefault();
    } else if (house !== null && asksAbout(house, page.session.view)) show(house);
  };
  /** A long press on a house must not open the browser's context menu. */
  const contextmenu = (event: MouseEvent) => {
    if (press || answered) event.preventDefault();
  };
  const root: EventTarget = page.root;
  const listeners = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    click,
    contextmenu,
  };
  for (const [name, listener] of Object.entries(listeners))
    root.addEventListener(name, listener as EventListener, { capture: true });
  return () => {
    release();
    for (const [name, listener] of Object.entries(listeners))
      root.removeEventListener(name, listener as EventListener, { capture: true });
  };
}
