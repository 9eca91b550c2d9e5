/** Notices of saved data that could not be read, which a visitor can save as files. */
import { html, nothing, type TemplateResult } from "lit";
import type { Addon, Page } from "../../src/app/addon.js";
import type { UnreadableData } from "../../src/game/view-state.js";
import { saveFile } from "../shared/save-file.js";

export const order = 7;

export const addon = (page: Page): Addon => ({
  render: (where, { unreadable }) =>
    where === "notices" ? unreadable.map((data) => notice(data, page)) : nothing,
});

function notice(data: UnreadableData, { l10n, session }: Page): TemplateResult {
  const save = () => {
    saveFile(`senet-${data.kind}.json`, new Blob([data.text], { type: "application/json" }));
    session.update({ unreadable: session.view.unreadable.filter((other) => other !== data) });
  };
  return html`<p>
    ${l10n.text("notice-aside", { what: data.kind })}
    <button type="button" @click=${save}>${l10n.text("button-save-aside")}</button>
  </p>`;
}
