/** The menu: six picture buttons, and text lines for less common actions. */
import { html, nothing, svg, type TemplateResult } from "lit";
import edition from "senet-edition";
import type { Addon, DialogHost, MenuEntry } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import dialogStyles from "../shared/dialog.css";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import styles from "./menu.css";

export const order = 5;

export const addon = (): Addon => ({ styles: [dialogStyles, styles], dialogs: { menu: menuDialog } });

/** One picture per group, in order: a papyrus, a knot, two heads, a box, a sheet, an offering hand. */
const PICTURES = {
  learn: "M12 8h24v32H12zM12 8a4 4 0 0 0 0 8M36 40a4 4 0 0 0 0-8M18 16h12M18 22h12M18 28h8",
  puzzles: "M24 7v6M24 19a5 5 0 1 0-5-5M24 19v6M24 30v.5M10 40h28M14 40l3-5h14l3 5",
  together: "M16 20a6 6 0 1 1 .1 0zM32 20a6 6 0 1 1 .1 0zM6 40q1-14 10-14t10 14M22 40q1-14 10-14t10 14",
  history: "M6 18h36v18H6zM6 18l5-7h26l5 7M15 18v18M24 18v18M33 18v18M6 27h36",
  print: "M14 18V8h20v10M14 33H7V18h34v15h-7M14 27h20v14H14zM18 32h12M18 36h8",
  share: "M24 30V8M16 15l8-8 8 8M10 24v16h28V24",
} as const;
type Group = keyof typeof PICTURES;

function menuDialog({ page, view, l10n, close }: DialogHost): unknown {
  const entries = page.menu(view);
  const of = (group: MenuEntry["group"]) => entries.filter((entry) => entry.group === group);
  const rest = of("more");
  return dialogFrame(
    { name: "menu", title: l10n.text("menu-title"), l10n, close },
    html`<div class="menu-groups">${(Object.keys(PICTURES) as Group[]).map((group) => menuGroup(group, of(group), l10n))}</div>
      ${rest.length === 0 ? nothing : html`<div class="menu-rest">${rest.map((entry) => menuEntry(entry))}</div>`}
      <p class="note">${l10n.text("menu-licence")}</p>
      <p class="note">${l10n.text("menu-edition", edition)}</p>`,
  );
}

/** A picture button. It opens its group, or runs the only entry of the group directly. */
function menuGroup(group: Group, entries: readonly MenuEntry[], l10n: Localizer): unknown {
  const [only, other] = entries;
  if (!only) return nothing;
  if (!other) return menuEntry(only, picture(group));
  return html`<details class="menu-group" name="menu">
    <summary>${picture(group)}<span>${l10n.text(`menu-group-${group}`)}</span></summary>
    <div class="menu-entries">${entries.map((entry) => menuEntry(entry))}</div>
  </details>`;
}

const picture = (group: Group): TemplateResult =>
  svg`<svg class="menu-picture" viewBox="0 0 48 48" aria-hidden="true"><path d=${PICTURES[group]}></path></svg>`;

function menuEntry({ name, label, note, pressed, run }: MenuEntry, drawing: unknown = nothing): unknown {
  const press = (event: Event) => {
    closeParent(event);
    run();
  };
  return html`<button type="button" class="menu-entry ${name}" aria-pressed=${pressed ?? nothing} @click=${press}>
    ${drawing}<span>${label}</span>${note && drawing === nothing ? html`<small>${note}</small>` : nothing}
  </button>`;
}
