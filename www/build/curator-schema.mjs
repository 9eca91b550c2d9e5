/** Converts the validation of the curator file to a JSON Schema. As a script, writes docs/curator.schema.json. */
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { toJsonSchema } from "@valibot/to-json-schema";
import { ROOT } from "./bundle.mjs";
import { pageModules } from "./page-modules.mjs";

export const SCHEMA_FILE = `${ROOT}docs/curator.schema.json`;

/** The page's module for the curator file. */
export const curatorModule = () => pageModules("addons/kiosk/curator");

/** @param {import("valibot").GenericSchema} schema */
export function jsonSchema(schema) {
  const converted = toJsonSchema(schema, {
    // The only check on lists is that entries are unique.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === "check_items" ? { ...jsonSchema, uniqueItems: true } : undefined,
  });
  return { title: "What the curator of a senet screen lays down", ...converted };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { curatorSchema } = await curatorModule();
  await writeFile(SCHEMA_FILE, `${JSON.stringify(jsonSchema(curatorSchema), null, 2)}\n`);
}
