/** The written form of a ruleset: an id of the catalogue and its options, as in `kendall-1979[pieces=5,trap]`. */
import type { RulesetInfo } from "../engine/types.js";

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

/** Whether the catalogue itself has this variant: it differs by the ruleset's own options only. */
export function isOfCatalogue(written: string, { options }: RulesetInfo): boolean {
  return Object.keys(readRuleset(written).options).every((name) => options.includes(name));
}
