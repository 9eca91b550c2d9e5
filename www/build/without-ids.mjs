/** Strips message ids from translations for `senet.html`: only the texts, in the order of English. */

/** Matches the start of a message in a Fluent file. */
const START = /^(?=-?[a-z][\w-]* =)/m;

/** @param {string} source @returns {[id: string, body: string][]} */
const messages = (source) =>
  source.split(START).flatMap((message) => {
    const [, id, body] = /^(-?[a-z][\w-]*) = ?(.*)$/s.exec(message.trimEnd()) ?? [];
    return id ? [[id, body ?? ""]] : [];
  });

/**
 * `www/pages/single-file/embedded-files.ts` restores the ids. The last piece holds messages that English lacks, unchanged.
 * @param {string} source
 * @param {string} english
 */
export function withoutIds(source, english) {
  const translations = new Map(messages(source));
  const bodies = messages(english).map(([id]) => {
    const body = translations.get(id) ?? "";
    translations.delete(id);
    return body;
  });
  const others = [...translations].map(([id, body]) => `${id} = ${body}`);
  return [...bodies, others.join("\n")].join("\u0001");
}
