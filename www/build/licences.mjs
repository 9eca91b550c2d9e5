/** The licences of all dependencies: refuses what the project may not use, and gathers the texts of what it ships. */
import { readdir, readFile } from "node:fs/promises";
import satisfies from "spdx-satisfies";
import { ROOT, SOURCE } from "./bundle.mjs";

/** For what visitors load. */
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

/** For tools, which stay here. */
const TOOLS = [...SHIPPED, "BlueOak-1.0.0", "MPL-2.0", "CC-BY-3.0", "CC0-1.0"];

/** @typedef {import("./dependencies.mjs").Dependency} Dependency */

/**
 * One line for each dependency whose licence is not allowed where it is used.
 * @param {Dependency[]} dependencies
 */
export function refusals(dependencies) {
  return dependencies.flatMap(({ registry, name, version, licence, shipped }) => {
    const allowed = shipped ? SHIPPED : TOOLS;
    let fits = false;
    try {
      fits = satisfies(licence, allowed);
    } catch {
      // Not an SPDX expression: refused like any other that is not on the list.
    }
    return fits
      ? []
      : [`${registry} ${name} ${version}: ${licence || "no licence"} (${shipped ? "shipped" : "tool"})`];
  });
}

/** @param {Dependency} dependency */
async function textsOf({ name, version, licence, folder }) {
  const found = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file)).sort();
  const files = found.map((file) => `${folder}/${file}`);
  // Not every package brings the text; that of Apache 2.0 is always the same.
  if (files.length === 0 && licence === "Apache-2.0") files.push(`${ROOT}LICENSE-APACHE`);
  // Of a choice of licences one text is enough, and MIT's is short.
  const mit = files.find((file) => /mit$/i.test(file));
  const wanted = mit && !licence.includes("AND") ? [mit] : files;
  const texts = await Promise.all(wanted.map((file) => readFile(file, "utf8")));
  if (texts.length === 0) texts.push("Its package brings no text of the licence.");
  const line = "=".repeat(80);
  return [
    `${line}\n${name} ${version}\n${licence}\n${line}`,
    ...texts.map((text) => `${text.trim()}\n`),
  ].join("\n\n");
}

/**
 * What has to go with the page: whose work is in it, and under which licence.
 * @param {Dependency[]} dependencies
 */
export async function thirdPartyLicences(dependencies) {
  const texts = await Promise.all(dependencies.filter(({ shipped }) => shipped).map(textsOf));
  // The outlines of the signs come from a font, which is no package.
  return [...texts, await readFile(`${SOURCE}noto-ofl.txt`, "utf8")].join("\n");
}
