/** The menu: six picture buttons, and text lines for less common actions. */
import { html, nothing, type TemplateResult } from "lit";
import edition from "senet-edition";
import type { Addon, DialogHost, MenuEntry } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import dialogStyles from "../shared/dialog.css";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import styles from "./menu.css";
import draw from "./pictures.svg";

export const order = 5;

export const addon = (): Addon => ({ styles: [dialogStyles, styles], dialogs: { menu: menuDialog } });

/** Each has a picture. */
const GROUPS = ["learn", "puzzles", "together", "history", "print", "share"] as const;
type Group = (typeof GROUPS)[number];

function menuDialog({ page, view, l10n, close }: DialogHost): unknown {
  const entries = page.menu(view);
  const of = (group: MenuEntry["group"]) => entries.filter((entry) => entry.group === group);
  const rest = of("more");
  return dialogFrame(
    { name: "menu", title: l10n.text("menu-title"), l10n, close },
    html`<div class="menu-groups">${GROUPS.map((group) => menuGroup(group, of(group), l10n))}</div>
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
  html`<svg class="menu-picture" viewBox="0 0 48 48" aria-hidden="true">${draw(group)}</svg>`;

function menuEntry({ name, label, note, pressed, run }: MenuEntry, drawing: unknown = nothing): unknown {
  const press = (event: Event) => {
    closeParent(event);
    run();
  };
  return html`<button type="button" class="menu-entry ${name}" aria-pressed=${pressed ?? nothing} @click=${press}>
    ${drawing}<span>${label}</span>${note && drawing === nothing ? html`<small>${note}</small>` : nothing}
  </button>`;
}
