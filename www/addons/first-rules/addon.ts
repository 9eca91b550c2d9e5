/** The first time that a rule strikes, a few words on the board say which. Screen readers hear whole sentences anyway. */
import { html, nothing } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import type { Sentence } from "../../src/base/i18n/localizer.js";
import { readPart, writePart } from "../../src/base/storage.js";
import { FIRST_RULES, firstRule } from "./first-rule.js";
import styles from "./first-rules.css";

export const order = 18;

/** How long the words stay. */
const SHOWN_MS = 5000;

export function addon(page: AddonPage): Addon {
  const stored = page.canSave ? readPart("known-rules") : null;
  const known = new Set<string>(
    Array.isArray(stored) ? stored.filter((rule) => FIRST_RULES.includes(rule)) : [],
  );
  let thrown = 0;
  /** The words, and whether they wait until the sticks lie. */
  let text: Sentence | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const clear = () => {
    if (timer) clearTimeout(timer);
    timer = text = null;
  };

  page.on("events", (events) => {
    for (const event of events) if (event.type === "thrown") thrown = event.throw.value;
    const found = firstRule(events, thrown, known);
    if (!found) return;
    clear();
    ({ text } = found);
    known.add(found.rule);
    if (page.canSave) writePart("known-rules", [...known]);
  });

  return {
    styles,
    render: (where, { activity, game }) => {
      if (where !== "board" || !text || activity === "throwing" || game?.phase === "over") return nothing;
      timer ??= setTimeout(() => {
        clear();
        page.redraw();
      }, SHOWN_MS);
      return html`<p class="first-rule" dir=${page.l10n.language.direction} aria-hidden="true">${page.l10n.sentence(text)}</p>`;
    },
    destroy: clear,
  };
}
