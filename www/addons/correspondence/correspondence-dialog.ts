/** Correspondence games by link: start a new one, or continue one. */

import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost, Page } from "../../src/app/addon.js";
import { dateFormat, isolateBidi, sentence } from "../../src/base/i18n/localizer.js";
import type { Side } from "../../src/engine/types.js";
import { freeAfter } from "../../src/engine/wasm.js";
import { nameOfRules, nameOfSetup } from "../shared/about-rulesets.js";
import { closeDialog, closeParent, dialogFrame } from "../shared/dialog.js";
import { fields } from "../shared/fields.js";
import {
  type CorrespondenceGame,
  deleteCorrespondence,
  type SavedCorrespondence,
  savedCorrespondence,
} from "./correspondence-game.js";

/** `run` reports what a request of the game fails at. */
export function correspondenceDialog(
  { page, view, l10n, close }: DialogHost,
  game: CorrespondenceGame,
  run: (work: Promise<void>) => void,
): unknown {
  const { text } = l10n;
  const { ruleset } = view.setup;
  const info = page.engine.ruleset(ruleset);
  const act = (values: FormData, group: HTMLElement) => {
    closeDialog(group);
    run(game.make(ruleset, values.get("side") === "black" ? 1 : 0));
  };
  const restore = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const [file] = input.files ?? [];
    closeDialog(input);
    if (file) run(game.restore(file));
  };
  const games = savedCorrespondence();
  const first = beginner(page, ruleset);
  return dialogFrame(
    { name: "correspondence", title: text("correspondence-title"), l10n, close },
    html`
      <p class="lead">${text("correspondence-lead")}</p>
      ${fields(
        { act },
        html`<p>${text("correspondence-rules", { name: view.setup.name ? isolateBidi(nameOfSetup(view.setup, l10n)) : nameOfRules(ruleset, l10n) })}</p>
        ${
          info.sides_are_drawn
            ? html`<p>${text("correspondence-sides-drawn")}</p>`
            : html`<fieldset>
                <legend>${text("correspondence-side")}</legend>
                ${(["white", "black"] as const).map(
                  (side) => html`<label class="option">
                    <input type="radio" name="side" value=${side} ?checked=${side === first} />
                    <span>${text(`correspondence-${side}`, { begins: side === first ? "yes" : "no" })}</span>
                  </label>`,
                )}
              </fieldset>`
        }
        <p class="note">${text("correspondence-fair")}</p>
        ${page.canSave ? nothing : html`<p class="warning">${text("correspondence-unkept")}</p>`}
        <div class="buttons">
          <button type="submit" class="main make-link" autofocus>${text("correspondence-make")}</button>
        </div>`,
      )}
      ${
        games.length === 0
          ? nothing
          : html`<section>
              <h3>${text("correspondence-kept")}</h3>
              <ul class="kept-links">
                ${games.map(row)}
              </ul>
            </section>`
      }
      <label class="field">
        ${text("correspondence-copy-open")}
        <input type="file" accept=".json,application/json" @change=${restore} />
      </label>
    `,
  );

  function row({ id, ruleset: rules, time, over }: SavedCorrespondence): TemplateResult {
    const [base = ""] = rules.split("[");
    const name = l10n.has(`ruleset-${base}`) ? nameOfRules(rules, l10n) : isolateBidi(rules);
    const label = text(over ? "correspondence-kept-over" : "correspondence-kept-game", {
      name,
      date: dateOf(time),
    });
    const resume = (event: Event) => {
      closeParent(event);
      run(game.resume(id));
    };
    const remove = () => {
      if (!deleteCorrespondence(id)) page.session.notice(sentence("correspondence-unkept"));
      page.redraw();
    };
    return html`<li>
      <span>${label}</span>
      <button type="button" class="resume-link" aria-label=${text("correspondence-resume-named", { game: label })} @click=${resume}>
        ${text("correspondence-resume")}
      </button>
      <button type="button" class="forget-link" aria-label=${text("correspondence-forget-named", { game: label })} @click=${remove}>
        ${text("correspondence-forget")}
      </button>
    </li>`;
  }

  function dateOf(time: number): string {
    return dateFormat(l10n.locale, { dateStyle: "medium", timeStyle: "short" }).format(time);
  }
}

/** The side that begins; White if only the full engine knows. */
function beginner(page: Page, ruleset: string): Side {
  const turn = page.engine.withSmallEngine(ruleset, (engine) =>
    freeAfter(engine.new_game({ ruleset }), (game) => game.snapshot().state.turn),
  );
  return turn ?? "white";
}
