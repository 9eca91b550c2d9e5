/** Languages whose letters this machine cannot draw, because it has no font for them. */
import type { Language } from "./localizer.js";

/**
 * Letters of each script that a machine may lack, of different widths where the script has them. All other languages
 * are written with letters that every machine has.
 */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  ar: ["س", "ا", "م", "ة"],
  hi: ["ह", "र", "झ", "ऊ"],
  ja: ["あ", "の", "語"],
  ko: ["한", "글", "뭐"],
  zh: ["简", "体", "龙"],
};

/** No letter has this code: what is drawn for it is what is drawn for every letter that is missing. */
const UNASSIGNED = "\u0378";

const SIZE_PX = 32;

/** The width of a text, and what it looks like; null where that cannot be known. */
export interface Pen {
  width(text: string): number;
  picture(text: string): string | null;
}

/** Whether the letters of a language are drawn as letters, not all as the same box. */
export function isDrawable(code: string, pen: Pen): boolean {
  const samples = SAMPLES[code];
  if (!samples) return true;
  const box = pen.width(UNASSIGNED);
  if (samples.some((sample) => Math.abs(pen.width(sample) - box) > 0.01)) return true;
  // A box may be as wide as a letter of a script in which all letters are equally wide.
  const [first, ...others] = samples.map((sample) => pen.picture(sample));
  if (first === null || first === undefined) return true;
  return others.some((other) => other !== first);
}

/** Draws with the fonts of the page; null where there is no canvas. */
function canvasPen(): Pen | null {
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
  // A browser that answers noise for the same picture says nothing about letters.
  const [once, again] = ["A", "A"].map(picture);
  const honest = once === again;
  return {
    width: (text) => context.measureText(text).width,
    picture: (text) => (honest ? picture(text) : null),
  };
}

let missing: ReadonlySet<string> | null = null;

/** The codes of the languages that this machine cannot draw; asked for once. */
export function undrawable(): ReadonlySet<string> {
  if (!missing) {
    const pen = canvasPen();
    missing = new Set(pen ? Object.keys(SAMPLES).filter((code) => !isDrawable(code, pen)) : []);
  }
  return missing;
}

/** The name of a language in a list: its own, with the English one where its own cannot be drawn. */
export function nameToShow({ code, name }: Language): string {
  if (!undrawable().has(code)) return name;
  const english = new Intl.DisplayNames(["en"], { type: "language" }).of(code);
  return `${english ?? code} (${name})`;
}
