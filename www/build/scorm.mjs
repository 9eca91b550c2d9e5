/** Makes the package for learning platforms: the built page in a zip, with the manifest of SCORM 1.2. */
import { readFile, writeFile } from "node:fs/promises";
import { zipSync } from "fflate";
import { DIST } from "./bundle.mjs";
import { filesBelow } from "./offline.mjs";

/** The page that a platform opens. */
export const LAUNCH = "school.html";

/** A platform has no use for these: other packages, and what keeps the page on a device. */
const LEFT_OUT = ["senet.html", "service-worker.js", "service-worker-off.js", "picture.png", "package.json"];

/** The same contents must give the same bytes; a zip can tell no time before 1980. */
const MADE = new Date(1980, 0, 1);

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * One activity, one resource, and every file of it.
 * @param {string} version
 * @param {string[]} files
 */
export function manifest(version, files) {
  const lines = files.map((file) => `      <file href="${escaped(encodeURI(file))}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="senet-${escaped(version)}" version="1.1"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="senet-organization">
    <organization identifier="senet-organization">
      <title>Senet</title>
      <item identifier="senet-item" identifierref="senet-resource" isvisible="true">
        <title>Senet</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="senet-resource" type="webcontent" adlcp:scormtype="sco" href="${LAUNCH}">
${lines.join("\n")}
    </resource>
  </resources>
</manifest>
`;
}

/**
 * What is in the package, by name.
 * @param {string} version
 * @param {string} licences of what is in it
 * @returns {Promise<Record<string, Uint8Array>>}
 */
export async function scormFiles(version, licences) {
  const names = (await filesBelow(DIST)).filter((name) => !LEFT_OUT.includes(name));
  const files = await Promise.all(
    names.map(
      async (name) =>
        /** @type {[string, Uint8Array]} */ ([name, new Uint8Array(await readFile(DIST + name))]),
    ),
  );
  const text = new TextEncoder();
  /** @type {[string, Uint8Array][]} */
  const all = [...files, ["third-party-licences.txt", text.encode(licences)]];
  const listed = all.map(([name]) => name).sort();
  return { "imsmanifest.xml": text.encode(manifest(version, listed)), ...Object.fromEntries(all) };
}

/**
 * Writes it; the same contents give the same bytes.
 * @param {string} into
 * @param {string} version
 * @param {string} licences
 * @returns {Promise<string>} its name
 */
export async function scormPackage(into, version, licences) {
  const name = `senet-${version}-scorm12.zip`;
  await writeFile(into + name, zipSync(await scormFiles(version, licences), { level: 9, mtime: MADE }));
  return name;
}
