/** The choices of a side that gave away much, as positions with a choice to find again. */

import type { EngineClient } from "../../engine/engine-client.js";
import type { Consult } from "../../engine/review-desk.js";
import type { Game, Side } from "../../engine/types.js";
import type { Mistake } from "../../game/replay.js";
import { BANDS, chanceOf, choiceAt, lossOf, sideOf, type Told } from "./story.js";

type Row = Told["rows"][number];

/** So many of a game, the costliest. */
const MOST = 3;

export interface Asking {
  engine: EngineClient;
  consult: Consult;
  signal: AbortSignal;
}

/** The costliest mistakes of a side in a game that is told; null when the signal has been given. */
export async function mistakesOf(told: Told, side: Side, asking: Asking): Promise<Mistake[] | null> {
  const rows = told.rows
    .filter((row) => sideOf(row) === side && lossOf(row) >= BANDS.mistake)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST);
  const found: Mistake[] = [];
  for (const row of rows) {
    const mistake = await mistakeIn(told, row, asking);
    if (mistake === null || asking.signal.aborted) return null;
    if (mistake) found.push(mistake);
  }
  return found;
}

/** The choice of a row that gave most away: of several throws in hand, each move is one. */
async function mistakeIn(told: Told, row: Row, asking: Asking): Promise<Mistake | undefined | null> {
  const { engine } = asking;
  let most: { lost: number; mistake: Mistake } | undefined;
  for (const [made, id] of (row.move?.split(" ") ?? []).entries()) {
    const game = await engine.fromRecord(told.record, choiceAt(row) + made);
    const points = await weighed(told, row, game, asking);
    const played = id === "throw" ? -1 : game.seen().moves.findIndex((move) => move.id === id);
    const mistake = { ruleset: told.ruleset, position: game.position_id(), points: points ?? [] };
    game.free();
    if (points === null) return null;
    const lost = Math.max(...points) - (points.at(played) ?? 0);
    if (lost >= BANDS.mistake && lost > (most?.lost ?? 0)) most = { lost, mistake };
  }
  return most?.mistake;
}

/** What each choice is worth to the side of the row, by the judge of the review. */
async function weighed(told: Told, row: Row, game: Game, asking: Asking): Promise<number[] | null> {
  const { engine, consult, signal } = asking;
  const { ruleset, record } = told;
  const points: number[] = [];
  for (const { id } of game.seen().moves) {
    const then = await engine.fromRecord(game.record());
    then.act(id);
    const position = then.position_id();
    then.free();
    const white = await consult({ ask: "judge", ruleset, record, position }, signal);
    if (white === null) return null;
    points.push(tenths(chanceOf(white, sideOf(row))));
  }
  if (game.seen().state.phase !== "throw") return points;
  const options = await consult({ ask: "weigh", ruleset, record, row: row.n }, signal);
  if (options === null) return null;
  const throwing = options.find(({ moves }) => moves === "throw")?.chance ?? 0;
  return [...points, tenths(100 * throwing)];
}

const tenths = (points: number): number => Math.round(10 * points) / 10;
