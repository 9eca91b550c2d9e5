/** The list of moves of a game that was played elsewhere, told by playing its record again. */
import type { EngineClient } from "../engine/engine-client.js";
import type { Game, GameEvent } from "../engine/types.js";
import { eventSentences } from "../game/event-sentences.js";
import { extendLog, type LogEntry } from "../game/move-log.js";
import { type ComputerSeat, personDecides } from "../game/seats.js";
import { actionsOf, recordAfter } from "../looking-back/record-cut.js";

export async function replayedLog(
  engine: EngineClient,
  record: string,
  seat: ComputerSeat,
): Promise<LogEntry[]> {
  let log: LogEntry[] = [];
  let game = await engine.fromRecord(recordAfter(record, 0));
  for (const [index, action] of actionsOf(record).entries()) {
    const before = game.state();
    const move = game.legal_moves().find(({ id, notation }) => action === id || action === notation) ?? null;
    const events = move ? game.apply(move.id) : game.throw();
    if (!move && !agrees(events, action)) {
      // A throw that was not made from the seed: the game is taken up again behind it, and it is not told.
      game.free();
      game = await engine.fromRecord(recordAfter(record, index + 1));
      continue;
    }
    const after = game.state();
    const sentences = eventSentences(events, after, seat);
    log = extendLog(log, before, after, events, { move, decided: personDecides(before, seat), sentences });
  }
  game.free();
  return log;
}

function agrees(events: ReturnType<Game["throw"]>, action: string): boolean {
  const thrown = events.find(
    (event): event is Extract<GameEvent, { type: "thrown" }> => event.type === "thrown",
  );
  return thrown !== undefined && action.endsWith(`=${thrown.throw.value}`);
}
