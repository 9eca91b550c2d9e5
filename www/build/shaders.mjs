/** Minifies shaders for the bundle: removes comments and indentation, and shortens names. */
import { readFile } from "node:fs/promises";

/** A directive up to the end of its line, a comment, a name, a number, an operator. */
const WORD =
  /(?<directive>#.*)|\/\/.*|(?<name>[A-Za-z_]\w*)|(?<number>(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?u?)|(?<sign>[-+*/<>=!]=|&&|\|\||\+\+|--|[^\s\w])|\s+/y;
const TYPE = /^(?:void|bool|float|int|uint|[biu]?vec[234]|mat[234])$/;
/** Names that other programs refer to. */
const SHARED = new Set(["uniform", "in", "out"]);
/** Two-letter words with a meaning. */
const TAKEN = new Set(["if", "in", "do"]);

/** a to z, A to Z, then two letters. @param {number} index @returns {string} */
function shortName(index) {
  const letter = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"[index % 52];
  return index < 52 ? `${letter}` : shortName(Math.floor(index / 52) - 1) + letter;
}

/** @typedef {{ kind: "directive" | "name" | "number" | "sign", text: string }} Word */

/** @param {string} source GLSL @returns {Word[]} */
function lexed(source) {
  /** @type {Word[]} */
  const words = [];
  WORD.lastIndex = 0;
  while (WORD.lastIndex < source.length) {
    const { groups } = WORD.exec(source) ?? {};
    if (!groups) throw new SyntaxError("a shader holds what is neither a word nor a sign");
    for (const [kind, text] of Object.entries(groups))
      if (text) words.push({ kind: /** @type {Word["kind"]} */ (kind), text });
  }
  return words;
}

/** A name's scope is the whole shader, a struct, or one function, identified by its start. */
const [EVERYWHERE, FIELD] = [0, -1];

/**
 * The names that a shader declares, in order, and the scope of each token. A declaration is a name after a type, or
 * after a comma at the same bracket depth.
 * @param {Word[]} words
 */
function declared(words) {
  const types = new Set();
  /** @type {{ name: string, scope: number, shared: boolean }[]} */
  const declarations = [];
  let [depth, scope, list, shared] = [0, EVERYWHERE, Infinity, false];
  const scopes = words.map(({ kind, text }, index) => {
    const before = words[index - 1]?.text ?? "";
    if (depth === 0 && SHARED.has(text)) shared = true;
    if (before === "struct") types.add(text);
    // A function's parameters belong to its scope.
    if (depth === 0 && text === "(" && !shared) scope = index;
    if (depth === 0 && text === "{" && scope === EVERYWHERE) scope = FIELD;
    if (/[([{]/.test(text)) depth++;
    if (/[)\]}]/.test(text)) depth--;
    if (depth < list || (text === ";" && depth === list)) list = Infinity;
    const inScope = before === "." ? FIELD : scope;
    const isType = (/** @type {string} */ word) => TYPE.test(word) || types.has(word);
    if (kind === "name" && before === "struct") declarations.push({ name: text, scope, shared });
    else if (kind === "name" && !isType(text) && (isType(before) || (before === "," && list === depth))) {
      declarations.push({ name: text, scope: inScope, shared });
      list = depth;
    }
    if (depth === 0 && /[};]/.test(text)) [scope, shared] = [EVERYWHERE, false];
    return inScope;
  });
  return { found: declarations, scopes };
}

/**
 * Removes comments and shortens private names. Functions reuse the same names, which compresses better. Directives keep
 * their own lines.
 * @param {string} source GLSL
 */
export function squeezed(source) {
  const words = lexed(source);
  const { found, scopes } = declared(words);
  const reserved = new Set(words.filter(({ kind }) => kind === "name").map(({ text }) => text));
  for (const { name, shared } of found) if (!shared && name !== "main") reserved.delete(name);
  for (const { name, shared } of found) if (shared) reserved.add(name);
  /** By scope. @type {Map<number, Map<string, string>>} */
  const names = new Map([EVERYWHERE, FIELD].map((scope) => [scope, new Map()]));
  // Global names first, because no function may reuse them.
  for (const { name, scope } of [...found].sort((a, b) => Math.sign(a.scope) - Math.sign(b.scope))) {
    const scopeNames = names.get(scope) ?? new Map();
    names.set(scope, scopeNames);
    if (reserved.has(name) || scopeNames.has(name)) continue;
    const taken = [...scopeNames.values(), ...(scope > 0 ? (names.get(EVERYWHERE)?.values() ?? []) : [])];
    let index = scope > 0 ? 0 : 26;
    while (TAKEN.has(shortName(index)) || reserved.has(shortName(index)) || taken.includes(shortName(index)))
      index++;
    scopeNames.set(name, shortName(index));
  }
  let text = "";
  words.forEach(({ kind, text: word }, index) => {
    const scope = /** @type {number} */ (scopes[index]);
    let short = word;
    if (kind === "name")
      short =
        names.get(scope)?.get(word) ?? (scope > 0 ? names.get(EVERYWHERE)?.get(word) : undefined) ?? word;
    if (kind === "number")
      short = word
        .replace(/^0+(?=\.\d)/, "")
        .replace(/(\.\d*?)0+$/, "$1")
        .replace(/^\.$/, "0.");
    const apart = /\w$/.test(text) && /^[\w.]/.test(short) && kind !== "sign";
    const line = kind === "directive" || words[index - 1]?.kind === "directive";
    text += (line && index > 0 ? "\n" : apart ? " " : "") + short;
  });
  return text;
}

/** @type {import("rolldown").Plugin} */
export const shadersPlugin = {
  name: "shaders",
  async load(path) {
    if (!/\.(?:vert|frag)$/.test(path)) return null;
    const source = squeezed(await readFile(path, "utf8"));
    return { code: `export default ${JSON.stringify(source)};`, moduleType: "js" };
  },
};
