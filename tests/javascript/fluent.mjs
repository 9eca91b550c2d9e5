/** Reads the locale files as data: which messages there are, what each prints, selects on and refers to. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {import("../../www/build/locales.mjs").Locale} Locale */
/**
 * A select expression of a message.
 * @typedef {object} Choice
 * @property {string} variable what it selects on
 * @property {string[]} words its keys that are words
 * @property {number[]} numbers its keys that are numbers
 * @property {Map<string, Set<string>>} prints the variables printed under each key
 */
/**
 * A message, with everything it takes from messages it refers to.
 * @typedef {object} Said
 * @property {string} id
 * @property {string} part
 * @property {Set<string>} refers the messages it refers to itself
 * @property {Set<string>} prints
 * @property {Set<string>} needs all its variables, printed or selected on
 * @property {Choice[]} choices
 */

/**
 * The parts of Fluent's syntax tree that our texts use.
 * @typedef {{ type: "var" | "mesg", name: string } | { type: "num", value: number } | { type: "str", value: string }} Simple
 * @typedef {{ type: "select", selector: Simple, variants: { key: Simple, value: Pattern }[] }} Select
 * @typedef {{ type: "func", name: string, args: (Simple | { type: "narg" })[] }} Func
 * @typedef {string | (string | Simple | Select | Func)[]} Pattern
 */

/** Plural categories: keys that are not words of ours. */
export const CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);
/** Values for the sentences, in addition to the words that selectors use. */
const NUMBERS = [0, 1, 2, 3, 5, 11, 26, 27, 100];
const ANY_WORD = "ʷ";

/**
 * The messages of a part, without what they take from others.
 * @param {string} part
 * @param {string} source
 */
function messagesOf(part, source) {
  const { body } = new FluentResource(source);
  return body.map(({ id, value }) => ({ id, part, value: /** @type {Pattern} */ (value) }));
}

/**
 * All messages of a language by their ids.
 * @param {Locale} locale
 * @returns {Map<string, Said>}
 */
export function messages({ parts }) {
  const list = Object.entries(parts).flatMap(([part, source]) => messagesOf(part, source));
  const patterns = new Map(list.map(({ id, value }) => [id, value]));
  return new Map(
    list.map(({ id, part, value }) => {
      const message = { id, part, refers: new Set(), prints: new Set(), needs: new Set(), choices: [] };
      gather(value, message, patterns, true);
      return [id, message];
    }),
  );
}

/**
 * @param {Pattern} pattern
 * @param {Omit<Said, "id" | "part">} into
 * @param {Map<string, Pattern>} patterns
 * @param {boolean} itself whether this is the message's own pattern
 */
function gather(pattern, into, patterns, itself) {
  if (typeof pattern === "string") return;
  for (const element of pattern) {
    if (typeof element === "string") continue;
    if (element.type === "var") {
      into.prints.add(element.name);
      into.needs.add(element.name);
    } else if (element.type === "mesg") {
      if (itself) into.refers.add(element.name);
      gather(patterns.get(element.name) ?? "", into, patterns, false);
    } else if (element.type === "func") {
      const names = /** @type {Simple[]} */ (element.args.filter(({ type }) => type === "var"));
      gather(names, into, patterns, itself);
    } else if (element.type === "select") {
      const { selector, variants } = element;
      if (selector.type !== "var") throw new Error(`a ${selector.type} to select on`);
      into.needs.add(selector.name);
      /** @type {Choice} */
      const choice = { variable: selector.name, words: [], numbers: [], prints: new Map() };
      into.choices.push(choice);
      for (const { key, value } of variants) {
        if (key.type === "num") choice.numbers.push(key.value);
        if (key.type === "str") choice.words.push(key.value);
        const inner = { refers: into.refers, prints: new Set(), needs: into.needs, choices: into.choices };
        gather(value, inner, patterns, itself);
        for (const name of inner.prints) into.prints.add(name);
        if (key.type === "num" || key.type === "str") choice.prints.set(String(key.value), inner.prints);
      }
    }
  }
}

/**
 * The words that messages select on, for each variable.
 * @param {Iterable<Said>} list
 */
export function wordsChosenBy(list) {
  /** @type {Map<string, Set<string>>} */
  const chosen = new Map();
  for (const { choices } of list) {
    for (const { variable, words } of choices) {
      const known = chosen.get(variable) ?? new Set();
      for (const word of words) if (!CATEGORIES.has(word)) known.add(word);
      if (known.size > 0) chosen.set(variable, known);
    }
  }
  return chosen;
}

/**
 * Every text of a language with its ids, filled in all ways known to the source language, and the errors.
 * @param {Locale} locale
 * @param {Map<string, Said>} all
 * @param {Map<string, Said>} source
 */
export function* filled({ code, source: text }, all, source) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(text));
  const everywhere = wordsChosenBy(source.values());
  const printed = new Set([...source.values()].flatMap(({ prints }) => [...prints]));
  for (const message of all.values()) {
    const pattern = bundle.getMessage(message.id)?.value ?? "";
    const here = wordsChosenBy([source.get(message.id) ?? message]);
    const open = [...message.needs].filter((name) => printed.has(name));
    const chosen = [...message.needs].map((name) => {
      const words = [...((printed.has(name) ? here : everywhere).get(name) ?? [])];
      return { name, words: printed.has(name) ? [undefined, ...words] : [...words, "other"] };
    });
    // The argument of a function such as NUMBER is always a number.
    const values = JSON.stringify(pattern).includes('"type":"func"') ? NUMBERS : [...NUMBERS, ANY_WORD];
    for (const value of values) {
      const same = Object.fromEntries(open.map((name) => [name, value]));
      for (const words of products(chosen)) {
        const text = bundle.formatPattern(pattern, { ...same, ...words }, faults);
        yield { id: message.id, text, faults };
      }
      if (open.length === 0) break;
    }
  }
}

/**
 * Every way to give each name one of its words, or none if a word is undefined.
 * @param {{ name: string, words: (string | undefined)[] }[]} chosen
 * @returns {Record<string, string>[]}
 */
export function products(chosen) {
  /** @type {Record<string, string>[]} */
  let all = [{}];
  for (const { name, words } of chosen)
    all = all.flatMap((args) => words.map((word) => (word === undefined ? args : { ...args, [name]: word })));
  return all;
}
