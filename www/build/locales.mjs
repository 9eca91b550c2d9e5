/**
 * The languages of the page: each is one file of `www/locales/`, named by its code, that says its own name and
 * direction in its head. Its texts are delivered in parts: the messages below a group comment `## later: name` go
 * into a part of that name, which the page loads when it is wanted; all others are the first part. Comments are for
 * translators and are not delivered.
 */
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** @typedef {{ first: string, [later: string]: string }} Parts */
/** @typedef {{ code: string, name: string, direction: "ltr" | "rtl", source: string, parts: Parts }} Locale */

const FOLDER = fileURLToPath(new URL("../locales/", import.meta.url));
const GROUP = /^## (?:later: (\w+))?/;
/** What the page speaks when there is nothing better. */
const FALLBACK = "en";

/**
 * @param {string} source
 * @returns {Parts}
 */
export function localeParts(source) {
  /** @type {Parts} */
  const parts = { first: "" };
  let part = "first";
  for (const line of source.split("\n")) {
    const group = GROUP.exec(line);
    if (group) part = group[1] ?? "first";
    parts[part] ??= "";
    if (!line.startsWith("#")) parts[part] += `${line}\n`;
  }
  for (const [name, text] of Object.entries(parts))
    parts[name] = `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
  return parts;
}

/**
 * @param {string} code
 * @param {string} source
 * @returns {Locale}
 */
function locale(code, source) {
  const name = /^### Language: (.+)$/m.exec(source)?.[1];
  const direction = /^### Direction: (ltr|rtl)$/m.exec(source)?.[1];
  if (!name || !direction)
    throw new Error(`${code}.ftl needs two lines: "### Language: …" and "### Direction: ltr" or "rtl"`);
  return { code, name, direction: direction === "rtl" ? "rtl" : "ltr", source, parts: localeParts(source) };
}

/**
 * Every language, the one to fall back on first, the others by their own names.
 * @returns {Promise<Locale[]>}
 */
export async function readLocales() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".ftl"));
  const locales = await Promise.all(
    names.map(async (name) => locale(name.slice(0, -".ftl".length), await readFile(FOLDER + name, "utf8"))),
  );
  const rank = (/** @type {Locale} */ { code }) => (code === FALLBACK ? 0 : 1);
  const collator = new Intl.Collator(FALLBACK);
  return locales.sort((a, b) => rank(a) - rank(b) || collator.compare(a.name, b.name));
}

/**
 * For the bundler: what a locale file says first, and the list of languages as the module `senet-languages`.
 * @type {import("esbuild").Plugin}
 */
export const localesPlugin = {
  name: "locales",
  setup(bundler) {
    bundler.onLoad({ filter: /\.ftl$/ }, async ({ path }) => ({
      contents: localeParts(await readFile(path, "utf8")).first,
      loader: "text",
    }));
    bundler.onResolve({ filter: /^senet-languages$/ }, ({ path }) => ({ path, namespace: "languages" }));
    bundler.onLoad({ filter: /./, namespace: "languages" }, async () => ({
      contents: JSON.stringify(
        (await readLocales()).map(({ code, name, direction }) => ({ code, name, direction })),
      ),
      loader: "json",
    }));
  },
};
