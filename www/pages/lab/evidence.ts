/** Which disputed rules matter most, and what they rest on. www/build/lab-evidence.mjs computed it from the published sweeps. */
import { html, type TemplateResult } from "lit";
import { evidenceMark } from "../../addons/shared/evidence.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Evidence } from "../../src/engine/types.js";
import readings from "./evidence.json";
import { figure } from "./figures.js";
import { dotStrip } from "./plots.js";

/** Attested best first; null for a point that no source mentions. */
const KINDS = [
  "text",
  "board",
  "picture",
  "later_game",
  "modern_choice",
  null,
] as const satisfies (Evidence | null)[];

/** Points on which no ancient source decides. */
const WEAK: readonly unknown[] = ["later_game", "modern_choice", null];

interface EvidenceView {
  l10n: Localizer;
  name(ruleset: string): string;
  /** A changed rule in words. */
  pointText(option: string, ruleset: string): string;
  width: number;
}

export function evidenceView(view: EvidenceView): TemplateResult {
  const { l10n, name, pointText, width } = view;
  const weak = readings.filter(({ evidence }) => WEAK.includes(evidence));
  const [greatest] = weak;
  if (!greatest) throw new Error("a reading matters");
  const domain = [0, Math.max(...readings.map(({ effect }) => effect))] as const;
  const mark = (kind: Evidence | null) =>
    kind === null ? l10n.text("lab-evidence-unmentioned") : evidenceMark(kind, l10n);
  const rows = KINDS.map((kind) => ({ kind, of: readings.filter(({ evidence }) => evidence === kind) }));
  return html`<section class="attested" aria-labelledby="lab-evidence">
    <h2 id="lab-evidence">${l10n.text("lab-evidence")}</h2>
    <p class="main">${l10n.text("lab-evidence-answer", {
      all: readings.length,
      weak: weak.length,
      point: pointText(greatest.option, greatest.ruleset),
      name: name(greatest.ruleset),
    })}</p>
    <dl class="parts" aria-hidden="true">
      ${rows
        .filter(({ of }) => of.length > 0)
        .map(
          ({ kind, of }) => html`<dt>${mark(kind)}</dt>
            <dd>${dotStrip({ values: of.map(({ effect }) => effect), domain, width })}</dd>`,
        )}
    </dl>
    <p class="note">${l10n.text("lab-evidence-note")}</p>
    <details>
      <summary>${l10n.text("lab-evidence-effect")}</summary>
      <div class="scroll" tabindex="0" role="group" aria-label=${l10n.text("lab-evidence-effect")}>
        <table>
          <thead>
            <tr>
              <th scope="col">${l10n.text("lab-point")}</th>
              <th scope="col">${l10n.text("evidence-legend")}</th>
              <th scope="col">${l10n.text("lab-evidence-effect")}</th>
            </tr>
          </thead>
          <tbody>
            ${readings.map(
              ({ ruleset, option, evidence, effect }) => html`<tr>
                <th scope="row">${pointText(option, ruleset)} <small>${name(ruleset)}</small></th>
                <td>${mark(evidence as Evidence | null)}</td>
                <td>${figure(effect, "per_game", l10n)}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </details>
  </section>`;
}
