/** Starting a game: opponent and length, then other rules and the visitor's side. */

import { html, nothing, type TemplateResult } from "lit";
import type { Addon, DialogHost } from "../../src/app/addon.js";
import { LENGTHS } from "../../src/game/rulesets.js";
import type { Opponent, Setup } from "../../src/game/view-state.js";
import { formatRuleset, parseRuleset } from "../shared/about-rulesets.js";
import styles from "../shared/chooser.css";
import dialogStyles from "../shared/dialog.css";
import { closeDialog, closeParent, dialogFrame } from "../shared/dialog.js";
import { EDITOR, IN_USE } from "../shared/editor.js";
import { fields } from "../shared/fields.js";
import { lengthChoice } from "../shared/game-cards.js";
import { LADDER, opponentCard } from "../shared/opponent-cards.js";
import { cardOf, otherGames, PIECES } from "./other-games.js";

export const order = 1;

export const addon = (): Addon => ({
  styles: [dialogStyles, styles],
  dialogs: { "new-game": newGameDialog },
});

/** A friend, and the computer players by strength. */
const OPPONENTS: readonly Opponent[] = ["person", ...LADDER];
const SIDES = ["black", "white", "random"] as const;

function newGameDialog(host: DialogHost): TemplateResult {
  const { page, view, l10n, close } = host;
  const { engine, session } = page;
  const draft = view.draft ?? view.setup;
  const chosen = engine.ruleset(draft.ruleset);
  const change = (values: FormData) => session.update({ draft: setupOf(values, draft) });
  const act = (values: FormData, group: HTMLElement) => {
    closeDialog(group);
    const setup = setupOf(values, draft);
    // Selecting a length saves it as the visitor's preference.
    if (LENGTHS.includes(setup.ruleset)) page.change({ length: setup.ruleset });
    session.newGame({ ...setup, seed: null });
  };
  const open = (dialog: string) => (event: Event) => {
    const setup = setupOf(new FormData((event.currentTarget as HTMLButtonElement).form ?? undefined), draft);
    closeParent(event);
    session.update({ dialog, draft: setup });
  };
  return dialogFrame(
    { name: "new-game", title: l10n.text("new-game-title"), l10n, close },
    fields(
      { act, change },
      html`<div class="choices">
        <fieldset class="opponents">
          <legend>${l10n.text("new-game-opponent")}</legend>
          <div class="faces">${OPPONENTS.map((one) => opponentCard(one, draft.opponent, l10n))}</div>
          <p class="note" aria-hidden="true">${l10n.text(`habit-${draft.opponent}`)}</p>
        </fieldset>
        ${lengthChoice(cardOf(draft.ruleset), l10n)} ${otherGames(host, draft)}
        <details class="further">
          <summary>${l10n.text("new-game-further")}</summary>
          ${
            chosen.sides_are_drawn
              ? html`<p class="note side">${l10n.text("new-game-sides-drawn")}</p>`
              : html`<fieldset class="side">
                  <legend>${l10n.text("new-game-side")}</legend>
                  ${SIDES.map((side) => radio("side", side, draft.side, l10n.text(`side-${side}`)))}
                </fieldset>`
          }
          ${
            page.hasDialog(EDITOR)
              ? html`<div class="buttons">
                  <button type="button" class="change-rules" @click=${open(EDITOR)}>${l10n.text("button-change-rules")}</button>
                  <button type="button" class="in-use" @click=${open(IN_USE)}>${l10n.text("button-rules-in-use")}</button>
                </div>`
              : nothing
          }
        </details>
      </div>
      <div class="buttons">
        <button type="submit" class="main">${l10n.text("button-start")}</button>
        <button type="button" @click=${closeParent}>${l10n.text("button-cancel")}</button>
        ${view.game && view.game.throws > 0 ? html`<p class="note">${l10n.text("new-game-safe")}</p>` : nothing}
      </div>`,
    ),
  );
}

/** The chosen setup. Options without a field keep their value. */
function setupOf(data: FormData, draft: Setup): Setup {
  const text = (name: string) => data.get(name)?.toString();
  const card = text("ruleset") ?? cardOf(draft.ruleset);
  const ruleset = card === cardOf(draft.ruleset) ? withOptions(draft.ruleset, data) : card;
  return {
    ruleset,
    name: ruleset === draft.ruleset ? (draft.name ?? "") : "",
    board: draft.board,
    opponent: (text("opponent") as Opponent | undefined) ?? draft.opponent,
    side: (text("side") as Setup["side"] | undefined) ?? draft.side,
    seed: draft.seed,
  };
}

/** The ruleset with its own options as set in the form. */
function withOptions(rulesetText: string, data: FormData): string {
  const { id, options } = parseRuleset(rulesetText);
  const changed = { ...options };
  for (const name of data.getAll("offered")) {
    const value = data.get(`option-${name}`)?.toString();
    if (value === undefined || value === String(PIECES[id]?.[0])) delete changed[String(name)];
    else changed[String(name)] = value;
  }
  return formatRuleset({ id, options: changed });
}

function radio(name: string, value: string, chosen: string, label: string): TemplateResult {
  return html`<label class="option">
    <input type="radio" name=${name} value=${value} .checked=${value === chosen} />
    <span>${label}</span>
  </label>`;
}
