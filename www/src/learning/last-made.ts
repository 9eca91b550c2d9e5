/** Remembers what was made last: drawing a dialog again does not load it again. */
import type { Localizer } from "../i18n/localizer.js";

export function lastMade<T>(): (key: string, words: Localizer, make: () => T) => T {
  let last: { key: string; words: Localizer; made: T } | null = null;
  return (key, words, make) => {
    if (last?.key !== key || last.words !== words) last = { key, words, made: make() };
    return last.made;
  };
}
