/** A fast-forward clock: hours of page time pass as fast as the machine can run them. */

/** The maximum step of the clock, in milliseconds of page time. */
const STEP = 50;

/**
 * Replaces the page's clock by one that jumps from timer to timer. It stops at the time set by the test (`stopAt`) as
 * soon as no visitor is present (`resting`), and while it is `held`.
 * @param {import("puppeteer-core").Page} page
 * @param {{ year: number, month: number, day: number, hour: number }} begin
 * @param {number} frame time between frames, in milliseconds of page time
 */
export const hurry = (page, begin, frame) =>
  page.evaluateOnNewDocument(
    ({ year, month, day, hour }, longest, frame) => {
      const Real = Date;
      const { setTimeout: later } = globalThis;
      const start = new Real(year, month, day, hour).getTime();
      const clock = /** @type {any} */ (globalThis);
      Object.assign(clock, { stopAt: 0, resting: true, stopped: false, hurrying: false, held: false });
      let now = 0;
      let ids = 0;
      /** @type {Map<number, { due: number, every: number | null, act: () => void }>} */
      const waiting = new Map();
      const wait = (
        /** @type {() => void} */ act,
        /** @type {number} */ time,
        /** @type {number | null} */ every,
      ) => {
        ids += 1;
        waiting.set(ids, { due: now + Math.max(1, time), every, act });
        return ids;
      };
      const forget = (/** @type {number} */ id) => waiting.delete(id);
      clock.performance.now = () => now;
      clock.setTimeout = (
        /** @type {(...given: any[]) => void} */ act,
        time = 0,
        /** @type {any[]} */ ...args
      ) => wait(() => act(...args), time, null);
      clock.setInterval = (/** @type {() => void} */ act, time = 0) => wait(act, time, Math.max(1, time));
      clock.requestAnimationFrame = (/** @type {(time: number) => void} */ act) =>
        wait(() => act(now), frame, null);
      for (const name of ["clearTimeout", "clearInterval", "cancelAnimationFrame"]) clock[name] = forget;
      clock.Date = class extends Real {
        constructor(/** @type {any[]} */ ...args) {
          super(.../** @type {[number]} */ (args.length > 0 ? args : [start + now]));
        }
        /** @override */
        static now() {
          return start + now;
        }
      };
      // The clock stops while the computer thinks, because thinking runs at normal speed.
      let lastId = 0;
      clock.Worker = class extends Worker {
        constructor(/** @type {string | URL} */ address, /** @type {WorkerOptions | undefined} */ options) {
          super(address, options);
          this.addEventListener("message", ({ data }) => {
            if (data.type === "answered" || data.type === "refused") lastId -= 1;
          });
        }
        /** @override */
        postMessage(/** @type {any} */ message, /** @type {any} */ transfer = undefined) {
          if (message.type === "ask") lastId += 1;
          super.postMessage(message, transfer);
        }
      };
      const next = new MessageChannel();
      const step = () => {
        const next = Math.min(now + longest, ...[...waiting.values()].map((one) => one.due));
        now = Math.max(now, next);
        for (const [id, one] of [...waiting]) {
          if (one.due > now || !waiting.has(id)) continue;
          if (one.every === null) waiting.delete(id);
          else one.due = now + one.every;
          one.act();
        }
      };
      next.port1.onmessage = () => {
        clock.stopped = clock.hurrying && now >= clock.stopAt && clock.resting;
        if (clock.stopped) return;
        if (lastId > 0 || clock.held) {
          later(() => next.port2.postMessage(null), 1);
          return;
        }
        if (clock.hurrying) next.port2.postMessage(null);
        else later(() => next.port2.postMessage(null), longest);
        step();
      };
      // Runs at normal speed until the page has loaded and the test sets a target time.
      next.port2.postMessage(null);
      clock.goOn = (/** @type {number} */ until) => {
        clock.stopAt = until;
        clock.hurrying = true;
        if (!clock.stopped) return;
        clock.stopped = false;
        next.port2.postMessage(null);
      };
    },
    begin,
    STEP,
    frame,
  );
