/** What punishes a choice most: a throw of the other side, weighed by how often it comes, and its reply. */
import type { EngineClient } from "../../engine/engine-client.js";
import type { Consult } from "../../engine/review-desk.js";
import type { Game } from "../../engine/types.js";
import { oddsOf } from "../../game/odds.js";
import { type Option, type Puzzle, sticksOf } from "./puzzle.js";

/** The game of a record whose next turn begins with a throw of this value. */
export async function thrownIn(engine: EngineClient, record: string, value: number): Promise<Game> {
  const game = await engine.fromRecord(record);
  const { turn, die } = game.seen().state;
  game.free();
  const sticks = die ? `die=${value}` : sticksOf(value);
  return engine.fromRecord(`${record.trimEnd()}\n2 ${turn === "white" ? "W" : "B"} ${sticks}\n`);
}

/**
 * Of a choice that was just made in a puzzle nobody has written it for: the judge weighs every throw, and every reply.
 * None where the turn goes on, where no throw is worse than the others, or when the signal is given.
 */
export async function worstReply(
  { engine, consult }: { engine: EngineClient; consult: Consult },
  { ruleset }: Puzzle,
  record: string,
  signal: AbortSignal,
): Promise<Option["punished"]> {
  const before = await engine.fromRecord(record, 0);
  const side = before.seen().state.turn;
  before.free();
  const judged = async (game: Game): Promise<number | null> => {
    const position = game.position_id();
    game.free();
    const white = await consult({ ask: "judge", ruleset, record, position }, signal);
    return white === null ? null : side === "white" ? white : 1 - white;
  };
  const made = await engine.fromRecord(record);
  const { phase, turn } = made.seen().state;
  const expected = await judged(made);
  if (expected === null || phase !== "throw" || turn === side) return null;
  const sentences = (await engine.full()).rule_sentences(ruleset);
  let [most, worst]: [number, Option["punished"]] = [0, null];
  for (const { value, sixteenths } of oddsOf(sentences, [])) {
    const thrown = await thrownIn(engine, record, value);
    const [{ state, moves }, then] = [thrown.seen(), thrown.record()];
    thrown.free();
    if (state.phase !== "play" || state.turn === side) continue;
    for (const [reply, { id }] of moves.entries()) {
      const game = await engine.fromRecord(then);
      game.act(id);
      const left = await judged(game);
      if (left === null) return null;
      const cost = sixteenths * (expected - left);
      if (cost > most) [most, worst] = [cost, { value, reply }];
    }
  }
  return worst;
}
