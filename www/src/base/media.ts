/** Preferences of the system and facts about the window, as media queries. */

export const DARK = "(prefers-color-scheme: dark)";
export const FORCED_COLOURS = "(forced-colors: active)";
export const MORE_CONTRAST = "(prefers-contrast: more)";
const REDUCED_DATA = "(prefers-reduced-data: reduce)";
export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const COARSE_POINTER = "(pointer: coarse)";

const queries = new Map<string, MediaQueryList>();

/** The live query, created once, because the page asks on every redraw. */
export function mediaQuery(text: string): MediaQueryList {
  let query = queries.get(text);
  if (!query) {
    query = globalThis.matchMedia(text);
    queries.set(text, query);
  }
  return query;
}

export const matches = (text: string): boolean => mediaQuery(text).matches;

/** The visitor's data saver is on. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matches(REDUCED_DATA);
}
