/** Packs the program `senet`, which `build.sh` compiles, with its licences. */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { ROOT } from "./bundle.mjs";
import { PROGRAM_TARGET } from "./dependencies.mjs";

const run = promisify(execFile);

/** So that two archives of the same files are equal. */
const EQUAL = [
  "--sort=name",
  "--mtime=@0",
  "--owner=0",
  "--group=0",
  "--numeric-owner",
  "--mode=u=rwX,go=rX",
];

/**
 * @param {string} into
 * @param {string} version
 * @param {string} licences of the crates in the program
 * @param {string} [program] the path of the program
 * @returns {Promise<string>} its name
 */
export async function programArchive(
  into,
  version,
  licences,
  program = `${process.env.CARGO_TARGET_DIR ?? `${ROOT}target`}/${PROGRAM_TARGET}/release/senet`,
) {
  const name = `senet-${version}-x86_64-linux`;
  const above = await mkdtemp(`${tmpdir()}/senet-program-`);
  const folder = `${above}/${name}/`;
  await mkdir(folder);
  await copyFile(program, `${folder}senet`);
  for (const file of ["LICENSE-MIT", "LICENSE-APACHE", "CITATION.cff"])
    await copyFile(ROOT + file, folder + file);
  await writeFile(`${folder}third-party-licences.txt`, licences);
  await run("tar", [...EQUAL, "-cf", `${above}/archive.tar`, "-C", above, name]);
  await writeFile(`${into}${name}.tar.gz`, gzipSync(await readFile(`${above}/archive.tar`), { level: 9 }));
  await rm(above, { recursive: true });
  return `${name}.tar.gz`;
}
