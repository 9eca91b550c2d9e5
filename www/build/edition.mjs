/** What a build of the page is made of, for people: `version.json` and the page's menu name it. */
import { readFile } from "node:fs/promises";
import { ownVersion } from "./dependencies.mjs";
import { pathOf } from "./sources.mjs";

/** The program writes the checksum of its rules here, and a test compares it. */
const RULES = pathOf("../../src/lab/trust.tsv");

/**
 * The release, the commit of the sources and the checksum of all rules. The commit is `?` if `SENET_COMMIT` is not set.
 * @returns {Promise<typeof import("./senet-edition.js").default>}
 */
export async function edition() {
  const [, rules] = /^# Rules (\w+)\.$/m.exec(await readFile(RULES, "utf8")) ?? [];
  if (!rules) throw new Error(`${RULES} names no rules`);
  return { release: await ownVersion(), commit: process.env.SENET_COMMIT || "?", rules };
}

/** For the bundler: the edition as the module `senet-edition`. @type {import("rolldown").Plugin} */
export const editionPlugin = {
  name: "edition",
  resolveId: (id) => (id === "senet-edition" ? `\0${id}` : null),
  load: async (id) =>
    id === "\0senet-edition"
      ? { code: `export default ${JSON.stringify(await edition())};`, moduleType: "js" }
      : null,
};
