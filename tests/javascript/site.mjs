/** The site for page modules in Node: fetches are answered from the build. */
import { readFile } from "node:fs/promises";
import { FIRST_ENGINE, FULL_ENGINE, NETS } from "../../www/build/bundle.mjs";
import { messagesAsJson, readLocales, TEXT_FILES, textFile } from "../../www/build/locales.mjs";

const locales = await readLocales();

/** @param {string} path */
async function fileAt(path) {
  if (path === "senet.wasm") return readFile(`${FIRST_ENGINE}senet_bg.wasm`);
  if (path === "senet-full.wasm") return readFile(`${FULL_ENGINE}senet_bg.wasm`);
  if (path.startsWith("nets/")) return readFile(NETS + path.slice("nets/".length));
  const [, name = "first", code] = /^locales\/(?:(\w+)\.)?(\w+)\.json$/.exec(path) ?? [];
  const locale = locales.find((candidate) => candidate.code === code);
  const file = TEXT_FILES.find((candidate) => candidate === name);
  return locale && file && messagesAsJson(textFile(file, locale.parts));
}

/**
 * Replaces `fetch` until the test restores it.
 * @param {(path: string) => Promise<Response | undefined> | Response | undefined} [instead] the response to use
 * instead; undefined for the site's own response
 * @returns {() => void} restores the real `fetch`
 */
export function standInSite(instead = () => undefined) {
  const { fetch: real } = globalThis;
  globalThis.fetch = async (address) => {
    const path = new URL(String(address)).pathname.slice(1);
    const other = await instead(path);
    if (other) return other;
    const file = await fileAt(path);
    return file ? new Response(file) : new Response("", { status: 404 });
  };
  return () => {
    globalThis.fetch = real;
  };
}
