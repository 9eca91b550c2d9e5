/** Attract mode: an invitation, and captions about the game, shown in turn. */

import { html, nothing, type TemplateResult } from "lit";
import type { Page } from "../../src/app/addon.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { SPEED_FACTOR } from "../../src/base/settings.js";
import type { AdvisorClient } from "../../src/engine/advisor-client.js";
import { forcedMove, mayThrow, personMayAct } from "../../src/game/choices.js";
import type { ViewState } from "../../src/game/view-state.js";
import type { CuratorFile } from "./curator-file.js";
import type { Curator } from "./curator-types.js";

const CAPTIONS = ["race", "age", "throw", "signs", "rules", "computer"] as const;

/** The caption for an event. */
export const NEWS: Readonly<Record<string, News>> = { bumped: "hit", drowned: "water", borne_off: "home" };

export type News = "hit" | "water" | "home" | "comeback";

function captions(curator: Curator, l10n: Localizer): readonly string[] {
  const translated = curator.texts?.[l10n.language.code]?.captions;
  return translated ?? CAPTIONS.map((name) => l10n.text(`kiosk-caption-${name}`));
}

/** The curator's title and logo, permanently above the board. */
export function exhibitHead(
  curator: Curator,
  file: CuratorFile,
  l10n: Localizer,
): TemplateResult | typeof nothing {
  const { code } = l10n.language;
  const title = curator.texts?.[code]?.title;
  const { logo } = curator;
  if (!title && !logo) return nothing;
  return html`<div class="exhibit">
    ${logo ? exhibitLogo(logo, file, code) : nothing}
    ${title ? html`<p class="exhibit-title" dir="auto">${title}</p>` : nothing}
  </div>`;
}

/** If the picture fails to load, its name replaces it. */
function exhibitLogo(
  { picture, name }: NonNullable<Curator["logo"]>,
  file: CuratorFile,
  code: string,
): TemplateResult {
  const text = name[code] ?? Object.values(name)[0] ?? "";
  return file.picturesMissing
    ? html`<p class="exhibit-name" dir="auto">${text}</p>`
    : html`<img
        src=${file.pictureAt(picture).href}
        alt=${text}
        draggable="false"
        @error=${() => file.onPictureMissing(picture)}
      />`;
}

export function attractPanel(
  curator: Curator,
  l10n: Localizer,
  latest: number | News,
  begin: () => void,
): TemplateResult {
  const all = captions(curator, l10n);
  const caption = typeof latest === "number" ? all[latest % all.length] : l10n.text(`kiosk-news-${latest}`);
  const invitation = curator.texts?.[l10n.language.code]?.invitation ?? l10n.text("kiosk-invitation");
  return html`<section class="kiosk-attract" aria-label=${l10n.text("kiosk-attract-label")}>
    <p class="caption" dir="auto"><span>${caption}</span></p>
    <div class="invitation">
      <button type="button" class="main" @click=${begin}><bdi>${invitation}</bdi></button>
    </div>
  </section>`;
}

// ---- The self-playing game: two computer players in the seats of two people, so that everything is shown as usual.

/** Pauses at normal speed before a throw, before a move, and at the end of a game. */
const BEFORE_THROW_MS = 900;
const BEFORE_MOVE_MS = 1100;
const AFTER_GAME_MS = 8000;

export class SelfPlay {
  private readonly advisor: AdvisorClient;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last state acted on, so that each position is played once. */
  private lastState: unknown = null;
  /** Null while it does not play. */
  private running: AbortController | null = null;
  /** The last move could not be chosen or played. */
  isFailing = false;

  constructor(
    private readonly page: Page,
    /** The game is over and its end has been shown. */
    private readonly over: () => void,
  ) {
    this.advisor = page.newAdvisor();
  }

  start(): void {
    this.stop();
    this.running = new AbortController();
    this.lastState = null;
    this.watch(this.page.session.view);
  }

  stop(): void {
    this.running?.abort();
    this.running = null;
    clearTimeout(this.timer);
  }

  /** Called after each redraw: acts if it is a player's turn. */
  watch(view: ViewState): void {
    if (!this.running || view.activity !== "idle" || !view.game || view.game === this.lastState) return;
    // Another game would close the curator's dialog.
    if (view.dialog !== null) return;
    this.lastState = view.game;
    if (view.game.phase === "over") this.later(AFTER_GAME_MS, this.over);
    // An only move plays itself.
    else if (!personMayAct(view) || forcedMove(view)) return;
    else if (mayThrow(view)) this.later(BEFORE_THROW_MS, () => this.throw(view));
    else this.later(BEFORE_MOVE_MS, () => this.move().catch(console.error));
  }

  destroy(): void {
    this.stop();
    this.advisor.destroy();
  }

  private later(milliseconds: number, act: () => void): void {
    const factor = SPEED_FACTOR[this.page.session.view.settings.speed];
    clearTimeout(this.timer);
    const whenReadable = () => {
      if (this.page.session.view.dialog === null) act();
      else this.lastState = null;
    };
    this.timer = setTimeout(whenReadable, factor === 0 ? 0 : milliseconds / factor);
  }

  /** A throw that follows a forced move comes by itself. */
  private throw({ game }: ViewState): void {
    const { session } = this.page;
    if (session.view.game === game) session.throwSticks().catch(console.error);
  }

  private async move(): Promise<void> {
    const { session } = this.page;
    const { game } = session;
    const position = session.view.game;
    const signal = this.running?.signal;
    if (!game || !position || !signal) return;
    try {
      const { ruleset } = position;
      const choice = await this.advisor.ask(
        { ask: "choose", ruleset, position: game.position_id(), level: "casual" },
        signal,
      );
      if (choice === null || signal.aborted || session.view.game !== position) return;
      const move = session.view.moves.find(({ id }) => id === choice);
      if (!move) throw new Error(`${choice} is no legal move`);
      await session.play(move);
      this.isFailing = false;
    } catch (error) {
      console.error(error);
      // A visitor is playing.
      if (signal.aborted) return;
      this.isFailing = true;
      // An unattended screen must keep moving, so another game starts.
      this.later(AFTER_GAME_MS, this.over);
    }
  }
}
