/** The check of the curator's file as a JSON Schema. Run by itself, writes docs/curator.schema.json. */
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { toJsonSchema } from "@valibot/to-json-schema";
import { bundle, ROOT } from "./bundle.mjs";

export const SCHEMA_FILE = `${ROOT}docs/curator.schema.json`;

/** The page's own module for the curator's file. */
export async function curatorModule() {
  const { files } = await bundle({
    entryPoints: [`${ROOT}www/src/kiosk/curator.ts`],
    outdir: ROOT,
    format: "esm",
  });
  const [{ contents }] = /** @type {[{ contents: Uint8Array }]} */ (/** @type {unknown} */ (files));
  return import(`data:text/javascript;base64,${Buffer.from(contents).toString("base64")}`);
}

/** @param {import("valibot").GenericSchema} schema */
export function jsonSchema(schema) {
  return { title: "What the curator of a senet screen lays down", ...toJsonSchema(schema) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { curatorSchema } = await curatorModule();
  await writeFile(SCHEMA_FILE, `${JSON.stringify(jsonSchema(curatorSchema), null, 2)}\n`);
}
