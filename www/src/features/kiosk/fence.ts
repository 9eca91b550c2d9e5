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
  const refuse = (event: Event) => {
    if (refused(event)) event.preventDefault();
  };
  const events = ["contextmenu", "dragstart", "dragover", "drop", "click", "auxclick", "keydown", "wheel"];
  for (const name of events) document.addEventListener(name, refuse, { capture: true, passive: false });
  return () => {
    style.overscrollBehavior = "";
    style.touchAction = "";
    for (const name of events) document.removeEventListener(name, refuse, { capture: true });
  };
}
