/** The last good version of a curator's file and its logo, on this device: for a start without a network. */
import { COPIES } from "./copies.js";

const SINCE = "x-senet-since";

export interface Copy {
  source: string;
  /** When this version was first read. */
  since: Date;
}

const nameOf = (address: URL) => `${COPIES}${new URL("./", document.baseURI).href} ${address.href}`;

/** Throws where the browser keeps nothing. */
function storage(): CacheStorage {
  if (!("caches" in globalThis)) throw new Error("no cache storage");
  return caches;
}

export async function readCopy(address: URL): Promise<Copy | null> {
  const kept = await storage().match(address.href, { cacheName: nameOf(address) });
  if (!kept) return null;
  return { source: await kept.text(), since: new Date(kept.headers.get(SINCE) ?? Number.NaN) };
}

/** Keeps the file, and the picture beside it, in the place of what was kept before. */
export async function keepCopy(address: URL, { source, since }: Copy, picture: URL | null): Promise<void> {
  const cache = await storage().open(nameOf(address));
  if (picture) await keepPicture(cache, picture);
  const headers = { "content-type": "application/json", [SINCE]: since.toISOString() };
  await cache.put(address.href, new Response(source, { headers }));
  for (const { url } of await cache.keys()) {
    if (url !== address.href && url !== picture?.href) await cache.delete(url);
  }
}

/** A picture that does not come leaves the one there is; whether it can be shown is seen where it is shown. */
async function keepPicture(cache: Cache, picture: URL): Promise<void> {
  const answer = await fetch(picture, { cache: "no-cache" });
  if (answer.ok) await cache.put(picture.href, answer);
}
