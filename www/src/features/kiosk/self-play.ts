/** The game plays itself: two computer players at the seats of two people, so that everything is shown as ever. */

import { SPEED_FACTOR } from "../../base/settings.js";
import type { AdvisorClient } from "../../engine/advisor-client.js";
import { mayThrow, personMayAct } from "../../game/choices.js";
import type { ViewState } from "../../game/view-state.js";
import type { FeatureContext } from "../feature.js";

/** How long, at normal speed, before a throw, before a move, and how long the end of a game is shown. */
const GATHER = 900;
const FOLLOW = 1100;
const LINGER = 8000;

export class SelfPlay {
  private readonly advisor: AdvisorClient;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What has been acted upon, so that each position is played from once. */
  private seen: unknown = null;
  private running = false;

  constructor(
    private readonly page: FeatureContext,
    /** The game is over, and its end has been seen. */
    private readonly over: () => void,
  ) {
    this.advisor = page.newAdvisor();
  }

  start(): void {
    this.running = true;
    this.seen = null;
    this.watch(this.page.session.view);
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.timer);
    this.advisor.cancel();
  }

  /** The page has been drawn: is it anybody's turn? */
  watch(view: ViewState): void {
    if (!this.running || view.activity !== "idle" || !view.game || view.game === this.seen) return;
    // Another game would close what the curator reads.
    if (view.dialog !== null) return;
    this.seen = view.game;
    if (view.game.phase === "over") this.later(LINGER, this.over);
    else if (!personMayAct(view)) return;
    else if (mayThrow(view)) this.later(GATHER, () => this.page.session.throwSticks());
    else this.later(FOLLOW, () => void this.move());
  }

  destroy(): void {
    this.stop();
    this.advisor.destroy();
  }

  private later(milliseconds: number, act: () => void): void {
    const factor = SPEED_FACTOR[this.page.session.view.settings.speed];
    clearTimeout(this.timer);
    const unlessRead = () => {
      if (this.page.session.view.dialog === null) act();
      else this.seen = null;
    };
    this.timer = setTimeout(unlessRead, factor === 0 ? 0 : milliseconds / factor);
  }

  private async move(): Promise<void> {
    const { session } = this.page;
    const { game } = session;
    if (!game) return;
    try {
      const choice = await this.advisor.choose({
        ruleset: game.seen().state.ruleset,
        position: game.position_id(),
        level: "casual",
      });
      if (choice === null || !this.running || session.game !== game) return;
      const move = session.view.moves.find(({ id }) => id === choice);
      if (!move) throw new Error(`${choice} is no legal move`);
      void session.play(move);
    } catch (error) {
      console.error(error);
      // An unattended screen must not stand still: another game begins.
      this.later(LINGER, this.over);
    }
  }
}
