/** Numbers, answers and punctuation: each language follows its own grammar and typography, in every filled message. */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { ROOT } from "../../www/build/bundle.mjs";
import { readLocales } from "../../www/build/locales.mjs";
import { CATEGORIES, filled, messages, products, wordsChosenBy } from "./fluent.mjs";

/** @typedef {import("../../www/build/locales.mjs").Locale} Locale */
/** @typedef {import("./fluent.mjs").Said} Said */

const locales = await readLocales();
const [english] = locales;
const source = messages(english);
const saidIn = new Map(locales.map((locale) => [locale.code, messages(locale)]));

/** Counted variables by message: those that some language selects a plural by, and prints. */
const counted = new Map(
  [...source.keys()].map((id) => {
    const names = [...saidIn.values()].flatMap((all) =>
      (all.get(id)?.choices ?? [])
        .filter(({ words }) => words.some((word) => word !== "other" && CATEGORIES.has(word)))
        .map(({ variable }) => variable),
    );
    return [id, new Set(names)];
  }),
);

/** Variables that hold a quantity even if no text depends on it. House numbers and dates are not quantities. */
const QUANTITIES = new Set([
  ...[
    "after",
    "all",
    "before",
    "best",
    "choices",
    "count",
    "dark",
    "done",
    "found",
    "games",
    "hundred",
    "instead",
  ],
  ...[
    "least",
    "light",
    "loss",
    "lost",
    "most",
    "other",
    "own",
    "pairs",
    "pieces",
    "played",
    "points",
    "score",
  ],
  ...["stars", "steps", "throws", "ways", "wins"],
]);
/** Messages that fill such a variable with names, with a list, or with text from a file. */
const NO_QUANTITIES =
  /^(?:join$|why-|rule-|rules-thrown|button-risk|house-exit|house-refused|print-task-again|kiosk-fault-)/;

/** Variables in the snapshots, by message: counted ones, quantities, and those with a special text for some number. */
const snapshots = new Map(
  [...source].map(([id, { prints }]) => {
    const chosen = [...saidIn.values()].flatMap((all) =>
      (all.get(id)?.choices ?? [])
        .filter(({ numbers }) => numbers.length > 0)
        .map(({ variable }) => variable),
    );
    const quantities = NO_QUANTITIES.test(id) ? [] : [...prints].filter((name) => QUANTITIES.has(name));
    return [id, new Set([...(counted.get(id) ?? []), ...chosen, ...quantities])];
  }),
);

const NUMBERS = [0, 1, 2, 5, 11, 21, 100];
/** Numbers that take another noun form than five. @type {Record<string, number[]>} */
const OWN_NOUN = { ar: [1, 2, 11] };
/** Languages without plural forms after numbers. */
const ONE_NOUN = ["tr"];
/** Messages whose number is never one, with the reason. @type {Record<string, string>} */
const NEVER_ONE = {
  "daily-drawn": "a whole game has many throws",
  "daily-lost": "a whole game has many throws",
  "daily-won": "a whole game has many throws",
  "fairness-verdict-as_expected": "one throw is too few for a verdict",
  "fairness-verdict-unusual": "one throw is too few for a verdict",
  "fairness-verdict-very_unusual": "one throw is too few for a verdict",
  "house-save-full": "there is room for many",
  "kiosk-fault-count": "one entry is never too many",
  "kiosk-fault-inches": "a range of many",
  "kiosk-fault-long": "there is room for many characters",
  "kiosk-fault-range": "a range of many",
  "lab-class-less": "a game has many throws",
  "lab-class-more": "a game has many throws",
  "lab-class-same": "a game has many throws",
  "lab-finding-longer": "one throw is too small a difference to be clear",
  "lab-finding-shorter": "one throw is too small a difference to be clear",
  "lab-finished": "hundreds of games are played",
  "lab-opening-length": "a typical game has many throws",
  "lab-opening-note": "hundreds of games are played",
  "lab-progress": "hundreds of games are played",
  "lab-stopped": "hundreds of games are played",
  "lab-point-light": "sticks are changed by tens of a hundred",
  "length-minutes": "the games on offer last five minutes or more",
  "print-column-expected": "a worksheet asks for many throws",
  "print-task-throw": "a worksheet asks for many throws",
  "review-judge-loss": "a share far below one",
  "review-working": "a game has many throws",
  "rules-throws": "a game has many throws",
};
/**
 * Words that may follow both one and five: “of how many”, words without number, invariable nouns.
 * @type {Record<string, RegExp>}
 */
const ALIKE = {
  en: /^ (?:of|in|would|light|dark)\b/,
  de: /^ (?:von|davon|hat|hell|dunkel|Kegel)\b/,
  fr: /^ (?:sur|de|des|fois)\b/,
  es: /^ (?:de)\b/,
  pt: /^ (?:de|em)\b/,
  it: /^ (?:su|di)\b/,
  ar: /^ (?:من|فقط|كلها)/,
  hi: /^ (?:में|बार|घर|मिनट|खेल|सेकंड|क़दम|बदलाव|अंक)/,
};

/**
 * A message with each number and every combination of words; other counted variables are eight.
 * @param {Locale} locale @param {FluentBundle} bundle @param {string} id @param {string} name
 */
function* numbered({ code }, bundle, id, name) {
  const message = /** @type {Said} */ (saidIn.get(code)?.get(id));
  const original = /** @type {Said} */ (source.get(id));
  const everywhere = wordsChosenBy(source.values());
  const words = [...message.needs]
    .filter((other) => other !== name && everywhere.has(other))
    .map((other) => ({
      name: other,
      words: original.prints.has(other) ? [undefined] : [...(everywhere.get(other) ?? []), "other"],
    }));
  const others = Object.fromEntries([...message.needs].map((other) => [other, 8]));
  const pattern = bundle.getMessage(id)?.value ?? "";
  for (const chosen of products(words)) {
    const texts = NUMBERS.map((number) =>
      bundle.formatPattern(pattern, { ...others, ...chosen, [name]: number }, []),
    );
    yield new Map(NUMBERS.map((number, index) => [number, texts[index] ?? ""]));
  }
}

/** Pairs of small numbers, for messages that take two: each form of one may depend on the other. */
const SMALL = [0, 1, 2];

/**
 * A message with two numbers, both of them 0, 1 and 2, and the first of each of its words.
 * @param {Locale} locale @param {FluentBundle} bundle @param {string} id @param {readonly [string, string]} names
 */
function paired({ code }, bundle, id, [first, second]) {
  const message = /** @type {Said} */ (saidIn.get(code)?.get(id));
  const original = /** @type {Said} */ (source.get(id));
  const everywhere = wordsChosenBy(source.values());
  const others = Object.fromEntries(
    [...message.needs].map((other) => [
      other,
      original.prints.has(other) ? 8 : [...(everywhere.get(other) ?? [])][0],
    ]),
  );
  const pattern = bundle.getMessage(id)?.value ?? "";
  return SMALL.flatMap((one) =>
    SMALL.map((two) => {
      const text = bundle.formatPattern(pattern, { ...others, [first]: one, [second]: two }, []);
      return `  ${one} ${two}: ${text.replace(/\n\s*/g, " ")}`;
    }),
  );
}

/** Every two of a list. @param {readonly string[]} list @returns {[string, string][]} */
const pairsOf = (list) =>
  list.flatMap((first, index) =>
    list.slice(index + 1).map((second) => /** @type {[string, string]} */ ([first, second])),
  );

/** @param {string | undefined} text */
const withoutDigits = (text) => text?.replace(/\d+/g, "#");

/** Whether the number is followed by a word that could be its noun. @param {string} text @param {number} number @param {string} code */
function hasNoun(text, number, code) {
  const after = text.split(new RegExp(`(?<![\\d.,])${number}(?![\\d.,])`)).slice(1);
  return after.some((words) => /^ \p{L}/u.test(words) && !ALIKE[code]?.test(words));
}

/**
 * Lists each distinct form of a message after the numbers that produce it. In the form, `#` stands for the number.
 * @param {ReadonlyMap<number, string>} texts
 */
function formsOf(texts) {
  /** @type {Map<string, number[]>} */
  const forms = new Map();
  for (const [number, text] of texts) {
    const form = text
      .replace(new RegExp(`(?<![\\d.,])${number}(?!\\d|[.,]\\d)`, "g"), "#")
      .replace(/\n\s*/g, " ");
    forms.set(form, [...(forms.get(form) ?? []), number]);
  }
  return [...forms].map(([form, numbers]) => `  ${numbers.join(" ")}: ${form}`);
}

/** Plural nouns of the game, which never follow a one, except in “1 of 5”. @type {Record<string, RegExp>} */
const MANY = {
  en: /(?<![\d.,]|of |to )1 (?:games|throws|pieces|houses|cones|spools|points|minutes|seconds|moves|choices|steps|turns|pairs|sets|rules|changes|characters|entries|pixels|times|stars)\b/,
  de: /(?<![\d.,]|von |bis )1 (?:Spiele|Partien|Würfe|Häuser|Steine|Spulen|Züge|Punkte|Minuten|Sekunden|Schritte|Paare|Regeln|Regelwerke|Einträge)(?!\p{L})/u,
  fr: /(?<![\d.,]|sur |à )1 (?:parties|lancers|cases|pions|cônes|bobines|coups|points|minutes|secondes|paires|fautes|règles|caractères)(?!\p{L})/u,
  es: /(?<![\d.,]|de |a )1 (?:partidas|tiradas|casillas|fichas|conos|carretes|jugadas|puntos|minutos|segundos|pasos|parejas|reglas|conjuntos|caracteres)(?!\p{L})/u,
  pt: /(?<![\d.,]|de |em |a )1 (?:partidas|lançamentos|casas|peças|cones|carretéis|jogadas|pontos|minutos|segundos|passos|pares|regras|conjuntos|caracteres)(?!\p{L})/u,
  it: /(?<![\d.,]|di |su |a )1 (?:partite|lanci|caselle|pedine|coni|rocchetti|mosse|punti|minuti|secondi|passi|coppie|regole|caratteri)(?!\p{L})/u,
};

/** The words that limit an answer to this game. @type {Record<string, RegExp>} */
const IN_THIS_GAME = {
  en: /in this game/i,
  de: /(?<!\p{L})(?:hier|in diesem spiel)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ici|dans ce jeu)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:aquí|en este juego)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:aqui|neste jogo)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:qui|in questo gioco)(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:burada|bu oyunda)(?!\p{L})/iu,
  ar: /هنا|في هذه اللعبة/u,
  hi: /यहाँ|इस खेल में/u,
  ja: /ここで|このゲームで/u,
  ko: /여기서|이 게임에서|이 놀이에서/u,
  zh: /这里|此处|本游戏|这个游戏/u,
};

/** The quotation marks of each language. @type {Record<string, string>} */
const QUOTES = {
  en: "“”",
  de: "„“",
  fr: "«»",
  es: "«»",
  pt: "“”",
  it: "«»",
  tr: "“”",
  ar: "«»",
  hi: "“”",
  ja: "「」『』",
  ko: "‘’“”",
  zh: "“”",
};
const ALL_QUOTES = /[“”„«»‹›「」『』"]/g;

/** Punctuation errors by language, each with its name. @type {Record<string, [string, RegExp][]>} */
const SIGNS = {
  all: [["three dots", /\.\.\./]],
  en: [["a space before a sign", / [,.;:?!…](?!\p{L})/u]],
  de: [["a space before a sign", / [,.;:?!](?!\p{L})/u]],
  es: [
    ["a space before a sign", / [,.;:?!](?!\p{L})/u],
    ["an opening sign is missing", /^[^¿]*\p{L}\?|^[^¡]*\p{L}!/u],
  ],
  pt: [["a space before a sign", / [,.;:?!](?!\p{L})/u]],
  it: [["a space before a sign", / [,.;:?!](?!\p{L})/u]],
  tr: [["a space before a sign", / [,.;:?!](?!\p{L})/u]],
  ko: [["a space before a sign", / [,.;:?!](?!\p{L})/u]],
  hi: [["a space before a sign", / [,.;:?!।](?!\p{L})/u]],
  fr: [
    ["an ordinary space before a sign", / [:;?!»]/],
    ["an ordinary space after «", /« /],
    ["no space before a sign", /[\p{L}»)”][:;?!](?!\/\/)/u],
    ["no space in «»", /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/u],
  ],
  ar: [
    ["a Latin sign", /[\p{Script=Arabic}][,;?]/u],
    ["a space before a sign", / [،.؛:؟!]/],
  ],
  ja: [["a Latin sign", /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.;:?!]/u]],
  zh: [["a Latin sign", /\p{Script=Han}[,.;:?!]/u]],
};
/** Names of keys, which stand alone. */
const KEYS = /^help-key-/;

for (const locale of locales) {
  const { code, name } = locale;
  const all = /** @type {Map<string, Said>} */ (saidIn.get(code));
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(locale.source));

  const one = new Intl.PluralRules(code).resolvedOptions().pluralCategories.includes("one");
  if (one && !ONE_NOUN.includes(code))
    test(`${name}: the number one uses the singular`, () => {
      const numbers = OWN_NOUN[code] ?? [1];
      /** @type {Set<string>} */
      const faults = new Set();
      for (const [id, names] of counted)
        for (const counts of names) {
          if (id in NEVER_ONE || !all.get(id)?.prints.has(counts)) continue;
          for (const texts of numbered(locale, bundle, id, counts)) {
            const five = withoutDigits(texts.get(5));
            for (const number of numbers)
              if (withoutDigits(texts.get(number)) === five && hasNoun(texts.get(number) ?? "", number, code))
                faults.add(`${id}: $${counts} = ${number}: ${texts.get(number)}`);
          }
        }
      assert.deepEqual([...faults], []);
    });

  test(`${name}: every form of every number has been reviewed`, async () => {
    const lines = [...snapshots].flatMap(([id, names]) =>
      [...names].flatMap((counts) => {
        if (!all.get(id)?.prints.has(counts)) return [];
        const [texts] = numbered(locale, bundle, id, counts);
        return texts ? [`${id} $${counts}`, ...formsOf(texts)] : [];
      }),
    );
    for (const [id, names] of snapshots) {
      const printed = [...names].filter((name) => all.get(id)?.prints.has(name));
      for (const pair of pairsOf(printed))
        lines.push(`${id} $${pair[0]} $${pair[1]}`, ...paired(locale, bundle, id, pair));
    }
    const text = `${lines.join("\n")}\n`;
    const file = `${ROOT}tests/data/numbers.${code}.txt`;
    if (process.env.WRITE_SNAPSHOTS === "1") await writeFile(file, text);
    assert.equal(
      text,
      await readFile(file, "utf8"),
      "read the new forms, then write them with WRITE_SNAPSHOTS=1",
    );
  });

  if (MANY[code])
    test(`${name}: no plural noun follows a one`, () => {
      const many = /** @type {RegExp} */ (MANY[code]);
      /** @type {Set<string>} */
      const faults = new Set();
      for (const { id, text } of filled(locale, all, source))
        if (!(id in NEVER_ONE) && many.test(text)) faults.add(`${id}: ${text}`);
      assert.deepEqual([...faults], []);
    });

  test(`${name}: answers to open questions are limited to this game`, () => {
    const words = /** @type {RegExp} */ (IN_THIS_GAME[code]);
    const questions = [...all.keys()].filter((id) => id.startsWith("disputed-"));
    assert.ok(questions.length > 80);
    const faults = questions
      .map((id) => ({ id, text: bundle.formatPattern(bundle.getMessage(id)?.value ?? "", {}, []) }))
      .filter(({ text }) => !words.test(text.slice(text.search(/[?؟？]/))))
      .map(({ id, text }) => `${id}: ${text}`);
    assert.deepEqual([...faults], []);
  });

  test(`${name}: punctuation and spaces follow the language`, () => {
    const signs = [...(SIGNS.all ?? []), ...(SIGNS[code] ?? [])];
    const quotes = QUOTES[code] ?? "";
    /** @type {Set<string>} */
    const faults = new Set();
    for (const { id, text } of filled(locale, all, source)) {
      if (KEYS.test(id)) continue;
      for (const [what, wrong] of signs) if (wrong.test(text)) faults.add(`${id}: ${what}: ${text}`);
      const foreign = (text.match(ALL_QUOTES) ?? []).filter((mark) => !quotes.includes(mark));
      if (foreign.length > 0) faults.add(`${id}: ${foreign}: ${text}`);
    }
    assert.deepEqual([...faults], []);
  });
}

test("the check reports a mistake and accepts correct sentences", () => {
  assert.ok(hasNoun("That gives away 1 games in 100.", 1, "en"));
  assert.ok(!hasNoun("1 of 5 off", 1, "en"));
  assert.ok(!hasNoun("Throws: 1.", 1, "en"));
  assert.match("You win 1 games in 100.", MANY.en ?? /^$/);
  assert.doesNotMatch("You win 11 games, or 1 game.", MANY.en ?? /./);
  const faults = (/** @type {string} */ code, /** @type {string} */ text) =>
    (SIGNS[code] ?? []).filter(([, wrong]) => wrong.test(text)).length;
  assert.equal(faults("fr", "Pourquoi ? Parce que: « non »."), 4);
  assert.equal(faults("fr", "Pourquoi\u202f? Parce que\u00a0: «\u00a0non\u00a0»."), 0);
  assert.equal(faults("en", "Please wait …"), 1);
  assert.equal(faults("en", "Please wait… A file that ends in .png."), 0);
  assert.equal(faults("es", "Por qué? Qué bien!"), 1);
  assert.equal(faults("zh", "闭馆中:屏幕可以休眠。"), 1);
});
