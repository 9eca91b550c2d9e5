/** The colours of each board as data, so that a test can check the contrast of every piece on every house. */

import { MORE_CONTRAST, matches } from "../base/media.js";
import type { ThemeId } from "./model.js";

export type Material = "faience" | "wood" | "ivory" | "papyrus" | "stone" | "flat";

export interface PieceColours {
  fill: string;
  /** The outline of the piece. */
  edge: string;
  light: string;
  dark: string;
}

export interface Palette {
  /** The box; `face` is for the houses. */
  material: Material;
  face: Material;
  frame: string;
  /** Thin strips set into the frame. */
  inlay: string;
  /** Colours of the blocks around the field, repeated; empty for materials without blocks. */
  frieze: string[];
  /** The gaps between the houses. */
  groove: string;
  house: string;
  /** Houses with a sign. */
  marked: string;
  ink: string;
  /** Stands in the upper left corner, on the plain house colour. */
  number: string;
  white: PieceColours;
  black: PieceColours;
  /** Rings and lines, each outlined with `halo`. */
  halo: string;
  movable: string;
  selected: string;
  move: string;
  hit: string;
  off: string;
  water: string;
  last: string;
  reason: string;
  pair: string;
  blockade: string;
  /** The lining of the drawers. */
  tray: string;
  /** The table around the box, which the page paints behind the canvas. */
  table: { light: string; dark: string };
  /** Flat drawing without gradients. */
  plain: boolean;
}

const IVORY: PieceColours = { fill: "#f4ead2", edge: "#2a1b10", light: "#fffdf4", dark: "#b8a17a" };
const EBONY: PieceColours = { fill: "#241c1c", edge: "#0b0706", light: "#7d6c64", dark: "#0b0808" };

const SIGNALS = {
  halo: "#160d07",
  movable: "#ffd75e",
  selected: "#fff3b8",
  move: "#fff6d6",
  hit: "#ff8a73",
  off: "#ffd75e",
  water: "#9fe3ff",
  last: "#ffe9a8",
  reason: "#ff9c80",
  pair: "#ffe08a",
  blockade: "#ffc2a8",
};

const PALETTES: Record<ThemeId, Palette> = {
  faience: {
    ...SIGNALS,
    material: "faience",
    face: "faience",
    frame: "#186e7b",
    inlay: "#d9b45a",
    frieze: ["#0d3f52", "#5fc4bd", "#0d3f52", "#e9dcb6"],
    groove: "#0b323b",
    house: "#2b9ba1",
    marked: "#2c93b0",
    ink: "#06222b",
    number: "#02161d",
    white: { ...IVORY, fill: "#f8f0dc" },
    black: { fill: "#17151f", edge: "#05040a", light: "#76708c", dark: "#07060c" },
    tray: "#2d8d94",
    table: { light: "#ece4d4", dark: "#11181b" },
    plain: false,
  },
  ebony: {
    ...SIGNALS,
    material: "wood",
    face: "ivory",
    frame: "#3b2417",
    inlay: "#e3c787",
    frieze: ["#e8d6a8", "#22130b"],
    groove: "#1d110a",
    house: "#e0cfa6",
    marked: "#e9dab4",
    ink: "#4a1f12",
    number: "#3d2410",
    white: { ...IVORY, fill: "#fffaf0", light: "#ffffff" },
    black: EBONY,
    tray: "#b48a55",
    table: { light: "#efe8da", dark: "#16120f" },
    plain: false,
  },
  papyrus: {
    ...SIGNALS,
    material: "wood",
    face: "papyrus",
    frame: "#7d5429",
    inlay: "#c23b22",
    frieze: ["#a8321f", "#ead9a6", "#24527a", "#ead9a6", "#4d7a3a", "#ead9a6"],
    groove: "#5a3a1a",
    house: "#dcc88f",
    marked: "#e8d8a6",
    ink: "#1f3550",
    number: "#40280d",
    white: { ...IVORY, fill: "#fffdf5", light: "#ffffff" },
    black: { fill: "#1f1b1a", edge: "#070505", light: "#786a60", dark: "#0a0807" },
    tray: "#b8935a",
    table: { light: "#f1ead9", dark: "#17130d" },
    plain: false,
  },
  limestone: {
    ...SIGNALS,
    material: "stone",
    face: "stone",
    frame: "#c3b596",
    inlay: "#6b5c40",
    frieze: [],
    groove: "#9c8f75",
    house: "#b09f7d",
    marked: "#b9a985",
    ink: "#3a2a1a",
    number: "#1a1309",
    white: { fill: "#fbf8f0", edge: "#2b241a", light: "#ffffff", dark: "#b9b09c" },
    black: { fill: "#2b3338", edge: "#0a0d0f", light: "#76848c", dark: "#0f1316" },
    tray: "#b09f7d",
    table: { light: "#efeae0", dark: "#151413" },
    plain: false,
  },
  contrast: {
    halo: "#000000",
    movable: "#ffe600",
    selected: "#ffffff",
    move: "#00ff66",
    hit: "#ff7a7a",
    off: "#ffe600",
    water: "#5cd6ff",
    last: "#ffffff",
    reason: "#ff7a7a",
    pair: "#ffe600",
    blockade: "#ff9d5c",
    material: "flat",
    face: "flat",
    frame: "#000000",
    inlay: "#ffffff",
    frieze: [],
    groove: "#ffffff",
    house: "#2b2b2b",
    marked: "#3a3a3a",
    ink: "#ffffff",
    number: "#ffffff",
    white: { fill: "#ffffff", edge: "#000000", light: "#ffffff", dark: "#d0d0d0" },
    black: { fill: "#000000", edge: "#ffffff", light: "#000000", dark: "#000000" },
    tray: "#000000",
    table: { light: "#ffffff", dark: "#000000" },
    plain: true,
  },
};

export const THEMES = Object.keys(PALETTES) as ThemeId[];

/** The palette of visitors who have chosen none and whose system does not ask for more contrast. */
export const DEFAULT_THEME: ThemeId = "faience";

/** The palette for a setting: the chosen one, or for "auto" the one that suits the system. */
export function themeOf(setting: string): string {
  if (setting !== "auto") return setting;
  return matches(MORE_CONTRAST) ? "contrast" : DEFAULT_THEME;
}

function isTheme(name: string): name is ThemeId {
  return Object.hasOwn(PALETTES, name);
}

export function paletteOf(theme: string): Palette {
  if (!isTheme(theme)) throw new RangeError(`unknown theme ${theme}`);
  return PALETTES[theme];
}

export const faceLight = (face: string): string => lighter(face, 0.1);
export const faceDark = (face: string): string => darker(face, 0.12);

// ---- Arithmetic on colours in the form #rrggbb.

type Channels = [number, number, number];

export function channels(hex: string): Channels {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`not #rrggbb: ${hex}`);
  return [1, 2, 3].map((group) => Number.parseInt(match[group] as string, 16)) as Channels;
}

/** `amount` 0 returns `a`, 1 returns `b`. */
export function mix(a: string, b: string, amount: number): string {
  const to = channels(b);
  const mixed = channels(a).map((value, index) =>
    Math.round(value + ((to[index] as number) - value) * amount),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const lighter = (hex: string, amount: number): string => mix(hex, "#ffffff", amount);
export const darker = (hex: string, amount: number): string => mix(hex, "#000000", amount);

export function fade(hex: string, alpha: number): string {
  return `rgba(${channels(hex).join(",")},${alpha})`;
}
