/**
 * The end of a game: after a moment the board dims and shows the winner, the pieces that came home and the figures of the
 * game. Below it stand a button for a stronger opponent, and the review's curve.
 */

import { html, nothing, type TemplateResult } from "lit";
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
import draw from "./sky.svg";

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
    <svg class="sky" viewBox="0 0 300 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      ${draw(outcome === "lost" ? "moon" : "sun")}
    </svg>
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
