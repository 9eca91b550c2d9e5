/** Everything that is not needed in every game, in groups. */
import { css, html, nothing } from "lit";
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

// The menu: large lines to press, two columns where there is room.

export const menuStyles = css`
  .menu-group {
    display: grid;
    gap: 0.4rem;
  }
  .menu-entries {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: 0.4rem;
  }
  .menu-entry {
    display: grid;
    gap: 0.1rem;
    align-content: center;
    min-block-size: 2.75rem;
    text-align: start;
  }
  .menu-entry small {
    color: var(--quiet);
  }
  .menu-entry[aria-pressed="true"] {
    border-color: var(--accent);
    border-width: 2px;
  }
  /* Not by colour alone; a screen reader says so itself. */
  .menu-entry[aria-pressed="true"] > span::after {
    content: " ✓" / "";
  }
`;
