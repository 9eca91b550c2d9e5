/**
 * Drawings in `.svg` files for templates: a file exports a function that draws one of its symbols by name. What stands
 * outside symbols is there to look at the file.
 */
import { readFile } from "node:fs/promises";

/** Wraps the content in a group if there are attributes. @param {string} attributes @param {string} content */
const group = (attributes, content) => (attributes.trim() ? `<g${attributes}>${content}</g>` : content);

/**
 * The code of a module with the symbols of a drawing.
 * @param {string} source
 */
export function drawingModule(source) {
  const text = source
    .replace(/<!--.*?-->/gs, "")
    .replace(/\s+/g, " ")
    .replace(/> </g, "><");
  const symbols = [...text.matchAll(/<symbol id="([\w-]+)"([^>]*)>(.*?)<\/symbol>/g)];
  const names = symbols.map(([, name]) => name);
  const parts = symbols.map(([, name, attributes = "", content = ""]) => {
    const drawn = content.replace(/<use href="#([\w-]+)"([^>]*)\/>/g, (_, used, place) => {
      if (!names.includes(used)) throw new Error(`no symbol is called ${used}`);
      return group(place, `\${use("${used}")}`);
    });
    return `"${name}": (use) => svg\`${group(attributes, drawn)}\`,\n`;
  });
  return `import { svg } from "lit";
const parts = {
${parts.join("")}};
export default (name, instead = {}) => {
  const use = (id) => parts[instead[id] ?? id](use);
  return use(name);
};
`;
}

/** @type {import("rolldown").Plugin} */
export const drawingsPlugin = {
  name: "drawings",
  async load(path) {
    if (!path.endsWith(".svg")) return null;
    return { code: drawingModule(await readFile(path, "utf8")), moduleType: "js" };
  },
};
