/** Training for house rules: a part of the page of its own, loaded where it is wanted. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { Draft, RulesetInfo } from "../../engine/types.js";
import { forgetNet, type KeptNet, keptNet, TrainingRun } from "./training-run.js";

export { trainedNet } from "./training-run.js";

export interface TrainingHost {
  draft: Draft;
  info: RulesetInfo;
  /** The name of the ruleset the draft started from. */
  base: string;
  words: Localizer;
  engine: EngineClient;
}

/** Whether rules differ from their ruleset by more than the options of its own, which its net has learned. */
function haveHouseRules(ruleset: string, { options }: RulesetInfo): boolean {
  const changes = /\[(.*)\]$/.exec(ruleset)?.[1]?.split(",") ?? [];
  return changes.some((change) => !options.includes(change.split("=")[0] ?? ""));
}

/** Fetches the texts, without which there is no view. */
export const needTexts = (words: Localizer): Promise<void> => words.need("training");

/** For rules that fit together and have not been learned with the catalogue; nothing for others. */
export function trainingView({
  draft,
  info,
  base,
  words,
  engine,
}: TrainingHost): TemplateResult | typeof nothing {
  if (!words.has("training-title") || draft.clashes.length > 0 || !haveHouseRules(draft.ruleset, info))
    return nothing;
  const sameBoard = draft.points.every(
    ({ name, value, base: before }) => name !== "houses" || value === before,
  );
  const rules: TrainableRules = { ruleset: draft.ruleset, base, sameBoard };
  return html`<senet-training .rules=${rules} .words=${words} .engine=${engine}></senet-training>`;
}

// ---- <senet-training>: lets the computer learn the rules of the editor, and tells what came of it.

/** Rules that fit together, and what the computer knows about them. */
export interface TrainableRules {
  ruleset: string;
  /** The name of the ruleset they started from. */
  base: string;
  /** They are played on the board of that ruleset, so what is known about it is of use. */
  sameBoard: boolean;
}

/** This share of the points, in hundredths. */
const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));

class TrainingPanel extends LitElement {
  static override properties = {
    rules: { attribute: false },
    words: { attribute: false },
    engine: { attribute: false },
  };

  declare rules: TrainableRules;
  declare words: Localizer;
  declare engine: EngineClient;
  private heard: TrainingRun | null = null;
  private readonly hear = () => this.requestUpdate();

  /** Drawn in place: the dialog's look holds for it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.heard?.removeEventListener("change", this.hear);
    this.heard = null;
  }

  private get run(): TrainingRun {
    const run = TrainingRun.of(this.engine);
    if (this.heard !== run) {
      this.heard?.removeEventListener("change", this.hear);
      this.heard = run;
      run.addEventListener("change", this.hear);
    }
    return run;
  }

  protected override render(): TemplateResult {
    const { progress, isBusy } = this.run;
    const others = isBusy && progress.state !== "idle" && progress.ruleset !== this.rules.ruleset;
    return html`<section class="training" aria-labelledby="training-title">
      <h3 id="training-title">${this.words.text("training-title")}</h3>
      <p role="status">${others ? this.words.text("training-others") : this.standing()}</p>
      ${isBusy ? this.course() : this.offer()}
    </section>`;
  }

  /** What the strong players judge these rules by, or what is being done about it. */
  private standing(): string {
    const { words, rules } = this;
    const { progress } = this.run;
    if (progress.state !== "idle" && progress.ruleset === rules.ruleset) {
      switch (progress.state) {
        case "starting":
        case "training":
          return words.text("training-goes-on");
        case "comparing":
          return words.text("training-compares");
        case "in-vain":
          return words.text("training-in-vain", figures(progress.net));
        case "failed":
          return words.text("training-failed", { reason: progress.reason });
        case "learned":
          if (!progress.kept && keptNet(rules.ruleset))
            return words.text("training-learned-unkept", figures(progress.net));
      }
    }
    const net = keptNet(rules.ruleset);
    if (net) return words.text("training-learned", figures(net));
    return rules.sameBoard
      ? words.text("training-judge-base", { base: rules.base })
      : words.text("training-judge-thumb");
  }

  /** How far it has come. */
  private course(): TemplateResult {
    const { words, run } = this;
    const { progress } = run;
    const name = words.text("training-title");
    if (progress.state === "comparing") {
      const games = { done: 2 * progress.done, games: 2 * progress.pairs };
      return html`<progress aria-label=${name} max=${progress.pairs} .value=${progress.done}></progress>
        <p>${words.text("training-games", games)}</p>`;
    }
    const { done, rounds, left } =
      progress.state === "training"
        ? { done: progress.done, rounds: progress.rounds, left: progress.secondsLeft }
        : { done: 0, rounds: 1, left: null };
    return html`<progress aria-label=${name} max=${rounds} .value=${done}></progress>
      <p>${left === null ? words.text("training-note") : words.text("training-left", { seconds: left })}</p>
      <button type="button" class="enough" @click=${() => run.enough()}>
        ${words.text("training-enough")}
      </button>`;
  }

  private offer(): TemplateResult {
    const { words, rules, run } = this;
    if (typeof Worker !== "function") return html`<p>${words.text("training-no-worker")}</p>`;
    if (keptNet(rules.ruleset))
      return html`<button type="button" class="forget" @click=${() => this.forget()}>
        ${words.text("training-forget")}
      </button>`;
    return html`<button type="button" class="train" @click=${() => void run.start(rules.ruleset)}>
        ${words.text("training-begin")}
      </button>
      <p>${words.text("training-note")}</p>`;
  }

  private forget(): void {
    forgetNet(this.rules.ruleset);
    this.engine.learned += 1;
    this.requestUpdate();
  }
}

/** What the games between now and before have shown. */
function figures({ pairs, score }: KeptNet): Record<string, number> {
  const { share, margin } = score;
  return {
    games: 2 * pairs,
    share: percent(share),
    low: percent(share - margin),
    high: percent(share + margin),
  };
}

customElements.define("senet-training", TrainingPanel);
