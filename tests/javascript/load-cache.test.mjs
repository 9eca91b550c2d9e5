/** What loads once is shared and kept; a failure is never remembered as done. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled } from "./held-promise.mjs";

const { LoadCache, retryFailedLoads } = await pageModules("base/load-cache");

/** A cache whose loads the test ends. */
function bench() {
  const held = /** @type {ReturnType<typeof heldPromise>[]} */ ([]);
  const cache = new LoadCache(() => {
    const next = heldPromise();
    held.push(next);
    return next.promise;
  });
  const failures = /** @type {unknown[]} */ ([]);
  const follow = (/** @type {Promise<unknown>} */ attempt) => {
    attempt.catch((error) => failures.push(error));
  };
  return { cache, held, failures, peek: (key = "a") => cache.peek(key, follow) };
}

test("callers share one attempt, and what has loaded stays", async () => {
  const { cache, held, peek } = bench();
  const both = [cache.get("a"), cache.get("a")];
  assert.equal(peek(), undefined);
  held[0]?.resolve(7);
  assert.deepEqual(await Promise.all(both), [7, 7]);
  assert.deepEqual(
    [peek(), cache.loaded("a"), await cache.get("a"), cache.loaded("b")],
    [7, 7, 7, undefined],
  );
  assert.equal(held.length, 1);
});

test("a call after a failure tries again", async () => {
  const { cache, held } = bench();
  const first = cache.get("a");
  held[0]?.reject(new Error("no connection"));
  await assert.rejects(first, /no connection/);
  assert.deepEqual(cache.keys, []);
  const second = cache.get("a");
  held[1]?.resolve(7);
  assert.equal(await second, 7);
});

test("drawing tries again only when the network has returned or something was pressed", async () => {
  const { held, failures, peek } = bench();
  for (const attempts of [1, 2]) {
    peek();
    held.at(-1)?.reject(new Error("no connection"));
    await settled();
    for (let draws = 0; draws < 3; draws += 1) peek();
    await settled();
    assert.deepEqual([held.length, failures.length], [attempts, attempts]);
    retryFailedLoads();
  }
  peek();
  held.at(-1)?.resolve(7);
  await settled();
  assert.equal(peek(), 7);
});

test("a load that throws at once fails like any other", async () => {
  const cache = new LoadCache(() => {
    throw new Error("broken");
  });
  await assert.rejects(cache.get("a"), /broken/);
  assert.deepEqual(cache.keys, []);
});

test("what loads after the cache was cleared is not kept", async () => {
  const { cache, held } = bench();
  const [late, failing] = [cache.get("a"), cache.get("b")];
  cache.clear();
  const next = cache.get("b");
  held[0]?.resolve(1);
  held[1]?.reject(new Error("late"));
  held[2]?.resolve(2);
  assert.equal(await late, 1);
  await assert.rejects(failing, /late/);
  assert.equal(await next, 2);
  assert.deepEqual([cache.loaded("a"), cache.loaded("b")], [undefined, 2]);
});
