/** The code blocks of a document. */
import { readFile } from "node:fs/promises";
import { ROOT } from "../../www/build/bundle.mjs";

/** @param {string} name of the document, in `docs/` */
export async function snippets(name) {
  const document = await readFile(`${ROOT}docs/${name}.md`, "utf8");
  const all = [...document.matchAll(/^( *)```(\w+)\n(.*?)^ *```$/gms)].map(([, indent, language, code]) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));
  /** @param {string} language */
  const of = (language) => all.filter((snippet) => snippet.language === language).map(({ code }) => code);
  return { document, all, of };
}
