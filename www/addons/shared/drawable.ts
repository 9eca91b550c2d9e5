/** Finds languages that this machine cannot display for lack of fonts. */

import type { Language } from "../../src/base/i18n/localizer.js";
import { displayNames } from "../../src/base/i18n/localizer.js";

/**
 * Sample letters of scripts that may lack a font, with different widths if the script has them. Every machine can
 * display the scripts of all other languages.
 */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  ar: ["س", "ا", "م", "ة"],
  hi: ["ह", "र", "झ", "ऊ"],
  ja: ["あ", "の", "語"],
  ko: ["한", "글", "뭐"],
  zh: ["简", "体", "龙"],
};

/** An unassigned code point, drawn like every missing glyph. */
const UNASSIGNED = "\u0378";

const SIZE_PX = 32;

/** The width and pixels of a text; null if the browser does not reveal them. */
interface Pen {
  width(text: string): number;
  picture(text: string): string | null;
}

/** Returns whether a language's letters are drawn as distinct glyphs and not all as the same box. */
export function isDrawable(code: string, pen: Pen): boolean {
  const samples = SAMPLES[code];
  if (!samples) return true;
  const box = pen.width(UNASSIGNED);
  if (samples.some((sample) => Math.abs(pen.width(sample) - box) > 0.01)) return true;
  // In a monospaced script, the replacement box may have the width of a letter.
  const [first, ...others] = samples.map((sample) => pen.picture(sample));
  if (first === null || first === undefined) return true;
  return others.some((other) => other !== first);
}

/** Draws with the page's fonts. Returns null without a page or a canvas. */
function canvasPen(): Pen | null {
  if (typeof document === "undefined") return null;
  const canvas = document.createElement("canvas");
  canvas.width = SIZE_PX * 2;
  canvas.height = SIZE_PX * 2;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  context.font = `${SIZE_PX}px system-ui, sans-serif`;
  context.textBaseline = "top";
  const picture = (text: string) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(text, 4, 4);
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  // If two readings of the same picture differ, the browser adds noise and the pixels prove nothing.
  const [once, again] = ["A", "A"].map(picture);
  const reliable = once === again;
  return {
    width: (text) => context.measureText(text).width,
    picture: (text) => (reliable ? picture(text) : null),
  };
}

let undrawableCodes: ReadonlySet<string> | null = null;

/** The codes of languages that this machine cannot display; computed once. */
export function undrawable(): ReadonlySet<string> {
  if (!undrawableCodes) {
    const pen = canvasPen();
    undrawableCodes = new Set(pen ? Object.keys(SAMPLES).filter((code) => !isDrawable(code, pen)) : []);
  }
  return undrawableCodes;
}

/** A language's name in a list: its own name, followed by the English one if its own cannot be displayed. */
export function languageLabel({ code, name }: Language): string {
  if (!undrawable().has(code)) return name;
  const english = displayNames("en", { type: "language" }).of(code);
  return `${english ?? code} (${name})`;
}
