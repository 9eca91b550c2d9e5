/** Presses on a piece: on the grid, outside it, and when the release is missed. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

class HTMLElement extends EventTarget {}
const page = new EventTarget();
Object.assign(globalThis, {
  HTMLElement,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});

const { BoardInput } = await pageModules("board/grid/board-input");

/** A cell of the grid, and the grid, which captures the pointer during a drag. */
const cell = Object.assign(new HTMLElement(), { dataset: { spot: "3" }, offsetLeft: 100, offsetTop: 20 });
const grid = Object.assign(new HTMLElement(), { captured: /** @type {number[]} */ ([]), dataset: {} });
Object.assign(grid, { setPointerCapture: (/** @type {number} */ id) => grid.captured.push(id) });

const view = {
  status: "ready",
  activity: "idle",
  game: { phase: "play", turn: "white", player: 0 },
  seat: null,
  selectedThrow: null,
  moves: [{ id: "3-5", kind: "advance", from: 3, to: 5 }],
};

/** What happened on the board. @type {string[]} */
let calls = [];
/** @type {any} */
let input;
beforeEach(() => {
  calls = [];
  grid.captured.length = 0;
  input = new BoardInput({
    session: {
      view,
      select: (/** @type {number} */ spot) => calls.push(`take ${spot}`),
      drop: (/** @type {unknown} */ spot) => calls.push(`drop ${spot}`),
      point: (/** @type {unknown} */ spot, /** @type {boolean} */ isDirect) =>
        calls.push(isDirect ? `tap ${spot}` : `point ${spot}`),
    },
    board: () => ({
      dragTo: (/** @type {number} */ _, /** @type {number} */ x, /** @type {number} */ y) =>
        calls.push(`to ${x},${y}`),
      endDrag: () => undefined,
      houseAt: (/** @type {number} */ x) => (x > 200 ? 5 : 3),
    }),
  });
});

/**
 * Sends a pointer event to the grid if it hits a cell or is captured, and to the window.
 * @param {string} type @param {Record<string, any>} [options]
 */
function pointer(type, options = {}) {
  const { on = cell, ...rest } = options;
  const captured = grid.captured.length > 0;
  const event = Object.assign(new Event(type), {
    pointerId: 1,
    isPrimary: true,
    button: 0,
    buttons: 1,
    clientX: 0,
    clientY: 0,
    offsetX: 0,
    offsetY: 0,
    ...rest,
  });
  const target = captured ? grid : on;
  if (target) {
    const proxy = new Proxy(event, {
      get: (real, name) => {
        if (name === "target") return target;
        if (name === "currentTarget") return grid;
        if (name === "composedPath") return () => (target === grid ? [grid] : [cell, grid]);
        const value = Reflect.get(real, name);
        return typeof value === "function" ? value.bind(real) : value;
      },
    });
    input[type]?.(proxy);
  }
  page.dispatchEvent(event);
}

const click = () => input.click({ composedPath: () => [cell, grid] });

test("a piece follows the pointer in grid coordinates, and is dropped there", () => {
  pointer("pointerdown", { clientX: 10, clientY: 10 });
  pointer("pointermove", { clientX: 14, clientY: 10 });
  assert.deepEqual(calls, []);
  pointer("pointermove", { clientX: 30, clientY: 10 });
  // The page is scaled: 20 pixels on the screen are a different distance on the grid.
  pointer("pointermove", { clientX: 40, clientY: 10, offsetX: 150, offsetY: 33 });
  pointer("pointerup", { clientX: 90, clientY: 10, offsetX: 250, offsetY: 33, buttons: 0 });
  assert.deepEqual(calls, ["take 3", "to 150,33", "drop 5"]);
  click();
  assert.deepEqual(calls.slice(3), [], "the click that ends a drag is no tap");
  click();
  assert.deepEqual(calls.slice(3), ["point 3"]);
});

test("a press that leaves the grid in one step becomes a drag outside it", () => {
  pointer("pointerdown");
  pointer("pointermove", { clientX: 900, on: null });
  assert.deepEqual([calls, grid.captured], [["take 3"], [1]]);
  pointer("pointermove", { clientX: 950, offsetX: 700, offsetY: 1 });
  pointer("pointerup", { offsetX: 700, offsetY: 1 });
  assert.deepEqual(calls, ["take 3", "to 700,1", "drop 5"]);
});

test("a press released outside the grid does not resume when the pointer returns", () => {
  pointer("pointerdown");
  pointer("pointerup", { clientX: 900, on: null, buttons: 0 });
  pointer("pointermove", { clientX: 50, buttons: 0 });
  pointer("pointermove", { clientX: 80, buttons: 0 });
  assert.deepEqual(calls, []);
});

test("a press whose release was missed does not resume either", () => {
  pointer("pointerdown");
  pointer("pointermove", { clientX: 50, buttons: 0 });
  pointer("pointermove", { clientX: 80 });
  assert.deepEqual(calls, []);
  click();
  assert.deepEqual(calls, ["point 3"]);
});

test("a drag whose release was missed puts the piece back", () => {
  pointer("pointerdown");
  pointer("pointermove", { clientX: 50 });
  pointer("pointermove", { clientX: 80, buttons: 0, offsetX: 300 });
  pointer("pointermove", { clientX: 90, buttons: 0 });
  assert.deepEqual(
    calls.filter((word) => !word.startsWith("to")),
    ["take 3", "drop null"],
  );
});

test("a cancelled press is discarded, and another finger changes nothing", () => {
  pointer("pointerdown");
  pointer("pointermove", { clientX: 50, pointerId: 2 });
  assert.deepEqual(calls, []);
  pointer("pointermove", { clientX: 50 });
  pointer("pointerup", { pointerId: 2 });
  assert.deepEqual(calls, ["take 3"]);
  pointer("pointercancel");
  assert.deepEqual(calls, ["take 3", "drop null"]);
  pointer("pointermove", { clientX: 90 });
  assert.equal(calls.length, 2);
});

test("a piece that can no longer move when the drag threshold is reached stays in place", () => {
  pointer("pointerdown");
  const { moves } = view;
  view.moves = [];
  pointer("pointermove", { clientX: 90 });
  view.moves = moves;
  pointer("pointermove", { clientX: 95 });
  assert.deepEqual(calls, []);
});

test("a screen reader's click is no tap, even after a press that became scrolling", () => {
  const finger = { width: 20, pointerType: "touch" };
  pointer("pointerdown", finger);
  pointer("pointerup", { ...finger, buttons: 0 });
  click();
  pointer("pointerdown", finger);
  pointer("pointercancel", finger);
  click();
  assert.deepEqual(calls, ["tap 3", "point 3"]);
});
