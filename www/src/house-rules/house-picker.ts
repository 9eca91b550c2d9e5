/** Houses chosen on a small picture of the board: a button each, laid out like the track. */
import { html, nothing, type TemplateResult } from "lit";
import { visualRows } from "../board/track.js";
import type { Choice } from "../engine/types.js";
import type { Localizer } from "../i18n/localizer.js";
import { clashText, numberRuns } from "./value-words.js";

export interface HousePicker {
  label: string;
  choices: readonly Choice[];
  /** Only one house can be chosen; choosing it again chooses none. */
  single: boolean;
  narrow: boolean;
  words: Localizer;
  choose(value: string): void;
}

export function housePicker({ label, choices, single, narrow, words, choose }: HousePicker): TemplateResult {
  const byHouse = new Map(choices.map((choice) => [Number(choice.name), choice]));
  const houses = Math.max(...byHouse.keys()) > 30 ? 60 : 30;
  const rows = visualRows({ houses, layout: narrow ? "folded" : "wide" });
  const cell = (house: number) => {
    const choice = byHouse.get(house);
    if (!choice) return nothing;
    const name = words.text("cell-house", { house });
    const reason = choice.refused ? clashText(choice.refused.code, words) : null;
    const value = single && choice.chosen ? "0" : choice.value;
    return html`<button
      type="button"
      class="house ${reason ? "refused" : ""}"
      aria-pressed=${choice.chosen}
      aria-label=${reason ? words.text("house-point-value", { point: name, value: reason }) : name}
      title=${reason ?? nothing}
      @click=${() => choose(value)}
    >${words.text("number", { value: house })}</button>`;
  };
  return html`
    <div class="picker ${narrow ? "narrow" : ""}" role="group" aria-label=${label} dir="ltr">
      ${rows.map((row) => row.map(cell))}
    </div>
    ${reasons(choices).map(
      ([code, refused]) =>
        html`<p class="note">
          ${words.text("house-refused-houses", { houses: numberRuns(refused, words), reason: clashText(code, words) })}
        </p>`,
    )}
  `;
}

/** The houses that do not fit, by what they would contradict. */
function reasons(choices: readonly Choice[]): [string, number[]][] {
  const byCode = new Map<string, number[]>();
  for (const { name, refused, chosen } of choices) {
    if (refused && !chosen) byCode.set(refused.code, [...(byCode.get(refused.code) ?? []), Number(name)]);
  }
  return [...byCode];
}
