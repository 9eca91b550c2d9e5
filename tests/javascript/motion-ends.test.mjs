/** If a view changes during an animation, the code that waits for the animation still continues. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";
import { heldPromise, settled, until } from "./held-promise.mjs";

/** Animation frames under the test's control. @type {Map<number, (time: number) => void>} */
const frames = new Map();
let frameId = 0;
const screens = /** @type {EventTarget[]} */ ([]);

Object.assign(globalThis, {
  window: globalThis,
  devicePixelRatio: 1,
  requestAnimationFrame: (/** @type {(time: number) => void} */ frame) => {
    frameId += 1;
    frames.set(frameId, frame);
    return frameId;
  },
  cancelAnimationFrame: (/** @type {number} */ id) => frames.delete(id),
  document: { createElement: () => canvas() },
  matchMedia: () => {
    const screen = Object.assign(new EventTarget(), { matches: false });
    screens.push(screen);
    return screen;
  },
});

const {
  Clock,
  DrawnSticks,
  BoardView,
  BoardStage,
  Pictures,
  onDensityChange,
  SticksView,
  measure,
  piecesOf,
} = await pageModules(
  "board/clock",
  "board/draw-sticks",
  "board/board-view",
  "board/pictures",
  "board/canvas",
  "board/sticks-view",
  "board/geometry",
  "board/poses",
);

/** Runs one frame at this time. @param {number} time */
function frame(time) {
  const callbacks = [...frames.values()];
  frames.clear();
  for (const draw of callbacks) draw(time);
}

const { error: realError } = console;
let errors = /** @type {unknown[]} */ ([]);
beforeEach(() => {
  errors = [];
  console.error = (/** @type {unknown} */ error) => errors.push(error);
});
afterEach(() => {
  console.error = realError;
  frames.clear();
});

/** A canvas context that draws nothing. @returns {any} */
function context() {
  return new Proxy({}, { get: () => () => ({ addColorStop() {}, width: 1 }), set: () => true });
}

/** A canvas in a parent element of fixed size. */
function canvas() {
  const parentElement = { clientWidth: 300, clientHeight: 100 };
  return {
    width: 0,
    height: 0,
    clientWidth: 340,
    clientHeight: 200,
    offsetLeft: -20,
    offsetTop: -50,
    parentElement,
    getContext: () => context(),
  };
}

const MODEL = {
  look: { theme: "faience", dark: false },
  sticks: { faces: [true, false, true, false], value: 2, die: false, canThrow: true, flying: false },
};
const FACES = [true, true, false, false];

/** Sticks in flight, and whether their throw has resolved. */
async function flying(Sticks = DrawnSticks) {
  const sticks = new Sticks(canvas());
  sticks.set(MODEL);
  const state = { landed: false };
  let hasStarted = false;
  const throwing = sticks.tumble(FACES, 2, { speed: 1, reducedMotion: false }, () => {
    hasStarted = true;
  });
  const landed = throwing.then(() => {
    state.landed = true;
  });
  await until(() => hasStarted);
  frame(1000);
  frame(1100);
  assert.ok(sticks.clock.running && !state.landed);
  return { sticks, told: state, landed };
}

test("sticks removed in flight let the game continue, and draw nothing more", async () => {
  const { sticks, told, landed } = await flying();
  sticks.destroy();
  await landed;
  assert.ok(told.landed);
  frame(1200);
  assert.equal(frames.size, 0);
  sticks.resize();
  sticks.skip();
  sticks.release();
  assert.deepEqual(errors, []);
});

test("sticks that can no longer be drawn let the game continue, and the console says why", async () => {
  class Broken extends SticksView {
    broken = false;
    drawPose() {
      if (this.broken) throw new Error("no picture");
    }
  }
  for (const by of ["frame", "skip"]) {
    errors = [];
    const { sticks, landed } = await flying(Broken);
    sticks.broken = true;
    if (by === "frame") frame(1200);
    else sticks.skip();
    await landed;
    assert.ok(errors.some((error) => String(error).includes("no picture")));
  }
});

test("a stopped clock ends without drawing, and a skipped one draws its end", async () => {
  for (const way of ["stop", "skip"]) {
    const clock = new Clock();
    const drawings = /** @type {(number | string)[]} */ ([]);
    const run = clock.run(
      100,
      (/** @type {number} */ time) => drawings.push(time),
      () => drawings.push("end"),
    );
    frame(0);
    frame(40);
    clock[way]();
    await run;
    assert.deepEqual(drawings, way === "stop" ? [0, 40] : [0, 40, "end"]);
    assert.equal(frames.size, 0);
  }
});

test("a board removed during a move lets the game continue", async () => {
  const board = new BoardView(canvas());
  const look = { ...MODEL.look, houses: 30, layout: "wide", orientation: "standard" };
  const geometry = measure(look, 1000, 400);
  const none = { white: 0, black: 0 };
  const position = { white: [5], black: [], hand: none, off: none, taken: none, pieces: 5 };
  const model = { look, marks: [], ...position };
  Object.assign(board, { model, geometry, pieces: piecesOf(model, geometry) });
  board.paintLayers = () => false;
  board.draw = () => undefined;
  const run = board.animate([{ type: "moved", side: "white", from: 5, to: 8, kind: "forward" }], 1);
  assert.ok(board.clock.running);
  frame(0);
  board.destroy();
  await run;
  assert.deepEqual(errors, []);
});

const THROWN = { type: "thrown", throw: { sticks: FACES, value: 2 } };

test("a throw finishes if another view replaces the one it flies on", async () => {
  const pictures = new Pictures({
    load: async () => () => ({ board: picture(), sticks: new DrawnSticks(canvas()) }),
    model: () => MODEL,
    onReady: () => undefined,
  });
  const [first, second] = [canvas(), canvas()];
  pictures.show(first, canvas());
  await pictures.first;
  pictures.show(first, canvas());
  let hasStarted = false;
  const stage = new BoardStage({
    board: () => pictures.board,
    sticks: () => pictures.sticks,
    motion: () => ({ speed: 1, reducedMotion: false }),
    onAnimation: () => {
      hasStarted = true;
    },
    ready: async () => undefined,
  });
  const shown = stage.play([THROWN]);
  await until(() => hasStarted);
  frame(0);
  pictures.show(second, canvas());
  await shown;
  assert.deepEqual(errors, []);
});

test("a view that loads after it was cancelled is released with its sticks", async () => {
  const loading = heldPromise();
  let destroyed = 0;
  const renderer = { ...picture(), destroy: () => (destroyed += 1) };
  const pictures = new Pictures({
    load: async () => () => ({ board: { ...renderer, setInSteps: () => loading.promise }, sticks: renderer }),
    model: () => MODEL,
    onReady: () => assert.fail("nobody waits for it"),
  });
  pictures.show(canvas(), canvas());
  const { first } = pictures;
  await settled();
  await settled();
  pictures.clear();
  loading.resolve(undefined);
  await first;
  assert.equal(destroyed, 2);
});

/** A view of a board that draws nothing. */
function picture() {
  return {
    set: () => undefined,
    setInSteps: async () => undefined,
    animate: async () => undefined,
    skip: () => undefined,
    resize: () => undefined,
    destroy: () => undefined,
  };
}

test("every change of the pixel ratio is reported until the last listener leaves", () => {
  screens.length = 0;
  let calls = 0;
  const life = new AbortController();
  onDensityChange(() => (calls += 1), life.signal);
  const change = () => screens.at(-1)?.dispatchEvent(new Event("change"));
  change();
  change();
  assert.equal(calls, 2);
  life.abort();
  change();
  assert.equal(calls, 2);
});

test("sticks have the resolution of the screen they are thrown on", async () => {
  const place = canvas();
  const sticks = new DrawnSticks(place);
  sticks.set(MODEL);
  assert.equal(place.width, 340);
  Object.assign(globalThis, { devicePixelRatio: 2 });
  try {
    sticks.set({ ...MODEL, sticks: { ...MODEL.sticks, faces: FACES } });
    assert.equal(place.width, 680);
  } finally {
    Object.assign(globalThis, { devicePixelRatio: 1 });
  }
});
