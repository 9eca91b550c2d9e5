/** The end of a game: after a moment the board dims and shows the winner with the pieces that came home. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import { moveFocus } from "../../src/base/focus.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Side, State } from "../../src/engine/types.js";
import { personSide } from "../../src/game/choices.js";
import type { ViewState } from "../../src/game/view-state.js";
import { prompt } from "../../src/ui/panels/prompt.js";
import styles from "./ending.css";

export const order = 20;

/** The game is over and its end has been shown. */
const isOver = ({ game, shown, activity }: ViewState) =>
  game?.phase === "over" && shown === game && activity === "idle";

export function addon(page: AddonPage): Addon {
  /** The game that has just ended. A finished game that is opened moves no focus and animates nothing. */
  let ended: State | null = null;
  page.on("over", (state) => {
    if (page.session.view.settings.speed !== "instant") ended = state;
    const focus = () => {
      if (!page.signal.aborted && isOver(page.session.view))
        moveFocus(page.root.querySelector<HTMLElement>(".actions button.main"));
    };
    page.attempt(page.drawn().then(focus));
  });
  return {
    styles,
    render: (where, view) =>
      where === "board" && view.game && isOver(view)
        ? scene(view, view.game, page.l10n, ended === view.game)
        : nothing,
  };
}

/** `fresh`: the game has just ended, so the picture is animated. */
function scene(view: ViewState, game: State, l10n: Localizer, fresh: boolean): TemplateResult {
  const person = personSide(game, view.seat);
  const outcome =
    game.winner === "draw" || game.winner === null
      ? "drawn"
      : person === null || person === game.winner
        ? "won"
        : "lost";
  const order: Side[] = person === "black" ? ["black", "white"] : ["white", "black"];
  return html`<section
    class="ending ${outcome} ${fresh ? "fresh" : ""}"
    dir=${l10n.language.direction}
    aria-labelledby="ending-title"
  >
    ${outcome === "lost" ? moon() : sun()}
    <div class="ending-words">
      <div class="home" aria-hidden="true">${order.map((side) => home(side, game))}</div>
      <h2 id="ending-title">${l10n.sentence(prompt(view))}</h2>
      ${outcome === "drawn" ? nothing : html`<p>${l10n.text(`end-${outcome}`, { who: person ? "you" : "other" })}</p>`}
      <p class="visually-hidden summary">
        ${l10n.text("end-summary", { white: game.off.white, black: game.off.black, throws: game.throws })}
      </p>
    </div>
  </section>`;
}

/** One side's pieces: solid if home, otherwise faint. */
const home = (side: Side, { off, pieces }: State): TemplateResult => html`<span class="side">
  ${Array.from({ length: pieces }, (_, index) => html`<span class="token ${side} ${index < off[side] ? "" : "away"}"></span>`)}
</span>`;

// ---- A picture for each result: sunrise between two hills, or the moon over the river.

const sun =
  (): TemplateResult => svg`<svg class="sky" viewBox="0 0 300 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <g class="rays">${[-75, -50, -25, 0, 25, 50, 75].map((turn) => svg`<path d="M149 88L138 -260H162L151 88Z" transform="rotate(${turn} 150 88)"></path>`)}</g>
  <circle class="disc" cx="150" cy="90" r="21"></circle>
  <path class="hills" d="M0 100V92Q60 80 116 74Q128 74 134 88Q150 97 166 88Q172 74 184 74Q240 80 300 92V100Z"></path>
</svg>`;

const STARS = [
  [24, 30, 0.9],
  [52, 14, 1.3],
  [83, 38, 0.8],
  [108, 10, 0.9],
  [196, 22, 0.8],
  [222, 44, 1.1],
  [281, 18, 0.9],
  [292, 52, 0.8],
] as const;

const moon =
  (): TemplateResult => svg`<svg class="sky" viewBox="0 0 300 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  ${STARS.map(([x, y, r]) => svg`<circle class="star" cx=${x} cy=${y} r=${r}></circle>`)}
  <path class="disc" d="M252 12A15 15 0 1 0 262 36A17 17 0 0 1 252 12Z"></path>
  <path class="hills" d="M0 100V84Q40 78 78 83Q130 90 176 82Q236 74 300 84V100Z"></path>
  <path class="water" d="M216 89H284M226 93H272M236 97H262"></path>
</svg>`;
