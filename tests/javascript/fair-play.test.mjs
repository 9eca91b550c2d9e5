/** Fair throws, the game of the day and games by link, through the JavaScript interface. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Correspondence, daily_seed, initSync, new_game } from "../../target/web/full/senet.js";
import { pageModules } from "../../www/build/page-modules.mjs";

initSync({
  module: await readFile(new URL("../../target/web/full/senet_bg.wasm", import.meta.url)),
});

const page = await pageModules(
  "addons/fairness/addon",
  "addons/correspondence/correspondence-game",
  "addons/shared/replay",
);
const [daily, { localDate }] = await Promise.all([
  pageModules("addons/shared-throws/day-result"),
  pageModules("addons/shared/local-date"),
]);

const SEED = "5e".repeat(32);
const sha256 = (/** @type {string} */ text) => createHash("sha256").update(text).digest("hex");

/** @param {import("../../target/web/full/senet.js").Game} game @param {number} [throws] */
function play(game, throws = 60) {
  while (game.state().throws < throws && game.state().phase !== "over") {
    const [move] = game.legal_moves();
    if (move) game.apply(move.id);
    else game.throw();
  }
  return game;
}

test("the engine, the browser and an independent program compute the same commitment to a seed", async () => {
  const game = new_game({ ruleset: "kendall-masters", seed: SEED });
  const { full, short } = game.commitment();
  assert.equal(full, sha256(`senet-commitment-1:${SEED}`));
  assert.equal(page.seedOf(game.record()), SEED);
  assert.equal(await page.shortCommitment(SEED), short);
});

test("every throw is checked and compared with the odds", () => {
  const game = play(new_game({ ruleset: "kendall-masters", seed: SEED }));
  const { throws, seed, commitment } = game.verify();
  assert.equal(seed, SEED);
  assert.deepEqual(commitment, game.commitment());
  assert.equal(throws.length, 60);
  assert.ok(throws.every(({ agrees, recorded, expected }) => agrees && recorded === expected));
  const { counts, verdict, chance } = game.fairness();
  assert.equal(
    counts.reduce((sum, { thrown }) => sum + thrown, 0),
    60,
  );
  for (const { value, thrown } of counts)
    assert.equal(thrown, throws.filter((one) => one.value === value).length);
  assert.equal(verdict, "as_expected");
  assert.ok(chance !== null && chance > 0.05 && chance <= 1);
  const fresh = new_game({ ruleset: "kendall-masters", seed: SEED }).fairness();
  assert.deepEqual([fresh.verdict, fresh.chi_square], ["too_few", null]);
});

test("a date gives a seed, and an invalid date is refused", () => {
  assert.equal(daily_seed("2026-11-21"), sha256("senet-daily-1:2026-11-21"));
  assert.throws(() => daily_seed("2026-11-31"), { name: "SenetError", code: "bad_date" });
  assert.equal(localDate(new Date(2026, 0, 2, 23, 59)), "2026-01-02");
  assert.equal(daily.dayIn("en-GB", "2026-11-21"), "21 November 2026");
});

test("daily results rank a win before a loss, then the margin, then fewer throws", () => {
  const game = play(new_game({ ruleset: "kendall-masters", seed: SEED }), 1000);
  const state = game.state();
  const [won, lost] = state.winner === "white" ? ["white", "black"] : ["black", "white"];
  const left = state.pieces - state.off[/** @type {"white" | "black"} */ (lost)];
  assert.deepEqual(daily.resultOf(state, won), { outcome: "won", left, throws: state.throws });
  assert.equal(daily.resultOf(state, lost).outcome, "lost");
  assert.equal(daily.resultOf(new_game({ ruleset: "kendall-masters" }).state(), "white"), null);
  const order = [
    { outcome: "won", left: 3, throws: 90 },
    { outcome: "won", left: 1, throws: 70 },
    { outcome: "won", left: 1, throws: 80 },
    { outcome: "drawn", left: 0, throws: 50 },
    { outcome: "lost", left: 1, throws: 90 },
    { outcome: "lost", left: 2, throws: 60 },
  ];
  order.forEach((one, index) => {
    order.forEach((other, after) => {
      assert.equal(daily.isBetter(one, other), index < after, `${index} ${after}`);
    });
  });
  const [best] = order;
  assert.deepEqual(daily.bestOf({ date: "2026-11-21", best }, "2026-11-21"), best);
  for (const stored of [
    null,
    7,
    {},
    { date: "2026-11-20", best },
    { date: "2026-11-21", best: { outcome: "?" } },
  ])
    assert.equal(daily.bestOf(stored, "2026-11-21"), null);
});

test("a letter is found in an address and in pasted text", () => {
  const letter = Correspondence.make("kendall-masters", 0, "11".repeat(32)).to_send() ?? "";
  const link = page.letterUrl(letter, "https://example.org/senet/?lang=de#old");
  assert.equal(link, `https://example.org/senet/#senet-link=${letter}`);
  for (const pasted of [link, ` ${link}\n`, `Your turn: <${link}> bye`, letter])
    assert.equal(page.letterIn(pasted), letter);
  for (const none of ["", "hello there", "https://example.org/senet/", "#senet-link="])
    assert.equal(page.letterIn(none), null);
});

test("two people play by letters, and a refusal has a code and changes nothing", () => {
  const maker = Correspondence.make("kendall-masters", 1, "11".repeat(32));
  const guest = Correspondence.join(maker.to_send() ?? "", "22".repeat(32));
  maker.receive(guest.to_send() ?? "");
  assert.equal(maker.id(), guest.id());
  const turn = (/** @type {Correspondence} */ player) => {
    const game = player.game();
    while (game.state().player === player.seat()) {
      const [move] = game.legal_moves();
      if (move) game.apply(move.id);
      else game.throw();
    }
    return player.answer(game);
  };
  for (let number = 0; number < 4; number += 1) {
    guest.receive(turn(maker));
    maker.receive(turn(guest));
  }
  assert.equal(maker.game().record().split("\n\n")[1], guest.game().record().split("\n\n")[1]);
  const saved = maker.to_saved();
  const letter = turn(Correspondence.from_saved(saved));
  const changed = letter.replace(/.(?=.{30}$)/, (digit) => (digit === "A" ? "B" : "A"));
  assert.throws(() => guest.receive(changed), { name: "SenetError", code: "link_damaged" });
  assert.throws(() => maker.receive(letter), { code: "own_link" });
  assert.equal(maker.to_saved(), saved);
  guest.receive(letter);
});

test("a game by link can be replayed from its beginning", () => {
  const game = play(new_game({ ruleset: "kendall-masters", seed: SEED }), 20);
  const before = game.record();
  const { log, news } = page.replayLog(game, null, game.steps() - 2);
  assert.equal(game.record(), before);
  assert.equal(log.filter((/** @type {any} */ { notation }) => notation !== null).length, game.state().plies);
  assert.ok(news.length > 0 && news.length < 8);
  assert.equal(page.replayLog(game, null, game.steps()).news.length, 0);
});
