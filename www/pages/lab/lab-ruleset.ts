/** Rulesets with the options that only the laboratory has: uneven sticks, protection from the water, and other throws. */

import { formatRuleset, parseRuleset } from "../../addons/shared/about-rulesets.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";

/** Each with the value that changes nothing, and the values to choose from. */
export const LAB_OPTIONS = {
  light: { usual: "50", values: ["35", "40", "45", "50", "55", "60", "65"] },
  drowned_guards: { usual: "on", values: ["on", "off"] },
} as const;

/** The option of a sweep's control: the same rules with other throws. Nobody chooses it. */
const CONTROL = "throws";

export type LabOption = keyof typeof LAB_OPTIONS;

export const isLabOption = (name: string): name is LabOption | typeof CONTROL =>
  name === CONTROL || Object.hasOwn(LAB_OPTIONS, name);

/** The ruleset without these options, as the other engines know it. */
export function plainRuleset(ruleset: string): string {
  const { id, options } = parseRuleset(ruleset);
  const plain = Object.entries(options).filter(([name]) => !isLabOption(name));
  return formatRuleset({ id, options: Object.fromEntries(plain) });
}

/** Whether a board can show games by this ruleset. */
export const isPlain = (ruleset: string): boolean =>
  Object.keys(parseRuleset(ruleset).options).every((name) => !isLabOption(name));

/** The ruleset with one option set or, for null, removed. The engine normalises it. */
export function withOption(ruleset: string, name: string, value: string | null): string {
  const { id, options } = parseRuleset(ruleset);
  const all = Object.entries({ ...options, [name]: value });
  const present = all.filter((entry): entry is [string, string] => entry[1] !== null);
  return formatRuleset({ id, options: Object.fromEntries(present) });
}

/** The value of one of these options. */
export const labOptionOf = (ruleset: string, name: LabOption): string =>
  parseRuleset(ruleset).options[name] ?? LAB_OPTIONS[name].usual;

/** "The sticks show their light side 40 times in 100". */
export function labOptionText(name: LabOption | typeof CONTROL, value: string, l10n: Localizer): string {
  if (name === CONTROL) return l10n.text("lab-point-throws");
  return name === "light"
    ? l10n.text("lab-point-light", { value })
    : l10n.text("lab-point-drowned-guards", {
        value: l10n.text(value === "on" ? "house-on" : "house-off"),
      });
}
