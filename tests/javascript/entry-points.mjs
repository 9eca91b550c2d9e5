/** The asynchronous entry points of the page's modules, read from their sources. */
import { readFile } from "node:fs/promises";
import { parseAst } from "rolldown/parseAst";
import { pathOf } from "../../www/build/sources.mjs";

/** Calls that start something whose result comes later. */
const STARTS = /\.(?:then|catch|finally)\(|\b(?:watch|attempt|onNoticeTexts|refuse|resume)\(/;

/**
 * The exported functions, and the public methods of exported classes, of a source that are asynchronous, or that start something
 * asynchronous.
 * @param {string} name
 * @returns {Promise<string[]>} `Class.method`, or the function's name
 */
export async function entryPoints(name) {
  const text = await readFile(pathOf(name), "utf8");
  /** @param {any} node */
  const isAsynchronous = (node) =>
    node.async ||
    node.returnType?.typeAnnotation.typeName?.name === "Promise" ||
    STARTS.test(text.slice(node.body?.start, node.body?.end));
  /** @type {string[]} */
  const found = [];
  for (const statement of /** @type {any[]} */ (parseAst(text, { lang: "ts" }).body)) {
    const declared = statement.declaration ?? statement;
    if (declared !== statement && declared.type === "FunctionDeclaration" && isAsynchronous(declared))
      found.push(declared.id.name);
    if (declared === statement || declared.type !== "ClassDeclaration") continue;
    for (const { key, value, accessibility } of declared.body.body)
      if (
        (accessibility ?? "public") === "public" &&
        /FunctionExpression$/.test(value?.type ?? "") &&
        value.body &&
        isAsynchronous(value)
      )
        found.push(`${declared.id.name}.${key.name}`);
  }
  return found;
}
