/** The remaining buttons of the page. On narrow screens some show only their icon. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { GameSession } from "../../game/game-session.js";
import type { ViewState } from "../../game/view-state.js";

export function toolbar(
  view: ViewState,
  l10n: Localizer,
  session: GameSession,
  /** Returns false if an add-on is missing that would bring the dialog of this name. */
  hasDialog: (name: string) => boolean,
): TemplateResult {
  const open = (name: IconName) =>
    hasDialog(name) ? iconButton(name, l10n, () => session.update({ dialog: name })) : nothing;
  return html`<section class="toolbar" aria-label=${l10n.text("toolbar-label")} ?inert=${view.status !== "ready"}>
    ${iconButton("redo", l10n, () => session.redo(), view.canRedo)}
    ${open("rules")} ${open("new-game")} ${open("settings")} ${open("help")} ${open("menu")}
  </section>`;
}

/** An icon button. A disabled one is hidden unless it has the focus. */
export function iconButton(
  name: string,
  l10n: Localizer,
  press: () => void,
  ready = true,
  path: string = PATHS[name as IconName],
): TemplateResult {
  const label = l10n.text(`button-${name}`);
  return html`<button
    type="button"
    class="drawn ${name}"
    title=${label}
    aria-disabled=${ready ? nothing : "true"}
    @click=${press}
  >${iconOf(path)}<span class="label">${label}</span></button>`;
}

// ---- The small icons on buttons.

const PATHS = {
  redo: "M12 5l4 4-4 4M16 9H8.5a4.5 4.5 0 0 0 0 9H11",
  rules: "M10 5.5C8.5 4.3 6 4 3 4.3v11C6 15 8.5 15.3 10 16.5c1.5-1.2 4-1.5 7-1.2v-11c-3-.3-5.5 0-7 1.2zv11",
  "new-game": "M10 4v12M4 10h12",
  settings: "M3 6h7m4 0h3M3 14h3m4 0h7M12 4v4M8 12v4",
  help: "M7 7.2a3 3 0 1 1 4.2 2.75C10.4 10.4 10 11 10 12v.5M10 15.4v.2",
  menu: "M4 6h12M4 10h12M4 14h12",
  close: "M4 4 16 16M16 4 4 16",
} as const;

type IconName = keyof typeof PATHS;

export const icon = (name: IconName): TemplateResult => iconOf(PATHS[name]);

const iconOf = (path: string): TemplateResult =>
  svg`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d=${path}></path></svg>`;
