/**
 * Outlines of hieroglyphs from Noto Sans Egyptian Hieroglyphs 2.000, Copyright 2017 Google Inc., under the SIL Open Font
 * License 1.1 (www/noto-ofl.txt). Written by www/build/signs.mjs: change them there.
 */

export interface Outline {
  width: number;
  height: number;
  path: string;
}

/** Part of the first load: all signs but the figures. */
export const FIRST_OUTLINES = {
  /** 𓋹, S34 in Gardiner's list. */
  ankh: {
    width: 71,
    height: 160,
    path: "M46 160h-21l7-67l-16 1l-16 3v-17l9 1l10 2l11 1l-5-7l-6-12l-7-13l-5-13l-2-12q0-10 5-16q4-6 11-8q7-3 15-3q7 0 14 3q7 2 11 8q5 6 5 16l-2 12l-5 13l-7 13l-6 12l-5 7l11-1l10-2l9-1v17l-16-3l-16-1l7 67zM36 74l6-12l6-13l5-13l2-9q0-7-3-10l-8-5l-8-1l-9 1l-8 5q-3 3-3 10l2 9l5 13l6 13l7 12z",
  },
  /** 𓄤, F35 in Gardiner's list. */
  nefer: {
    width: 42,
    height: 160,
    path: "M21 160l-5-1l-7-5q-4-3-6-10q-3-7-3-18q0-8 2-13l5-8q2-4 5-5l4-3v-75h-15v-9h15v-13h10v13h15v9h-15v75l4 3l5 5l5 8q2 5 2 13q0 11-3 18q-2 7-6 10q-3 4-7 5l-5 1z",
  },
  /** 𓈗, N35A in Gardiner's list. */
  water: {
    width: 160,
    height: 139,
    path: "M43 16l-10 13l-10-13l-10 12h-13l23-28l10 12l10-12l9 12l9-12l10 12l9-12l9 12l10-12l9 12l9-12l10 12l10-12l23 28h-13l-10-12l-10 13l-10-13l-9 13l-9-13l-10 13l-9-13l-9 13l-10-13l-9 13l-9-13zM43 71l-10 13l-10-13l-10 12h-13l23-28l10 12l10-12l9 12l9-12l10 12l9-12l9 12l10-12l9 12l9-12l10 12l10-12l23 28h-13l-10-12l-10 13l-10-13l-9 13l-9-13l-10 13l-9-13l-9 13l-10-13l-9 13l-9-13zM43 127l-10 13l-10-13l-10 12h-13l23-28l10 12l10-12l9 12l9-12l10 12l9-12l9 12l10-12l9 12l9-12l10 12l10-12l23 28h-13l-10-12l-10 13l-10-13l-9 13l-9-13l-10 13l-9-13l-9 13l-10-13l-9 13l-9-13z",
  },
  /** 𓏴, Z9 in Gardiner's list. */
  cross: {
    width: 160,
    height: 160,
    path: "M80 98l-62 62l-18-19l62-61l-62-62l18-18l62 61l62-61l18 18l-62 62l62 61l-18 19l-62-62z",
  },
  /** 𓏤, Z1 in Gardiner's list. */
  stroke: { width: 43, height: 160, path: "M43 160h-43v-160h43v160z" },
  /** 𓇳, N5 in Gardiner's list. */
  sun: {
    width: 160,
    height: 160,
    path: "M80 160q-17 0-31-6q-14-6-25-18q-11-11-18-25q-6-14-6-31q0-17 6-31q7-14 18-25q11-11 25-18q14-6 31-6q17 0 31 6q14 7 25 18q12 11 18 25q6 14 6 31q0 17-6 31q-6 14-18 25q-11 12-25 18q-14 6-31 6zM80 141q13 0 23-5q11-5 20-13q8-8 13-19q4-11 4-24q0-13-4-23q-5-11-13-20q-9-8-20-13q-10-4-23-4q-13 0-24 4q-11 5-19 13q-8 9-13 20q-5 10-5 23q0 13 5 24q5 11 13 19q8 8 19 13q11 5 24 5zM80 97q-7 0-12-5q-5-5-5-12q0-7 5-12q5-5 12-5q7 0 12 5q5 5 5 12q0 7-5 12q-5 5-12 5z",
  },
} satisfies Record<string, Outline>;

/** The outlines that have loaded. A missing sign is drawn as a stroke. */
export type Outlines = typeof FIRST_OUTLINES & Partial<Record<string, Outline>>;
