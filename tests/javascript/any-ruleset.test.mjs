/** The full engine answers or refuses any text given as a ruleset: a WebAssembly trap would break the page. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as engine from "../../target/web/full/senet.js";
import { FULL_ENGINE, NETS } from "../../www/build/bundle.mjs";

engine.initSync({ module: await readFile(`${FULL_ENGINE}senet_bg.wasm`) });

/** The nightly workflow tries more. */
const TEXTS = process.env.SENET_TESTS === "nightly" ? 10_000 : 1_000;

let state = 27;
/** The next number below a bound, from a fixed sequence. @param {number} bound */
function below(bound) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}
/** @template T @param {readonly T[]} list @returns {T} */
const pick = (list) => /** @type {T} */ (list[below(list.length)]);

const entries = engine.rulesets();
const points = engine.draft_rules("kendall-masters").points;

/** Occasionally a number that no rules allow. */
const number = () => (below(3) === 0 ? below(300) : below(62));
const list = () =>
  Array.from({ length: 1 + below(3) }, () => `${number()}${below(3) === 0 ? `-${number()}` : ""}`).join(".");

/** @param {import("../../target/web/full/senet.js").Point} point */
function value({ name, kind, choices }) {
  if (below(12) === 0)
    return pick(["", "none", "on", "+7", "-1", "٧", "\u0000", "1e3", "any", "[", "]]", "a=b"]);
  if (kind === "exits") return `${number()}:${pick(["any", list()])}${pick(["", "*"])}/${number()}:${list()}`;
  if (kind === "houses" || kind === "throws") return pick(["none", list()]);
  if (kind === "house" || name === "pieces") return `${number()}`;
  return choices.length > 0 ? pick(choices).name : list();
}

function text() {
  const { id } = pick(entries);
  const options = Array.from({ length: below(8) }, () => {
    const point = pick(points);
    return `${point.name}=${value(point)}`;
  });
  const text = `${id}[${options.join(",")}]`;
  if (below(10) > 0) return text;
  const index = below(text.length);
  return (
    text.slice(0, index) +
    pick(["[", "]", ",", "=", "\n", "\u{1F3B2}", "\uD800", ""]) +
    text.slice(index + below(3))
  );
}

/** The first letter of a game by link, as its sender would write it. @param {string} ruleset */
function letter(ruleset) {
  const name = Buffer.from(ruleset);
  const body = Buffer.concat([
    Buffer.from([1, 0, 0, 0]),
    Buffer.alloc(VALUE, 7),
    Buffer.from([name.length >> 8, name.length & 255]),
    name,
  ]);
  const sum = createHash("sha256")
    .update(`senet-link-1:${body.toString("hex")}`)
    .digest()
    .subarray(0, 16);
  return Buffer.concat([body, sum]).toString("base64url");
}
const VALUE = 32;

/** A net's file renamed to another ruleset, with a valid checksum. @param {Buffer} file @param {string} ruleset */
function renamed(file, ruleset) {
  const name = Buffer.from(ruleset);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(name.length);
  const body = Buffer.concat([
    file.subarray(0, 6),
    length,
    name,
    file.subarray(8 + file.readUInt16LE(6), -4),
  ]);
  let sum = 0x811c9dc5;
  for (const byte of body) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  const end = Buffer.alloc(4);
  end.writeUInt32LE(sum);
  return Buffer.concat([body, end]);
}

/** Asserts that any exception is a refusal by the engine, never a trap. @param {string} text @param {() => unknown} ask */
function answered(text, ask) {
  try {
    const result = ask();
    if (result && typeof result === "object" && "free" in result && typeof result.free === "function")
      result.free();
    return true;
  } catch (error) {
    assert.ok(error instanceof Error && error.name === "SenetError", `${JSON.stringify(text)}: ${error}`);
    return false;
  }
}

test(`${TEXTS.toLocaleString("en")} random texts given as rulesets are answered or refused, never a trap`, async () => {
  const net = await readFile(`${NETS}kendall-masters.net`);
  assert.equal(net[4], 3, "the form of nets that is written here");
  const player = new engine.Advisor("kendall-masters");
  let accepted = 0;
  let drafted = 0;
  for (let count = 0; count < TEXTS; count++) {
    const ruleset = text();
    const record = `Senet 1\nRuleset: ${ruleset}\nSeed: ${"07".repeat(32)}\n`;
    answered(ruleset, () => engine.knows_rules(ruleset));
    answered(ruleset, () => engine.rule_sentences(ruleset));
    answered(ruleset, () => engine.game_from_record(record));
    answered(ruleset, () => engine.Correspondence.join(letter(ruleset), "05".repeat(32)));
    answered(ruleset, () => engine.Correspondence.make(ruleset, 0, "05".repeat(32)));
    if (count % 50 === 0) {
      // A draft tries every choice of every option.
      drafted += Number(answered(ruleset, () => engine.draft_rules(ruleset)));
      answered(ruleset, () => player.load_net(renamed(net, ruleset)));
      answered(ruleset, () =>
        engine.change_rules("kendall-masters", pick(points).name, ruleset.split("=").at(-1) ?? ""),
      );
    }
    const playable = answered(ruleset, () => {
      const game = engine.new_game({ ruleset, seed: "03".repeat(32) });
      for (let action = 0; action < 20; action++) {
        const [move] = game.legal_moves();
        if (game.state().winner) break;
        game.act(
          move && below(4) > 0 ? move.id : game.state().phase === "throw" || !move ? "throw" : move.id,
        );
      }
      engine.game_from_record(game.record()).free();
      return game;
    });
    accepted += Number(playable);
  }
  assert.ok(accepted > TEXTS / 20 && accepted < TEXTS, `${accepted} were played`);
  assert.ok(drafted > TEXTS / 500, `${drafted} were drafted`);
});
