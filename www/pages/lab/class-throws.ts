/** Throws of a class: each pair counts its own and shows a code, and the teacher's page adds the codes up. */
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { fields } from "../../addons/shared/fields.js";
import { saveFile } from "../../addons/shared/save-file.js";
import { pageUrl, qrPicture } from "../../addons/shared/share-fields.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { numberFormat } from "../../src/base/i18n/localizer.js";
import { csv } from "./files.js";
import { throwsPlot } from "./plots.js";
import {
  codeOfThrows,
  expectedOf,
  MAX_COUNT,
  NO_THROWS,
  sumOfThrows,
  type ThrowCounts,
  throwsOfCode,
  totalOf,
} from "./throw-codes.js";

/** The recorded throws. They leave the device only as codes. */
export interface ClassThrows {
  /** This pair's throws. */
  readonly own: ThrowCounts;
  /** The added codes, each once. */
  readonly codes: readonly string[];
  /** An invalid code. */
  readonly wrong: string | null;
}

export const NO_CLASS: ClassThrows = { own: NO_THROWS, codes: [], wrong: null };

/** Counts more or fewer throws with this many light sides. */
export function withThrows(state: ClassThrows, light: number, difference: number): ClassThrows {
  const own = state.own.map((count, index) =>
    index === light ? Math.min(MAX_COUNT, Math.max(0, count + difference)) : count,
  );
  return { ...state, own: own as unknown as ThrowCounts };
}

/** Adds a code. An invalid one stays for correction; duplicates are ignored. */
export function withCode(state: ClassThrows, text: string): ClassThrows {
  const counts = throwsOfCode(text);
  if (!counts) return { ...state, wrong: text };
  const code = codeOfThrows(counts);
  const codes = state.codes.includes(code) ? state.codes : [...state.codes, code];
  return { ...state, codes, wrong: null };
}

/** The code in a scanned text: a URL of this page, or the code alone. */
function codeIn(text: string): string {
  try {
    return new URL(text).searchParams.get("throws") ?? text;
  } catch {
    return text;
  }
}

interface ClassThrowsView {
  state: ClassThrows;
  l10n: Localizer;
  width: number;
  /** Changes the current state, which may be newer than the drawn one: several taps fit between two drawings. */
  change(update: (state: ClassThrows) => ClassThrows): void;
}

export function classThrows(view: ClassThrowsView): TemplateResult {
  const { l10n } = view;
  return html`<section class="throws" aria-labelledby="lab-throws">
    <h2 id="lab-throws">${l10n.text("lab-throws")}</h2>
    <p class="note">${l10n.text("lab-throws-lead")}</p>
    ${pair(view)} ${classTotals(view)}
  </section>`;
}

function pair({ state, l10n, change }: ClassThrowsView): TemplateResult {
  const { own } = state;
  const add = (light: number, difference: number) =>
    change((current) => withThrows(current, light, difference));
  const code = codeOfThrows(own);
  const link = pageUrl({ lang: l10n.language.code, throws: code });
  return html`<div class="pair">
    <h3>${l10n.text("lab-pair")}</h3>
    <div class="counters">
      ${own.map(
        (count, light) => html`<div class="counter">
          <span id=${`light-${light}`}>${l10n.text("lab-light-sides", { count: light })}</span>
          <button type="button" aria-label=${l10n.text("lab-one-less")} aria-describedby=${`light-${light}`} ?disabled=${count === 0} @click=${() => add(light, -1)}>−</button>
          <output aria-labelledby=${`light-${light}`}>${count}</output>
          <button type="button" aria-label=${l10n.text("lab-one-more")} aria-describedby=${`light-${light}`} @click=${() => add(light, 1)}>+</button>
        </div>`,
      )}
    </div>
    ${
      totalOf(own) === 0
        ? nothing
        : html`<div class="code">
            <p>${l10n.text("lab-pair-code")} <strong dir="ltr">${code}</strong></p>
            ${guard([link, l10n], () => qrPicture(link, l10n.text("lab-pair-code")))}
          </div>`
    }
  </div>`;
}

function classTotals({ state, l10n, width, change }: ClassThrowsView): TemplateResult {
  const valid = state.codes.map((code) => throwsOfCode(code)).filter((counts) => counts !== null);
  const thrown = sumOfThrows(valid);
  const total = totalOf(thrown);
  const expected = expectedOf(total);
  const act = (_: FormData, group: HTMLElement) => {
    const field = group.querySelector("input");
    const text = codeIn(field?.value ?? "");
    change((current) => withCode(current, text));
    if (field && throwsOfCode(text)) field.value = "";
  };
  const one = (value: number) => numberFormat(l10n.locale, { maximumFractionDigits: 1 }).format(value);
  const table = () =>
    csv([
      ["code", "light_0", "light_1", "light_2", "light_3", "light_4"],
      ...state.codes.map((code, index) => [code, ...(valid[index] ?? NO_THROWS)]),
    ]);
  return html`<div class="whole">
    <h3>${l10n.text("lab-class")}</h3>
    ${fields(
      { act },
      html`<label class="field">${l10n.text("lab-class-code")}
        <input type="text" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" dir="ltr" required
          aria-invalid=${state.wrong !== null} aria-describedby="code-wrong" /></label>
      <button type="submit" class="act">${l10n.text("lab-class-add")}</button>`,
    )}
    <p id="code-wrong" role="alert">${state.wrong === null ? "" : l10n.text("lab-class-wrong")}</p>
    <p role="status">${l10n.text("lab-class-sum", { pairs: state.codes.length, throws: total })}</p>
    ${
      total === 0
        ? nothing
        : html`<div class="plot">${throwsPlot({ seen: thrown, expected, label: l10n.text("lab-light"), width })}</div>
            <div class="scroll" tabindex="0">
            <table>
              <thead><tr><th scope="col">${l10n.text("lab-light")}</th><th scope="col">${l10n.text("lab-expected")}</th><th scope="col">${l10n.text("lab-seen")}</th></tr></thead>
              <tbody>
                ${thrown.map((count, light) => html`<tr><th scope="row">${light}</th><td>${one(expected[light] ?? 0)}</td><td>${count}</td></tr>`)}
              </tbody>
            </table></div>
            <div class="buttons">
              <button type="button" @click=${() => saveFile("senet-throws.csv", new Blob([table()], { type: "text/csv" }))}>${l10n.text("lab-save-csv")}</button>
              <button type="button" @click=${() => change((current) => ({ ...current, codes: [], wrong: null }))}>${l10n.text("lab-class-clear")}</button>
            </div>`
    }
  </div>`;
}
