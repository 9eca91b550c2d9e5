/** The packages work as documented, contain what they must, and are reproducible. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { unzipSync } from "fflate";
import { billOfMaterials } from "../../www/build/bill-of-materials.mjs";
import { DIST, ROOT, SOURCE } from "../../www/build/bundle.mjs";
import { compressAll } from "../../www/build/compress.mjs";
import {
  dependencies,
  ownVersion,
  programDependencies,
  WHOLE_ENGINE,
} from "../../www/build/dependencies.mjs";
import { refusals, thirdPartyLicences } from "../../www/build/licences.mjs";
import { npmFolder, npmTarball } from "../../www/build/npm-package.mjs";
import { filesBelow } from "../../www/build/offline.mjs";
import { programArchive } from "../../www/build/program-archive.mjs";
import { readMeFirst, siteZip } from "../../www/build/site-zip.mjs";

const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), "senet-packages-"));
after(() => rm(folder, { recursive: true }));

const all = await dependencies();
const shipped = all.filter((one) => one.shipped);

/** The package as npm would unpack it, for the test programs. */
const app = join(folder, "app");
const installed = join(app, "node_modules/senet/");

async function packed(name = "") {
  const from = `${folder}/npm${name}/`;
  await npmFolder(from, await thirdPartyLicences(all));
  const into = `${folder}/tarball${name}/`;
  await mkdir(into);
  return into + (await npmTarball(from, into));
}

test("the npm package is built byte for byte the same twice", async () => {
  const [one, two] = [await packed(), await packed("-again")];
  assert.deepEqual(await readFile(one), await readFile(two));
  await mkdir(installed, { recursive: true });
  await run("tar", ["-xzf", one, "-C", installed, "--strip-components=1"]);
  const {
    scripts,
    dependencies: needs,
    version,
  } = JSON.parse(await readFile(`${installed}package.json`, "utf8"));
  assert.deepEqual(
    [scripts, needs],
    [undefined, undefined],
    "nothing runs or is fetched when it is installed",
  );
  assert.equal(version, await ownVersion());
  assert.equal(version, JSON.parse(await readFile(`${ROOT}package.json`, "utf8")).version);
});

/** The blocks of a language in a document. @param {string} path @param {string} language */
async function examples(path, language) {
  const text = await readFile(path, "utf8");
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(
    ([, code]) => code ?? "",
  );
}

for (const document of [`${SOURCE}package/README.md`, `${ROOT}docs/developers.md`]) {
  test(`the examples of ${document.slice(ROOT.length)} run as they stand`, async () => {
    const programs = await examples(document, "js");
    assert.ok(programs.length > 0);
    const outputs = programs.map(async (program, index) => {
      const file = join(
        app,
        `example-${createHash("sha256").update(document).digest("hex").slice(0, 6)}-${index}.mjs`,
      );
      await writeFile(file, program);
      const { stdout, stderr } = await run(process.execPath, [file], { cwd: app });
      assert.equal(stderr, "");
      return stdout;
    });
    for (const output of await Promise.all(outputs)) {
      assert.notEqual(output, "", "an example shows something");
      assert.doesNotMatch(output, /\b(?:undefined|false)\b/);
    }
  });
}

test("every entry of the package exists and imports without a browser", async () => {
  const { exports } = JSON.parse(await readFile(`${installed}package.json`, "utf8"));
  const files = Object.values(exports).flatMap((entry) =>
    typeof entry === "string" ? entry : Object.values(entry),
  );
  for (const file of files.filter((one) => !one.includes("*"))) await access(installed + file);
  const imports = ["engine", "element", "host"].map((entry) => `await import("senet/${entry}");`).join("\n");
  const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "--eval", imports], {
    cwd: app,
  });
  assert.deepEqual([stdout, stderr], ["", ""]);
});

test("the package's types pass in a strict program", async () => {
  await writeFile(
    join(app, "typed.ts"),
    `import { new_game, type Move, type State } from "senet/engine";
const game = new_game({ ruleset: "kendall-masters" });
const moves: Move[] = game.legal_moves();
const state: State = game.state();
// @ts-expect-error a game has a ruleset
new_game({});
export { moves, state };
`,
  );
  const options = [
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--lib",
    "es2023,dom",
  ];
  const { stdout } = await run(`${ROOT}node_modules/.bin/tsc`, [...options, "--types", "", "typed.ts"], {
    cwd: app,
  }).catch((error) => error);
  assert.equal(stdout, "");
});

test("every licence is allowed for its use, and others are refused", async () => {
  assert.ok(shipped.length > 10);
  assert.deepEqual(refusals(all), []);
  const [one] = shipped;
  assert.ok(one);
  for (const licence of ["GPL-3.0-only", "", "SEE LICENSE IN FILE", "MIT AND AGPL-3.0-only", "MPL-2.0"])
    assert.equal(refusals([{ ...one, licence }]).length, 1, licence);
  const texts = await thirdPartyLicences(all);
  for (const { name } of shipped) assert.ok(texts.includes(`\n${name} `), name);
});

test("everything that the full engine is built from counts as shipped", async () => {
  assert.ok(
    (await readFile(`${ROOT}build.sh`, "utf8")).includes(`\nreadonly full_features=${WHOLE_ENGINE}\n`),
  );
  const names = shipped.map(({ name }) => name);
  for (const crate of ["sha2", "base64ct", "libm", "chacha20", "wasm-bindgen"])
    assert.ok(names.includes(crate), crate);
});

test("the bill of materials lists each dependency once, with its digest", async () => {
  const bill = JSON.parse(billOfMaterials("1.2.3", all));
  assert.equal(bill.bomFormat, "CycloneDX");
  const refs = bill.components.map((/** @type {any} */ component) => component["bom-ref"]);
  assert.equal(new Set(refs).size, refs.length);
  assert.ok(refs.some((/** @type {string} */ ref) => ref.startsWith("pkg:npm/lit@")));
  assert.ok(refs.some((/** @type {string} */ ref) => ref.startsWith("pkg:cargo/serde@")));
  for (const { hashes } of bill.components)
    assert.match(hashes[0].content, /^(?:[0-9a-f]{64}|[0-9a-f]{128})$/);
  const required = bill.components.filter((/** @type {any} */ { scope }) => scope === "required");
  assert.equal(required.length, new Set(shipped.map(({ name, version }) => `${name} ${version}`)).size);
});

test("compressed files sit beside the originals and hold the same content", async () => {
  const site = join(folder, "site/");
  await mkdir(site);
  const text = "a game of senet ".repeat(200);
  await writeFile(`${site}page.html`, text);
  await writeFile(`${site}tiny.html`, "tiny");
  await writeFile(`${site}picture.png`, text);
  await compressAll(site);
  assert.equal(gunzipSync(await readFile(`${site}page.html.gz`)).toString(), text);
  assert.equal(brotliDecompressSync(await readFile(`${site}page.html.br`)).toString(), text);
  await assert.rejects(readFile(`${site}tiny.html.gz`));
  await assert.rejects(readFile(`${site}picture.png.br`));
});

test("the zip for web servers has the page and a short note, and is built byte for byte the same twice", async () => {
  const [one, two] = [join(folder, "zip-1/"), join(folder, "zip-2/")];
  for (const into of [one, two]) await mkdir(into);
  const name = await siteZip(one, "1.2.3", "licences");
  assert.equal(name, "senet-1.2.3-site.zip");
  const zip = await readFile(one + name);
  assert.deepEqual(zip, await readFile(two + (await siteZip(two, "1.2.3", "licences"))));
  const files = unzipSync(zip);
  for (const file of await filesBelow(DIST)) assert.ok(files[`senet/${file}`], file);
  const note = new TextDecoder().decode(files["senet/READ-ME-FIRST.txt"]);
  assert.equal(note, readMeFirst("1.2.3"));
  assert.ok(note.trimEnd().split("\n").length <= 10);
  for (const [, file] of note.matchAll(/(?:senet\/)?([\w-]+\.(?:html|txt))/g))
    assert.ok(files[`senet/${file}`], file);
  assert.deepEqual(
    Object.keys(files).filter((file) => !file.startsWith("senet/")),
    [],
  );
});

test("the archive of the program unpacks to a file that runs, and is built byte for byte the same twice", async () => {
  const [one, two] = [join(folder, "program-1/"), join(folder, "program-2/")];
  for (const into of [one, two]) await mkdir(into);
  const program = join(folder, "a-program");
  await writeFile(program, "#!/bin/sh\necho senet $1\n", { mode: 0o700 });
  const name = await programArchive(one, "1.2.3", "licences", program);
  assert.equal(name, "senet-1.2.3-x86_64-linux.tar.gz");
  await programArchive(two, "1.2.3", "licences", program);
  assert.deepEqual(await readFile(one + name), await readFile(two + name));
  await run("tar", ["-xzf", name], { cwd: one });
  const { stdout } = await run(`${one}senet-1.2.3-x86_64-linux/senet`, ["version"]);
  assert.equal(stdout, "senet version\n");
  assert.equal(await readFile(`${one}senet-1.2.3-x86_64-linux/third-party-licences.txt`, "utf8"), "licences");
});

test("everything in the program is allowed to be distributed", async () => {
  const inProgram = await programDependencies();
  assert.deepEqual(refusals(inProgram), []);
  const names = inProgram.filter(({ shipped }) => shipped).map(({ name }) => name);
  for (const crate of ["clap", "rayon", "serde_json"]) assert.ok(names.includes(crate), crate);
});
