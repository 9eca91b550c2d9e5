/** Play by link: a new game, and the ones that were begun. */

import { html, nothing, type TemplateResult } from "lit";
import { foreign } from "../../base/i18n/localizer.js";
import type { Side } from "../../engine/types.js";
import { nameOfRules } from "../../game/rulesets/about.js";
import { closeParent, dialogFrame } from "../../ui/dialogs/dialog.js";
import type { DialogHost, FeatureContext } from "../feature.js";
import { type KeptLinkGame, keptLinkGames } from "./correspondence-game.js";

export interface DistanceActions {
  make(ruleset: string, seat: number): void;
  resume(id: string): void;
  forget(id: string): void;
}

export function distanceDialog({ page, view, words, close }: DialogHost, actions: DistanceActions): unknown {
  const { text } = words;
  const { ruleset } = view.setup;
  const info = page.engine.ruleset(ruleset);
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const seat = new FormData(form).get("side") === "black" ? 1 : 0;
    form.closest("dialog")?.close();
    actions.make(ruleset, seat);
  };
  const games = keptLinkGames();
  const first = beginner(page, ruleset);
  return dialogFrame(
    { name: "distance", title: text("distance-title"), words, close },
    html`
      <p class="lead">${text("distance-lead")}</p>
      <form @submit=${make}>
        <p>${text("distance-rules", { name: view.setup.name ? foreign(view.setup.name) : nameOfRules(ruleset, words) })}</p>
        ${
          info.sides_are_drawn
            ? html`<p>${text("distance-sides-drawn")}</p>`
            : html`<fieldset>
                <legend>${text("distance-side")}</legend>
                ${(["white", "black"] as const).map(
                  (side) => html`<label class="option">
                    <input type="radio" name="side" value=${side} ?checked=${side === first} />
                    <span>${text(`distance-${side}`, { begins: side === first ? "yes" : "no" })}</span>
                  </label>`,
                )}
              </fieldset>`
        }
        <p class="note">${text("distance-fair")}</p>
        ${page.remembers ? nothing : html`<p class="warning">${text("distance-unkept")}</p>`}
        <div class="buttons">
          <button type="submit" class="main make-link" autofocus>${text("distance-make")}</button>
        </div>
      </form>
      ${
        games.length === 0
          ? nothing
          : html`<section>
              <h3>${text("distance-kept")}</h3>
              <ul class="kept-links">
                ${games.map((game) => row(game))}
              </ul>
            </section>`
      }
    `,
  );

  function row({ id, ruleset: rules, time, over }: KeptLinkGame): TemplateResult {
    const [base = ""] = rules.split("[");
    const name = words.has(`ruleset-${base}`) ? nameOfRules(rules, words) : foreign(rules);
    const label = text(over ? "distance-kept-over" : "distance-kept-game", { name, date: dateOf(time) });
    const resume = (event: Event) => {
      closeParent(event);
      actions.resume(id);
    };
    return html`<li>
      <span>${label}</span>
      <button type="button" class="resume-link" aria-label=${text("distance-resume-named", { game: label })} @click=${resume}>
        ${text("distance-resume")}
      </button>
      <button type="button" class="forget-link" aria-label=${text("distance-forget-named", { game: label })} @click=${() => actions.forget(id)}>
        ${text("distance-forget")}
      </button>
    </li>`;
  }

  function dateOf(time: number): string {
    return new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short" }).format(time);
  }
}

/** The side that begins; White where only the whole engine knows. */
function beginner(page: FeatureContext, ruleset: string): Side {
  const turn = page.engine.atOnce(ruleset, (engine) => {
    const game = engine.new_game({ ruleset });
    const { turn } = game.seen().state;
    game.free();
    return turn;
  });
  return turn ?? "white";
}
