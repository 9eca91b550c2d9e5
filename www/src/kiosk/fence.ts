/** No way out of the page, as far as a page can see to it; pinching and zooming stay, for eyes that need them. */

/** With Ctrl or ⌘: what is edited with, and the browser's zoom. */
const HARMLESS = new Set(["a", "c", "v", "x", "z", "y", "+", "-", "=", "0"]);
const FUNCTIONS = /^F\d+$/;

const leads = (node: EventTarget) => node instanceof Element && node.closest("a[href]") !== null;

function refused(event: Event): boolean {
  if (event instanceof KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (FUNCTIONS.test(key) || /^Browser/.test(key)) return true;
    if (altKey && (key === "ArrowLeft" || key === "ArrowRight" || key === "Home")) return true;
    return (ctrlKey || metaKey) && key.length === 1 && !HARMLESS.has(key.toLowerCase());
  }
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
  const refuse = (event: Event) => {
    if (refused(event)) event.preventDefault();
  };
  const events = ["contextmenu", "dragstart", "dragover", "drop", "click", "auxclick", "keydown"];
  for (const name of events) document.addEventListener(name, refuse, { capture: true });
  return () => {
    style.overscrollBehavior = "";
    for (const name of events) document.removeEventListener(name, refuse, { capture: true });
  };
}
