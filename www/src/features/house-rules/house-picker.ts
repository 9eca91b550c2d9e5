/** Houses chosen on a small picture of the board: a button each, laid out like the track. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { visualRows } from "../../board/track.js";
import type { Alternative, Refusal } from "../../engine/types.js";
import { clashText, numberRuns, titleOf, titlesOf } from "./value-words.js";

export interface HousePicker {
  /** The point that the houses are chosen for. */
  point: string;
  choices: readonly Alternative[];
  /** Only one house can be chosen; choosing it again chooses none. */
  single: boolean;
  narrow: boolean;
  words: Localizer;
  choose(value: string): void;
}

export function housePicker({ point, choices, single, narrow, words, choose }: HousePicker): TemplateResult {
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
    <div class="picker ${narrow ? "narrow" : ""}" role="group" aria-label=${titleOf(point, words)} dir="ltr">
      ${rows.map((row) => row.map(cell))}
    </div>
    ${refusals(choices).map(({ refused, houses }) => {
      const others = refused.points.filter((name) => name !== point);
      return html`<p class="note">
        ${words.text("house-refused-houses", {
          houses: numberRuns(houses, words),
          points: titlesOf(others, words),
          reason: clashText(refused.code, words),
        })}
      </p>`;
    })}
  `;
}

/** The houses that do not fit, by what they would contradict. */
function refusals(choices: readonly Alternative[]): { refused: Refusal; houses: number[] }[] {
  const byCode = new Map<string, { refused: Refusal; houses: number[] }>();
  for (const { name, refused, chosen } of choices) {
    if (!refused || chosen) continue;
    const group = byCode.get(refused.code) ?? { refused, houses: [] };
    group.houses.push(Number(name));
    byCode.set(refused.code, group);
  }
  return [...byCode.values()];
}
