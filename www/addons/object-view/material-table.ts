/** Materials of each part for every theme: daylight colours, and a material kind known to scene.frag. */

import type { ThemeId } from "../../src/board/model.js";

/** Indices into a theme's table. */
export const MATERIAL = {
  table: 0,
  frame: 1,
  frameAcross: 2,
  house: 3,
  marked: 4,
  groove: 5,
  inlay: 6,
  inlayDark: 7,
  line: 8,
  tray: 9,
  white: 10,
  black: 11,
  stickLight: 12,
  stickDark: 13,
  metal: 14,
  /** The fourth number is the share of a sign's colour in its cut. */
  ink: 15,
} as const;

const KIND = {
  cloth: 0,
  glaze: 1,
  ivory: 2,
  wood: 3,
  woodAcross: 4,
  stone: 5,
  metal: 6,
  lacquer: 7,
} as const;
type MaterialKind = keyof typeof KIND;

type MaterialEntry = readonly [colour: string, kind: MaterialKind];
type MaterialSet = Record<Exclude<keyof typeof MATERIAL, "ink">, MaterialEntry> & {
  ink: readonly [string, number];
};

const COMMON = {
  table: ["#cfc7b7", "cloth"],
  stickLight: ["#e9e0cc", "ivory"],
  stickDark: ["#2c1d16", "lacquer"],
  metal: ["#ffca62", "metal"],
} as const;

/** Faience: Brooklyn 49.56a-b consists of it entirely; the darker pieces have a manganese-black glaze. */
const FAIENCE: MaterialSet = {
  ...COMMON,
  frame: ["#31767b", "glaze"],
  frameAcross: ["#31767b", "glaze"],
  house: ["#1f999c", "glaze"],
  marked: ["#2c83b0", "glaze"],
  groove: ["#073a42", "lacquer"],
  inlay: ["#e6e2d4", "glaze"],
  inlayDark: ["#14757f", "glaze"],
  line: ["#dcd6c0", "glaze"],
  tray: ["#0f7c84", "glaze"],
  white: ["#f6f0e4", "ivory"],
  black: ["#14121c", "lacquer"],
  ink: ["#06242f", 0.9],
};

/** Ebony and ivory, as in Tutankhamun's large set (JE 62058). */
const EBONY: MaterialSet = {
  ...COMMON,
  frame: ["#2e1f19", "wood"],
  frameAcross: ["#2e1f19", "woodAcross"],
  house: ["#e7d8ae", "ivory"],
  marked: ["#ebdeb8", "ivory"],
  groove: ["#170d08", "wood"],
  inlay: ["#f1e4c6", "ivory"],
  inlayDark: ["#2a1811", "wood"],
  line: ["#ead8ad", "ivory"],
  tray: ["#8a5530", "wood"],
  white: ["#f6edda", "ivory"],
  black: ["#1b1312", "lacquer"],
  ink: ["#8c3018", 0.95],
};

/** Acacia with painted houses. */
const PAPYRUS: MaterialSet = {
  ...COMMON,
  frame: ["#96683f", "wood"],
  frameAcross: ["#96683f", "woodAcross"],
  house: ["#d4b88a", "wood"],
  marked: ["#e6d4ac", "wood"],
  groove: ["#4a2d15", "wood"],
  inlay: ["#e9dab0", "ivory"],
  inlayDark: ["#94301f", "wood"],
  line: ["#e2cf9f", "ivory"],
  tray: ["#aa7f55", "wood"],
  white: ["#f6efdf", "ivory"],
  black: ["#1f1a1a", "lacquer"],
  ink: ["#20395a", 0.95],
};

/** Limestone, as in the slabs of Cyprus. */
const LIMESTONE: MaterialSet = {
  ...COMMON,
  frame: ["#cdbf9f", "stone"],
  frameAcross: ["#cdbf9f", "stone"],
  house: ["#c7b995", "stone"],
  marked: ["#c9bb98", "stone"],
  groove: ["#75684e", "stone"],
  inlay: ["#cdbf9f", "stone"],
  inlayDark: ["#cdbf9f", "stone"],
  line: ["#75684e", "stone"],
  tray: ["#bfb291", "stone"],
  white: ["#f3ecdc", "stone"],
  black: ["#34393b", "lacquer"],
  ink: ["#5a4630", 0.6],
};

/** High contrast always uses the flat view. */
type ObjectTheme = Exclude<ThemeId, "contrast">;

const MATERIALS: Record<ObjectTheme, MaterialSet> = {
  faience: FAIENCE,
  ebony: EBONY,
  papyrus: PAPYRUS,
  limestone: LIMESTONE,
};

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Sixteen entries of (red, green, blue, kind) with linear colours. */
export function materialTable(theme: string, dark: boolean): Float32Array {
  const table: MaterialSet | undefined = MATERIALS[theme as ObjectTheme];
  if (!table) throw new RangeError(`no materials for ${theme}`);
  const numbers = new Float32Array(64);
  for (const [name, place] of Object.entries(MATERIAL)) {
    const [colour, kind] = table[name as keyof MaterialSet];
    const parts = [1, 3, 5].map((offset) =>
      linear(Number.parseInt(colour.slice(offset, offset + 2), 16) / 255),
    );
    const dim = dark && name === "table" ? 0.3 : 1;
    numbers.set(
      [...parts.map((part) => part * dim), typeof kind === "number" ? kind : KIND[kind]],
      place * 4,
    );
  }
  return numbers;
}
