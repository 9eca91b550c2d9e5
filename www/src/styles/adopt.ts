/** Adds style sheets to a shadow root: where a policy forbids inline styles, these are still allowed. */
import type { CSSResult } from "lit";

export function adopt(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const sheets = styles.flatMap(({ styleSheet }) => styleSheet ?? []);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
}
