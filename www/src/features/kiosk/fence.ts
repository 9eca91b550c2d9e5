/**
 * No way out of the page, as far as a page can see to it, and nothing that a page cannot undo when a visit ends: what
 * somebody enlarged by pinching or zooming would be cut off for all who come after. Larger text is a button of our own.
 */

/** With Ctrl or ⌘: what is edited with, and moving about. */
const HARMLESS = /^(?:[acvxzy]|Arrow.*|Home|End|Page.*|Tab|Shift|Control|Alt|AltGraph|Meta)$/i;
/** Alone: menus, the browser's own keys, and looking for words on the page. */
const ALONE = /^(?:F\d+|Browser.*|ContextMenu|\/|')$/;
/** With Alt: the page before, the first page, and every menu that has a letter. */
const WITH_ALT = /^(?:ArrowLeft|ArrowRight|Home|F|.)$/u;

const leads = (node: EventTarget) => node instanceof Element && node.closest("a[href]") !== null;

function refused(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ALONE.test(key) || (shiftKey && key === "Escape")) return true;
    if (ctrlKey || metaKey) return !HARMLESS.test(key);
    return altKey && WITH_ALT.test(key);
  }
  if (event instanceof WheelEvent) return event.ctrlKey;
  if (event.type === "click" || event.type === "auxclick") {
    return (event as MouseEvent).button === 1 || event.composedPath().some(leads);
  }
  return true;
}

/** Gives the way to take the fence down. */
export function putUpFence(): () => void {
  // A finger that wipes from the edge would go back to the page before, or load this one anew.
  const { style } = document.documentElement;
  style.overscrollBehavior = "none";
  // Fingers move the page, and nothing else.
  style.touchAction = "pan-x pan-y";
  // The game fills the screen and scrolls inside.
  style.overflow = "clip";
  const refuse = (event: Event) => {
    if (refused(event)) event.preventDefault();
  };
  const events = ["contextmenu", "dragstart", "dragover", "drop", "click", "auxclick", "keydown", "wheel"];
  for (const name of events) document.addEventListener(name, refuse, { capture: true, passive: false });
  return () => {
    style.overscrollBehavior = "";
    style.touchAction = "";
    style.overflow = "";
    for (const name of events) document.removeEventListener(name, refuse, { capture: true });
  };
}

// ---- The curator's way in: Ctrl, Alt and K; or a finger held five seconds in the upper left corner.

const HOLD = 5000;
/** How near the corner, in pixels. */
const NEAR = 90;

/** `pointer`: the one that is held in the corner still; null where the keys were used. */
export function listenForCurator(open: (pointer: number | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inCorner = ({ clientX, clientY }: PointerEvent) => clientX < NEAR && clientY < NEAR;
  const press = (event: PointerEvent) => {
    clearTimeout(timer);
    if (inCorner(event)) timer = setTimeout(() => open(event.pointerId), HOLD);
  };
  const release = () => clearTimeout(timer);
  const move = (event: PointerEvent) => {
    if (!inCorner(event)) release();
  };
  const key = (event: KeyboardEvent) => {
    if (!isCuratorKey(event)) return;
    event.preventDefault();
    open(null);
  };
  document.addEventListener("pointerdown", press, { capture: true });
  document.addEventListener("pointermove", move, { capture: true });
  document.addEventListener("pointerup", release, { capture: true });
  document.addEventListener("pointercancel", release, { capture: true });
  document.addEventListener("keydown", key, { capture: true });
  return () => {
    release();
    document.removeEventListener("pointerdown", press, { capture: true });
    document.removeEventListener("pointermove", move, { capture: true });
    document.removeEventListener("pointerup", release, { capture: true });
    document.removeEventListener("pointercancel", release, { capture: true });
    document.removeEventListener("keydown", key, { capture: true });
  };
}

export function isCuratorKey({ code, ctrlKey, altKey }: KeyboardEvent): boolean {
  return code === "KeyK" && ctrlKey && altKey;
}
