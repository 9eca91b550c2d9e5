/** Named rules that boxed sets, schools and programs play by. They can be played and changed like any other rules. */
import { html, type TemplateResult } from "lit";
import type { DialogHost } from "../../src/app/addon.js";
import type { RulesInUse } from "../../src/engine/types.js";
import type { Setup } from "../../src/game/view-state.js";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { EDITOR, IN_USE } from "../shared/editor.js";

export function rulesInUseDialog(
  { page: { session }, view, l10n, close }: DialogHost,
  sets: readonly RulesInUse[],
): TemplateResult {
  const setup = view.draft ?? view.setup;
  const play = (chosen: Setup) => session.newGame(chosen);
  const change = (chosen: Setup) => session.update({ dialog: EDITOR, draft: chosen });
  const row = ({ id, ruleset }: RulesInUse) => {
    const name = l10n.text(`in-use-${id}`);
    const chosen: Setup = { ...setup, ruleset, name: id, seed: null };
    const act = (text: string, kind: string, use: (setup: Setup) => void) => {
      const press = (event: Event) => {
        closeParent(event);
        use(chosen);
      };
      const label = l10n.text("house-point-value", { point: name, value: text });
      return html`<button type="button" class=${kind} aria-label=${label} @click=${press}>${text}</button>`;
    };
    return html`<section class=${`in-use-set ${id}`}>
      <h3>${name}</h3>
      <p>${l10n.text(`in-use-${id}-about`)}</p>
      <div class="buttons">
        ${act(l10n.text("house-play"), "play", play)} ${act(l10n.text("button-change-rules"), "change", change)}
      </div>
    </section>`;
  };
  return dialogFrame(
    { name: IN_USE, title: l10n.text("in-use-title"), l10n, close },
    html`<p>${l10n.text("in-use-note")}</p>
      ${sets.map(row)}`,
  );
}
