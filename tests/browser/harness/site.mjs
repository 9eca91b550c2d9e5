/** A third-party site: its own pages, with the game in a folder, under configurable headers. */
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { DIST } from "../../../www/build/bundle.mjs";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
};

/** The game's scripts with these names. @param {...string} names */
export async function parts(...names) {
  const files = await readdir(`${DIST}parts`);
  const found = files.filter((file) => names.includes(file.replace(/-[\w-]{8}\.js$/, "")));
  if (found.length !== names.length) throw new Error(`${names} are not all in parts/`);
  return found.map((file) => `parts/${file}`);
}

/** The ports of earlier sites, whose files a browser may still have. */
const usedPorts = new Set();

/** Listens on a port that no site of this process has had. @param {import("node:http").Server} server */
async function listenAnew(server) {
  for (;;) {
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    if (!usedPorts.has(port)) {
      usedPorts.add(port);
      return port;
    }
    await new Promise((resolve) => server.close(resolve));
  }
}

/**
 * @typedef {object} Site
 * @property {Record<string, string | Uint8Array>} [pages] by path, beside the game's folder
 * @property {string} [folder] the folder of the game
 * @property {string} [copy] a second folder with the same files
 * @property {Record<string, string>} [headers] sent with every response
 * @property {string[]} [missing] paths that give 404
 * @property {Record<string, string>} [types] media types for the game's files, by extension
 */

/**
 * Serves the site until it is closed.
 * @param {Site} site
 * @returns {Promise<{ url: string, origin: string, holdBack: (files: RegExp) => void, release: () => void, held: () => number, lose: (files: RegExp | null) => void, close: () => void }>} `url`: of the game's folder; `holdBack`: delays these files until `release`; `held`: the number of delayed requests; `lose`: breaks the connection for these files, or for none again
 */
export async function openSite({
  pages = {},
  folder = "/senet/",
  copy = folder,
  headers = {},
  missing = [],
  types = {},
} = {}) {
  /** @type {RegExp | null} */
  let late = null;
  let heldCount = 0;
  /** @type {RegExp | null} */
  let lost = null;
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/$/, "/index.html");
    const content = pages[path];
    const home = [folder, copy].find((name) => path.startsWith(name));
    const file = home ? path.slice(home.length) : null;
    if (file !== null && lost?.test(file)) {
      request.socket.destroy();
      return;
    }
    if (file !== null && late?.test(file)) {
      heldCount += 1;
      await released;
    }
    const found =
      content ??
      (file === null || missing.includes(file) ? null : await readFile(DIST + file).catch(() => null));
    response.statusCode = found === null ? 404 : 200;
    response.setHeader(
      "content-type",
      types[extname(path)] ?? TYPES[extname(path)] ?? "text/plain; charset=utf-8",
    );
    // Cacheable, as on real sites, so that later pages reuse compiled files.
    if (found !== null && content === undefined) response.setHeader("cache-control", "max-age=600");
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(found ?? "");
  });
  const origin = `http://127.0.0.1:${await listenAnew(server)}`;
  return {
    url: origin + folder,
    origin,
    holdBack: (files) => {
      late = files;
    },
    release,
    held: () => heldCount,
    lose: (files) => {
      lost = files;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * The page's problems, except those caused by these sites.
 * @param {string[]} problems emptied
 * @param {string[]} origins
 */
export function unexpectedProblems(problems, ...origins) {
  const isExpected = (/** @type {string} */ problem) =>
    origins.some((origin) => problem.startsWith(`request to outside: ${origin}/`));
  return problems.splice(0).filter((problem) => !isExpected(problem));
}

/** A third-party page with this body. @param {string} body @param {string} [script] */
export const hostPage = (body, script = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Museum</title></head><body><h1>Museum</h1>${body}` +
  `<script type="module">${script}</script></body></html>`;
