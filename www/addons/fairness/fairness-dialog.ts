/** The fairness check: the commitment, the verification of every throw, and the throws next to their probabilities. */

import { html, nothing, type TemplateResult } from "lit";
import type { Fairness, Verification } from "senet-wasm-full";
import type { DialogHost, Page } from "../../src/app/addon.js";
import type { Localizer, Translate } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import { freeAfter } from "../../src/engine/wasm.js";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { type Odds, oddsOf } from "../shared/odds.js";
import { ShareFields } from "../shared/share-fields.js";
import { throwsTable } from "../shared/throws-table.js";

/** The engine's verification of the game on the board. */
interface FairnessReport {
  verification: Verification;
  fairness: Fairness;
  odds: readonly Odds[];
}

export class FairnessDialog {
  /** The report on the game's current record. */
  private readonly reports = new LoadCache((record: string) => this.analyse(record));
  private fault = "";
  private listed = false;

  private readonly handOut: ShareFields;

  constructor(private readonly page: Page) {
    const texts = { copy: "fairness-copy", copied: "fairness-copied", byHand: "fairness-marked" };
    this.handOut = new ShareFields(page, texts);
  }

  draw({ view, l10n, close }: DialogHost): unknown {
    const { text } = l10n;
    const report = this.report();
    const onClose = () => {
      this.listed = false;
      this.handOut.clear();
      close();
    };
    const body =
      this.fault && !report
        ? html`<p role="alert">${text("fairness-fault", { reason: this.fault })}</p>`
        : report
          ? html`
            ${
              view.setup.afar
                ? html`<p>${text("fairness-afar")}</p>`
                : [
                    this.check(report.verification, text),
                    this.binding(report, view.game?.phase === "over", text),
                  ]
            }
            ${this.odds(report, l10n)}
          `
          : html`<p>${text("fairness-wait")}</p>`;
    return dialogFrame(
      { name: "fairness", title: text("fairness-title"), l10n, close: onClose },
      html`
        <p class="lead">${text("fairness-lead")}</p>
        ${body}
        <div class="buttons">
          <button type="button" class="main" autofocus @click=${closeParent}>${text("fairness-close")}</button>
        </div>
      `,
    );
  }

  /** Verifies again if the game has continued since the last time. */
  private report(): FairnessReport | undefined {
    const { session, redraw } = this.page;
    const record = session.game?.record();
    if (!record) return undefined;
    this.reports.keepOnly(record);
    return this.reports.peek(record, (attempt) => {
      this.fault = "";
      attempt.then(redraw, (error: unknown) => {
        console.error(error);
        // The game may have continued in the meantime.
        if (this.reports.hasFailed(record)) this.fault = String(error);
        redraw();
      });
    });
  }

  private async analyse(record: string): Promise<FairnessReport> {
    const full = await this.page.engine.full();
    return freeAfter(full.game_from_record(record), (game) => {
      const verification = game.verify();
      const values = verification.throws.map(({ value }) => value);
      const odds = oddsOf(full, game.state().ruleset, values);
      return { verification, fairness: game.fairness(), odds };
    });
  }

  private binding({ verification }: FairnessReport, over: boolean, text: Translate): TemplateResult {
    const { commitment, seed } = verification;
    return html`
      <details>
        <summary><h3>${text("fairness-bound-title")}</h3></summary>
        <p>${text("fairness-blind")}</p>
        <p>${text("fairness-bound")}</p>
        <p class="code"><bdi dir="ltr">${commitment.short}</bdi></p>
        ${this.copyable("commitment", text("fairness-code-full"), commitment.full)}
        ${
          over
            ? html`<p>${text("fairness-seed-shown")}</p>
                ${this.copyable("seed", text("fairness-seed-label"), seed)}
                ${this.copyable("sum", text("fairness-sum-label"), `printf 'senet-commitment-1:${seed}' | sha256sum`)}`
            : html`<p>${text("fairness-seed-later")}</p>`
        }
      </details>
    `;
  }

  private copyable(name: string, label: string, value: string): TemplateResult {
    return html`<div class=${name}>
      ${this.handOut.field(name, label, value)}
      <small role="status">${this.handOut.result(name)}</small>
    </div>`;
  }

  private check({ throws }: Verification, text: Translate): TemplateResult {
    const wrong = throws.filter(({ agrees }) => !agrees);
    const list = () => {
      this.listed = true;
      this.page.redraw();
    };
    const result = wrong[0]
      ? text("fairness-check-wrong", { number: wrong[0].number, count: wrong.length })
      : text("fairness-check-right", { count: throws.length });
    return html`<section>
      <p role="status" class="found ${wrong.length > 0 ? "wrong" : "right"}">${this.listed ? result : ""}</p>
      ${
        this.listed
          ? html`
              <ol class="throws" tabindex="0" aria-label=${text("fairness-check-title")}>
                ${throws.map(
                  ({ value, agrees, recorded, expected }) =>
                    html`<li class=${agrees ? "" : "wrong"}>
                      ${
                        agrees
                          ? text("fairness-throw-right", { value })
                          : text("fairness-throw-wrong", { recorded, expected })
                      }
                    </li>`,
                )}
              </ol>
            `
          : html`<button type="button" class="check" ?disabled=${throws.length === 0} @click=${list}>
              ${text("fairness-check")}
            </button>`
      }
    </section>`;
  }

  private odds({ fairness, odds }: FairnessReport, l10n: Localizer): TemplateResult {
    const { verdict, chi_square, chance } = fairness;
    const { text } = l10n;
    const throws = odds.reduce((sum, { thrown }) => sum + thrown, 0);
    return html`<details>
      <summary><h3>${text("fairness-odds-title")}</h3></summary>
      <p>${text("fairness-toss")}</p>
      <p>${text(`fairness-verdict-${verdict}`, { throws, hundred: 100 * (chance ?? 1) })}</p>
      ${throwsTable(odds, throws, l10n)}
      ${chi_square === null ? nothing : html`<p class="note">${text("fairness-figure", { figure: chi_square, chance: chance ?? 1 })}</p>`}
    </details>`;
  }
}
