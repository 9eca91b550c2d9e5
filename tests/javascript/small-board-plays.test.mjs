/** Small boards that play their moves once they are seen, on a page whose canvases, frames and pauses the test controls. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setImmediate as settled } from "node:timers/promises";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise } from "./held-promise.mjs";

/** @typedef {(entries: { target: unknown, isIntersecting: boolean }[], observer: any) => void} Seen */

/** The observers that are waiting for an element to be seen nearly whole. @type {Map<any, Seen>} */
const watching = new Map();
/** The frames that the page has asked for. @type {((time: number) => void)[]} */
let frames = [];
/** While it is set, every pause of the page lasts until it is resolved. @type {ReturnType<typeof heldPromise> | null} */
let pause = null;
let reducedMotion = false;
/** What was stamped on the visible canvas, one list for each drawing. @type {unknown[][][]} */
let drawings = [];

/** A context that accepts every call. @param {{ onScreen: boolean }} canvas @returns {any} */
const contextFor = (canvas) =>
  new Proxy(
    {},
    {
      get:
        (_, name) =>
        (/** @type {unknown[]} */ ...args) => {
          if (canvas.onScreen && name === "clearRect") drawings.push([]);
          if (canvas.onScreen && name === "drawImage") drawings.at(-1)?.push(args.slice(1));
          return { addColorStop: () => undefined };
        },
      set: () => true,
    },
  );

/** An element of the page, as far as a small board uses one. */
class FakeElement extends EventTarget {
  isConnected = false;
  clientWidth = 300;
  style = {};
  width = 1;
  height = 1;
  onScreen = false;
  /** @type {Set<string>} */
  attributes = new Set();
  /** @param {FakeElement} child */
  append(child) {
    child.onScreen = true;
  }
  /** @param {string} name */
  toggleAttribute(name) {
    this.attributes.add(name);
  }
  getContext() {
    return contextFor(this);
  }
}

/** @type {new () => any} */
let SmallBoardElement;
Object.assign(globalThis, {
  window: globalThis,
  devicePixelRatio: 1,
  HTMLElement: FakeElement,
  Path2D: class {},
  matchMedia: (/** @type {string} */ text) => ({
    get matches() {
      return text.includes("reduced-motion") && reducedMotion;
    },
    addEventListener: () => undefined,
  }),
  document: { createElement: () => new FakeElement() },
  customElements: {
    get: () => undefined,
    define: (/** @type {string} */ name, /** @type {any} */ type) => {
      if (name === "senet-small-board") SmallBoardElement = type;
    },
  },
  IntersectionObserver: class {
    /** @param {Seen} seen @param {{ threshold?: number }} options */
    constructor(seen, { threshold }) {
      this.seen = seen;
      this.waits = threshold !== undefined;
    }
    /** @param {any} element */
    observe(element) {
      if (this.waits) watching.set(this, this.seen);
      else element.setNear(true);
    }
    unobserve() {}
    disconnect() {
      watching.delete(this);
    }
  },
  requestAnimationFrame: (/** @type {(time: number) => void} */ frame) => frames.push(frame),
});

const { standingModel, lookOn } = await pageModules(
  "addons/shared/small-board",
  "board/model",
  "addons/shared/small-look",
);

const { setTimeout: later } = globalThis;
Object.assign(globalThis, {
  setTimeout: (/** @type {() => void} */ act, /** @type {number} */ time) =>
    pause ? pause.promise.then(act) : later(act, time),
});

/** @param {Partial<{ plays: boolean, to: number }>} [how] */
function pictureOf({ plays = true, to = 6 } = {}) {
  const info = { id: "modern", houses: 30, orientation: "standard", hollows: false, marks: [] };
  const none = { white: 0, black: 0 };
  const state = { white: [3], black: [], hand: none, off: none, taken: none, pieces: 1 };
  const model = standingModel(state, info, lookOn(info, { theme: "faience", dark: false }));
  return { model, moves: [{ side: "white", from: 3, to, kind: "move" }], plays };
}

/** A small board on the page, with a picture. @param {any} picture @param {number} [width] */
function placed(picture, width = 300) {
  const element = new SmallBoardElement();
  element.clientWidth = width;
  element.picture = picture;
  element.isConnected = true;
  element.connectedCallback();
  return element;
}

/**
 * Like `placed`, but the painting of its box is held up. No other test uses this width, so no painted box is reused.
 * @param {any} picture @param {number} width
 */
async function paintedSlowly(picture, width) {
  const queued = heldPromise();
  pause = queued;
  const element = placed(picture, width);
  await rest();
  const painting = heldPromise();
  pause = painting;
  queued.resolve(null);
  await rest();
  return { element, painting };
}

/** @param {any} element */
function remove(element) {
  element.isConnected = false;
  element.disconnectedCallback();
}

/** Runs the page until it waits for nothing but the test. */
async function rest() {
  for (let turn = 0; turn < 200; turn += 1) {
    await settled();
    await new Promise((resolve) => later(resolve));
  }
}

/** The element comes into view or leaves it. @param {any} element @param {boolean} isIntersecting */
function seen(element, isIntersecting) {
  for (const [observer, callback] of watching) callback([{ target: element, isIntersecting }], observer);
}

/** Runs the next frame, this long after the moves began. @param {number} time */
function frameAt(time) {
  const [frame] = frames.splice(0);
  frame?.(performance.now() + time);
}

const LATE = 1e6;

beforeEach(() => {
  watching.clear();
  frames = [];
  drawings = [];
  pause = null;
  reducedMotion = false;
});

test("the moves are played once, when the picture is seen, and not again when it is drawn again", async () => {
  const element = placed(pictureOf());
  await rest();
  assert.equal(drawings.length, 1);
  seen(element, false);
  assert.equal(frames.length, 0, "out of view nothing moves");
  seen(element, true);
  assert.equal(watching.size, 0);
  const [start] = drawings;
  frameAt(450);
  assert.notDeepEqual(drawings.at(-1), start, "the piece is on its way");
  frameAt(LATE);
  assert.deepEqual(drawings.at(-1), start, "the piece is back");
  assert.equal(frames.length, 0, "the moves have ended");
  element.clientWidth = 320;
  element.requestDraw();
  await rest();
  assert.notDeepEqual(drawings.at(-1), start, "drawn again, wider");
  assert.equal(watching.size, 0);
  element.picture = pictureOf({ to: 8 });
  await rest();
  assert.equal(watching.size, 1, "another picture has moves of its own");
});

test("nothing is played with reduced motion, or if the picture does not ask for it", async () => {
  placed(pictureOf({ plays: false }));
  reducedMotion = true;
  placed(pictureOf());
  await rest();
  assert.equal(drawings.length, 2);
  assert.equal(watching.size, 0);
});

test("moves end when the picture is drawn in another size, or removed", async () => {
  for (const end of [
    async (/** @type {any} */ element) => {
      element.clientWidth = 320;
      element.requestDraw();
      await rest();
    },
    async (/** @type {any} */ element) => remove(element),
  ]) {
    const element = placed(pictureOf());
    await rest();
    seen(element, true);
    await end(element);
    const { length } = drawings;
    frameAt(450);
    assert.deepEqual([drawings.length, frames.length], [length, 0]);
  }
});

test("a picture that is removed before it is seen is watched no longer", async () => {
  const element = placed(pictureOf());
  await rest();
  assert.equal(watching.size, 1);
  remove(element);
  assert.equal(watching.size, 0);
});

test("a picture that is replaced while it is painted is neither drawn nor counted as played", async () => {
  const { element, painting } = await paintedSlowly(pictureOf({ to: 10 }), 410);
  element.picture = pictureOf({ to: 11 });
  element.clientWidth = 420;
  pause = null;
  painting.resolve(null);
  await rest();
  assert.equal(drawings.length, 1, "only the second picture is drawn");
  seen(element, true);
  frameAt(450);
  assert.notDeepEqual(drawings[1], drawings[0], "it plays its own moves");
});

test("a picture that is removed while it is painted is neither drawn nor watched", async () => {
  const { element, painting } = await paintedSlowly(pictureOf(), 430);
  remove(element);
  pause = null;
  painting.resolve(null);
  await rest();
  assert.deepEqual([drawings.length, watching.size], [0, 0]);
});
