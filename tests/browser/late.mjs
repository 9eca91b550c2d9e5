/** A game near its end, for tests that need an ending. */
import { readFile } from "node:fs/promises";
import { initSync, new_game } from "../../target/web/full/senet.js";

initSync({ module: await readFile(new URL("../../target/web/full/senet_bg.wasm", import.meta.url)) });

/** The seed of all such games. */
export const SEED = "5e".repeat(32);

/** A position of the simple game with a single piece left on one side. */
export function latePosition() {
  const game = new_game({ ruleset: "simple", seed: SEED });
  while (Math.max(game.state().off.white, game.state().off.black) < game.state().pieces - 1) {
    const [move] = game.legal_moves();
    if (move) game.apply(move.id);
    else game.throw();
  }
  return game.position_id();
}
