/** Stands in for `base/page-files.ts` in `senet.html`: what the single file uses of its exports, out of what the file carries. */

import { FluentResource } from "@fluent/bundle/esm/resource.js";
import type { Messages } from "../base/i18n/messages.js";

/** A file that it carries. */
export function carried(name: string): Uint8Array<ArrayBuffer> {
  const file = globalThis.senetFiles.get(name);
  if (!file) throw new Error(`this file does not carry ${name}`);
  return file;
}

/** One engine, the whole one, is both the first and the full: two would carry most of the bytes twice. */
export async function wasmSource(): Promise<BufferSource> {
  return carried("senet.wasm");
}

export const fullWasmSource = wasmSource;

/** There is no room for it. */
export const scriptEngineAddress = (): null => null;

export async function netSource(name: string): Promise<Uint8Array | null> {
  return globalThis.senetFiles.get(name) ?? null;
}

export function makeWorker(): Worker | null {
  try {
    const script = new Blob([carried("advisor-worker.js")], { type: "text/javascript" });
    return new Worker(URL.createObjectURL(script));
  } catch {
    return null;
  }
}

// ---- The texts it carries.

/** In what the texts of a language are written; the others in UTF-8. They are shorter so, packed too. */
export const CHARSETS: Readonly<Record<string, string>> = { ar: "windows-1256", zh: "gbk" };

// As they are written: read already they would take more room here than Fluent's parser.

const text = (part: string, language: string): string =>
  new TextDecoder(CHARSETS[language]).decode(carried(`${part}.${language}.ftl`));

export async function localeMessages(language: string, part = "first"): Promise<Messages> {
  const english = text(part, "en");
  const source = language === "en" ? english : withIds(text(part, language), english);
  return Object.fromEntries(new FluentResource(source).body.map(({ id, value }) => [id, value]));
}

/** Gives messages back their ids, which are those of English in its order; www/build/without-ids.mjs took them. */
export function withIds(bodies: string, english: string): string {
  const ids = english.match(/^-?[a-z][\w-]*(?= =)/gm) ?? [];
  const pieces = bodies.split("\u0001");
  const messages = ids.flatMap((id, index) => (pieces[index] ? `${id} = ${pieces[index]}` : []));
  return [...messages, pieces.at(-1)].join("\n");
}
