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
  // A space before the value of a custom property has no meaning.
  return code.trim().replace(/([{;]--[\w-]+): /g, "$1:");
}

/**
 * Minifies a style sheet, or a group of declarations in a script. Placeholders `${…}` between declarations are kept.
 * @param {string} style
 */
export async function compiledTemplate(style) {
  const inserted = /** @type {string[]} */ ([]);
  const rules = style.replace(
    /\$\{.*?\};?/g,
    (text) => `--inserted-${inserted.push(text.replace(";", "")) - 1}: 0;`,
  );
  const isSheet = rules.includes("{");
  const compiled = await compiledStyle(isSheet ? rules : `a{${rules}}`);
  return (isSheet ? compiled : compiled.slice(2, -1)).replace(
    /--inserted-(\d+):0/g,
    (_, index) => inserted[index] ?? "",
  );
}

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
    const styles = [...source.matchAll(/(?<=\bcss`)[^`]*(?=`)/g)].map(([style]) => style);
    const compiled = await Promise.all(styles.map(compiledTemplate));
    const code = source.replace(/(?<=\bcss`)[^`]*(?=`)/g, () => compiled.shift() ?? "");
    // The pages beside the game have templates of code to copy, whose indentation is seen.
    return { code: path.includes("/www/pages/") ? code : withoutIndentation(code), moduleType: "ts" };
  },
};
