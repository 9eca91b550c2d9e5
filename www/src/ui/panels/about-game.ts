/** What is rarely needed during a game: the entry for it, and notices of unreadable data. */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { perOwnerState } from "../../base/per-owner-state.js";
import { readPart, writePart } from "../../base/storage.js";
import type { GameSession } from "../../game/game-session.js";
import type { UnreadableData } from "../../game/view-state.js";
import { saveFile } from "../save-file.js";

const entryOf = perOwnerState(({ canSave }: { readonly canSave: boolean }) => ({
  open: canSave && readPart("this-game") === true,
}));

/** The moves, the odds and the fairness check behind one entry, which stays open or closed as the visitor left it. */
export function aboutGame(
  page: { readonly l10n: Localizer; readonly canSave: boolean },
  parts: unknown,
): TemplateResult {
  const entry = entryOf(page);
  const saveOpen = ({ currentTarget }: Event) => {
    const { open } = currentTarget as HTMLDetailsElement;
    if (open === entry.open) return;
    entry.open = open;
    if (page.canSave) writePart("this-game", open);
  };
  return html`<details class="this-game" ?open=${entry.open} @toggle=${saveOpen}>
    <summary>${page.l10n.text("this-game")}</summary>
    ${parts}
  </details>`;
}

export function unreadableNotice(
  data: UnreadableData,
  l10n: Localizer,
  session: GameSession,
): TemplateResult {
  const save = () => {
    saveFile(`senet-${data.kind}.json`, new Blob([data.text], { type: "application/json" }));
    session.update({ unreadable: session.view.unreadable.filter((other) => other !== data) });
  };
  return html`<p>
    ${l10n.text("notice-aside", { what: data.kind })}
    <button type="button" @click=${save}>${l10n.text("button-save-aside")}</button>
  </p>`;
}
