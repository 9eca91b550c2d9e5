/**
 * The page's languages. Each file in `www/locales/` is named by its language code and states its name and direction in
 * its head. Messages below a group comment `## later: name` form a part of that name; all others form the first part. A
 * part is named after its owner: a few belong to the core, the others to an add-on or a page, and are left out where that
 * is missing. Every
 * language uses English's assignment of messages to parts. The parts are delivered in a few files. Comments are for
 * translators and are not delivered.
 *
 * Messages are parsed at build time, so the page does not need Fluent's parser, which is a third as large as the first
 * texts.
 */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { withCommonTextOnce } from "./common-text.mjs";
import { pathOf } from "./sources.mjs";

/** @typedef {{ first: string, [later: string]: string }} Parts */
/** @typedef {{ code: string, name: string, direction: "ltr" | "rtl", source: string, parts: Parts }} Locale */
/** @typedef {import("../src/base/i18n/localizer.js").TextFile} TextFile */

const FOLDER = fileURLToPath(new URL("../locales/", import.meta.url));
const GROUP = /^## (?:later: ([\w-]+(?:\/\w+)?))?/;
const MESSAGE = /^(-?[a-z][\w-]*) *=/i;
/** The fallback language. */
const FALLBACK = "en";

/**
 * @param {string} source
 * @param {ReadonlyMap<string, string>} [places] the parts of messages that override their group
 * @returns {Parts}
 */
export function localeParts(source, places = new Map()) {
  /** @type {Parts} */
  const parts = { first: "" };
  let group = "first";
  let part = group;
  for (const line of source.split("\n")) {
    const heading = GROUP.exec(line);
    if (heading) group = part = heading[1] ?? "first";
    const id = MESSAGE.exec(line)?.[1];
    if (id) part = places.get(id) ?? group;
    parts[part] ??= "";
    if (!line.startsWith("#")) parts[part] += `${line}\n`;
  }
  for (const [name, text] of Object.entries(parts))
    parts[name] = `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
  return parts;
}

/** The parts of the core, and of what several add-ons say. */
export const CORE_PARTS = ["first", "refusal", "advice", "dialogs", "rules", "notices", "failure", "menu"];

/** Returns true unless the part belongs to an add-on or a page that this build lacks. @param {string} part */
function isOwned(part) {
  const [owner = ""] = part.split("/");
  return (
    CORE_PARTS.includes(part) || ["addons", "pages"].some((place) => existsSync(pathOf(`${place}/${owner}`)))
  );
}

/**
 * The parts in the files that only some visits need: an unattended screen, and pages of their own.
 * @type {Partial<Record<TextFile, readonly string[]>>}
 */
const OWN_FILES = {
  kiosk: ["kiosk"],
  school: ["school"],
  embedding: ["embedding", "dialogs", "failure", "notices"],
  print: ["print", "dialogs", "failure", "house-rules", "notices", "rules"],
  lab: ["lab", "dialogs", "failure", "house-rules", "notices", "print", "refusal", "rules"],
};

/** The files in which each language is delivered. */
export const TEXT_FILES = /** @type {TextFile[]} */ (["first", "rest", ...Object.keys(OWN_FILES)]);

/**
 * The source of a file. Every visit loads `first`, and then `rest`, which has all parts that are not named like a file.
 * @param {TextFile} file
 * @param {Parts} parts
 */
export function textFile(file, parts) {
  const rest = Object.keys(parts).filter((name) => name !== "first" && !Object.hasOwn(OWN_FILES, name));
  const names = file === "first" ? ["first"] : (OWN_FILES[file] ?? rest);
  return names
    .filter(isOwned)
    .map((name) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`no part of the texts is called ${name}`);
      return part;
    })
    .join("\n");
}

/**
 * The messages of a text, parsed by Fluent, by id, with what the variants of a choice have in common outside it.
 * @param {string} source
 * @returns {Record<string, NonNullable<import("@fluent/bundle").Message["value"]>>}
 */
export function messagesOf(source) {
  const { body } = new FluentResource(source);
  const count = source.split("\n").filter((line) => MESSAGE.test(line)).length;
  if (body.length !== count) throw new SyntaxError(`${count - body.length} messages cannot be read`);
  return Object.fromEntries(
    body.map(({ id, value, attributes }) => {
      if (value === null || Object.keys(attributes).length > 0) throw new SyntaxError(`${id} has attributes`);
      return [id, withCommonTextOnce(value)];
    }),
  );
}

/**
 * The same as JSON, without the number of decimals of whole numbers, which Fluent takes for 0.
 * @param {string} source
 */
export const messagesAsJson = (source) =>
  JSON.stringify(messagesOf(source), (key, value) =>
    key === "precision" && value === 0 ? undefined : value,
  );

/**
 * The same with shorter words for what occurs most often, which `messagesIn` of messages.ts replaces again: a fifth of
 * what a visitor keeps offline in some languages. In texts, quotation marks are escaped.
 * @param {string} source
 */
export const shortMessages = (source) =>
  messagesAsJson(source)
    .replaceAll('{"type":"var","name":', '{"v":')
    .replaceAll('{"type":"select","selector":', '{"c":')
    .replaceAll(',"variants":[', ',"o":[')
    .replaceAll(/\{"type":"mesg","name":("[^"]*"),"attr":null\}/g, '{"m":$1}')
    .replaceAll(/\{"key":\{"type":"str","value":("[^"]*")\}/g, '{"s":$1');

/**
 * The part of every message.
 * @param {Parts} parts
 */
function placesOf(parts) {
  return new Map(
    Object.entries(parts).flatMap(([part, text]) =>
      text.split("\n").flatMap((line) => {
        const id = MESSAGE.exec(line)?.[1];
        return id ? [/** @type {const} */ ([id, part])] : [];
      }),
    ),
  );
}

/**
 * @param {string} code
 * @param {string} source
 * @param {ReadonlyMap<string, string>} places
 * @returns {Locale}
 */
function locale(code, source, places) {
  const name = /^### Language: (.+)$/m.exec(source)?.[1];
  const direction = /^### Direction: (ltr|rtl)$/m.exec(source)?.[1];
  if (!name || !direction)
    throw new Error(`${code}.ftl needs two lines: "### Language: …" and "### Direction: ltr" or "rtl"`);
  const parts = localeParts(source, places);
  return { code, name, direction: direction === "rtl" ? "rtl" : "ltr", source, parts };
}

/**
 * All languages: the fallback first, the others by their own names.
 * @returns {Promise<Locale[]>}
 */
export async function readLocales() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".ftl"));
  const places = placesOf(localeParts(await readFile(`${FOLDER}${FALLBACK}.ftl`, "utf8")));
  const locales = await Promise.all(
    names.map(async (name) =>
      locale(name.slice(0, -".ftl".length), await readFile(FOLDER + name, "utf8"), places),
    ),
  );
  const rank = (/** @type {Locale} */ { code }) => (code === FALLBACK ? 0 : 1);
  const collator = new Intl.Collator(FALLBACK);
  return locales.sort((a, b) => rank(a) - rank(b) || collator.compare(a.name, b.name));
}

/** @typedef {{ code: string, name: string, direction: "ltr" | "rtl" }} Head */

/** The generated module that lists the languages. */
const LANGUAGES = "senet-languages";
const LANGUAGES_MODULE = `\0${LANGUAGES}`;

/** The page's metadata of every language. @returns {Promise<Head[]>} */
export const localeHeads = async () =>
  (await readLocales()).map(({ code, name, direction }) => ({ code, name, direction }));

/**
 * For the bundler: the first part of each locale file, and the list of languages as the module `senet-languages`.
 * @type {import("rolldown").Plugin}
 */
export const localesPlugin = {
  name: "locales",
  resolveId: (id) => (id === LANGUAGES ? LANGUAGES_MODULE : null),
  async load(id) {
    if (id === LANGUAGES_MODULE) return `export default ${JSON.stringify(await localeHeads())}`;
    if (!id.endsWith(".ftl")) return null;
    const { first } = localeParts(await readFile(id, "utf8"));
    const reader = JSON.stringify(pathOf("base/i18n/messages.ts"));
    const code = `import { messagesIn } from ${reader};\nexport default messagesIn(${JSON.stringify(shortMessages(first))})`;
    return { code, moduleType: "js" };
  },
};
