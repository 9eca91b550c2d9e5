/** Builds the download for web servers: the page in a zip that is unpacked and uploaded, with a note for who does it. */
import { readFile } from "node:fs/promises";
import { ROOT } from "./bundle.mjs";
import { pageFiles, textFile, writeZip } from "./zip.mjs";

/** The folder in the zip. Its name becomes part of the page's address. */
const FOLDER = "senet/";

/** At most ten lines, so that it is read. @param {string} version */
export const readMeFirst = (
  version,
) => `Senet ${version}: the board game of ancient Egypt, as a folder of static files.

On one computer: open senet.html in a browser. It is the whole game in one file and needs no server.
On a web server: upload the folder "senet" as it is. The game is then at https://YOUR-SITE/senet/
On WordPress: upload it with FTP or your host's file manager beside the folder wp-content, not to the media library.
In your own page: open https://YOUR-SITE/senet/embedding.html, choose, and copy the code.
Worksheets and a board to print: https://YOUR-SITE/senet/print.html
To update, replace the whole folder. To remove the game, delete it.
Licences: code LICENSE-MIT.txt (or Apache 2.0), texts CC BY 4.0, and third-party-licences.txt. Keep these files here.
`;

/**
 * @param {string} into
 * @param {string} version
 * @param {string} licences of its contents
 * @returns {Promise<string>} its name
 */
export async function siteZip(into, version, licences) {
  const name = `senet-${version}-site.zip`;
  await writeZip(into + name, {
    [`${FOLDER}READ-ME-FIRST.txt`]: textFile(readMeFirst(version)),
    ...(await pageFiles([], FOLDER)),
    // Whoever hosts the folder distributes it, so MIT asks for its text in it.
    [`${FOLDER}LICENSE-MIT.txt`]: textFile(await readFile(`${ROOT}LICENSE-MIT`, "utf8")),
    [`${FOLDER}third-party-licences.txt`]: textFile(licences),
  });
  return name;
}
