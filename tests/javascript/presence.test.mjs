/** Which events show that a visitor is at an unattended screen, and which clicks must not act. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { Presence } = await pageModules("addons/kiosk/presence");

const key = (/** @type {string} */ name, repeat = false) => ({
  type: "keydown",
  key: name,
  code: "",
  ctrlKey: false,
  altKey: false,
  repeat,
});
const pointerEvent = (/** @type {string} */ type, x = 0, pointerId = 1, buttons = 1) => ({
  type,
  pointerId,
  clientX: x,
  clientY: 0,
  buttons,
});
const click = (/** @type {number | undefined} */ pointerId, detail = 1) => ({
  type: "click",
  pointerId,
  detail,
});

/** @param {any} presence @param {any[]} events */
const verdicts = (presence, ...events) => events.map((event) => presence.judge(event));

test("a pressed key means presence, and a stuck key means none and presses nothing", () => {
  const presence = new Presence();
  assert.deepEqual(verdicts(presence, key("Enter"), key("ArrowLeft"), key("t"), key("Tab")), [
    "input",
    "input",
    "input",
    "input",
  ]);
  assert.deepEqual(
    verdicts(presence, key("Enter", true), click(-1, 0), key(" ", true), key("t", true), click(-1, 0)),
    ["swallow", "swallow", "swallow", "swallow", "swallow"],
  );
  assert.deepEqual(verdicts(presence, key("ArrowLeft", true), key("Tab", true)), ["nothing", "nothing"]);
  assert.deepEqual(verdicts(presence, { type: "keyup" }, click(-1, 0)), ["nothing", "input"]);
});

test("modifier keys and the curator's keys do not mean presence", () => {
  const shortcut = { ...key("k"), code: "KeyK", ctrlKey: true, altKey: true };
  assert.deepEqual(verdicts(new Presence(), key("Shift"), key("Control"), shortcut), [
    "nothing",
    "nothing",
    "nothing",
  ]);
});

test("a pressed pointer means presence each time it has moved some way, and trembling does not", () => {
  const presence = new Presence();
  assert.equal(presence.judge(pointerEvent("pointermove", 50)), "nothing", "not pressed");
  assert.equal(presence.judge(pointerEvent("pointerdown", 100)), "input");
  const trembling = Array.from({ length: 200 }, (_, n) => pointerEvent("pointermove", 100 + (n % 3)));
  assert.ok(verdicts(presence, ...trembling).every((verdict) => verdict === "nothing"));
  const dragging = [110, 115, 120, 131].map((x) => pointerEvent("pointermove", x));
  assert.deepEqual(verdicts(presence, ...dragging), ["input", "nothing", "input", "input"]);
  assert.deepEqual(
    verdicts(presence, pointerEvent("pointermove", 300, 2)),
    ["nothing"],
    "another finger, not pressed",
  );
  assert.deepEqual(
    verdicts(presence, pointerEvent("pointermove", 400, 1, 0)),
    ["nothing"],
    "it was lifted elsewhere",
  );
  assert.deepEqual(verdicts(presence, pointerEvent("pointerup", 131), pointerEvent("pointermove", 200)), [
    "nothing",
    "nothing",
  ]);
});

test("only the click of the touch that woke the screen is ignored", () => {
  const presence = new Presence();
  presence.judge(pointerEvent("pointerdown", 0, 5));
  presence.spend(5);
  assert.deepEqual(
    verdicts(presence, click(-1, 0), click(7)),
    ["input", "input"],
    "a switch, another finger",
  );
  assert.deepEqual(verdicts(presence, pointerEvent("pointerup", 0, 5), click(5), click(5)), [
    "nothing",
    "swallow",
    "input",
  ]);
});

test("after a touch that was cancelled or lifted elsewhere the next click works", () => {
  const cancelled = new Presence();
  cancelled.judge(pointerEvent("pointerdown", 0, 5));
  cancelled.spend(5);
  assert.deepEqual(verdicts(cancelled, pointerEvent("pointercancel", 0, 5), click(5), click(undefined)), [
    "nothing",
    "input",
    "input",
  ]);
  const lifted = new Presence();
  lifted.judge(pointerEvent("pointerdown", 0, 5));
  lifted.spend(5);
  assert.deepEqual(
    verdicts(
      lifted,
      pointerEvent("pointerup", 0, 5),
      pointerEvent("pointerdown", 0, 6),
      pointerEvent("pointerup", 0, 6),
      click(6),
    ),
    ["nothing", "input", "nothing", "input"],
  );
});

test("a browser whose clicks name no pointer ignores only the used one", () => {
  const presence = new Presence();
  presence.judge(pointerEvent("pointerdown", 0, 5));
  presence.spend(5);
  assert.deepEqual(verdicts(presence, click(undefined, 0), click(undefined), click(undefined)), [
    "input",
    "swallow",
    "input",
  ]);
});
