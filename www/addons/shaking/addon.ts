/**
 * Shaking the sticks: a long press on them or on the large button shakes them, and releasing throws them. A longer press
 * throws them higher; the engine never sees it, so it cannot change the result. A flick throws too, but a finger has to
 * flick sideways, because vertical swipes scroll the page. Plain clicks and keys work without this add-on, which also
 * lights up the large button when a person throws again.
 */

import type { Addon, AddonPage } from "../../src/app/addon.js";
import { mediaQuery, REDUCED_MOTION } from "../../src/base/media.js";
import { isComputersTurn, mustThrow } from "../../src/game/choices.js";
import type { Knock } from "../../src/game/session-events.js";
import styles from "./hand.css";

export const order = 60;

/** Duration of a long press, in milliseconds. */
const HOLD_MS = 300;
/** Movement that counts as a flick, in CSS pixels. */
const MOVE_TOLERANCE_PX = 12;
/** A phone's vibration with each shake: on, off, on, in milliseconds. */
const HUM = [25, 60, 25];

interface Press {
  pointer: number;
  x: number;
  y: number;
  touch: boolean;
  /** The pressed element: the sticks' field or the button. */
  on: Element;
  timer: number;
  /** The sticks are being shaken. */
  taken: boolean;
}

export function addon(page: AddonPage): Addon {
  const { root, session } = page;
  const reducedMotion = mediaQuery(REDUCED_MOTION);
  let press: Press | null = null;

  const pickUp = () => {
    if (!press || press.taken || reducedMotion.matches || session.view.settings.speed === "instant") return;
    const { touch } = press;
    const onShake = (knocks: readonly Knock[]) => {
      page.onShake(knocks);
      // Before the first tap, browsers ignore vibration and log a warning.
      if (touch && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(HUM);
    };
    press.taken = page.sticks()?.hold(onShake) ?? false;
  };
  const glow = (again: boolean) => root.querySelector(".table")?.toggleAttribute("data-again", again);
  const release = (): Press | null => {
    const was = press;
    press = null;
    if (was) clearTimeout(was.timer);
    return was;
  };
  const down = (event: Event) => {
    const { isPrimary, button, pointerId, pointerType, clientX, clientY, target } = event as PointerEvent;
    const on = target instanceof Element ? target.closest(".field, .actions .main") : null;
    if (release()?.taken) page.sticks()?.release();
    if (!on || !isPrimary || button !== 0 || !mustThrow(session.view)) return;
    session.waitForHand();
    const timer = window.setTimeout(pickUp, HOLD_MS);
    const touch = pointerType === "touch";
    press = { pointer: pointerId, x: clientX, y: clientY, touch, on, timer, taken: false };
  };
  const far = ({ clientX, clientY, pointerType }: PointerEvent, { x, y }: Press) => {
    const [across, along] = [Math.abs(clientX - x), Math.abs(clientY - y)];
    return Math.hypot(across, along) >= MOVE_TOLERANCE_PX && (pointerType !== "touch" || across > along);
  };
  const move = (event: PointerEvent) => {
    if (press?.pointer === event.pointerId && press.on.matches(".field") && far(event, press)) pickUp();
  };
  const up = (event: PointerEvent) => {
    if (press?.pointer !== event.pointerId) return;
    const from = release() as Press;
    const { on, taken } = from;
    const isFlick = on.matches(".field") && far(event, from);
    // A short press is a normal click.
    if (!taken && !isFlick) return;
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
    // As with any button, leaving it before the release cancels.
    const stays = on.matches(".field") || root.elementFromPoint(event.clientX, event.clientY) === on;
    const thrown = stays ? session.throwSticks() : Promise.resolve();
    page.attempt(thrown.finally(() => page.sticks()?.release()));
  };
  const cancel = (event: PointerEvent) => {
    if (press?.pointer === event.pointerId && release()?.taken) page.sticks()?.release();
  };
  /** Sticks that are in the hand are shaken: the page stays where it is. */
  const stay = (event: Event) => {
    if (press?.taken && event.cancelable) event.preventDefault();
  };
  const menu = (event: Event) => {
    if (press) event.preventDefault();
  };

  const { signal } = page;
  root.addEventListener("pointerdown", down, { signal });
  root.addEventListener("contextmenu", menu, { signal });
  // On the element itself: Chromium does not ask a listener of a shadow root.
  page.element.addEventListener("touchmove", stay, { passive: false, signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  page.on("animation", ({ events, speed }) => {
    const { game, seat } = session.view;
    const again = events.some(({ type }) => type === "throw_again");
    glow(again && speed > 0 && game !== null && !isComputersTurn(game, seat));
  });
  return {
    styles,
    destroy() {
      glow(false);
      if (release()?.taken) page.sticks()?.release();
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
