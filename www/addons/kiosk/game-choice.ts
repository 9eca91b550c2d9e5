/** Starting a game on an unattended screen: the curator's rules, alone or with a friend. */

import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { EngineClient } from "../../src/engine/engine-client.js";
import { LENGTHS } from "../../src/game/rulesets.js";
import type { Opponent, Setup } from "../../src/game/view-state.js";
import { isInCatalogue, isShortened } from "../shared/about-rulesets.js";
import { boardPicture, smallBoard, startState } from "../shared/board-pictures.js";
import { closeDialog, closeParent, dialogFrame } from "../shared/dialog.js";
import { fields } from "../shared/fields.js";
import { gameCard, lengthChoice } from "../shared/game-cards.js";
import { opponentCard } from "../shared/opponent-cards.js";
import type { OfferedRules } from "./curator-types.js";

interface GameChoice {
  rulesets: readonly OfferedRules[];
  opponent: Opponent;
  start(setup: Pick<Setup, "ruleset" | "name" | "opponent">): void;
}

/** The curator's name for rules, in the language of the page if it has one. */
const givenName = ({ name }: OfferedRules, { language }: Localizer): string | undefined =>
  name?.[language.code] ?? Object.values(name ?? {}).find((one) => one !== undefined);

/** The name of offered rules in a setup: the curator's, or the id of rules in use. */
export const setupName = (offered: OfferedRules, l10n: Localizer): string =>
  givenName(offered, l10n) ?? offered.inUse ?? "";

/** The curator's name for rules, or that of rules in use; null for others. */
export function nameOfOffered(offered: OfferedRules, l10n: Localizer): string | null {
  const { inUse } = offered;
  return givenName(offered, l10n) ?? (inUse === undefined ? null : l10n.text(`in-use-${inUse}`));
}

export function gameChoice(host: DialogHost, { rulesets, opponent, start }: GameChoice): TemplateResult {
  const { page, view, l10n, close } = host;
  const texts = rulesets.map(({ ruleset }) => ruleset);
  const present = texts.includes(view.setup.ruleset) ? view.setup.ruleset : texts[0];
  const act = (values: FormData, group: HTMLElement) => {
    closeDialog(group);
    const ruleset = values.get("ruleset")?.toString() ?? present ?? view.setup.ruleset;
    const offered = rulesets.find((one) => one.ruleset === ruleset);
    start({
      ruleset,
      name: offered ? setupName(offered, l10n) : "",
      opponent: (values.get("opponent")?.toString() ?? opponent) as Opponent,
    });
  };
  const opponents = [...new Set([opponent, "person" as const])];
  const isLengths = texts.length === LENGTHS.length && texts.every((ruleset) => LENGTHS.includes(ruleset));
  const games = html`<fieldset class="games">
    <legend>${l10n.text("new-game-rules")}</legend>
    <div class="cards first">
      ${rulesets.map((offered) => {
        const chosen = offered.ruleset === present;
        return isKnown(offered, page.engine)
          ? gameCard({ rulesetText: offered.ruleset, chosen }, host)
          : sheetCard(offered, chosen, host);
      })}
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

/** Whether a card can tell everything about these rules: they are in the catalogue, or shortened, and have no other name. */
const isKnown = ({ ruleset, name, inUse }: OfferedRules, engine: EngineClient): boolean =>
  !name && inUse === undefined && (isShortened(ruleset) || isInCatalogue(ruleset, engine.ruleset(ruleset)));

/** The card of other rules: their name, and where they come from. */
function sheetCard(
  offered: OfferedRules,
  chosen: boolean,
  { page: { engine }, l10n, light }: DialogHost,
): TemplateResult {
  const { ruleset, inUse, start } = offered;
  const { id, board: boardId } = engine.ruleset(ruleset);
  const board = engine.boards.find((one) => one.id === boardId);
  const about = `game-${ruleset}`;
  return html`<div class="game">
    <label class="card">
      <span class="name">
        <input type="radio" name="ruleset" value=${ruleset} .checked=${chosen} aria-describedby=${about} />
        <strong>${nameOfOffered(offered, l10n) ?? l10n.text("rules-house-title")}</strong>
      </span>
      ${board ? smallBoard(boardPicture(board, start ?? startState(engine, ruleset), light)) : nothing}
      <span class="about" id=${about}>
        <span class="note">${
          inUse === undefined
            ? l10n.text("rules-house", { base: l10n.text(`ruleset-${id}`) })
            : l10n.text(`in-use-${inUse}-about`)
        }</span>
      </span>
    </label>
  </div>`;
}
