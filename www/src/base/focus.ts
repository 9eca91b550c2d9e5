/**
 * Moves the focus and scrolls, the only module that does. A game in another page, as a frame or an element, shares both
 * with that page: it takes the focus from itself or from nothing, never from a visitor who is elsewhere or typing.
 */

/** Fields in which keys write text. */
const TYPING =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="radio"], [type="checkbox"], [type="button"], [type="file"], [type="range"], [readonly])';

/** `scroll`: follows the visitor's own key or press, so the page scrolls to the new focus. Otherwise nothing scrolls. */
export function moveFocus(target: HTMLElement | null | undefined, scroll?: "scroll"): void {
  if (target && mayMove(target)) target.focus({ preventScroll: scroll === undefined });
}

/** Scrolls to an element for a visitor who is at the game. */
export function bringIntoView(target: Element | null | undefined, options: ScrollIntoViewOptions = {}): void {
  if (target && mayMove(target)) target.scrollIntoView(options);
}

function mayMove(target: Element): boolean {
  const isFramed = globalThis.parent !== globalThis.self;
  // Within a frame, `activeElement` is the body whenever the focus is outside.
  if (isFramed && !document.hasFocus()) return false;
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return true;
  const host = outermostHost(target);
  const isElsewhere = host !== target && host !== activeElement;
  return !isElsewhere && !focusedIn(activeElement).matches(TYPING);
}

/** The element of the document that contains this one in its shadow; otherwise the element itself. */
function outermostHost(element: Element): Element {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? outermostHost(root.host) : element;
}

/** The focused element, through all shadow roots. */
function focusedIn(element: Element): Element {
  const inner = element.shadowRoot?.activeElement;
  return inner ? focusedIn(inner) : element;
}
