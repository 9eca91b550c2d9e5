/** The options of a game as a page's address has them. */
import type { StartOptions } from "./element-types.js";

/** What an option is called in the address. */
const IN_THE_ADDRESS: Readonly<Record<keyof StartOptions, string>> = {
  ruleset: "ruleset",
  name: "name",
  board: "board",
  opponent: "opponent",
  side: "side",
  seed: "seed",
  language: "lang",
  theme: "theme",
  view: "view",
  scheme: "scheme",
  speed: "speed",
  keep: "keep",
  kiosk: "kiosk",
};

export const OPTION_NAMES = Object.keys(IN_THE_ADDRESS) as readonly (keyof StartOptions)[];

/** The option that the address calls so. */
export function optionOf(name: unknown): string | null {
  return OPTION_NAMES.find((option) => IN_THE_ADDRESS[option] === name) ?? null;
}

/** The query of an address with these options: "" or "?…". */
export function queryOf(options: StartOptions, before = ""): string {
  const query = new URLSearchParams(before);
  for (const name of OPTION_NAMES) {
    const value = options[name];
    const text = value === true ? "1" : value === false || value === undefined ? "" : String(value);
    if (text !== "") query.set(IN_THE_ADDRESS[name], text);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
