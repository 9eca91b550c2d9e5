/** Removes everything that this page has kept on this device. */

/** What the page keeps begins so, in storage and among the caches. */
const OURS = /^senet\b/;

export async function forgetEverything(): Promise<void> {
  for (const kept of [sessionStorage, localStorage]) {
    for (const key of Object.keys(kept)) if (OURS.test(key)) kept.removeItem(key);
  }
  if ("caches" in globalThis) {
    const names = (await caches.keys()).filter((name) => OURS.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}
