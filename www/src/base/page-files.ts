/** The address of a file of the page; this module is a part of `main.js`, which lies beside them. */
export const beside = (path: string): URL => new URL(path, import.meta.url);

// ---- Where the texts come from; the single file has a module of its own in the stead of this one.

/** The last line of every file of texts: one without it was cut, or is something else. */
const WHOLE = "# end\n";

/** A part of the texts of one language, in Fluent's format. */
export async function localeSource(language: string, part = "first"): Promise<string> {
  const name = `locales/${part === "first" ? "" : `${part}.`}${language}.ftl`;
  const response = await fetch(beside(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const source = await response.text();
  if (!source.endsWith(WHOLE)) throw new Error(`${name} is damaged`);
  return source;
}
