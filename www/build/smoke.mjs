/** Plays on the optimised wasm, so that a broken optimiser cannot reach `dist/`. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { initSync, new_game } = await import(pathToFileURL(resolve(folder, "senet.js")).href);
initSync({ module: await readFile(resolve(folder, "senet_bg.wasm")) });
const game = new_game({ ruleset: "kendall-masters", seed: "00".repeat(32) });
let moves = 0;
let snapshot = game.snapshot();
for (let step = 0; step < 200 && snapshot.state.phase !== "over"; step += 1) {
  const [move] = snapshot.moves.filter((/** @type {{ id: string }} */ { id }) => id !== "rescue");
  snapshot = game.act(move?.id ?? "throw");
  if (move) moves += 1;
}
if (moves < 10) throw new Error(`the engine played only ${moves} moves`);
console.log(`the module plays (${moves} moves)`);
