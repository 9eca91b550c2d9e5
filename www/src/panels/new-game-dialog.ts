/** Choosing a game: against whom, on which side, by which rules. */
import { html, nothing, type TemplateResult } from "lit";
import type { RulesetInfo } from "../engine/types.js";
import { OPPONENTS, type Opponent, type Setup, type ViewState } from "../game/view-state.js";
import type { Localizer } from "../i18n/localizer.js";
import { closeParent, dialogFrame } from "./dialog.js";

export interface NewGameDialog {
  view: ViewState;
  words: Localizer;
  rulesets: readonly RulesetInfo[];
  start(setup: Setup): void;
  close(): void;
}

const SIDES = ["black", "white", "random"] as const;

export function newGameDialog({ view, words, rulesets, start, close }: NewGameDialog): TemplateResult {
  const { setup } = view;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    closeParent(event);
    start({
      ruleset: String(data.get("ruleset") ?? setup.ruleset),
      opponent: data.get("opponent") as Opponent,
      side: data.get("side") as Setup["side"],
      seed: null,
    });
  };
  return dialogFrame(
    { name: "new-game", title: words.text("new-game-title"), words, close },
    html`<form @submit=${submit}>
      <fieldset>
        <legend>${words.text("new-game-opponent")}</legend>
        ${OPPONENTS.map((opponent) => radio("opponent", opponent, setup.opponent, words.text(`opponent-${opponent}`)))}
      </fieldset>
      <fieldset class="side">
        <legend>${words.text("new-game-side")}</legend>
        ${SIDES.map((side) => radio("side", side, setup.side, words.text(`side-${side}`)))}
      </fieldset>
      ${
        rulesets.length > 1
          ? html`<label class="field">
              ${words.text("new-game-rules")}
              <select name="ruleset">
                ${rulesets.map(
                  (info) =>
                    html`<option value=${info.id} ?selected=${info.id === setup.ruleset}>${info.name}</option>`,
                )}
              </select>
            </label>`
          : nothing
      }
      ${view.game && view.game.throws > 0 ? html`<p class="note">${words.text("new-game-safe")}</p>` : nothing}
      <div class="buttons">
        <button type="submit" class="main">${words.text("button-start")}</button>
        <button type="button" @click=${closeParent}>${words.text("button-cancel")}</button>
      </div>
    </form>`,
  );
}

function radio(name: string, value: string, chosen: string, label: string): TemplateResult {
  return html`<label class="option">
    <input type="radio" name=${name} value=${value} ?checked=${value === chosen} />
    <span>${label}</span>
  </label>`;
}
