/** Shaders as texts, and the styles in the scripts, as they go into a bundle: without comments and indentation. */
import { readFile } from "node:fs/promises";

/**
 * Without comments and indentation; its lines stay, for directives end with theirs.
 * @param {string} source GLSL
 */
export function squeezed(source) {
  return source
    .replace(/\/\/.*$/gm, "")
    .replace(/^[ \t]+|[ \t]+$/gm, "")
    .replace(/\n+/g, "\n")
    .replace(/[ \t]*([-+*/=<>,;{}()?:&|])[ \t]*/g, (all, sign, at, text) =>
      // A directive's line is left as it is.
      text.slice(text.lastIndexOf("\n", at) + 1).startsWith("#") ? all : sign,
    );
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

/**
 * A style without its comments, line ends and the spaces around its braces. What is in a template's `${…}` stays.
 * @param {string} style
 */
export const squeezedStyle = (style) =>
  style
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/([{;][-a-z]+): /g, "$1:");

/** @type {import("rolldown").Plugin} */
export const stylesPlugin = {
  name: "styles",
  async load(path) {
    if (!/\/www\/src\/.*\.ts$/.test(path)) return null;
    const source = await readFile(path, "utf8");
    if (!source.includes("css`")) return null;
    const code = source.replace(/\bcss`([^`]*)`/g, (_, style) => `css\`${squeezedStyle(style)}\``);
    return { code, moduleType: "ts" };
  },
};
