/**
 * Caches one version of the page and serves from it. The first visit caches what a game needs and the texts of the
 * requested languages; other files are cached on first use. A new version is fetched in parallel, completely or not at
 * all, with every file that was cached in the old one. It activates when the visitor agrees, or when no page of the old
 * version is open.
 */
import { cacheName, deleteVersionsBut, ownCaches } from "./own-caches.js";

declare const self: ServiceWorkerGlobalScope;

/** Assigned once, because the bundler inserts the build's value at every use. */
const DIGESTS = FILES;
const CACHE = cacheName(VERSION);
/** Timeout for a picture's site, in milliseconds. */
const PATIENCE = 10_000;
const SCOPE = self.registration.scope;

/** The cache key of a file is its digest, so that versions can share identical files. */
const keyOf = (file: string): string => `${SCOPE}${file}?${DIGESTS[file]}`;

/** A file that could not be cached: it could not be loaded, or a server or proxy has changed it. */
class NotKept extends Error {
  constructor(
    readonly file: string,
    readonly why: "changed" | "missing",
    cause: unknown,
  ) {
    super(`${file} is ${why}`, { cause });
  }
}

/** Why something could not be cached, for the page that shows it; empty if unknown. */
function faultOf(error: unknown): { why?: string; file?: string } {
  if (error instanceof NotKept) return { why: error.why, file: error.file };
  const name = (error as Error | null)?.name;
  if (name === "QuotaExceededError") return { why: "space", file: "" };
  // The browser lets a worker run, but store nothing.
  return name === "SecurityError" ? { why: "browser", file: "" } : {};
}

async function keep(cache: Cache, file: string): Promise<void> {
  const key = keyOf(file);
  const known = await caches.match(key);
  if (known) return cache.put(key, known);
  // The digest rejects files of another version, so that versions never mix.
  const response = await fetch(SCOPE + file, { cache: "no-cache", integrity: DIGESTS[file] }).catch(
    async (cause: unknown) => {
      const { ok } = await fetch(SCOPE + file, { cache: "no-cache" }).catch(() => Response.error());
      throw new NotKept(file, ok ? "changed" : "missing", cause);
    },
  );
  if (!response.ok) throw new NotKept(file, "missing", response.status);
  // Browsers reject a redirected response from a cache for a page.
  const direct = response.redirected
    ? new Response(await response.blob(), { headers: response.headers })
    : response;
  return cache.put(key, direct);
}

async function keepAll(files: Iterable<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  const results = await Promise.allSettled([...files].map((file) => keep(cache, file)));
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
}

/** Copies this version's share of files that the old version had cached, so that they keep working offline. */
async function keptBefore(): Promise<string[]> {
  const caching = await Promise.all((await ownCaches()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caching.map((cache) => cache.keys()))).flat();
  return requests.flatMap((request) => fileFor(new Request(request.url)) ?? []);
}

async function install(): Promise<void> {
  try {
    await keepAll(new Set([...CORE, ...(await keptBefore())]));
  } catch (error) {
    // Hardly anyone sees a worker's own console.
    const pages = await self.clients.matchAll({ includeUncontrolled: true });
    for (const page of pages) page.postMessage({ notKept: String(error), ...faultOf(error) });
    await caches.delete(CACHE);
    throw error;
  }
}

/** The texts of a visit in these languages, or all files for an unattended screen, which requests every language. */
async function keepLanguages(codes: readonly string[]): Promise<void> {
  // A deleted cache must not be recreated.
  if (!(await caches.has(CACHE))) return;
  const isNeeded = (file: string) => {
    const code = /^locales\/(?:rest\.)?(\w+)\.json$/.exec(file)?.[1];
    return codes.includes("*") || (code !== undefined && codes.includes(code));
  };
  await keepAll(Object.keys(DIGESTS).filter(isNeeded));
}

/** Tells the page that asked whether the texts are cached. Files that fail now are cached on first use. */
async function reportLanguages(
  codes: readonly string[],
  page: ExtendableMessageEvent["source"],
): Promise<void> {
  const result = await keepLanguages(codes).then(
    () => ({ kept: true }),
    (error: unknown) => {
      console.debug(error);
      return { kept: false, ...faultOf(error) };
    },
  );
  page?.postMessage({ languages: codes, ...result });
}

/** This version's file for a request; null for anything else. */
function fileFor({ method, url }: Request): string | null {
  const address = url.replace(/[?#].*/s, "");
  if (method !== "GET" || !address.startsWith(SCOPE)) return null;
  const file = address.slice(SCOPE.length) || "index.html";
  return Object.hasOwn(DIGESTS, file) ? file : null;
}

async function answer(request: Request, file: string): Promise<Response> {
  const cached = await caches.match(keyOf(file), { cacheName: CACHE });
  if (cached) return cached;
  try {
    // A deleted cache must not be recreated.
    if (await caches.has(CACHE)) {
      await keep(await caches.open(CACHE), file);
      const fresh = await caches.match(keyOf(file), { cacheName: CACHE });
      if (fresh) return fresh;
    }
  } catch (error) {
    // Another version, or no space: answer anyway.
    console.debug(error);
  }
  return fetch(request);
}

/**
 * A picture next to the page, such as a curator's logo: from its site, or the cached copy if the site does not answer.
 */
async function pictureOrCopy(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const copy = await caches.match(request.url);
    if (copy) return copy;
    throw error;
  }
}

const isPicture = ({ method, url, destination }: Request): boolean =>
  method === "GET" && destination === "image" && new URL(url).origin === new URL(SCOPE).origin;

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteVersionsBut(CACHE).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const file = fileFor(event.request);
  if (file) event.respondWith(answer(event.request, file));
  else if (isPicture(event.request)) event.respondWith(pictureOrCopy(event.request));
});

self.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take over") event.waitUntil(self.skipWaiting());
  else if (Array.isArray(data?.languages)) event.waitUntil(reportLanguages(data.languages, event.source));
});
