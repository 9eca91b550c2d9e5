/** Lists the project's dependencies from the lock files of cargo and npm, and which of them reach visitors. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "./bundle.mjs";

const run = promisify(execFile);

/**
 * @typedef {object} Dependency
 * @property {"cargo" | "npm"} registry
 * @property {string} name
 * @property {string} version
 * @property {string} licence as an SPDX expression
 * @property {boolean} shipped whether visitors load it; otherwise it is only a tool
 * @property {string} folder the folder of its source
 * @property {{ alg: "SHA-256" | "SHA-512", content: string }} hash of its package, in hexadecimal
 */

/** All features of the engine: `full_features` in build.sh. */
export const WHOLE_ENGINE = "web,house-rules,strong,fair-play";
/** Features of the engine that the page uses, including those of the first load. */
const PAGE_FEATURES = ["--no-default-features", "--features", `first,${WHOLE_ENGINE}`];
const WASM = ["--filter-platform", "wasm32-unknown-unknown"];
/** The program as it is released. */
export const PROGRAM_TARGET = "x86_64-unknown-linux-musl";
const PROGRAM = ["--filter-platform", PROGRAM_TARGET, "--features", "cli"];

/** @param {string[]} options */
async function cargoMetadata(...options) {
  const { stdout } = await run("cargo", ["metadata", "--locked", "--format-version", "1", ...options], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
  });
  return JSON.parse(stdout);
}

/** Every package has the crate's own version. */
export async function ownVersion() {
  return /^version = "(.+)"$/m.exec(await readFile(`${ROOT}Cargo.toml`, "utf8"))?.[1] ?? "";
}

/** Ids of the crates compiled into the page or the program, without macros and tools. @param {string[]} options */
async function shippedCrates(options) {
  const { packages, resolve } = await cargoMetadata(...options);
  /** @type {Map<string, any>} */
  const byId = new Map(packages.map((/** @type {any} */ one) => [one.id, one]));
  /** @type {Map<string, any>} */
  const nodes = new Map(resolve.nodes.map((/** @type {any} */ node) => [node.id, node]));
  /** @type {Set<string>} */
  const shipped = new Set();
  const visit = (/** @type {string} */ id) => {
    const macro = byId.get(id).targets.some((/** @type {any} */ { kind }) => kind.includes("proc-macro"));
    if (shipped.has(id) || macro) return;
    shipped.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id).deps)
      if (dep_kinds.some((/** @type {any} */ { kind }) => kind === null)) visit(pkg);
  };
  visit(resolve.root);
  return shipped;
}

/** @param {string[]} options what is shipped @returns {Promise<Dependency[]>} */
async function crates(options) {
  const [all, shipped, lock] = await Promise.all([
    cargoMetadata("--all-features"),
    shippedCrates(options),
    readFile(`${ROOT}Cargo.lock`, "utf8"),
  ]);
  const checksums = new Map(
    [...lock.matchAll(/name = "(.+)"\nversion = "(.+)"\nsource = .+\nchecksum = "(.+)"/g)].map(
      ([, name, version, checksum]) => [`${name} ${version}`, checksum],
    ),
  );
  return all.packages
    .filter((/** @type {any} */ { source }) => source !== null)
    .map((/** @type {any} */ one) => ({
      registry: "cargo",
      name: one.name,
      version: one.version,
      // Cargo's old syntax used a slash for "or".
      licence: (one.license ?? "").replaceAll("/", " OR "),
      shipped: shipped.has(one.id),
      folder: dirname(one.manifest_path),
      hash: { alg: "SHA-256", content: checksums.get(`${one.name} ${one.version}`) ?? "" },
    }));
}

/**
 * Paths of the packages in the page's bundle.
 * @param {Record<string, any>} packages of the lock file, by path
 */
function shippedPackages(packages) {
  /** @type {Set<string>} */
  const shipped = new Set();
  const visit = (/** @type {string} */ from) => {
    for (const name of Object.keys(packages[from].dependencies ?? {})) {
      let folder = from;
      while (!packages[`${folder}/node_modules/${name}`.replace(/^\//, "")])
        folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")));
      const path = `${folder}/node_modules/${name}`.replace(/^\//, "");
      if (shipped.has(path)) continue;
      shipped.add(path);
      visit(path);
    }
  };
  visit("");
  return shipped;
}

/** @returns {Promise<Dependency[]>} */
async function npmPackages() {
  /** @type {{ packages: Record<string, any> }} */
  const { packages } = JSON.parse(await readFile(`${ROOT}package-lock.json`, "utf8"));
  const shipped = shippedPackages(packages);
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { version, license, integrity }]) => ({
      registry: "npm",
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license ?? "",
      shipped: shipped.has(path),
      folder: ROOT + path,
      hash: {
        alg: "SHA-512",
        content: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex"),
      },
    }));
}

/** All dependencies by registry, name and version. */
export async function dependencies() {
  const all = (await Promise.all([crates([...WASM, ...PAGE_FEATURES]), npmPackages()])).flat();
  const key = (/** @type {Dependency} */ { registry, name, version }) => `${registry} ${name} ${version}`;
  return all.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** The crates, of which those in the program `senet` count as shipped. */
export const programDependencies = () => crates(PROGRAM);
