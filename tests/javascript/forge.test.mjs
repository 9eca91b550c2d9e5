/** The forge's workflows only call `build.sh`, with existing commands. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { promisify } from "node:util";
import { ROOT } from "../../www/build/bundle.mjs";
import { ownVersion } from "../../www/build/dependencies.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

const WORKFLOWS = `${ROOT}.github/workflows/`;

/** The forge's own command that publishes a release from the output of build.sh. */
const RELEASE = /^gh release create "\$GITHUB_REF_NAME" packages\/\* /;

test("workflows only call existing commands of build.sh", async () => {
  const { stdout: help } = await promisify(execFile)(`${ROOT}build.sh`, ["help"]);
  const files = await readdir(WORKFLOWS);
  assert.ok(files.length > 0);
  for (const file of files) {
    const text = await readFile(WORKFLOWS + file, "utf8");
    const commands = [...text.matchAll(/^ *(?:- )?run: *(.*)$/gm)].map(([, command]) => command ?? "");
    assert.ok(
      commands.some((command) => command.startsWith("./build.sh")),
      file,
    );
    for (const command of commands.filter((one) => !RELEASE.test(one)))
      assert.match(help, new RegExp(`^${command.replaceAll(".", "\\.")}\\s`, "m"), `${file}: ${command}`);
  }
});

test("the metadata for citation agree on author and version", async () => {
  const text = await readFile(`${ROOT}CITATION.cff`, "utf8");
  const zenodo = JSON.parse(await readFile(`${ROOT}.zenodo.json`, "utf8"));
  const author = /^ {2}- name: (.*)$/m.exec(text)?.[1];
  assert.deepEqual(zenodo.creators, [{ name: author }]);
  assert.equal(/^version: (.*)$/m.exec(text)?.[1], await ownVersion());
  assert.equal(zenodo.version, await ownVersion());
  const { citation } = await pageModules("pages/lab/citation");
  const run = { link: "https://example.org/lab.html", command: "senet lab", date: new Date() };
  const { text: cited, bibtex } = citation([], run);
  assert.ok(cited.startsWith(`${author}. Senet `), cited);
  assert.ok(bibtex.includes(`author = {{${author}}}`), bibtex);
});
