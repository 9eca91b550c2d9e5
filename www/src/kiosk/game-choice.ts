/** A new game on an unattended screen: by the rules that the curator offers, alone or with a friend. */
import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost } from "../companion.js";
import type { Opponent, Setup } from "../game/view-state.js";
import { closeParent, dialogFrame } from "../panels/dialog.js";
import { minutesOf } from "../rulesets/recommended.js";

export interface GameChoice {
  rulesets: readonly string[];
  opponent: Opponent;
  start(setup: Pick<Setup, "ruleset" | "opponent">): void;
}

export function gameChoice(
  { page, view, words, close }: DialogHost,
  { rulesets, opponent, start }: GameChoice,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    closeParent(event);
    start({
      ruleset: data.get("ruleset")?.toString() ?? view.setup.ruleset,
      opponent: (data.get("opponent")?.toString() ?? opponent) as Opponent,
    });
  };
  const opponents = [...new Set([opponent, "person" as const])];
  const option = (name: string, value: string, chosen: boolean, label: string) => html`<label class="option">
    <input type="radio" name=${name} value=${value} .checked=${chosen} /> <span>${label}</span>
  </label>`;
  const offered = page.engine.rulesets.filter(({ id }) => rulesets.includes(id));
  const present = rulesets.includes(view.setup.ruleset) ? view.setup.ruleset : rulesets[0];
  return dialogFrame(
    { name: "kiosk-game", title: words.text("new-game-title"), words, close },
    html`<form @submit=${submit}>
      ${
        opponents.length > 1
          ? html`<fieldset>
              <legend>${words.text("new-game-opponent")}</legend>
              ${opponents.map((one) => option("opponent", one, one === view.setup.opponent, words.text(`opponent-${one}`)))}
            </fieldset>`
          : nothing
      }
      ${
        offered.length > 1
          ? html`<fieldset class="games">
              <legend>${words.text("new-game-rules")}</legend>
              ${offered.map(
                ({ id, pieces }) => html`${option("ruleset", id, id === present, words.text(`ruleset-${id}`))}
                  <p class="note">${words.text(`character-${id}`)} ${words.text("game-facts", { pieces, minutes: minutesOf(id) })}</p>`,
              )}
            </fieldset>`
          : nothing
      }
      <div class="buttons">
        <button type="submit" class="main">${words.text("button-start")}</button>
        <button type="button" @click=${closeParent}>${words.text("button-cancel")}</button>
      </div>
    </form>`,
  );
}
