/**
 * The kill switch: deployed in place of `service-worker.js`, it deletes all caches on visitors' devices and unregisters
 * itself whenever it is installed.
 */
import { deleteAllCaches } from "./own-caches.js";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteAllCaches().then(() => self.registration.unregister()));
});
