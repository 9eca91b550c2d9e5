/** Builds the package for learning management systems: the page in a zip with a SCORM 1.2 manifest. */
import { pageFiles, textFile, writeZip } from "./zip.mjs";

/** The entry page. */
export const LAUNCH = "school.html";

/** Files without use in an LMS: other packages, and the service worker. */
const LEFT_OUT = ["senet.html", "service-worker.js", "service-worker-off.js", "picture.png", "package.json"];

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * One activity with one resource that lists every file.
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
 * The files of the package by name.
 * @param {string} version
 * @param {string} licences of its contents
 * @returns {Promise<Record<string, Uint8Array>>}
 */
export async function scormFiles(version, licences) {
  const files = { ...(await pageFiles(LEFT_OUT)), "third-party-licences.txt": textFile(licences) };
  return { "imsmanifest.xml": textFile(manifest(version, Object.keys(files).sort())), ...files };
}

/**
 * Writes the package reproducibly.
 * @param {string} into
 * @param {string} version
 * @param {string} licences
 * @returns {Promise<string>} its name
 */
export async function scormPackage(into, version, licences) {
  const name = `senet-${version}-scorm12.zip`;
  await writeZip(into + name, await scormFiles(version, licences));
  return name;
}
