/** Working without a network: the page is kept on the device, says so in the settings, and tells of a new version. */
import { css, html, nothing, type TemplateResult } from "lit";
import type { Companion, PageHost } from "../companion.js";
import { say } from "../game/sentence.js";
import { Keeping } from "./keeping.js";

const styles = css`
  .new-version {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
    color: var(--quiet);
  }
  .new-version button {
    min-block-size: 2.75rem;
  }
`;

export async function companion(page: PageHost): Promise<Companion> {
  // A new version may be told at once: the words come first.
  await page.words.need("offline");
  let told = false;
  const keeping = new Keeping(() => {
    if (keeping.outdated && !told) {
      told = true;
      page.announce([say("offline-new-version")]);
    }
    page.redraw();
  });

  const newVersion = (): TemplateResult => html`<p class="new-version">
    ${page.words.text("offline-new-version")}
    <button type="button" @click=${() => keeping.renew()}>${page.words.text("offline-renew")}</button>
  </p>`;

  return {
    styles,
    place: (where) => (where === "above" && keeping.outdated ? newVersion() : nothing),
    settings: () => html`<p class="note offline">${page.words.text(`offline-${keeping.kept}`)}</p>`,
    destroy: () => keeping.destroy(),
  };
}
