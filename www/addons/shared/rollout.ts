/** Plays a hundred games from a position to show how it may end. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { AskAdvisor } from "../../src/engine/advisor-service.js";
import type { Side } from "../../src/engine/types.js";

/** The number of games. */
const GAMES = 100;
/** The number of throws played per request, small enough to keep the page responsive. */
const THROWS = 100;

/**
 * Games played from a position with the same computer player on both sides. Results are White's points, in the order in
 * which the games end.
 */
export class Rollout {
  points: number[] = [];
  running = false;
  private lifetime: AbortController | null = null;

  constructor(
    private readonly ask: AskAdvisor,
    private readonly changed: () => void,
  ) {}

  /** Plays the games with throws from this seed. Rejects, and shows no games, if it fails before it was stopped. */
  async begin(ruleset: string, position: string, seed: number, games = GAMES): Promise<void> {
    this.stop();
    const lifetime = new AbortController();
    this.lifetime = lifetime;
    this.running = true;
    this.changed();
    const query = { ask: "rollout", ruleset, position, level: "expert", seed, throws: THROWS } as const;
    try {
      for (let restart = true; this.points.length < games; restart = false) {
        const ended = await this.ask({ ...query, restart }, lifetime.signal);
        if (ended === null || lifetime.signal.aborted) return;
        this.points.push(...ended);
        if (ended.length > 0) this.changed();
      }
    } catch (error) {
      if (lifetime.signal.aborted) return;
      this.stop();
      this.changed();
      throw error;
    }
    this.running = false;
    this.changed();
  }

  stop(): void {
    this.lifetime?.abort();
    this.lifetime = null;
    this.points = [];
    this.running = false;
  }
}

// ---- The results as a hundred small marks.

/** In the order of completion, from this side's view. The texts belong to the part `review`. */
export function rolloutGrid(
  { points, running }: Rollout,
  l10n: Localizer,
  side: Side,
  who: string,
): TemplateResult {
  const kinds = points.map((white) =>
    white === 0.5 ? "drawn" : (white === 1) === (side === "white") ? "won" : "lost",
  );
  const wins = kinds.filter((kind) => kind === "won").length;
  const result = l10n.text("review-hundred-result", { who, wins, games: points.length });
  return html`<div class="hundred-games">
    <div class="hundred-grid" role="img" aria-label=${result}>
      ${Array.from({ length: GAMES }, (_, index) => html`<span class=${kinds[index] ?? ""}></span>`)}
    </div>
    ${running ? html`<p>${result}</p>` : nothing}
    <p role="status">${running ? "" : `${result} ${l10n.text("review-hundred-note")}`}</p>
  </div>`;
}
