/**
 * Keeps one version of the page on the device and answers from it. A first visit keeps what a game needs, and the texts
 * of the languages that the page asks for; everything else is kept when it is first used. A new version is fetched
 * beside the one in use, with all that was kept of that, whole or not at all. It takes over when the visitor says so, or
 * when no page of the old one is open any more.
 */
import { cacheName, deleteVersionsBut, ownCaches } from "./own-caches.js";

declare const self: ServiceWorkerGlobalScope;

/** Said once: the bundler writes out what the build defines wherever it is named. */
const DIGESTS = FILES;
const CACHE = cacheName(VERSION);
/** A picture's site may take so long to answer, in milliseconds. */
const PATIENCE = 10_000;
const SCOPE = self.registration.scope;

/** Where a file is kept: under its digest, so that another version that holds the same file can lend it. */
const keyOf = (file: string): string => `${SCOPE}${file}?${DIGESTS[file]}`;

async function keep(cache: Cache, file: string): Promise<void> {
  const key = keyOf(file);
  const known = await caches.match(key);
  if (known) return cache.put(key, known);
  // The digest refuses what is not of this version, so that two are never mixed.
  const response = await fetch(SCOPE + file, { cache: "no-cache", integrity: DIGESTS[file] }).catch(
    (cause: unknown) => {
      throw new Error(`${file} does not come, or not as it was built`, { cause });
    },
  );
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // A browser does not take a page from a cache that came by a redirection.
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

/** The files of this version that were kept of others: what has worked without a network goes on doing so. */
async function keptBefore(): Promise<string[]> {
  const caching = await Promise.all((await ownCaches()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caching.map((cache) => cache.keys()))).flat();
  return requests.flatMap((request) => fileFor(new Request(request.url)) ?? []);
}

async function install(): Promise<void> {
  try {
    await keepAll(new Set([...CORE, ...(await keptBefore())]));
  } catch (error) {
    await caches.delete(CACHE);
    // A worker's own console is seen by hardly anybody.
    const pages = await self.clients.matchAll({ includeUncontrolled: true });
    for (const page of pages) page.postMessage({ notKept: String(error) });
    throw error;
  }
}

/** The texts of these languages; all files where every language is asked for, as an unattended screen does. */
async function keepLanguages(codes: readonly string[]): Promise<void> {
  // One that has been sent away is not brought back.
  if (!(await caches.has(CACHE))) return;
  const wanted = (file: string) => {
    const code = /^locales\/(?:[\w-]+\.)?(\w+)\.json$/.exec(file)?.[1];
    return codes.includes("*") || (code !== undefined && codes.includes(code));
  };
  await keepAll(Object.keys(DIGESTS).filter(wanted));
}

/** The file of this version that a request is for; null for all else. */
function fileFor({ method, url }: Request): string | null {
  const address = url.replace(/[?#].*/s, "");
  if (method !== "GET" || !address.startsWith(SCOPE)) return null;
  const file = address.slice(SCOPE.length) || "index.html";
  return Object.hasOwn(DIGESTS, file) ? file : null;
}

async function answer(request: Request, file: string): Promise<Response> {
  const kept = await caches.match(keyOf(file), { cacheName: CACHE });
  if (kept) return kept;
  try {
    // One that has been sent away is not brought back.
    if (await caches.has(CACHE)) {
      await keep(await caches.open(CACHE), file);
      const fresh = await caches.match(keyOf(file), { cacheName: CACHE });
      if (fresh) return fresh;
    }
  } catch (error) {
    // Not of this version, or no room: it is answered all the same.
    console.debug(error);
  }
  return fetch(request);
}

/** A picture beside the page, a curator's logo: from its site, or the copy on the device if that does not answer. */
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
  if (data === "take over") void self.skipWaiting();
  else if (Array.isArray(data?.languages))
    // What does not come now is kept when it is used.
    event.waitUntil(keepLanguages(data.languages).catch((error: unknown) => console.debug(error)));
});
