/** Every language translates all English messages, in its own words and grammar. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { messagesOf, readLocales, TEXT_FILES, textFile } from "../../www/build/locales.mjs";
import { CATEGORIES, filled, messages, wordsChosenBy } from "./fluent.mjs";

/** @typedef {import("./fluent.mjs").Said} Said */

const locales = await readLocales();
const [english] = locales;
const source = messages(english);
const chosen = wordsChosenBy(source.values());

/** English messages that only build sentences; a language may build its own in another way. */
const buildsSentences = new Set([...source.values()].flatMap(({ refers }) => [...refers]));
/** The page also uses some of these directly. */
const SAID_ALONE = ["number"];

const COUNTS = Array.from({ length: 121 }, (_, count) => count);
/** Plural categories so distinct that a language which has them must provide them. */
const TELLING = ["one", "two", "few"];

/** Names, keys, file names and museum numbers, which are not translated. */
const NAMES =
  /PlayPalace|startwithabook\.org|Enter|Space|Escape|Esc|Home|End|Shift|WebAssembly|Safari|Edge|script-src|wasm-unsafe-eval|senet\.wasm|\.wasm|oEmbed|oembed\.json|cookie|JSON|UTF-(?:8|16)|\b(?:true|false)\b|\.(?:png|jpg|webp|gif|svg)|https?(?::\/\/)?|\bA4\b|globalegyptianmuseum\.org|SHA-256|QR|CSV|BibTeX|\bsenet\b|seed|devinokeefe\/senet|Ludii|Passing Through the Netherworld|King Tut’s Game|Museum of Fine Arts|The World of Games|Masters Traditional Games|Senet, the Senet contributors|\bMIT\b|Apache-2\.0|CC BY 4\.0|\bCC0\b|Niidae Wiki|Lockdown Mode|\bLetter\b|Timothy Kendall|Gustave Jéquier|Peter A\. Piccione|R\. C\. Bell|\b[A-Z]\b|\bp(?= =)|\b(?:JE|EA) \d+|\b\d[\d.]*[a-z](?:[-–][a-z])?(?![a-z])/g;
/** English-only words; in another language they are untranslated text. */
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|of|and|with|your|you|throws?|thrown|pieces|piece|house|houses|board|which|cannot|this|that|when|spools?|rules|rulesets?)(?!\p{L})/iu;

/** @param {Iterable<string>} list */
const sorted = (list) => [...list].sort();

for (const locale of locales) {
  const { code, name } = locale;
  const all = messages(locale);
  const plurals = new Intl.PluralRules(code);
  const categories = new Set(COUNTS.map((count) => plurals.select(count)));

  /** @param {(said: Said, original: Said | undefined) => unknown} fault */
  const none = (fault) => {
    const faults = [...all.values()].flatMap((message) => {
      const found = fault(message, source.get(message.id));
      return found ? [`${message.id}: ${found}`] : [];
    });
    assert.deepEqual(faults, []);
  };

  test(`${name}: the file parses as intended`, () => {
    assert.deepEqual(Intl.getCanonicalLocales(code), [code]);
    assert.deepEqual(Intl.PluralRules.supportedLocalesOf(code), [code]);
    const ids = [...locale.source.matchAll(/^([^\s#}].*?) *=/gm)].map(([, id]) => id);
    const read = new FluentResource(locale.source).body.map(({ id }) => id);
    assert.deepEqual(read, ids, "each message that is written can be read");
    assert.equal(all.size, read.length, "and is there once");
    assert.deepEqual(sorted(Object.keys(locale.parts)), sorted(Object.keys(english.parts)));
  });

  test(`${name}: every English message is translated, and nothing else`, () => {
    const missing = [...source.keys()].filter(
      (id) => !all.has(id) && (SAID_ALONE.includes(id) || !buildsSentences.has(id)),
    );
    assert.deepEqual(missing, []);
    const used = new Set([...all.values()].flatMap(({ refers }) => [...refers]));
    none((message, original) => !original && !used.has(message.id) && "nobody says it");
    for (const file of TEXT_FILES) {
      const loaded = ["first", file].flatMap((/** @type {any} */ name) =>
        Object.keys(messagesOf(textFile(name, locale.parts))),
      );
      const there = new Set(loaded);
      const away = loaded.flatMap((id) => [...(all.get(id)?.refers ?? [])].filter((to) => !there.has(to)));
      assert.deepEqual(away, [], `${file} refers to these, which may not be loaded`);
    }
  });

  test(`${name}: every message uses the variables it is given, and no others`, () => {
    none((message, original) => {
      if (!original) return false;
      const lost = [...original.prints].filter((variable) => !message.prints.has(variable));
      const unknown = [...message.needs].filter((variable) => !original.needs.has(variable));
      return (lost.length > 0 && `does not say ${lost}`) || (unknown.length > 0 && `asks for ${unknown}`);
    });
  });

  test(`${name}: selectors use only values that occur`, () => {
    none((message) =>
      message.choices
        .map(({ variable, words }) => {
          const known = chosen.get(variable) ?? new Set();
          const wrong = words.filter((word) => !known.has(word) && !CATEGORIES.has(word));
          return wrong.length > 0 && `$${variable} is never ${wrong}`;
        })
        .find(Boolean),
    );
  });

  test(`${name}: numbers follow its own grammar`, () => {
    const noneIsOne = plurals.select(0) === "one";
    none((message) =>
      message.choices
        .map(({ variable, words, numbers, prints }) => {
          if (!words.some((word) => CATEGORIES.has(word) && word !== "other")) return false;
          const foreign = words.filter(
            (word) => CATEGORIES.has(word) && !categories.has(/** @type {any} */ (word)),
          );
          if (foreign.length > 0) return `${code} has no ${foreign}`;
          if (![...prints.values()].some((printed) => printed.has(variable))) return false;
          const lacking = TELLING.filter(
            (category) =>
              categories.has(/** @type {any} */ (category)) &&
              !words.includes(category) &&
              !(category === "one" && numbers.includes(1)),
          );
          if (lacking.length > 0) return `lacks ${lacking} of $${variable}`;
          const silent = words.includes("one") && !prints.get("one")?.has(variable);
          return noneIsOne && silent && !numbers.includes(0) && `says "one" for no $${variable}: use [1]`;
        })
        .find(Boolean),
    );
  });

  test(`${name}: no sentence breaks with any values`, () => {
    /** @type {Set<string>} */
    const broken = new Set();
    let faults = 0;
    for (const { id, text, faults: found } of filled(locale, all, source)) {
      if (found.length > faults) broken.add(`${id}: ${found.at(-1)?.message}`);
      faults = found.length;
      if (/[{}]/.test(text)) broken.add(`${id}: a brace in “${text}”`);
      if (/^\s|\s$| {2}|\?\?\?/.test(text) || text === "") broken.add(`${id}: blanks in “${text}”`);
      if (/["']/.test(text.replace("'wasm-unsafe-eval'", "")))
        broken.add(`${id}: a straight quote in “${text}”`);
    }
    assert.deepEqual([...broken], []);
  });

  if (locale === english) continue;

  test(`${name}: nothing is left in English`, () => {
    const latin = new Intl.Locale(code).maximize().script === "Latn";
    const foreign = latin ? ENGLISH_WORDS : /[A-Za-z]/;
    /** @type {Map<string, string>} */
    const originals = new Map();
    for (const { id, text } of filled(english, source, source))
      if (!originals.has(id)) originals.set(id, text);
    /** @type {Set<string>} */
    const left = new Set();
    for (const { id, text } of filled(locale, all, source)) {
      if (foreign.test(text.replace(NAMES, ""))) left.add(`${id}: “${text}”`);
      const long = text.replace(NAMES, "").match(/\p{L}+/gu) ?? [];
      if (long.length > 2 && text === originals.get(id)) left.add(`${id}: as in English, “${text}”`);
    }
    assert.deepEqual([...left], []);
  });
}
