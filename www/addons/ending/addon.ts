/**
 * The end of a game: after a moment the board dims and shows the winner, the pieces that came home and the figures of the
 * game. Below it stand a button for a stronger opponent, and the review's curve.
 */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import { moveFocus } from "../../src/base/focus.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import type { Game, Side, State } from "../../src/engine/types.js";
import { personSide } from "../../src/game/choices.js";
import type { Opponent, ViewState } from "../../src/game/view-state.js";
import { prompt } from "../../src/ui/panels/status.js";
import { face, LADDER } from "../shared/opponent-cards.js";
import styles from "./ending.css";
import { countHits, PlayClock } from "./figures.js";

export const order = 20;

export function addon(page: AddonPage): Addon {
  /** The game that has just ended. A finished game that is opened moves no focus and animates nothing. */
  let ended: State | null = null;
  const { session } = page;
  const clock = new PlayClock();
  const hits = new LoadCache((_: Game) => session.withGame(session.record(), countHits));

  const figures = ({ throws }: State): string[] => {
    const { game } = session;
    if (!game) return [];
    hits.keepOnly(game);
    const hitCount = hits.peek(game, (attempt) => page.attempt(attempt.then(page.redraw)));
    const minutes = clock.minutes(game);
    return [
      page.l10n.text("end-throws", { throws }),
      ...(typeof hitCount === "number" ? [page.l10n.text("end-hits", { hits: hitCount })] : []),
      ...(minutes === null ? [] : [page.l10n.text("end-minutes", { minutes })]),
    ];
  };

  /** Offered after a win, except on an unattended screen, where the curator chooses. */
  const stronger = (view: ViewState) => {
    const next = strongerThan(view.setup.opponent);
    if (!next || page.query.has("kiosk") || !view.game || outcomeOf(view, view.game) !== "won")
      return nothing;
    const { day: _day, ...setup } = view.setup;
    const play = () => session.newGame({ ...setup, opponent: next, seed: null });
    return html`<button type="button" class="stronger" @click=${play}>${page.l10n.text("end-stronger")}</button>`;
  };

  page.on("events", () => {
    const { game, view } = session;
    if (game) clock.onAction(game, view.game?.throws === 0, performance.now());
  });
  page.on("over", (state) => {
    if (page.session.view.settings.speed !== "instant") ended = state;
    const focus = () => {
      if (!page.signal.aborted && session.isOver)
        moveFocus(page.root.querySelector<HTMLElement>(".actions button.main"));
    };
    page.attempt(page.drawn().then(focus));
  });
  return {
    styles,
    render: (where, view) => {
      if (!view.game || !session.isOver) return nothing;
      if (where === "actions") return stronger(view);
      if (where !== "board") return nothing;
      return scene(view, view.game, {
        l10n: page.l10n,
        fresh: ended === view.game,
        figures: figures(view.game),
      });
    },
  };
}

/** The next of the opponents in the menu; null after the strongest, and for a friend or another player. */
function strongerThan(opponent: Opponent): Opponent | null {
  const at = LADDER.indexOf(opponent);
  return at < 0 ? null : (LADDER[at + 1] ?? null);
}

/** For the person who plays the computer. With two people, somebody has won. */
function outcomeOf({ seat }: ViewState, game: State): "won" | "lost" | "drawn" {
  if (game.winner === "draw" || game.winner === null) return "drawn";
  const person = personSide(game, seat);
  return person === null || person === game.winner ? "won" : "lost";
}

/** How the computer player takes the result. */
const OPPONENT_MOODS = { won: "sorry", lost: "glad", drawn: "calm" } as const;

interface SceneTexts {
  l10n: Localizer;
  /** The game has just ended, so the picture is animated. */
  fresh: boolean;
  figures: readonly string[];
}

function scene(view: ViewState, game: State, { l10n, fresh, figures }: SceneTexts): TemplateResult {
  const person = personSide(game, view.seat);
  const outcome = outcomeOf(view, game);
  const order: Side[] = person === "black" ? ["black", "white"] : ["white", "black"];
  return html`<section
    class="ending ${outcome} ${fresh ? "fresh" : ""}"
    dir=${l10n.language.direction}
    aria-labelledby="ending-title"
  >
    ${outcome === "lost" ? moon() : sun()}
    ${view.seat === null ? nothing : face(view.setup.opponent, OPPONENT_MOODS[outcome])}
    <div class="ending-words">
      <div class="home" aria-hidden="true">${order.map((side) => home(side, game))}</div>
      <h2 id="ending-title">${l10n.sentence(prompt(view))}</h2>
      ${outcome === "drawn" ? nothing : html`<p>${l10n.text(`end-${outcome}`, { who: person ? "you" : "other" })}</p>`}
      <p class="visually-hidden summary">
        ${l10n.text("end-summary", { white: game.off.white, black: game.off.black })}
      </p>
      <ul class="figures">
        ${figures.map((figure) => html`<li>${figure}</li>`)}
      </ul>
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
