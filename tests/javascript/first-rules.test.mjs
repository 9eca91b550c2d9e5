/** A rule that surprises people is explained the first time that it strikes, in at most eight words. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pageModules } from "../../www/build/page-modules.mjs";

const { FIRST_RULES, firstRule } = await pageModules("addons/first-rules/first-rule");

const NOTHING = new Set();

/** @param {any[]} events @param {Set<string>} [known] */
const ruleOf = (events, known = NOTHING) => firstRule(events, 4, known)?.rule ?? null;

const EVENTS = {
  back: { type: "moved", side: "white", from: 12, to: 9, kind: "backward" },
  water: { type: "drowned", side: "white", house: 27, to: 27 },
  block: { type: "turn_passed", side: "white", reason: "no_move", to: "black" },
  dark: { type: "thrown", throw: { sticks: [false, false, false, false], value: 5 }, opening: false },
  again: { type: "throw_again", side: "white" },
};

test("each rule is found in its event, and only until it is known", () => {
  for (const rule of FIRST_RULES) {
    const event = EVENTS[/** @type {keyof typeof EVENTS} */ (rule)];
    assert.equal(ruleOf([event]), rule);
    assert.equal(ruleOf([event], new Set([rule])), null);
  }
});

test("ordinary events explain nothing", () => {
  const ordinary = [
    { type: "thrown", throw: { sticks: [true, false, false, false], value: 1 }, opening: false },
    { type: "thrown", throw: { sticks: [], value: 4 }, opening: false },
    { type: "thrown", throw: { sticks: [false, false, false, false], value: 5 }, opening: true },
    { type: "moved", side: "white", from: 12, to: 15, kind: "advance" },
    { type: "turn_passed", side: "white", reason: "played", to: "black" },
  ];
  assert.equal(ruleOf(ordinary), null);
});

test("of several rules the most surprising one comes first, and the next time the other", () => {
  const both = [EVENTS.back, EVENTS.again];
  assert.equal(ruleOf(both), "back");
  assert.equal(ruleOf(both, new Set(["back"])), "again");
});

test("the words name the throw", () => {
  assert.equal(firstRule([EVENTS.again], 4, NOTHING)?.text.args?.value, 4);
});

test("no explanation in English has more than eight words", async () => {
  const texts = await readFile(new URL("../../www/locales/en.ftl", import.meta.url), "utf8");
  for (const rule of FIRST_RULES) {
    const [, words = ""] = new RegExp(`^first-${rule} = (.*)$`, "m").exec(texts) ?? [];
    const count = words.replace("{ $value }", "4").split(" ").length;
    assert.ok(words && count <= 8, `${rule}: ${count} words`);
  }
});
