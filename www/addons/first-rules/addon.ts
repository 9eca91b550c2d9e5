/** The first time that a rule strikes, a few words on the board say which. Screen readers hear whole sentences anyway. */
import { html, nothing } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import { readPart, writePart } from "../../src/base/storage.js";
import type { Game } from "../../src/engine/types.js";
import { FIRST_RULES, type FirstRule, firstRule } from "./first-rule.js";
import styles from "./first-rules.css";

export const order = 18;

/** How long the words stay. */
const SHOWN_MS = 5000;

export function addon(page: AddonPage): Addon {
  const { session } = page;
  /** The rules that have been shown. Where nothing can be stored, each game shows them anew. */
  const known = new Set<string>();
  const load = () => {
    const stored = page.canSave ? readPart("known-rules") : null;
    if (!page.canSave) known.clear();
    else if (Array.isArray(stored))
      for (const rule of stored) if (FIRST_RULES.includes(rule)) known.add(rule);
  };
  let thrown = 0;
  let game: Game | null = null;
  /** What has struck in this game and is not shown yet, or is being shown. */
  let found: ReturnType<typeof firstRule> = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const clear = () => {
    if (timer) clearTimeout(timer);
    timer = found = null;
  };

  /** The words are on the board. */
  const show = (rule: FirstRule) => {
    known.add(rule);
    if (page.canSave) writePart("known-rules", [...known]);
    timer = setTimeout(() => {
      clear();
      page.redraw();
    }, SHOWN_MS);
  };

  page.on("events", (events) => {
    // A lesson already explains its rules.
    if (session.isExercise) return;
    if (game !== session.game) {
      game = session.game;
      load();
    }
    for (const event of events) if (event.type === "thrown") thrown = event.throw.value;
    const next = firstRule(events, thrown, known);
    if (!next) return;
    clear();
    found = next;
  });

  return {
    styles,
    render: (where, { activity, game: state }) => {
      if (where !== "board" || !found || game !== session.game) return nothing;
      if (activity === "throwing" || state?.phase === "over") return nothing;
      if (!timer) show(found.rule);
      return html`<p class="first-rule" dir=${page.l10n.language.direction} aria-hidden="true">${page.l10n.sentence(found.text)}</p>`;
    },
    destroy: clear,
  };
}
