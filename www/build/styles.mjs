/** Compiles style sheets for the oldest browsers, and minifies the styles and templates in scripts. */
import { readFile } from "node:fs/promises";
import { transform } from "esbuild";
import { withBreakpoints } from "./breakpoints.mjs";
import { OLDEST } from "./oldest-browsers.mjs";

/** The browsers whose syntax a style sheet may use. */
const TARGET = Object.entries(OLDEST).map(([name, version]) => name + version);

/**
 * Minifies a style sheet, without nested rules.
 * @param {string} source
 */
export async function compiledStyle(source) {
  const { code, warnings } = await transform(withBreakpoints(source), {
    loader: "css",
    target: TARGET,
    minify: true,
  });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join("\n"));
  return code.trim();
}

/**
 * Inserts the breakpoints, and removes comments, line breaks and spaces around braces. `${…}` in templates stays unchanged, so
 * rules in scripts are not nested.
 * @param {string} style
 */
export const squeezedStyle = (style) =>
  withBreakpoints(style)
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/([{;][-a-z]+): /g, "$1:");

/**
 * Removes the indentation of a script, which its HTML templates would otherwise carry: a line break separates as well.
 * @param {string} source
 */
export const withoutIndentation = (source) => source.replace(/\n[ \t]+/g, "\n");

/** Converts `.css` files to style sheets, and minifies styles and templates written in scripts. @type {import("rolldown").Plugin} */
export const stylesPlugin = {
  name: "styles",
  async load(path) {
    if (!/\/www\/(?:src|addons|pages)\/.*\.(?:ts|css)$/.test(path)) return null;
    const source = await readFile(path, "utf8");
    if (path.endsWith(".css")) {
      const style = (await compiledStyle(source)).replace(/[\\`]|\$\{/g, "\\$&");
      return { code: `import { css } from "lit";\nexport default css\`${style}\`;`, moduleType: "js" };
    }
    if (!/(?:css|html|svg)`/.test(source)) return null;
    const code = source.replace(/\bcss`([^`]*)`/g, (_, style) => `css\`${squeezedStyle(style)}\``);
    // The pages beside the game have templates of code to copy, whose indentation is seen.
    return { code: path.includes("/www/pages/") ? code : withoutIndentation(code), moduleType: "ts" };
  },
};
