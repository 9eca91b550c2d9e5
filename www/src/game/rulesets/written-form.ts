/** The written form of a ruleset: an id of the catalogue and its options, as in `kendall-1979[pieces=5,trap]`. */
import type { Localizer } from "../../base/i18n/localizer.js";
import type { RulesetInfo } from "../../engine/types.js";

export interface WrittenForm {
  id: string;
  /** The options by name; a flag that is on has the value "on". */
  options: Readonly<Record<string, string>>;
}

export function readRuleset(written: string): WrittenForm {
  const [id = "", rest = ""] = written.split("[");
  const parts = rest.replace("]", "").split(",").filter(Boolean);
  const options = parts.map((part) => {
    const [name = "", value = "on"] = part.split("=");
    return [name, value];
  });
  return { id, options: Object.fromEntries(options) };
}

export function writeRuleset({ id, options }: WrittenForm): string {
  const parts = Object.entries(options).map(([name, value]) => (value === "on" ? name : `${name}=${value}`));
  return parts.length > 0 ? `${id}[${parts.join(",")}]` : id;
}

const SHORTENING: readonly string[] = ["pieces", "start_house"];

/** Shortened by us: the end of a game of the catalogue by its own rules, with fewer pieces that start further along. */
export function isShortened(written: string): boolean {
  const names = Object.keys(readRuleset(written).options);
  return names.includes("start_house") && names.every((name) => SHORTENING.includes(name));
}

/** What rules are called that are of the catalogue, or shortened of it; says so of the latter. */
export function nameOfRules(written: string, words: Localizer): string {
  const name = words.text(`ruleset-${readRuleset(written).id}`);
  return isShortened(written) ? words.text("ruleset-shortened", { name }) : name;
}

/** Whether the catalogue itself has this variant: it differs by the ruleset's own options only. */
export function isOfCatalogue(written: string, { options }: RulesetInfo): boolean {
  return Object.keys(readRuleset(written).options).every((name) => options.includes(name));
}
