/** For the screen's curators: usage statistics and errors in their file. */
import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import { dateFormat, displayNames } from "../../src/base/i18n/localizer.js";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { undrawable } from "../shared/drawable.js";
import type { Counts } from "./counts.js";
import { type CuratorFile, curatorFaultSentence } from "./curator-file.js";
import type { ScreenWakeLock } from "./screen-care.js";

export function curatorDialog(
  { l10n, close }: DialogHost,
  counts: Counts,
  file: CuratorFile | null,
  wake: ScreenWakeLock,
): TemplateResult {
  const { locale } = l10n;
  const languages = displayNames(locale, { type: "language" });
  const missing = [...undrawable()].map((code) => languages.of(code) ?? code);
  const { days } = counts;
  const number = (value: number) => l10n.text("number", { value });
  const day = (date: string) => dateFormat(locale, { dateStyle: "medium" }).format(new Date(`${date}T12:00`));
  return dialogFrame(
    { name: "curator", title: l10n.text("kiosk-curator-title"), l10n, close },
    html`
      ${
        days.length === 0
          ? html`<p>${l10n.text("kiosk-curator-none")}</p>`
          : html`<table>
              <thead>
                <tr>
                  ${["day", "begun", "ended", "resets"].map((name) => html`<th scope="col">${l10n.text(`kiosk-curator-${name}`)}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${days.map(
                  ([date, { begun, ended, resets }]) => html`<tr>
                    <th scope="row">${day(date)}</th>
                    ${[begun, ended, resets].map((value) => html`<td>${number(value)}</td>`)}
                  </tr>`,
                )}
              </tbody>
            </table>`
      }
      <p class="note">${l10n.text(counts.kept ? "kiosk-curator-note" : "kiosk-curator-not-kept")}</p>
      <p class="wake">${l10n.text(`kiosk-screen-${wake.state}`, { reason: wake.reason })}</p>
      ${missing.length > 0 ? html`<p class="not-drawn">${l10n.text("kiosk-not-drawn", { list: l10n.list(missing) })}</p>` : nothing}
      <h3>${l10n.text("kiosk-curator-file")}</h3>
      ${file ? state(file, l10n) : html`<p>${l10n.text("kiosk-file-none")}</p>`}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${l10n.text("button-done")}</button>
        ${file ? html`<button type="button" class="read-again" @click=${() => file.read()}>${l10n.text("kiosk-file-read-again")}</button>` : nothing}
      </div>
    `,
  );
}

function state(
  { name, used, faults, unreachable, notCached }: CuratorFile,
  l10n: DialogHost["l10n"],
): unknown {
  const { locale } = l10n;
  const time = dateFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const how = faults.length === 0 ? "good" : unreachable ? "unreachable" : used?.copied ? "copy" : "faulty";
  return html`
    ${
      used
        ? html`<p class="file-state">
            ${l10n.text(`kiosk-file-${how}`, { file: name.slice(0, 100), date: time.format(used.since) })}
          </p>`
        : nothing
    }
    ${
      faults.length > 0
        ? html`<ul class="faults">
            ${faults.map((fault) => html`<li>${l10n.sentence(curatorFaultSentence(fault))}</li>`)}
          </ul>`
        : nothing
    }
    ${
      notCached
        ? html`<p class="note">${l10n.text("kiosk-file-unkept", { reason: notCached })}</p>`
        : used
          ? html`<p class="note">${l10n.text("kiosk-file-copied")}</p>`
          : nothing
    }
  `;
}
