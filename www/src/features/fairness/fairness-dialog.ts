/** The fairness check: the commitment, the verification of every throw, and the throws next to their probabilities. */
import { html, nothing, type TemplateResult } from "lit";
import type { Fairness, Verification } from "senet-wasm-full";
import type { Translate } from "../../base/i18n/localizer.js";
import { closeParent, dialogFrame } from "../../ui/dialogs/dialog.js";
import type { DialogHost, FeatureContext } from "../feature.js";

/** The engine's verification of the game on the board. */
interface Findings {
  record: string;
  verification: Verification;
  fairness: Fairness;
}

export class FairnessDialog {
  private findings: Findings | null = null;
  private asked = "";
  private fault = "";
  private listed = false;
  private copied = "";

  constructor(private readonly page: FeatureContext) {}

  draw({ view, words, close }: DialogHost): unknown {
    this.ask();
    const { text } = words;
    const { findings } = this;
    const shut = () => {
      this.listed = false;
      this.copied = "";
      close();
    };
    const body = this.fault
      ? html`<p role="alert">${text("fairness-fault", { reason: this.fault })}</p>`
      : findings
        ? html`
            ${view.setup.afar ? html`<p>${text("fairness-afar")}</p>` : this.binding(findings, view.game?.phase === "over", text)}
            ${odds(findings.fairness, text)}
            ${view.setup.afar ? nothing : this.check(findings.verification, text)}
          `
        : html`<p>${text("fairness-wait")}</p>`;
    return dialogFrame(
      { name: "fairness", title: text("fairness-title"), words, close: shut },
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
  private ask(): void {
    const record = this.page.session.game?.record();
    if (!record || record === this.asked) return;
    this.asked = record;
    this.find(record)
      .catch((error: unknown) => {
        console.error(error);
        this.fault = String(error);
      })
      .finally(() => this.page.redraw());
  }

  private async find(record: string): Promise<void> {
    const full = await this.page.engine.full();
    const game = full.game_from_record(record);
    try {
      this.findings = { record, verification: game.verify(), fairness: game.fairness() };
      this.fault = "";
    } finally {
      game.free();
    }
  }

  private binding({ verification }: Findings, over: boolean, text: Translate): TemplateResult {
    const { commitment, seed } = verification;
    return html`
      <section>
        <h3>${text("fairness-bound-title")}</h3>
        <p>${text("fairness-bound")}</p>
        <p class="code"><bdi dir="ltr">${commitment.short}</bdi></p>
        ${this.copyable("commitment", text("fairness-code-full"), commitment.full, text)}
      </section>
      <section>
        <h3>${text("fairness-seed-title")}</h3>
        ${
          over
            ? html`<p>${text("fairness-seed-shown")}</p>
                ${this.copyable("seed", text("fairness-seed-label"), seed, text)}
                ${this.copyable("sum", text("fairness-sum-label"), `printf 'senet-commitment-1:${seed}' | sha256sum`, text)}`
            : html`<p>${text("fairness-seed-later")}</p>`
        }
      </section>
    `;
  }

  private copyable(name: string, label: string, value: string, text: Translate): TemplateResult {
    const copy = (event: Event) => {
      const field = (event.currentTarget as Element).parentElement?.querySelector("input");
      field?.select();
      // If the browser allows no copying, selects the text for the copy shortcut.
      const copying = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error("no clipboard"));
      copying.then(
        () => this.say(name, "fairness-copied"),
        () => this.say(name, "fairness-marked"),
      );
    };
    const said = this.copied.startsWith(`${name}:`) ? this.copied.slice(name.length + 1) : "";
    return html`<div class="copyable ${name}">
      <label>${label} <input type="text" readonly dir="ltr" .value=${value} /></label>
      <button type="button" @click=${copy}>${text("fairness-copy")}</button>
      <small role="status">${said ? text(said) : ""}</small>
    </div>`;
  }

  private say(name: string, id: string): void {
    this.copied = `${name}:${id}`;
    this.page.redraw();
  }

  private check({ throws }: Verification, text: Translate): TemplateResult {
    const wrong = throws.filter(({ agrees }) => !agrees);
    const list = () => {
      this.listed = true;
      this.page.redraw();
    };
    return html`<section>
      <h3>${text("fairness-check-title")}</h3>
      ${
        this.listed
          ? html`
              <p role="status" class="found ${wrong.length > 0 ? "wrong" : "right"}">
                ${
                  wrong[0]
                    ? text("fairness-check-wrong", { number: wrong[0].number, count: wrong.length })
                    : text("fairness-check-right", { count: throws.length })
                }
              </p>
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
          : html`<p>${text("fairness-check-what")}</p>
              <button type="button" class="check" ?disabled=${throws.length === 0} @click=${list}>
                ${text("fairness-check")}
              </button>`
      }
    </section>`;
  }
}

function odds({ counts, verdict, chi_square, chance }: Fairness, text: Translate): TemplateResult {
  const total = counts.reduce((sum, { thrown }) => sum + thrown, 0);
  const most = Math.max(1, ...counts.flatMap(({ thrown, expected }) => [thrown, expected]));
  return html`<section>
    <h3>${text("fairness-odds-title")}</h3>
    <p>${text(`fairness-verdict-${verdict}`, { throws: total, hundred: 100 * (chance ?? 1) })}</p>
    <table class="compared-odds">
      <caption class="unseen">
        ${text("fairness-odds-title")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${text("fairness-odds-value")}</th>
          <th scope="col">${text("fairness-odds-thrown")}</th>
          <th scope="col">${text("fairness-odds-expected")}</th>
          <td aria-hidden="true"></td>
        </tr>
      </thead>
      <tbody>
        ${counts.map(
          ({ value, thrown, expected }) => html`<tr>
            <th scope="row">${text("number", { value })}</th>
            <td>${text("number", { value: thrown })}</td>
            <td>${text("fairness-expected", { value: expected })}</td>
            <td class="bars" aria-hidden="true">
              ${
                total === 0
                  ? nothing
                  : html`<svg viewBox="0 0 100 10" preserveAspectRatio="none">
                      <rect class="came" y="1" height="8" width=${(thrown / most) * 98} />
                      <rect class="due" y="0" height="10" x=${(expected / most) * 98} width="2" />
                    </svg>`
              }
            </td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="note">
      ${text("fairness-odds-note")}
      ${chi_square === null ? nothing : text("fairness-figure", { figure: chi_square, chance: chance ?? 1 })}
    </p>
  </section>`;
}
