/** Requests to the computer player, with a worker and an engine whose answers the test delays. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, test } from "node:test";
import { initSync, new_game } from "../../target/web/full/senet.js";
import { FULL_ENGINE } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled, until } from "./held-promise.mjs";

const ENGINE = await readFile(`${FULL_ENGINE}senet_bg.wasm`);
initSync({ module: ENGINE });

const { AdvisorClient, AdvisorService } = await pageModules(
  "engine/advisor-client",
  "engine/advisor-service",
);

const QUESTION = { ask: "choose", ruleset: "bell", position: "here", level: "master" };

const { signal: OPEN } = new AbortController();

/** All workers in order of creation. @type {FakeWorker[]} */
let workers = [];

class FakeWorker extends EventTarget {
  /** @type {any[]} */
  heard = [];
  ended = false;

  constructor() {
    super();
    workers.push(this);
  }

  /** @param {any} message */
  postMessage(message) {
    this.heard.push(message);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {any} data */
  says(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }

  /** The tickets of the requests it received. */
  get tickets() {
    return this.heard.filter(({ type }) => type === "ask").map(({ ticket }) => ticket);
  }
}

/** @param {Record<string, any>} [engine] @param {Record<string, any>} [host] */
function client(engine = {}, host = {}) {
  /** @type {string[]} */
  const reports = [];
  const advisors = new AdvisorClient(
    { withSmallEngine: () => undefined, fullModule: async () => "module", ...engine },
    { onNetMissing: (/** @type {string} */ why) => reports.push(why), ...host },
  );
  return { advisors, told: reports };
}

const { Worker: realWorker, fetch: realFetch } = globalThis;

beforeEach(() => {
  workers = [];
  globalThis.Worker = /** @type {any} */ (FakeWorker);
});

afterEach(() => {
  globalThis.Worker = realWorker;
  globalThis.fetch = realFetch;
});

/** Waits until `count` workers exist and the last has received a request. @param {number} count */
const asked = (count) => until(() => workers.length >= count && (workers.at(-1)?.tickets.length ?? 0) > 0);

/** An engine that is loading and records whether it was requested. */
function loadingEngine() {
  const { promise, resolve } = heldPromise();
  return {
    wanted: false,
    resolve,
    load() {
      this.wanted = true;
      return promise;
    },
  };
}

test("a player released while its engine loads starts no worker and sends no request", async () => {
  const engine = loadingEngine();
  const { advisors } = client({ fullModule: () => engine.load() });
  const answer = advisors.ask(QUESTION, OPEN);
  await until(() => engine.wanted);
  advisors.destroy();
  engine.resolve("module");
  await assert.rejects(answer, /dismissed/);
  assert.equal(workers.length, 0);
});

test("without workers, a player released while its engine loads is never created", async () => {
  globalThis.Worker = /** @type {any} */ (
    class {
      constructor() {
        throw new Error("forbidden");
      }
    }
  );
  const engine = loadingEngine();
  let count = 0;
  const { advisors } = client({ full: () => engine.load() });
  const answer = advisors.ask(QUESTION, OPEN);
  await until(() => engine.wanted);
  advisors.destroy();
  engine.resolve({
    Advisor: class {
      constructor() {
        count += 1;
      }
    },
  });
  await assert.rejects(answer, /dismissed/);
  assert.equal(count, 0);
});

test("an overtaken request is never sent, and both requests share one worker", async () => {
  const engine = loadingEngine();
  const { advisors } = client({ fullModule: () => engine.load() });
  const overtaken = new AbortController();
  const first = advisors.ask(QUESTION, overtaken.signal);
  overtaken.abort();
  const second = advisors.ask({ ...QUESTION, position: "there" }, OPEN);
  assert.equal(await first, null);
  await until(() => engine.wanted);
  engine.resolve("module");
  await asked(1);
  await settled();
  const [worker] = workers;
  assert.equal(workers.length, 1);
  assert.deepEqual(
    worker?.heard.map(({ type, question }) => question?.position ?? type),
    ["start", "there"],
  );
  worker?.says({ type: "answered", ticket: worker.tickets[0], answer: "3-5(2)" });
  assert.equal(await second, "3-5(2)");
});

test("a failed worker is terminated, and the main thread answers until the network returns", async () => {
  const network = new EventTarget();
  Object.assign(globalThis, { addEventListener: network.addEventListener.bind(network) });
  const { advisors } = client({
    full: async () => ({
      Advisor: class {
        net_wanted() {
          return undefined;
        }
        choose() {
          return "here";
        }
        free() {
          return undefined;
        }
      },
    }),
  });
  const answer = advisors.ask(QUESTION, OPEN);
  await asked(1);
  workers[0]?.says({ type: "failed", error: new Error("no memory") });
  assert.equal(await answer, "here");
  assert.equal(workers[0]?.ended, true);
  assert.equal(await advisors.ask(QUESTION, OPEN), "here");
  assert.equal(workers.length, 1);
  network.dispatchEvent(new Event("online"));
  const next = advisors.ask(QUESTION, OPEN);
  await asked(2);
  workers[1]?.says({ type: "answered", ticket: workers[1].tickets[0], answer: "there" });
  assert.equal(await next, "there");
});

test("a worker that cannot receive a compiled engine is terminated", async () => {
  globalThis.Worker = /** @type {any} */ (
    class extends FakeWorker {
      /** @override */
      postMessage() {
        throw new Error("cannot be cloned");
      }
    }
  );
  const { advisors } = client({ full: () => Promise.reject(new Error("not needed here")) });
  await assert.rejects(advisors.ask(QUESTION, OPEN), /not needed here/);
  assert.deepEqual(
    workers.map(({ ended }) => ended),
    [true],
  );
});

test("a missing net is reported, and the worker continues without it", async () => {
  globalThis.fetch = async () => new Response("", { status: 404 });
  const { advisors, told } = client();
  const answer = advisors.ask(QUESTION, OPEN);
  await asked(1);
  workers[0]?.says({ type: "net-wanted", request: 7, name: "bell.net" });
  await settled();
  assert.deepEqual(workers[0]?.heard.at(-1), { type: "net", request: 7, file: null });
  assert.deepEqual(told, ["unreadable"]);
  workers[0]?.says({ type: "net-unreadable" });
  assert.deepEqual(told, ["unreadable", "unreadable"], "a damaged one is told by the worker");
  advisors.destroy();
  await assert.rejects(answer, /dismissed/);
});

/** A stand-in for the full engine's advisor. */
class FakeAdvisor {
  /** @type {FakeAdvisor[]} */
  static all = [];
  freed = 0;
  /** @type {Uint8Array | null} */
  net = null;

  /** @param {string} ruleset */
  constructor(ruleset) {
    this.ruleset = ruleset;
    FakeAdvisor.all.push(this);
  }

  net_wanted() {
    return "one.net";
  }

  /** @param {Uint8Array} file */
  load_net(file) {
    if (file.length === 0) throw Object.assign(new Error("damaged"), { code: "bad_net" });
    this.net = file;
  }

  /** @returns {string} */
  choose() {
    assert.equal(this.freed, 0, "a freed advisor is asked");
    return this.net ? "by net" : "by hand";
  }

  solve_for() {
    assert.equal(this.freed, 0, "a freed advisor solves");
    return true;
  }

  free() {
    this.freed += 1;
  }
}

const asks = (/** @type {string} */ ruleset) => ({ ...QUESTION, ruleset });

test("an advisor whose net arrives after the next game has begun is freed, and never solves or answers", async () => {
  FakeAdvisor.all = [];
  const nets = new Map([
    ["old", heldPromise()],
    ["new", heldPromise()],
  ]);
  const requested = nets.values();
  const desk = new AdvisorService(
    { Advisor: FakeAdvisor },
    {
      net: () => requested.next().value?.promise,
      unreadable: () => undefined,
    },
  );
  const old = assert.rejects(desk.answer(asks("old")), /meanwhile/);
  const fresh = desk.answer(asks("new"));
  nets.get("new")?.resolve(new Uint8Array([1]));
  assert.equal(await fresh, "by net");
  nets.get("old")?.resolve(new Uint8Array([2]));
  await old;
  await settled();
  assert.deepEqual(
    FakeAdvisor.all.map(({ ruleset, freed }) => [ruleset, freed]),
    [
      ["old", 1],
      ["new", 0],
    ],
  );
  assert.equal(desk.solveSlice(), true);
});

test("a damaged net is reported, and the player falls back to its handcrafted evaluation", async () => {
  let unreadable = 0;
  const desk = new AdvisorService(
    { Advisor: FakeAdvisor },
    {
      net: async () => new Uint8Array(),
      unreadable: () => {
        unreadable += 1;
      },
    },
  );
  assert.equal(await desk.answer(asks("bell")), "by hand");
  assert.equal(await desk.answer(asks("bell")), "by hand");
  assert.equal(unreadable, 1);
});

test("an advisor that cannot be prepared is freed", async () => {
  FakeAdvisor.all = [];
  const desk = new AdvisorService(
    { Advisor: FakeAdvisor },
    {
      net: () => Promise.reject(new Error("no way")),
      unreadable: () => undefined,
    },
  );
  await assert.rejects(desk.answer(asks("bell")), /no way/);
  assert.equal(FakeAdvisor.all[0]?.freed, 1);
});

test("an advisor whose engine broke off is not reused: the next request gets a new one", async () => {
  FakeAdvisor.all = [];
  class Breaking extends FakeAdvisor {
    /** @override */
    choose() {
      if (FakeAdvisor.all.length === 1) throw new WebAssembly.RuntimeError("unreachable");
      return "again";
    }
  }
  const desk = new AdvisorService(
    { Advisor: Breaking, last_fault: () => "panicked at src/position/effects.rs:110" },
    { net: async () => null, unreadable: () => undefined },
  );
  await assert.rejects(desk.answer(asks("bell")), /src\/position\/effects\.rs:110/);
  assert.equal(desk.solveSlice(), false);
  assert.equal(await desk.answer(asks("bell")), "again");
});

test("a superseded game in the worker gets no net of another game, and both requests end", async () => {
  /** @type {any[]} */
  const messages = [];
  const self = Object.assign(new EventTarget(), {
    postMessage: (/** @type {any} */ message) => messages.push(message),
  });
  const { MessageChannel: realChannel } = globalThis;
  /** This stand-in solves no endgames. */
  class NoChannel {
    port1 = {};
    port2 = { postMessage: () => undefined };
  }
  Object.assign(globalThis, { self, MessageChannel: NoChannel });
  try {
    await pageModules("engine/advisor-worker");
    const hear = (/** @type {any} */ data) =>
      self.dispatchEvent(Object.assign(new Event("message"), { data }));
    hear({ type: "start", module: await WebAssembly.compile(ENGINE) });
    const rulesets = ["kendall-masters[blockade]", "kendall-masters[trap]"];
    for (const [ticket, ruleset] of rulesets.entries()) {
      const position = new_game({ ruleset }).position_id();
      hear({ type: "ask", ticket, question: { ...asks(ruleset), position } });
    }
    await settled();
    const requests = messages.filter(({ type }) => type === "net-wanted");
    assert.deepEqual(
      requests.map(({ name }) => name),
      ["kendall-masters.net", "kendall-masters.net"],
    );
    for (const { request } of requests.reverse()) hear({ type: "net", request, file: null });
    await settled();
    assert.deepEqual(
      messages.filter(({ type }) => type !== "net-wanted"),
      [
        { type: "answered", ticket: 1, answer: "throw" },
        { type: "refused", ticket: 0, error: new Error("other rules have been asked about meanwhile") },
      ],
    );
  } finally {
    Object.assign(globalThis, { self: undefined, MessageChannel: realChannel });
  }
});

test("on the main thread, too, a player released while its engine loads sends no answer", async () => {
  const engine = loadingEngine();
  let count = 0;
  const { advisors } = client({
    fullModule: () => engine.load(),
    full: async () => {
      count += 1;
      return {};
    },
  });
  const review = advisors.ask(QUESTION, OPEN);
  await until(() => engine.wanted);
  advisors.destroy();
  engine.resolve("module");
  await assert.rejects(review, /dismissed/);
  assert.deepEqual([count, workers.length], [0, 0]);
});

test("a hundred requests on one signal leave no listener behind", async () => {
  const { advisors } = client();
  const life = new AbortController();
  let listening = 0;
  const { signal } = life;
  const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
  signal.addEventListener = (/** @type {any[]} */ ...args) => {
    listening += 1;
    // @ts-expect-error as it was called
    add(...args);
  };
  signal.removeEventListener = (/** @type {any[]} */ ...args) => {
    listening -= 1;
    // @ts-expect-error as it was called
    remove(...args);
  };
  for (let ticket = 1; ticket <= 100; ticket += 1) {
    const answer = advisors.ask(QUESTION, signal);
    await until(() => workers[0]?.tickets.includes(ticket));
    if (ticket % 2) workers[0]?.says({ type: "answered", ticket, answer: "1-2" });
    else workers[0]?.says({ type: "refused", ticket, error: new Error("no") });
    await answer.catch(() => undefined);
  }
  await settled();
  assert.equal(listening, 0);
  const dropped = advisors.ask(QUESTION, signal);
  await until(() => workers[0]?.tickets.includes(101));
  life.abort();
  assert.equal(await dropped, null);
  assert.equal(await advisors.ask(QUESTION, signal), null);
  await settled();
  assert.equal(workers[0]?.tickets.length, 101, "nothing is asked on a signal that has been given");
});
