/** Texts pasted or dropped on the page: their kind is found without scanning them repeatedly. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { pageModules } from "../../www/build/page-modules.mjs";

const { loadPasted, loadFile, letterIn, optionsIn } = await pageModules(
  "addons/sharing/incoming",
  "addons/correspondence/correspondence-game",
  "game/url-options",
);

/** The text passed to the engine. @param {string} pasted */
async function read(pasted) {
  /** @type {string[]} */
  const records = [];
  const refused = Object.assign(new Error("no game"), { code: "bad_record", field: null });
  const session = {
    withGame: (/** @type {string} */ text) => {
      records.push(text);
      return Promise.reject(refused);
    },
  };
  return { wrong: await loadPasted({ session }, pasted), records };
}

/** What messages add around a link, and how browsers change it. */
const TAILS = [
  ".",
  ")",
  ">",
  "!",
  '"',
  "…",
  " ",
  "\u200b",
  "”",
  ").",
  "%E2%80%8B",
  "%22",
  "%3E",
  ",",
  "*",
  "\n-- \nAda",
];

/** Reads the text in a worker that can be terminated while it runs. @param {string} pasted */
function readApart(pasted) {
  const thread = new Worker(new URL(import.meta.url), { workerData: pasted });
  return new Promise((resolve, reject) => {
    // Trying every question mark with every end takes minutes; a single scan takes a moment.
    const timer = setTimeout(() => {
      thread.terminate().catch(console.error);
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
  test("a long text that is not a link is refused at once", async () => {
    for (const text of [`${"?".repeat(199_990)} x`, `${"a".repeat(100_000)}${"?".repeat(99_000)} x`]) {
      const { wrong, records } = await readApart(text);
      assert.equal(wrong?.id, "open-no-game");
      assert.deepEqual(records, [text]);
    }
  });

  test("a link to a position or a game is recognised by its query", async () => {
    const { records } = await read(" https://senet.example/?lang=ar&position=bell.AAA \n");
    assert.match(records[0] ?? "", /^Senet 1\nRuleset: bell\nSeed: [0-9a-f]{64}\nPosition: AAA\n$/);
    assert.equal((await read("https://senet.example/?game=%25")).wrong?.id, "open-bad-link");
    assert.equal((await read("Is it senet? I think so")).wrong?.id, "open-no-game");
  });

  test("a link is found inside any message text", async () => {
    const link = "https://senet.example/?lang=ar&position=bell.AAA";
    for (const tail of TAILS)
      for (const head of ["", "> ", "(", "<", "“", "Look here: ", "Hello,\n\nis this ours? "]) {
        const { records } = await read(head + link + tail);
        assert.match(
          records[0] ?? "",
          /^Senet 1\nRuleset: bell\nSeed: [0-9a-f]{64}\nPosition: AAA\n$/,
          head + tail,
        );
      }
  });

  test("address options end where the message continues, and invented options stay", () => {
    const options = (/** @type {string} */ query) => Object.fromEntries(optionsIn(query));
    for (const tail of TAILS.filter((tail) => !tail.includes("\n"))) {
      assert.deepEqual(options(`?seed=7&opponent=person${tail}`), { seed: "7", opponent: "person" }, tail);
      assert.deepEqual(options(`?ruleset=bell[blockade]${tail}`), { ruleset: "bell[blockade]" }, tail);
      assert.equal(options(`?sticks=${"0a".repeat(32)}${tail}&fbclid=x`).sticks, "0a".repeat(32), tail);
    }
    const ownOptions = { name: "Ours (v2)!", keep: "a.", kiosk: "rooms/one.json" };
    assert.deepEqual(options(`?${new URLSearchParams(ownOptions)}`), ownOptions);
    assert.deepEqual(options("?position=kendall-1979[again=1.2].A-_"), {
      position: "kendall-1979[again=1.2].A-_",
    });
    assert.equal(optionsIn("?side=white&side=black").get("side"), "white");
    for (const tag of ["pt", "pt-BR", "pt_BR", "PT-br", "pt-Latn-BR."])
      assert.equal(optionsIn(`?lang=${tag}`).get("lang"), "pt", `${tag}, as a site writes its language`);
  });

  test("a letter is found in its link inside any text", () => {
    const letter = "Ab_-9".repeat(20);
    for (const tail of [...TAILS, "&fbclid=IwAR0", "#:~:text=senet", "&utm_source=x"])
      for (const head of ["", "“", "Your turn: ", "> "])
        assert.equal(
          letterIn(`${head}https://senet.example/#senet-link=${letter}${tail}`),
          letter,
          head + tail,
        );
    for (const tail of TAILS.filter((tail) => !/[%\n]/.test(tail)))
      assert.equal(letterIn(`“${letter}${tail}`), letter);
    for (const none of ["", "hello", "#senet-link=", "#senet-link=…", `${letter} and ${letter}`])
      assert.equal(letterIn(none), null, none);
  });

  test("files are read in the encodings that editors write, and others are refused with their line", async () => {
    const { initSync, read_text } = await import("../../target/web/full/senet.js");
    initSync({ module: await readFile(new URL("../../target/web/full/senet_bg.wasm", import.meta.url)) });
    const record = "Senet 1\nRuleset: bell\nSeed: 1";
    const sixteen = Buffer.from(`\ufeff${record}`, "utf16le");
    const files = {
      utf8: record,
      bom: `\ufeff${record}`,
      sixteen,
      swapped: Buffer.from(sixteen).swap16(),
      cr: record.replaceAll("\n", "\r"),
    };
    const page = (/** @type {string[]} */ records) => ({
      engine: { readText: async (/** @type {Uint8Array} */ bytes) => read_text(bytes) },
      session: {
        withGame: (/** @type {string} */ text) => {
          records.push(text);
          return Promise.reject(Object.assign(new Error("no game"), { code: "bad_record", field: null }));
        },
      },
    });
    for (const [name, content] of Object.entries(files)) {
      /** @type {string[]} */
      const records = [];
      await loadFile(page(records), new File([content], name));
      assert.deepEqual(records, [record], name);
    }
    const latin = new File([Buffer.from("Senet 1\n# f\u00fcr uns\n", "latin1")], "latin");
    assert.deepEqual(await loadFile(page([]), latin), {
      id: "open-encoding",
      args: { line: 2 },
    });
  });
}
