/**
 * Builds `target/packages/` from the page: packages for web servers, disks and registries, each with licences and a
 * bill of materials, plus checksums. `cargo package` builds the crate.
 */
import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { billOfMaterials } from "./bill-of-materials.mjs";
import { DIST, ROOT } from "./bundle.mjs";
import { compressAll } from "./compress.mjs";
import { dependencies, ownVersion, programDependencies } from "./dependencies.mjs";
import { refusals, thirdPartyLicences } from "./licences.mjs";
import { npmFolder, npmTarball } from "./npm-package.mjs";
import { filesBelow } from "./offline.mjs";
import { sheetsZip } from "./printed-sheets.mjs";
import { programArchive } from "./program-archive.mjs";
import { scormPackage } from "./scorm.mjs";
import { siteZip } from "./site-zip.mjs";

const PACKAGES = `${ROOT}target/packages/`;
/** Written by `traces` in `build.sh`. */
const TRACES = `${ROOT}target/traces`;
const NPM_FOLDER = `${ROOT}target/npm/`;

/** The folder for web servers. @param {string} licences */
async function site(licences) {
  await cp(DIST, `${PACKAGES}site`, { recursive: true });
  await writeFile(`${PACKAGES}site/third-party-licences.txt`, licences);
  await compressAll(`${PACKAGES}site/`);
}

/** @param {string} version */
async function crate(version) {
  const name = `senet-${version}.crate`;
  await copyFile(`${process.env.CARGO_TARGET_DIR ?? `${ROOT}target`}/package/${name}`, PACKAGES + name);
}

/** In the format of `sha256sum --check`. */
async function checksums() {
  const lines = [];
  for (const file of await filesBelow(PACKAGES)) {
    const digest = createHash("sha256").update(await readFile(PACKAGES + file));
    lines.push(`${digest.digest("hex")}  ${file}\n`);
  }
  await writeFile(`${PACKAGES}SHA256SUMS`, lines.join(""));
}

const [packages, inProgram] = await Promise.all([dependencies(), programDependencies()]);
const refused = refusals([...packages, ...inProgram]);
if (refused.length > 0) throw new Error(`licences that are not allowed:\n${refused.join("\n")}`);
const [version, licences, programLicences] = await Promise.all([
  ownVersion(),
  thirdPartyLicences(packages),
  thirdPartyLicences(inProgram),
]);

await rm(PACKAGES, { recursive: true, force: true });
await mkdir(PACKAGES, { recursive: true });
await npmFolder(NPM_FOLDER, licences);
await Promise.all([
  site(licences),
  copyFile(`${DIST}senet.html`, `${PACKAGES}senet.html`),
  npmTarball(NPM_FOLDER, PACKAGES),
  crate(version),
  scormPackage(PACKAGES, version, licences),
  siteZip(PACKAGES, version, licences),
  sheetsZip(PACKAGES, version),
  cp(TRACES, `${PACKAGES}traces`, { recursive: true }),
  programArchive(PACKAGES, version, programLicences),
  writeFile(`${PACKAGES}third-party-licences.txt`, licences),
  writeFile(`${PACKAGES}senet.cdx.json`, billOfMaterials(version, packages)),
]);
await checksums();
for (const file of (await filesBelow(PACKAGES)).filter((name) => !name.startsWith("site/")))
  console.log(`target/packages/${file}`);
console.log("target/packages/site/");
