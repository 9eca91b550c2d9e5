/** Everything that is not needed in every game, in groups. */
import { html, nothing } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { closeParent, dialogFrame } from "../dialogs/dialog.js";

/** The groups of the menu, in their order. */
const MENU_GROUPS = ["play", "learn", "share", "view", "about"] as const;

/** A line of the menu. */
export interface MenuEntry {
  group: (typeof MENU_GROUPS)[number];
  /** For styles and tests. */
  name: string;
  label: string;
  /** What it does, in a few words more. */
  note?: string;
  /** Pressed or not, for an entry that switches something. */
  pressed?: boolean;
  run(): void;
}

export function menuDialog(entries: readonly MenuEntry[], words: Localizer, close: () => void): unknown {
  return dialogFrame(
    { name: "menu", title: words.text("menu-title"), words, close },
    html`${MENU_GROUPS.map((group) => {
      const own = entries.filter((entry) => entry.group === group);
      return own.length === 0
        ? nothing
        : html`<section class="menu-group">
            <h3>${words.text(`menu-group-${group}`)}</h3>
            <div class="menu-entries">${own.map(menuEntry)}</div>
          </section>`;
    })}`,
  );
}

function menuEntry({ name, label, note, pressed, run }: MenuEntry): unknown {
  const press = (event: Event) => {
    closeParent(event);
    run();
  };
  return html`<button type="button" class="menu-entry ${name}" aria-pressed=${pressed ?? nothing} @click=${press}>
    <span>${label}</span>${note ? html`<small>${note}</small>` : nothing}
  </button>`;
}
