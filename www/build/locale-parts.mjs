/**
 * A locale file is one source, delivered in parts: the messages below a group comment `## later: name` go into a part
 * of that name, which the page loads when it is wanted; all others are the first part. Comments are for translators
 * and are not delivered.
 */

const GROUP = /^## (?:later: (\w+))?/;

/**
 * @param {string} source
 * @returns {{ first: string, [later: string]: string }}
 */
export function localeParts(source) {
  /** @type {{ first: string, [later: string]: string }} */
  const parts = { first: "" };
  let part = "first";
  for (const line of source.split("\n")) {
    const group = GROUP.exec(line);
    if (group) part = group[1] ?? "first";
    if (line.startsWith("#")) continue;
    parts[part] = `${parts[part] ?? ""}${line}\n`;
  }
  for (const [name, text] of Object.entries(parts))
    parts[name] = `${text.replace(/\n{3,}/g, "\n\n").trim()}\n`;
  return parts;
}
