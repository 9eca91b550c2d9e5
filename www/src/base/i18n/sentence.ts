/**
 * Something to be said, before it is put into a language: a message of the
 * locale files and what fills it. The page keeps sentences in this form, so
 * that all of them change when the language does.
 */
export interface Sentence {
  readonly id: string;
  readonly args?: Gaps;
}

/** What fills a message. Of several numbers any one is meant: "4 or 6". */
export type Gaps = Readonly<Record<string, string | number | readonly number[]>>;

export function say(id: string, args?: Gaps): Sentence {
  return args ? { id, args } : { id };
}

/** What an error says for itself, to be told in a sentence. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Characters that turn the direction of what follows them: within a value that is shown they have no business. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * What somebody else has written, as an address has it, as a part of a sentence: in a direction of its own, so that the
 * sentence keeps its order, and cut in its middle to so many characters.
 */
export function foreign(text: string, most = 100): string {
  const letters = [...text.replace(TURNING, "")];
  if (letters.length > most) letters.splice(most / 2, letters.length - most + 1, "…");
  return `\u2068${letters.join("")}\u2069`;
}
