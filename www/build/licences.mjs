/** Checks the licences of all dependencies, and collects the licence texts of what ships. */
import { readdir, readFile } from "node:fs/promises";
import satisfies from "spdx-satisfies";
import { ROOT, SOURCE } from "./bundle.mjs";

/** Allowed for code that visitors load. */
const SHIPPED = [
  "MIT",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "0BSD",
  "Unlicense",
  "Zlib",
  "Unicode-3.0",
];

/** Allowed for tools, which are not distributed. */
const TOOLS = [...SHIPPED, "BlueOak-1.0.0", "MPL-2.0", "CC-BY-3.0", "CC0-1.0"];

/** @typedef {import("./dependencies.mjs").Dependency} Dependency */

/**
 * One line per dependency with a licence that its use does not allow.
 * @param {Dependency[]} dependencies
 */
export function refusals(dependencies) {
  return dependencies.flatMap(({ registry, name, version, licence, shipped }) => {
    const allowed = shipped ? SHIPPED : TOOLS;
    let fits = false;
    try {
      fits = satisfies(licence, allowed);
    } catch {
      // Not an SPDX expression, so it is refused like any unlisted licence.
    }
    return fits
      ? []
      : [`${registry} ${name} ${version}: ${licence || "no licence"} (${shipped ? "shipped" : "tool"})`];
  });
}

/** @param {Dependency} dependency */
async function textsOf({ name, version, licence, folder }) {
  const names = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file)).sort();
  const files = names.map((file) => `${folder}/${file}`);
  // Some packages omit the text, but that of Apache 2.0 is always the same.
  if (files.length === 0 && licence === "Apache-2.0") files.push(`${ROOT}LICENSE-APACHE`);
  // With a choice of licences, one text is enough, and MIT's is short.
  const mit = files.find((file) => /mit$/i.test(file));
  const chosen = mit && !licence.includes("AND") ? [mit] : files;
  const texts = await Promise.all(chosen.map((file) => readFile(file, "utf8")));
  if (texts.length === 0) texts.push("Its package brings no text of the licence.");
  const line = "=".repeat(80);
  return [
    `${line}\n${name} ${version}\n${licence}\n${line}`,
    ...texts.map((text) => `${text.trim()}\n`),
  ].join("\n\n");
}

/**
 * The licence notices to distribute with the page.
 * @param {Dependency[]} dependencies
 */
export async function thirdPartyLicences(dependencies) {
  const texts = await Promise.all(dependencies.filter(({ shipped }) => shipped).map(textsOf));
  // The sign outlines come from a font, which is not a package.
  return [...texts, await readFile(`${SOURCE}noto-ofl.txt`, "utf8")].join("\n");
}
