/** Builds the npm package: the engine for programs, and the page's element for sites. */
import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { DIST, FULL_ENGINE, ROOT, SOURCE } from "./bundle.mjs";
import { ownVersion } from "./dependencies.mjs";
import { writeElement, writeFiles } from "./npm-modules.mjs";

const OWN = `${SOURCE}package/`;

/** @param {string} version */
const manifest = (version) => ({
  name: "senet",
  version,
  description: "Senet, the board game of ancient Egypt: an engine for sixteen rulesets, and a playable page",
  keywords: ["senet", "board-game", "ancient-egypt", "custom-element", "webassembly"],
  license: "MIT OR Apache-2.0",
  type: "module",
  exports: {
    "./engine": { types: "./engine/engine.d.ts", default: "./engine/engine.js" },
    "./nets": { types: "./nets.d.ts", default: "./nets.js" },
    "./element": { types: "./page/element.d.ts", default: "./element/element.js" },
    "./host": { types: "./page/senet-host.d.ts", default: "./page/senet-host.js" },
    "./page/*": "./page/*",
    "./package.json": "./package.json",
  },
  // Importing the engine or the element has side effects, in whichever chunk they are.
  sideEffects: ["./engine/engine.js", "./element/**/*.js", "./page/**/*.js"],
  engines: { node: ">=20" },
});

/**
 * Writes the package's contents to a folder.
 * @param {string} folder
 * @param {string} licences of its contents
 */
export async function npmFolder(folder, licences) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${folder}engine`, { recursive: true });
  const version = await ownVersion();
  await Promise.all([
    writeFile(`${folder}package.json`, `${JSON.stringify(manifest(version), null, 2)}\n`),
    writeFile(`${folder}third-party-licences.txt`, licences),
    copyFile(`${OWN}README.md`, `${folder}README.md`),
    ...["LICENSE-MIT", "LICENSE-APACHE"].map((name) => copyFile(ROOT + name, folder + name)),
    ...["engine.js", "engine.d.ts"].map((name) => copyFile(OWN + name, `${folder}engine/${name}`)),
    ...["senet.js", "senet.d.ts"].map((name) => copyFile(FULL_ENGINE + name, `${folder}engine/${name}`)),
    ...["nets.js", "nets.d.ts"].map((name) => copyFile(OWN + name, folder + name)),
    writeElement(`${folder}element/`),
    writeFiles(`${folder}files/`),
    cp(DIST, `${folder}page`, {
      recursive: true,
      filter: (path) => !/\/(?:senet\.html|package\.json)$|picture\.png$/.test(path),
    }),
  ]);
}

/**
 * Packs the folder reproducibly.
 * @param {string} folder
 * @param {string} into
 * @returns {Promise<string>} the name of the tarball
 */
export async function npmTarball(folder, into) {
  const options = ["pack", "--json", "--ignore-scripts", "--pack-destination", into];
  const { stdout } = await promisify(execFile)("npm", options, { cwd: folder });
  return JSON.parse(stdout)[0].filename;
}
