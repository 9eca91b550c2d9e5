/** What a visitor takes away from a result: the command, links, citations, files, and a printed page. */
import { html, type TemplateResult } from "lit";
import { saveFile } from "../../addons/shared/save-file.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { citation } from "./citation.js";
import { dataPackage, gameTable, type LabResult, longTable, measureIds } from "./files.js";
import { commandOf, type LabQuestion, parametersOf } from "./question.js";

interface ExportsView {
  question: LabQuestion;
  results: readonly LabResult[];
  l10n: Localizer;
  /** One row per game; computed only when a file needs it. */
  games(): Record<string, string | number>[];
  copy(text: string): void;
}

export function exportsSection({ question, results, l10n, games, copy }: ExportsView): TemplateResult {
  const link = new URL(location.pathname, location.href);
  link.search = parametersOf(question).toString();
  const command = commandOf(question);
  const cite = () => citation(results, { link: link.href, command, date: new Date() });
  const save = (name: string, type: string, text: () => string) =>
    html`<button type="button" @click=${() => saveFile(name, new Blob([text()], { type }))}>${name}</button>`;
  const copied = (label: string, text: () => string) =>
    html`<button type="button" @click=${() => copy(text())}>${l10n.text(label)}</button>`;
  const definitions = () =>
    Object.fromEntries(measureIds(results).map((id) => [id, l10n.text(`lab-define-${id}`)]));
  return html`<section aria-labelledby="lab-take">
    <h2 id="lab-take">${l10n.text("lab-take")}</h2>
    <p class="note">${l10n.text("lab-take-note")}</p>
    <pre dir="ltr" tabindex="0">${command}</pre>
    <div class="buttons">
      ${copied("lab-copy-link", () => link.href)} ${copied("lab-copy-citation", () => cite().text)}
      ${copied("lab-copy-bibtex", () => cite().bibtex)}
      ${save("measures.csv", "text/csv", () => longTable(results))}
      ${save("games.csv", "text/csv", () => gameTable(games()))}
      ${save("result.json", "application/json", () => `${JSON.stringify(results, null, 2)}\n`)}
      ${save("datapackage.json", "application/json", () =>
        dataPackage({ results, games: games(), link: link.href, command, definitions: definitions() }),
      )}
      <button type="button" @click=${() => globalThis.print()}>${l10n.text("print-button")}</button>
    </div>
  </section>`;
}
