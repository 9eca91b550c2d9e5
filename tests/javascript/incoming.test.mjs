/** Texts that are pasted or dropped on the page: what they are is found out without going through them again and again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { pageModules } from "../../www/build/page-modules.mjs";

const { loadPasted } = await pageModules("features/sharing/incoming");

/** What the engine is asked to read. @param {string} pasted */
async function read(pasted) {
  /** @type {string[]} */
  const records = [];
  const refused = Object.assign(new Error("no game"), { code: "bad_record", field: null });
  const engine = {
    fromRecord: (/** @type {string} */ text) => {
      records.push(text);
      return Promise.reject(refused);
    },
  };
  return { wrong: await loadPasted({ engine }, pasted), records };
}

/** Reads this in a thread of its own, which can be ended while it is at work. @param {string} pasted */
function readApart(pasted) {
  const thread = new Worker(new URL(import.meta.url), { workerData: pasted });
  return new Promise((resolve, reject) => {
    // Where every question mark is tried with every end, it takes minutes; else a moment.
    const timer = setTimeout(() => {
      void thread.terminate();
      reject(new Error("it goes through the text again and again"));
    }, 30_000);
    thread.on("error", reject);
    thread.on("message", (read) => {
      clearTimeout(timer);
      resolve(read);
    });
  });
}

if (isMainThread) define();
else parentPort?.postMessage(await read(workerData));

function define() {
  test("a long text that is no link is refused at once", async () => {
    for (const text of [`${"?".repeat(199_990)} x`, `${"a".repeat(100_000)}${"?".repeat(99_000)} x`]) {
      const { wrong, records } = await readApart(text);
      assert.equal(wrong?.id, "open-no-game");
      assert.deepEqual(records, [text]);
    }
  });

  test("a link to a position or a game is known by its question", async () => {
    const { records } = await read(" https://senet.example/?lang=ar&position=bell.AAA \n");
    assert.match(records[0] ?? "", /^Senet 1\nRuleset: bell\nSeed: [0-9a-f]{64}\nPosition: AAA\n$/);
    assert.equal((await read("https://senet.example/?game=%25")).wrong?.id, "open-bad-link");
    assert.equal((await read("Is it senet? I think so")).wrong?.id, "open-no-game");
  });
}
