/** For the people who look after the screen: how much it is used, and what is wrong with their file. */
import { html, nothing, type TemplateResult } from "lit";
import { closeParent, dialogFrame } from "../../ui/dialogs/dialog.js";
import type { DialogHost } from "../feature.js";
import type { Counts } from "./counts.js";
import { type CuratorFile, faultSentence } from "./curator-file.js";

export function curatorDialog(
  { words, close }: DialogHost,
  counts: Counts,
  file: CuratorFile | null,
): TemplateResult {
  const { locale } = words;
  const number = (value: number) => words.text("number", { value });
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date(`${date}T12:00`));
  return dialogFrame(
    { name: "curator", title: words.text("kiosk-curator-title"), words, close },
    html`
      ${
        counts.days.length === 0
          ? html`<p>${words.text("kiosk-curator-none")}</p>`
          : html`<table>
              <thead>
                <tr>
                  ${["day", "begun", "ended", "resets"].map((name) => html`<th scope="col">${words.text(`kiosk-curator-${name}`)}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${counts.days.map(
                  ([date, { begun, ended, resets }]) => html`<tr>
                    <th scope="row">${day(date)}</th>
                    ${[begun, ended, resets].map((value) => html`<td>${number(value)}</td>`)}
                  </tr>`,
                )}
              </tbody>
            </table>`
      }
      <p class="note">${words.text(counts.kept ? "kiosk-curator-note" : "kiosk-curator-not-kept")}</p>
      <h3>${words.text("kiosk-curator-file")}</h3>
      ${file ? state(file, words) : html`<p>${words.text("kiosk-file-none")}</p>`}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${words.text("button-done")}</button>
        ${file ? html`<button type="button" class="read-again" @click=${() => file.read()}>${words.text("kiosk-file-read-again")}</button>` : nothing}
      </div>
    `,
  );
}

function state(
  { name, used, faults, unreachable, unkept }: CuratorFile,
  words: DialogHost["words"],
): unknown {
  const { locale } = words;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const how = faults.length === 0 ? "good" : unreachable ? "unreachable" : used?.copied ? "copy" : "faulty";
  return html`
    ${
      used
        ? html`<p class="file-state">
            ${words.text(`kiosk-file-${how}`, { file: name.slice(0, 100), date: time.format(used.since) })}
          </p>`
        : nothing
    }
    ${
      faults.length > 0
        ? html`<ul class="faults">
            ${faults.map((fault) => html`<li>${words.sentence(faultSentence(fault))}</li>`)}
          </ul>`
        : nothing
    }
    ${
      unkept
        ? html`<p class="note">${words.text("kiosk-file-unkept", { reason: unkept })}</p>`
        : used
          ? html`<p class="note">${words.text("kiosk-file-copied")}</p>`
          : nothing
    }
  `;
}
