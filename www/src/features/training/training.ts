/** TrainingRun house rules: a part of the page of its own, loaded where it is wanted. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { Draft, RulesetInfo } from "../../engine/types.js";
import type { TrainableRules } from "./training-panel.js";
import "./training-panel.js";

export { trainedNet } from "./kept-nets.js";

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
