/** The element's style sheets and how they are applied. */

import { type CSSResult, css } from "lit";
import { paletteOf } from "../../board/palette.js";
import inGame from "../panels/in-game.css";
import forms from "./forms.css";
import layout from "./layout.css";

// ---- Colours, type and the few global rules.

/** The colours of a dark room. */
const dark = css`
--table: #11181b;
--ink: #f2e9d8;
--quiet: #c9bda6;
--line: #5d574b;
--paper: #1d2427;
--accent: #e3c787;
--accent-ink: #1a150c;
--warn: #ffb59c;
--focus: #ffe08a;
color-scheme: dark;
`;

const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const base = css`
:host {
  all: initial;
  visibility: inherit;
  pointer-events: inherit;
  /* Otherwise the highlight would stay visible for a moment after a pressed button has disappeared. */
  -webkit-tap-highlight-color: transparent;
  --table: #ece4d4;
  --ink: #2a2118;
  --quiet: #5c5142;
  --line: #b9ab92;
  --paper: #fbf7ee;
  --accent: #14606c;
  --accent-ink: #ffffff;
  --warn: #8a2c12;
  --focus: #0b4a8f;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "Noto Serif", "Noto Naskh Arabic", "Geeza Pro",
    "Traditional Arabic", Georgia, serif;
  --sans: system-ui, "Noto Sans", "Noto Sans Arabic", "Geeza Pro", Tahoma, sans-serif;
  display: block;
  container: game / inline-size;
  min-block-size: 100dvh;
  /* Sticks fly below the last line without making the page longer. */
  overflow-y: clip;
  background: var(--table);
  color: var(--ink);
  font: 1rem / 1.45 var(--sans);
  color-scheme: light;
}
@media (prefers-color-scheme: dark) {
  :host(:not([data-scheme="light"])) {
    ${dark}
  }
}
:host([data-scheme="dark"]) {
  ${dark}
}
:host(:lang(ar)) {
  line-height: 1.6;
}
*,
*::before,
*::after {
  box-sizing: border-box;
}
:is(h1, h2, h3) {
  margin: 0;
  font-family: var(--serif);
  font-weight: 600;
  line-height: 1.2;
}
p {
  margin: 0;
}
.visually-hidden {
  ${visuallyHidden}
}
:focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: 2px;
}
a {
  color: var(--accent);
}
.token {
  display: inline-block;
  flex: none;
  inline-size: 1.1em;
  block-size: 1.1em;
  vertical-align: -0.15em;
  background: var(--spool);
  clip-path: polygon(12% 0, 88% 0, 88% 16%, 64% 40%, 64% 60%, 88% 84%, 88% 100%, 12% 100%, 12% 84%, 36% 60%, 36% 40%, 12% 16%);
}
.token.white {
  background: var(--cone);
  /* Hollow, because a browser that darkens pages by itself leaves only the shape to tell the sides apart. */
  clip-path: polygon(evenodd, 50% 0, 92% 100%, 8% 100%, 50% 0, 50% 40%, 33% 85%, 67% 85%, 50% 40%);
}
.seat {
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 1.8em;
  block-size: 1.8em;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: #748688;
}
@media (forced-colors: active) {
  :is(.seat, .pieces) {
    forced-color-adjust: none;
  }
}
`;

/** Styles from the page's frame to its smallest button. Dialogs bring their own. */

const controls = css`
.toolbar {
  display: flex;
  gap: 0.25rem;
}
.toolbar[inert] {
  visibility: hidden;
}
.drawn {
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  border-color: transparent;
  background: none;
}
/* Disabled buttons are hidden. One that has the focus stays until the focus moves on. */
.drawn[aria-disabled]:not(:focus) {
  visibility: hidden;
}
.toolbar .redo[aria-disabled]:not(:focus) {
  display: none;
}
.icon {
  inline-size: 1.25rem;
  block-size: 1.25rem;
}
.icon path {
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
}
:host([dir="rtl"]) :is(.undo, .redo) .icon {
  transform: scaleX(-1);
}
.actions .drawn {
  justify-content: center;
  padding: 0;
}
.actions .drawn .label {
  ${visuallyHidden}
}
@container game (--icons) {
  .toolbar {
    gap: 0;
  }
  .toolbar .drawn {
    justify-content: center;
    inline-size: min(2.75rem, 44px);
    min-block-size: min(2.75rem, 44px);
    padding: 0;
  }
  .toolbar .label {
    ${visuallyHidden}
  }
}
.notices {
  display: grid;
  gap: 0.4rem;
  padding: 0.4rem 0.8rem;
  overflow-wrap: anywhere;
  border: 1px solid var(--line);
  border-inline-start: 0.35rem solid var(--accent);
  border-radius: 0.5rem;
  background: var(--paper);
}
.notices:not(:has(p)) {
  display: none;
}
.failure {
  display: grid;
  gap: 0.75rem;
  max-inline-size: 40rem;
  margin: 3rem auto;
  padding: 1.5rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--paper);
  font-size: 1.1rem;
}
`;

export const styles = [base, forms, layout, controls, inGame];

// Adds style sheets to a shadow root, each once. Constructed sheets work even where a policy forbids inline styles.

let change = (style: CSSResult): CSSResult => style;

/** Sets a transformation of adopted style sheets, for an element embedded in another page. */
export function adoptChanged(by: typeof change): void {
  change = by;
}

export function adopt(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const sheets = styles.flatMap((style) => change(style).styleSheet ?? []);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}

// Applies the board theme's colours to the page around the board.

export function applyThemeColours(host: HTMLElement, theme: string, dark: boolean): void {
  const { table, white, black } = paletteOf(theme);
  const colours = { "--table": dark ? table.dark : table.light, "--cone": white.fill, "--spool": black.fill };
  for (const [name, colour] of Object.entries(colours)) {
    if (host.style.getPropertyValue(name) !== colour) host.style.setProperty(name, colour);
  }
  // The overscroll area beyond the element, on the project's own pages.
  if (host.matches("[page], [data-own-page]"))
    host.ownerDocument.documentElement.style.setProperty("--senet-table", colours["--table"]);
}
