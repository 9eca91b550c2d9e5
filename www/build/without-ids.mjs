/** Texts of another language for `senet.html`: only what is said, in the order of English, whose ids stand for all. */

/** Where a message of a Fluent file begins. */
const START = /^(?=-?[a-z][\w-]* =)/m;

/** @param {string} source @returns {[id: string, body: string][]} */
const messages = (source) =>
  source.split(START).flatMap((message) => {
    const [, id, body] = /^(-?[a-z][\w-]*) = ?(.*)$/s.exec(message.trimEnd()) ?? [];
    return id ? [[id, body ?? ""]] : [];
  });

/**
 * `www/src/standalone/carried.ts` undoes it. The last piece is what English does not have, as it is.
 * @param {string} source
 * @param {string} english
 */
export function withoutIds(source, english) {
  const own = new Map(messages(source));
  const bodies = messages(english).map(([id]) => {
    const body = own.get(id) ?? "";
    own.delete(id);
    return body;
  });
  const others = [...own].map(([id, body]) => `${id} = ${body}`);
  return [...bodies, others.join("\n")].join("\u0001");
}
