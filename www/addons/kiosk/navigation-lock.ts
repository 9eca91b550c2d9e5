/**
 * Keeps visitors on the page, as far as a page can, and blocks changes that the page could not undo after a visit.
 * Pinch and browser zoom would crop the page for everyone after, so text size has its own button.
 */

/** Allowed with Ctrl or ⌘: editing and moving the caret. */
const ALLOWED_WITH_CTRL = /^(?:[acvxzy]|Arrow.*|Home|End|Page.*|Tab|Shift|Control|Alt|AltGraph|Meta)$/i;
/** Blocked without Ctrl, Alt or ⌘: menus, browser keys, and searching the page. */
const BLOCKED_KEYS = /^(?:F\d+|Browser.*|ContextMenu|\/|')$/;
/** Blocked with Alt: back, home page, and menus. */
const WITH_ALT = /^(?:ArrowLeft|ArrowRight|Home|F|.)$/u;

const leads = (node: EventTarget) => node instanceof Element && node.closest("a[href]") !== null;

function isBlocked(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (BLOCKED_KEYS.test(key) || (shiftKey && key === "Escape")) return true;
    if (ctrlKey || metaKey) return !ALLOWED_WITH_CTRL.test(key);
    return altKey && WITH_ALT.test(key);
  }
  if (event instanceof WheelEvent) return event.ctrlKey;
  if (event.type === "click" || event.type === "auxclick") {
    return (event as MouseEvent).button === 1 || event.composedPath().some(leads);
  }
  return true;
}

/** Returns a function that unlocks navigation. */
export function lockNavigation(): () => void {
  // A swipe from the edge would navigate back or reload the page.
  const { style } = document.documentElement;
  style.overscrollBehavior = "none";
  // Touch only scrolls the page.
  style.touchAction = "pan-x pan-y";
  // The game fills the screen and scrolls internally.
  style.overflow = "clip";
  const refuse = (event: Event) => {
    if (isBlocked(event)) event.preventDefault();
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

// ---- The curator's access: Ctrl+Alt+K, or a five-second press in the upper left corner.

const HOLD_MS = 5000;
/** Size of the corner in pixels. */
const CORNER_PX = 90;

/** `pointer`: the pointer still held in the corner; null for the keyboard. */
export function listenForCurator(open: (pointer: number | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inCorner = ({ clientX, clientY }: PointerEvent) => clientX < CORNER_PX && clientY < CORNER_PX;
  const press = (event: PointerEvent) => {
    clearTimeout(timer);
    if (inCorner(event)) timer = setTimeout(() => open(event.pointerId), HOLD_MS);
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
