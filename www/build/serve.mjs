/**
 * A small static server with the strictest content security policy that the page supports. `senet.html` carries its script
 * in itself and a policy of its own, so it is sent without that one.
 */
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { DIST } from "./bundle.mjs";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** Nothing from other origins, nothing inline; WebAssembly may compile. */
export const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * @typedef {object} Options
 * @property {string} [root] the folder to serve
 * @property {number} [port] 0 chooses a free port
 * @property {string} [base] the path under which the folder appears
 * @property {boolean} [compressed] uses brotli for browsers that accept it, as a host would
 */

/** Image formats are already compressed. */
const COMPRESSIBLE = /^(text\/|application\/(json|wasm|manifest)|image\/svg)/;

/** The cache of compressed files. @type {Map<string, Buffer>} */
const squeezed = new Map();

/** @param {string} file */
async function compressedFile(file) {
  const known = squeezed.get(file) ?? brotliCompressSync(await readFile(file));
  squeezed.set(file, known);
  return known;
}

/**
 * Serves a folder on this machine only.
 * @param {Options} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ root = DIST, port = 0, base = "/", compressed = false } = {}) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = path.startsWith(base) && (await findFile(root, path.slice(base.length)));
    if (!file) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found\n");
      return;
    }
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const accepted = /\bbr\b/.test(String(request.headers["accept-encoding"]));
    const brotli = compressed && accepted && COMPRESSIBLE.test(type);
    response.writeHead(200, {
      "content-type": type,
      ...(brotli ? { "content-encoding": "br", vary: "accept-encoding" } : {}),
      ...(basename(file) === "senet.html" ? {} : { "content-security-policy": POLICY }),
      "x-content-type-options": "nosniff",
      "cache-control": "no-cache",
    });
    if (brotli) response.end(await compressedFile(file));
    else createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * @param {string} root
 * @param {string} path relative to the root
 * @returns {Promise<string | null>}
 */
async function findFile(root, path) {
  const file = normalize(`${root}${sep}${path.endsWith("/") || path === "" ? `${path}index.html` : path}`);
  if (!file.startsWith(normalize(root))) return null;
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() ? file : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port = "8080", base = "/"] = process.argv.slice(2);
  const { url } = await serve({ port: Number(port), base });
  console.log(`senet is at ${url} (Ctrl-C stops the server)`);
}
