/**
 * Replaces `base/page-files.ts` in `senet.html`: the exports that the single file uses, served from its embedded data.
 */

import { FluentResource } from "@fluent/bundle/esm/resource.js";
import type { Messages } from "../../src/base/i18n/messages.js";

/** An embedded file. */
function embeddedFile(name: string): Uint8Array<ArrayBuffer> {
  const file = globalThis.senetFiles.get(name);
  if (!file) throw new Error(`this file does not carry ${name}`);
  return file;
}

/** The file carries everything itself. */
export const isOutdated = async (): Promise<boolean> => false;

/** The full engine is also the first one, because embedding two would nearly double the size. */
export async function wasmSource(): Promise<BufferSource> {
  return embeddedFile("senet.wasm");
}

export const fullWasmSource = wasmSource;

export async function netSource(name: string): Promise<Uint8Array | null> {
  return globalThis.senetFiles.get(name) ?? null;
}

export function makeWorker(): Worker | null {
  try {
    const script = new Blob([embeddedFile("advisor-worker.js")], { type: "text/javascript" });
    return new Worker(URL.createObjectURL(script));
  } catch {
    return null;
  }
}

// ---- The embedded texts.

/** The encodings of some languages' texts, which make them shorter even when compressed; all others are UTF-8. */
export const CHARSETS: Readonly<Record<string, string>> = { ar: "windows-1256", zh: "gbk" };

// Stored as source, because parsed messages would need more space than Fluent's parser.

const text = (file: string, language: string): string =>
  new TextDecoder(CHARSETS[language]).decode(embeddedFile(`${file}.${language}.ftl`));

export async function localeMessages(language: string, file = "first"): Promise<Messages> {
  const english = text(file, "en");
  const source = language === "en" ? english : withIds(text(file, language), english);
  return Object.fromEntries(new FluentResource(source).body.map(({ id, value }) => [id, value]));
}

/** Restores the message ids from the English file, which has the same order; www/build/without-ids.mjs removed them. */
export function withIds(bodies: string, english: string): string {
  const ids = english.match(/^-?[a-z][\w-]*(?= =)/gm) ?? [];
  const pieces = bodies.split("\u0001");
  const messages = ids.flatMap((id, index) => (pieces[index] ? `${id} = ${pieces[index]}` : []));
  return [...messages, pieces.at(-1)].join("\n");
}
