/** Stands in for `base/i18n/locale-source.ts` in `senet.html`: the texts it carries. */
import { carried } from "./carried.js";

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export async function localeSource(language: string, part = "first"): Promise<string> {
  const english = text(carried(`${part}.en.ftl`));
  return language === "en" ? english : withIds(text(carried(`${part}.${language}.ftl`)), english);
}

/** Gives messages back their ids, which are those of English in its order; www/build/without-ids.mjs took them. */
export function withIds(bodies: string, english: string): string {
  const ids = english.match(/^-?[a-z][\w-]*(?= =)/gm) ?? [];
  const pieces = bodies.split("\u0001");
  const messages = ids.flatMap((id, index) => (pieces[index] ? `${id} = ${pieces[index]}` : []));
  return [...messages, pieces.at(-1)].join("\n");
}
