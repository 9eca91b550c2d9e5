/** The life cycle of the page: removed while it loads, reinserted, switched to another language. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { FakeStorage } from "./fake-storage.mjs";
import { heldPromise } from "./held-promise.mjs";
import { addons, calm, modules, notices, page } from "./page-bench.mjs";
import { standInSite } from "./site.mjs";

const { EngineClient, StartError } = modules;

/** Responses that replace the site's, by path. @type {Map<string, any>} */
let instead = new Map();
let stopServing = () => {};
const { error: realError } = console;

beforeEach(() => {
  instead = new Map();
  stopServing = standInSite((path) => instead.get(path));
  console.error = () => undefined;
});
afterEach(() => {
  stopServing();
  console.error = realError;
});

/** The engine starts on the test's command. @param {() => Promise<unknown>} first what each start waits for */
function delayStart(first) {
  const { start } = EngineClient;
  EngineClient.start = async () => {
    await first();
    return start.call(EngineClient);
  };
  return () => {
    EngineClient.start = start;
  };
}

test("a page starts and ends", async () => {
  const { controller, element, events, told } = page();
  await controller.open("?keep=off");
  assert.deepEqual(events, ["senet-language", "senet-ready", "senet-complete"]);
  assert.equal(controller.session.view.status, "ready");
  assert.equal(element.lang, "en");
  controller.close();
  assert.equal(controller.engine, null);
  assert.equal(controller.session.game, null);
  assert.equal(told.destroyed, 1);
});

test("add-ons hear once of each state that the page shows, however often it is drawn", async () => {
  const { controller } = page();
  /** @type {unknown[]} */
  const heard = [];
  controller.session.on("shown", (/** @type {unknown} */ view) => heard.push(view));
  controller.emitShown();
  assert.deepEqual(heard, [], "nobody listens before the add-ons are there");
  await controller.open("?keep=off");
  for (let draws = 0; draws < 3; draws += 1) controller.emitShown();
  controller.session.update({ dialog: "help" });
  for (let draws = 0; draws < 3; draws += 1) controller.emitShown();
  assert.deepEqual(
    heard.map((/** @type {any} */ { dialog }) => dialog),
    [null, "help"],
  );
  controller.close();
});

test("a page that is connected twice while it loads starts once", async (t) => {
  const engine = heldPromise();
  let loads = 0;
  t.after(
    delayStart(() => {
      loads += 1;
      return engine.promise;
    }),
  );
  const { controller, events } = page();
  const opening = controller.open("?keep=off");
  await controller.open("?keep=off");
  engine.resolve(undefined);
  await opening;
  await calm();
  assert.equal(loads, 1);
  assert.equal(events.filter((event) => event === "senet-ready").length, 1);
  controller.close();
});

test("a page removed while its engine loads stays ended", async (t) => {
  const engine = heldPromise();
  t.after(delayStart(() => engine.promise));
  const { controller, events, told } = page();
  const opening = controller.open("?keep=off");
  await calm();
  controller.close();
  engine.resolve(undefined);
  await opening;
  await calm();
  assert.equal(controller.engine, null);
  assert.equal(controller.session.game, null);
  assert.equal(told.made, 0);
  assert.ok(!events.includes("senet-ready"));
});

test("a page removed while its game is created has no game", async () => {
  const { controller, events, told } = page();
  const creation = heldPromise();
  const { newGame } = EngineClient.prototype;
  let freed = 0;
  EngineClient.prototype.newGame = async function (/** @type {any} */ options) {
    const game = await newGame.call(this, options);
    await creation.promise;
    const { free } = game;
    game.free = () => {
      freed += 1;
      free.call(game);
    };
    return game;
  };
  try {
    const opening = controller.open("?keep=off");
    await calm();
    assert.ok(controller.engine);
    controller.close();
    creation.resolve(undefined);
    await opening;
    await calm();
    assert.equal(controller.session.game, null);
    assert.equal(freed, 1);
    assert.equal(told.made, 0);
    assert.ok(!events.includes("senet-ready"));
  } finally {
    EngineClient.prototype.newGame = newGame;
  }
});

test("the rest of a page that loads after the page has ended is dropped", async () => {
  const late = heldPromise();
  const { Addons, told } = addons();
  const { controller, events } = page({ rest: () => late.promise });
  const opening = controller.open("?keep=off");
  await calm();
  assert.ok(events.includes("senet-ready"));
  controller.close();
  late.resolve({ Addons });
  await opening;
  assert.equal(controller.addons, null);
  assert.equal(told.made, 0);
  assert.ok(!events.includes("senet-complete"));
});

test("the rest of a page that arrives takes back only its own failure, not that of something else", async () => {
  const rest = heldPromise();
  const { controller } = page({ rest: () => rest.promise });
  const opening = controller.open("?keep=off");
  await calm();
  // A hint, for instance, whose engine could not be loaded.
  controller.session.notice({ id: "notice-not-loaded" });
  rest.resolve({ Addons: addons().Addons });
  await opening;
  await calm();
  assert.deepEqual(notices(controller), ["notice-not-loaded"]);
  controller.close();
});

test("the first throw does not wait for the rest of the page", async () => {
  const late = heldPromise();
  const { controller } = page({ rest: () => late.promise });
  controller.open("?keep=off&speed=instant&opponent=person");
  await calm();
  await controller.session.throwSticks();
  assert.ok(controller.session.view.game.throws > 0);
  assert.equal(controller.addons, null);
  controller.close();
  late.reject(new TypeError("nobody waits for it"));
  await calm();
});

test("a page reinserted before it has started starts once, and for good", async (t) => {
  const engines = [heldPromise(), heldPromise()];
  let loads = 0;
  t.after(
    delayStart(() => {
      loads += 1;
      return /** @type {any} */ (engines[loads - 1]).promise;
    }),
  );
  const { controller, events, told } = page();
  const first = controller.open("?keep=off");
  await calm();
  controller.close();
  const second = controller.open("?keep=off");
  engines[1]?.resolve(undefined);
  await second;
  engines[0]?.resolve(undefined);
  await first;
  await calm();
  assert.equal(events.filter((event) => event === "senet-ready").length, 1);
  assert.equal(told.made, 1);
  assert.equal(told.destroyed, 0);
  assert.equal(controller.session.view.status, "ready");
  controller.close();
});

test("a page that failed can start when it is reinserted", async (t) => {
  let there = false;
  t.after(
    delayStart(async () => {
      if (!there) throw new StartError("wasm-not-found", new TypeError("no connection"));
    }),
  );
  const { controller } = page();
  await controller.open("?keep=off");
  assert.equal(controller.session.view.status, "failed");
  assert.equal(controller.session.view.failure, "wasm-not-found");
  controller.close();
  there = true;
  await controller.open("?keep=off");
  assert.equal(controller.session.view.status, "ready");
  controller.close();
});

test("a failing rest of the page is reported, and tried again when the network returns or something is pressed", async () => {
  for (const [failing, retry] of [
    ["scripts", "online"],
    ["texts", "click"],
    ["addons", "keydown"],
  ]) {
    let works = false;
    let attempts = 0;
    const attempt = () => {
      attempts += 1;
      return works;
    };
    const { Addons } = addons(() =>
      failing !== "addons" || attempt() ? [] : [new TypeError("no connection")],
    );
    const network = new EventTarget();
    const listen = network.addEventListener.bind(network);
    Object.assign(globalThis, { addEventListener: listen });
    try {
      const { controller, element, events } = page({
        rest: async () => {
          if (failing === "scripts" && !attempt()) throw new TypeError("no connection");
          return { Addons };
        },
      });
      if (failing === "texts") {
        const absent = (/** @type {string} */ path) =>
          path === "locales/rest.en.json" && !attempt() ? new Response("", { status: 404 }) : undefined;
        instead = /** @type {any} */ ({ get: absent });
      }
      await controller.open("?keep=off&speed=instant&opponent=person");
      assert.equal(controller.session.view.status, "ready");
      assert.deepEqual(notices(controller), ["notice-not-loaded"]);
      await controller.session.throwSticks();
      assert.ok(controller.session.view.game.throws > 0, "the game goes on");
      const press = () => (retry === "online" ? network : element).dispatchEvent(new Event(String(retry)));
      controller.session.update({ dialog: "menu", notices: [] });
      press();
      await calm();
      assert.equal(attempts, 2, `${failing} is tried again`);
      assert.deepEqual(notices(controller), ["notice-not-loaded"], "and the page says it once");
      if (failing !== "addons")
        assert.equal(controller.session.view.dialog, null, "a dialog that does not come does not stay open");
      works = true;
      press();
      await calm();
      assert.deepEqual(notices(controller), [], "the message goes with its cause");
      assert.equal(events.filter((event) => event === "senet-complete").length, 1);
      press();
      await calm();
      assert.equal(attempts, 3, "what has loaded stays");
      controller.close();
      press();
      await calm();
      assert.equal(attempts, 3, "a page that has gone loads nothing");
    } finally {
      Object.assign(globalThis, { addEventListener: undefined });
    }
  }
});

test("the rest of a page that fails after the page has gone reports nothing", async () => {
  const loading = heldPromise();
  const { controller } = page({ rest: () => loading.promise });
  const opening = controller.open("?keep=off");
  await calm();
  controller.close();
  loading.reject(new TypeError("no connection"));
  await opening;
  assert.deepEqual(notices(controller), []);
});

test("a failure after the start leaves the game on the board", async () => {
  const { controller } = page();
  await controller.open("?keep=off");
  await controller.failed(new Error("no picture"));
  assert.equal(controller.session.view.status, "ready");
  assert.deepEqual(notices(controller), ["notice-fault"]);
  controller.close();
});

test("what waits for the rest of the page is called, however late it asks", async () => {
  const { controller } = page();
  let calls = 0;
  controller.lifetime = null;
  const opening = controller.open("?keep=off");
  const context = () => controller.context(controller.engine);
  context().onComplete(() => {
    calls += 1;
  });
  await opening;
  context().onComplete(() => {
    calls += 1;
  });
  assert.equal(calls, 2);
  controller.close();
});

test("a language that cannot load at the start is reported in English", async () => {
  instead.set("locales/ar.json", new Response("<!doctype html>"));
  const { controller, element } = page();
  await controller.open("?keep=off&lang=ar");
  assert.equal(element.lang, "en");
  assert.deepEqual(controller.session.view.notices, [
    { id: "notice-language", args: { language: "العربية" } },
  ]);
  controller.close();
});

test("a language that cannot load later leaves the previous one, which reports the failure", async () => {
  const { controller, element } = page();
  await controller.open("?keep=off&lang=ar");
  instead.set("locales/rest.de.json", new Response("", { status: 404 }));
  controller.changeSettings({ language: "de" });
  await calm();
  assert.deepEqual([element.lang, element.dir], ["ar", "rtl"]);
  assert.deepEqual(notices(controller), ["notice-language"]);
  assert.notEqual(controller.l10n.text("settings-title"), "settings-title");
  controller.close();
});

test("of two chosen languages the latest is used, whichever loads last", async () => {
  const { controller, element } = page();
  await controller.open("?keep=off");
  const late = heldPromise();
  instead.set("locales/ar.json", late.promise);
  controller.changeSettings({ language: "ar" });
  controller.changeSettings({ language: "de" });
  await calm();
  late.resolve(undefined);
  await calm();
  assert.deepEqual([element.lang, element.dir], ["de", "ltr"]);
  controller.close();
});

test("a changed setting is saved alone: the address's options and another tab's changes stay as they were", async () => {
  Object.assign(globalThis, { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() });
  try {
    const saved = () => JSON.parse(localStorage.getItem("senet.settings") ?? "{}");
    const { controller } = page();
    await controller.open("?speed=instant&theme=ebony");
    localStorage.setItem("senet.settings", JSON.stringify({ sound: false, theme: "contrast" }));
    controller.changeSettings({ brief: true });
    const { sound, brief, speed, theme } = saved();
    assert.deepEqual(
      { sound, brief, speed, theme },
      { sound: false, brief: true, speed: "normal", theme: "contrast" },
    );
    controller.changeSettings({ theme: "faience" });
    assert.equal(saved().theme, "faience");
    controller.close();
  } finally {
    Object.assign(globalThis, { localStorage: undefined, sessionStorage: undefined });
  }
});

test("a tab that is older than the server's files says so where something cannot be loaded", async () => {
  const notLoaded = { id: "notice-not-loaded" };
  /** @type {[answer: () => any, shown: string][]} */
  const cases = [
    [() => new Response('{"version":"another"}'), "notice-new-version"],
    [() => new Response('{"version":"SENET-VERSION"}'), "notice-not-loaded"],
    [() => new Response("<!doctype html>"), "notice-not-loaded"],
    [() => new Response("", { status: 404 }), "notice-not-loaded"],
    [() => Promise.reject(new TypeError("Failed to fetch")), "notice-not-loaded"],
  ];
  for (const [answer, shown] of cases) {
    const { controller } = page({ rest: async () => Promise.reject(new TypeError("Failed to fetch")) });
    instead = /** @type {any} */ ({
      get: (/** @type {string} */ path) => (path === "version.json" ? answer() : undefined),
    });
    await controller.open("?keep=off");
    await calm();
    assert.deepEqual(notices(controller), [shown]);
    assert.ok(controller.session.game, "the game stays");
    controller.session.update({ notices: [] });
    controller.session.notice(notLoaded);
    controller.close();
  }
});
