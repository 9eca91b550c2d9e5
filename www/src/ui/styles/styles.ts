/** The element's look, and how it is put on. */
import type { CSSResult } from "lit";
import { paletteOf } from "../../board/palette.js";
import { base } from "./base.js";
import { controls } from "./controls.js";
import { layout, lessonOffer } from "./layout.js";

/** From the page's frame to its smallest button; what dialogs wear comes with the first of them. */
export const styles = [base, layout, controls, lessonOffer];

// Adds style sheets to a shadow root, each once: where a policy forbids inline styles, these are still allowed.

let change = (style: CSSResult): CSSResult => style;

/** For a page of others: styles are adopted changed. */
export function adoptChanged(by: typeof change): void {
  change = by;
}

export function adopt(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const sheets = styles.flatMap((style) => change(style).styleSheet ?? []);
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
}

// Paints the page around the board in the colours of the board's theme.

export function paintSurroundings(host: HTMLElement, theme: string, dark: boolean): void {
  const { table, white, black } = paletteOf(theme);
  const colours = { "--table": dark ? table.dark : table.light, "--cone": white.fill, "--spool": black.fill };
  for (const [name, colour] of Object.entries(colours)) {
    if (host.style.getPropertyValue(name) !== colour) host.style.setProperty(name, colour);
  }
  // The area beyond the element, where the page scrolls past its end.
  host.ownerDocument.documentElement.style.setProperty("--senet-table", colours["--table"]);
}
