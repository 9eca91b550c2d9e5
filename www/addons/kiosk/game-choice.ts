/** Starting a game on an unattended screen: the curator's rules, alone or with a friend. */

import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import { LENGTHS } from "../../src/game/rulesets.js";
import type { Opponent, Setup } from "../../src/game/view-state.js";
import { closeDialog, closeParent, dialogFrame } from "../shared/dialog.js";
import { fields } from "../shared/fields.js";
import { gameCard, lengthChoice } from "../shared/game-cards.js";
import { opponentCard } from "../shared/opponent-cards.js";

export interface GameChoice {
  rulesets: readonly string[];
  opponent: Opponent;
  start(setup: Pick<Setup, "ruleset" | "opponent">): void;
}

export function gameChoice(
  { page, view, l10n, light, close }: DialogHost,
  { rulesets, opponent, start }: GameChoice,
): TemplateResult {
  const act = (values: FormData, group: HTMLElement) => {
    closeDialog(group);
    start({
      ruleset: values.get("ruleset")?.toString() ?? view.setup.ruleset,
      opponent: (values.get("opponent")?.toString() ?? opponent) as Opponent,
    });
  };
  const opponents = [...new Set([opponent, "person" as const])];
  const present = rulesets.includes(view.setup.ruleset) ? view.setup.ruleset : rulesets[0];
  const isLengths =
    rulesets.length === LENGTHS.length && rulesets.every((ruleset) => LENGTHS.includes(ruleset));
  const games = html`<fieldset class="games">
    <legend>${l10n.text("new-game-rules")}</legend>
    <div class="cards first">
      ${rulesets.map((ruleset) => gameCard({ rulesetText: ruleset, chosen: ruleset === present }, { l10n, engine: page.engine, light }))}
    </div>
  </fieldset>`;
  return dialogFrame(
    { name: "new-game kiosk-game", title: l10n.text("new-game-title"), l10n, close },
    fields(
      { act },
      html`<div class="choices">
        ${
          opponents.length > 1
            ? html`<fieldset class="opponents">
                <legend>${l10n.text("new-game-opponent")}</legend>
                <div class="faces">${opponents.map((one) => opponentCard(one, view.setup.opponent, l10n))}</div>
              </fieldset>`
            : nothing
        }
        ${rulesets.length > 1 ? (isLengths ? lengthChoice(present ?? "", l10n) : games) : nothing}
      </div>
      <div class="buttons">
        <button type="submit" class="main">${l10n.text("button-start")}</button>
        <button type="button" @click=${closeParent}>${l10n.text("button-cancel")}</button>
      </div>`,
    ),
  );
}
