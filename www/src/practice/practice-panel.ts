/** <senet-practice>: lets the computer practise the rules of the editor, and tells what came of it. */
import { html, LitElement, type TemplateResult } from "lit";
import type { EngineClient } from "../engine/engine-client.js";
import type { Localizer } from "../i18n/localizer.js";
import { forgetNet, type KeptNet, keptNet } from "./kept-nets.js";
import { Practising } from "./practising.js";

/** Rules that fit together, and what the computer knows about them. */
export interface Practisable {
  ruleset: string;
  /** The name of the ruleset they started from. */
  base: string;
  /** They are played on the board of that ruleset, so what is known about it is of use. */
  sameBoard: boolean;
}

/** This share of the points, in hundredths. */
const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));

export class PracticePanel extends LitElement {
  static override properties = {
    rules: { attribute: false },
    words: { attribute: false },
    engine: { attribute: false },
  };

  declare rules: Practisable;
  declare words: Localizer;
  declare engine: EngineClient;
  private heard: Practising | null = null;
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

  private get practising(): Practising {
    const practising = Practising.of(this.engine);
    if (this.heard !== practising) {
      this.heard?.removeEventListener("change", this.hear);
      this.heard = practising;
      practising.addEventListener("change", this.hear);
    }
    return practising;
  }

  protected override render(): TemplateResult {
    const { progress, isBusy } = this.practising;
    const others = isBusy && progress.state !== "idle" && progress.ruleset !== this.rules.ruleset;
    return html`<section class="practice" aria-labelledby="practice-title">
      <h3 id="practice-title">${this.words.text("practice-title")}</h3>
      <p role="status">${others ? this.words.text("practice-others") : this.standing()}</p>
      ${isBusy ? this.course() : this.offer()}
    </section>`;
  }

  /** What the strong players judge these rules by, or what is being done about it. */
  private standing(): string {
    const { words, rules } = this;
    const { progress } = this.practising;
    if (progress.state !== "idle" && progress.ruleset === rules.ruleset) {
      switch (progress.state) {
        case "starting":
        case "practising":
          return words.text("practice-goes-on");
        case "comparing":
          return words.text("practice-compares");
        case "in-vain":
          return words.text("practice-in-vain", figures(progress.net));
        case "failed":
          return words.text("practice-failed", { reason: progress.reason });
        case "learned":
          if (!progress.kept && keptNet(rules.ruleset))
            return words.text("practice-learned-unkept", figures(progress.net));
      }
    }
    const net = keptNet(rules.ruleset);
    if (net) return words.text("practice-learned", figures(net));
    return rules.sameBoard
      ? words.text("practice-judge-base", { base: rules.base })
      : words.text("practice-judge-thumb");
  }

  /** How far it has come. */
  private course(): TemplateResult {
    const { words, practising } = this;
    const { progress } = practising;
    const name = words.text("practice-title");
    if (progress.state === "comparing") {
      const games = { done: 2 * progress.done, games: 2 * progress.pairs };
      return html`<progress aria-label=${name} max=${progress.pairs} .value=${progress.done}></progress>
        <p>${words.text("practice-games", games)}</p>`;
    }
    const { done, rounds, left } =
      progress.state === "practising"
        ? { done: progress.done, rounds: progress.rounds, left: progress.secondsLeft }
        : { done: 0, rounds: 1, left: null };
    return html`<progress aria-label=${name} max=${rounds} .value=${done}></progress>
      <p>${left === null ? words.text("practice-note") : words.text("practice-left", { seconds: left })}</p>
      <button type="button" class="enough" @click=${() => practising.enough()}>
        ${words.text("practice-enough")}
      </button>`;
  }

  private offer(): TemplateResult {
    const { words, rules, practising } = this;
    if (typeof Worker !== "function") return html`<p>${words.text("practice-no-worker")}</p>`;
    if (keptNet(rules.ruleset))
      return html`<button type="button" class="forget" @click=${() => this.forget()}>
        ${words.text("practice-forget")}
      </button>`;
    return html`<button type="button" class="practise" @click=${() => void practising.start(rules.ruleset)}>
        ${words.text("practice-begin")}
      </button>
      <p>${words.text("practice-note")}</p>`;
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

customElements.define("senet-practice", PracticePanel);
