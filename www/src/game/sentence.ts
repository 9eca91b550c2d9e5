/**
 * Something to be said, before it is put into a language: a message of the
 * locale files and what fills it. The page keeps sentences in this form, so
 * that all of them change when the language does.
 */
export interface Sentence {
  readonly id: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

export function say(id: string, args?: Record<string, string | number>): Sentence {
  return args ? { id, args } : { id };
}
