/**
 * The way back: put in the place of `service-worker.js`, it deletes everything that was kept on the visitors' devices
 * and then removes itself, each time it is installed.
 */
import { deleteAllCaches } from "./own-caches.js";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteAllCaches().then(() => self.registration.unregister()));
});
