/**
 * Keeps one whole version of the page on the device and answers from it. A new version is fetched beside the one in
 * use, whole or not at all. It takes over when the visitor says so, or when no page of the old one is open any more.
 */
import { cacheName, deleteVersionsBut } from "./own-caches.js";

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
  const response = await fetch(SCOPE + file, { cache: "no-cache", integrity: DIGESTS[file] });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // A browser does not take a page from a cache that came by a redirection.
  const direct = response.redirected
    ? new Response(await response.blob(), { headers: response.headers })
    : response;
  return cache.put(key, direct);
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const results = await Promise.allSettled(Object.keys(DIGESTS).map((file) => keep(cache, file)));
  const failure = results.find((result) => result.status === "rejected");
  if (!failure) return;
  await caches.delete(CACHE);
  throw failure.reason;
}

/** The file of this version that a request is for; null for all else. */
function fileFor({ method, url }: Request): string | null {
  const address = url.replace(/[?#].*/s, "");
  if (method !== "GET" || !address.startsWith(SCOPE)) return null;
  const file = address.slice(SCOPE.length) || "index.html";
  return Object.hasOwn(DIGESTS, file) ? file : null;
}

async function answer(request: Request, file: string): Promise<Response> {
  // Not opened: that would bring back one that has been sent away.
  return (await caches.match(keyOf(file), { cacheName: CACHE })) ?? fetch(request);
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

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteVersionsBut(CACHE).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const file = fileFor(event.request);
  if (file) event.respondWith(answer(event.request, file));
  else if (isPicture(event.request)) event.respondWith(pictureOrCopy(event.request));
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
