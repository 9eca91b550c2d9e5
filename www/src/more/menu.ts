/** Everything that is not needed in every game, in groups. */
import { html, nothing } from "lit";
import { MENU_GROUPS, type MenuEntry } from "../companion.js";
import type { Localizer } from "../i18n/localizer.js";
import { closeParent, dialogFrame } from "../panels/dialog.js";

export function moreMenu(entries: readonly MenuEntry[], words: Localizer, close: () => void): unknown {
  return dialogFrame(
    { name: "more", title: words.text("more-title"), words, close },
    html`${MENU_GROUPS.map((group) => {
      const own = entries.filter((entry) => entry.group === group);
      return own.length === 0
        ? nothing
        : html`<section class="menu-group">
            <h3>${words.text(`more-${group}`)}</h3>
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
