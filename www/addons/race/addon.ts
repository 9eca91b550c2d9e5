/** The race: a thin bar below the names that shows each side's chance to win, and says by whose judgement. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import { type Localizer, sentence } from "../../src/base/i18n/localizer.js";
import { isLoadFailure } from "../../src/base/load-cache.js";
import { SPEED_FACTOR } from "../../src/base/settings.js";
import type { Game, Side, State } from "../../src/engine/types.js";
import { nameOfSide } from "../../src/game/choices.js";
import type { ViewState } from "../../src/game/view-state.js";
import styles from "./race.css";
import type { Race } from "./worker.js";

export const order = 16;

export function addon(page: AddonPage): Addon {
  const { session } = page;
  /** The last answer, and the game it is about. It stays until the next one, so that the bar moves only then. */
  let known: { game: Game; race: Race } | null = null;
  /** The state that was asked about last. */
  let asked: State | null = null;
  let question = new AbortController();
  page.signal.addEventListener("abort", () => question.abort());
  /** The full engine is not part of the first load: it loads once somebody plays. */
  let hasActed = false;
  for (const type of ["click", "keydown"])
    page.root.addEventListener(type, () => (hasActed = true), { once: true, signal: page.signal });

  const ask = async (game: Game, { ruleset }: State) => {
    question.abort();
    question = new AbortController();
    const { signal } = question;
    try {
      const position = game.position_id();
      const question = { ask: "race", ruleset, record: session.record(), position } as const;
      const race = await session.advisor?.ask(question, signal);
      if (signal.aborted || !race) return;
      known = { game, race };
    } catch (error) {
      // Another request has replaced it.
      if (signal.aborted) return;
      // Parts that need the file report that it is missing. The race only tries again at the next turn.
      if (!isLoadFailure(error)) console.error(error);
      known = null;
    }
    page.redraw();
  };

  /** Asks between turns only: a throw that has not been used says little. */
  const follow = ({ game: state, activity, settings, setup }: ViewState) => {
    const { game } = session;
    if (!settings.race || setup.afar || session.isExercise) return;
    if (!game || state?.phase !== "throw" || state === asked) return;
    if (activity !== "idle" && activity !== "thinking") return;
    if (!hasActed) return;
    asked = state;
    page.attempt(ask(game, state));
  };

  page.on("shown", follow);

  const setting = (isOn: boolean) => {
    const change = ({ currentTarget }: Event) =>
      page.change({ race: (currentTarget as HTMLInputElement).checked });
    return html`<label class="option">
      <input type="checkbox" .checked=${isOn} @change=${change} />
      <span>${page.l10n.text("race-setting")}</span>
    </label>`;
  };

  return {
    styles,
    render: (where, view) => {
      const { shown, settings, setup } = view;
      if (where === "settings") return setting(settings.race);
      if (where !== "dock" || !settings.race || setup.afar || known?.game !== session.game) return nothing;
      if (!known || !shown?.players || shown.phase === "over") return nothing;
      return bar(known.race, view, shown, page.l10n);
    },
  };
}

/** The name of the judge's sentence. */
const judgeOf = (judge: string) => (judge === "solved" ? "exact" : judge.startsWith("net") ? "net" : "thumb");

function bar(
  { white, judge }: Race,
  { seat, settings }: ViewState,
  shown: State,
  l10n: Localizer,
): TemplateResult {
  const [first, second] = shown.players ?? ["white", "black"];
  const percentOf = (side: Side) => Math.round(100 * (side === "white" ? white : 1 - white));
  const own = seat === 0 ? second : first;
  const chance = percentOf(own);
  const who = nameOfSide(own, shown, seat);
  // At instant speed nothing glides.
  const share = SPEED_FACTOR[settings.speed] === 0 ? first : `gliding ${first}`;
  const text = l10n.sentences([
    sentence("race-chance", { who, chance }),
    sentence(`review-judge-${judgeOf(judge)}`),
  ]);
  return html`<div
    class="race"
    role="meter"
    aria-label=${l10n.text("race-title")}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${chance}
    aria-valuetext=${text}
    title=${text}
  >
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class=${second} width="100" height="1"></rect><rect class=${share} width=${percentOf(first)} height="1"></rect>`}
      <path d="M50 0v1"></path>
    </svg>
  </div>`;
}
