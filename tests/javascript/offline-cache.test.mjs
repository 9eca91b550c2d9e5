/** Offline use: why the page is not saved on the device, and another try when the network returns. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { OfflineCache } = await pageModules("addons/offline/offline-cache");

const FOLDER = "https://museum.example/senet/";
const REFUSED = new DOMException("not allowed", "SecurityError");
/** @type {any} */
const world = globalThis;
const { fetch: realFetch, addEventListener: realListen } = globalThis;
const { warn } = console;
/** Stand-ins for the browser's parts. @type {{ window: EventTarget, document: any, workers: any, answer: () => Promise<Response> }} */
let parts;

beforeEach(() => {
  console.warn = () => undefined;
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    querySelector: () => ({ href: `${FOLDER}senet.webmanifest` }),
  });
  const workers = Object.assign(new EventTarget(), { controller: null, calls: /** @type {any[]} */ ([]) });
  Object.assign(workers, {
    register() {
      const call = heldPromise();
      workers.calls.push(call);
      return call.promise;
    },
  });
  parts = {
    window,
    document,
    workers,
    answer: async () => new Response("", { headers: { "content-type": "text/javascript" } }),
  };
  Object.assign(world, {
    document,
    isSecureContext: true,
    top: world,
    self: world,
    navigator: { serviceWorker: workers },
    addEventListener: window.addEventListener.bind(window),
    fetch: () => parts.answer(),
    matchMedia: () => ({ matches: false }),
  });
});
afterEach(() => {
  console.warn = warn;
  Object.assign(world, { fetch: realFetch, addEventListener: realListen });
  for (const name of ["document", "top", "self", "isSecureContext"]) delete world[name];
});

function begin() {
  let changes = 0;
  const cache = new OfflineCache(() => {
    changes += 1;
  });
  cache.begin();
  return { cache, changes: () => changes, said: () => [cache.kept, cache.fault.why, cache.fault.file] };
}

/** A registration whose worker is in this state. @param {string} state */
const registration = (state) =>
  Object.assign(new EventTarget(), {
    [state]: Object.assign(new EventTarget(), { postMessage: () => undefined }),
  });

test("what refuses the service worker is named: the browser, the site's policy, or the file", async () => {
  for (const [prepare, said] of /** @type {[() => unknown, unknown][]} */ ([
    [() => undefined, ["refused", "browser", ""]],
    [
      () =>
        parts.document.dispatchEvent(
          Object.assign(new Event("securitypolicyviolation"), { blockedURI: `${FOLDER}service-worker.js` }),
        ),
      ["refused", "policy", "\u2068worker-src 'self'\u2069"],
    ],
    [
      () => {
        parts.answer = async () => new Response("", { status: 404 });
      },
      ["failed", "missing", "\u2068service-worker.js\u2069"],
    ],
    [
      () => {
        parts.answer = async () => new Response("<p>", { headers: { "content-type": "text/html" } });
      },
      ["failed", "changed", "\u2068service-worker.js\u2069"],
    ],
    [
      () => {
        parts.answer = () => Promise.reject(new TypeError("no network"));
      },
      ["failed", "missing", "\u2068service-worker.js\u2069"],
    ],
  ])) {
    const offline = begin();
    prepare();
    parts.workers.calls.at(-1).reject(REFUSED);
    await settled();
    assert.deepEqual(offline.said(), said);
    assert.equal(offline.changes(), 1, "the page is drawn again");
    offline.cache.destroy();
  }
});

test("over http, without a folder and without service workers nothing is tried, and the cause is named", () => {
  world.isSecureContext = false;
  assert.equal(begin().cache.kept, "insecure");
  world.isSecureContext = true;
  parts.document.querySelector = () => null;
  assert.equal(begin().cache.kept, "impossible");
  parts.document.querySelector = () => ({ href: `${FOLDER}senet.webmanifest` });
  world.navigator = {};
  assert.equal(begin().cache.kept, "refused");
  assert.equal(parts.workers.calls.length, 0);
});

test("a worker that finds no space or may store nothing says so", async () => {
  for (const [why, kept] of [
    ["space", "failed"],
    ["browser", "refused"],
  ]) {
    const offline = begin();
    const failing = registration("installing");
    parts.workers.calls.at(-1).resolve(failing);
    await settled();
    const data = { notKept: "no", why, file: "" };
    parts.workers.dispatchEvent(Object.assign(new Event("message"), { data }));
    assert.equal(offline.cache.kept, "keeping");
    const { installing } = /** @type {any} */ (failing);
    Object.assign(failing, { installing: null });
    installing.dispatchEvent(new Event("statechange"));
    assert.deepEqual(offline.said().slice(0, 2), [kept, why]);
    offline.cache.destroy();
  }
});

test("what could not be loaded is tried again when the network returns, and the success withdraws the report", async () => {
  const offline = begin();
  parts.answer = () => Promise.reject(new TypeError("no network"));
  parts.workers.calls[0].reject(new TypeError("no network"));
  await settled();
  assert.equal(offline.cache.kept, "failed");
  parts.window.dispatchEvent(new Event("online"));
  parts.window.dispatchEvent(new Event("offline"));
  assert.equal(parts.workers.calls.length, 2);
  parts.workers.calls[1].resolve(registration("active"));
  await settled();
  parts.workers.dispatchEvent(Object.assign(new Event("message"), { data: { languages: [""], kept: true } }));
  assert.equal(offline.cache.kept, "kept");
  parts.window.dispatchEvent(new Event("online"));
  assert.equal(parts.workers.calls.length, 2, "nothing is left to try");
  offline.cache.destroy();
});

test("a page that is gone is told nothing, however late the browser answers", async () => {
  for (const end of ["resolve", "reject"]) {
    const offline = begin();
    offline.cache.destroy();
    const call = parts.workers.calls.at(-1);
    if (end === "resolve") call.resolve(registration("active"));
    else call.reject(REFUSED);
    await settled();
    parts.window.dispatchEvent(new Event("online"));
    assert.deepEqual([offline.cache.kept, offline.changes()], ["keeping", 0], end);
  }
});
