import { COPIES } from "./copies.js";

declare const self: ServiceWorkerGlobalScope;

/** Name prefix of this page's caches. Other copies on the same site have their own. */
const PREFIX = `senet ${self.registration.scope} `;

export const cacheName = (version: string): string => PREFIX + version;

/** The caches of all versions. */
export const ownCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Deletes the caches of other versions. */
export async function deleteVersionsBut(name: string): Promise<void> {
  await deleteCaches((other) => other.startsWith(PREFIX) && other !== name);
}

/** Deletes all caches, including those of curators' files. */
export async function deleteAllCaches(): Promise<void> {
  const copies = `${COPIES}${self.registration.scope} `;
  await deleteCaches((name) => name.startsWith(PREFIX) || name.startsWith(copies));
}

async function deleteCaches(isObsolete: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isObsolete);
  await Promise.all(names.map((name) => caches.delete(name)));
}
