/** Where things are seen to happen. The game does not depend on it: it is told when the showing is over or skipped. */
import type { GameEvent, State } from "../engine/types.js";

export interface Stage {
  /** Shows the events on the board as it stood before them; resolves when all is at rest. */
  play(events: readonly GameEvent[], before: State): Promise<void>;
  /** Waits, so that people can follow; resolves early when skipped. */
  pause(milliseconds: number): Promise<void>;
  /** Brings whatever is in motion to its end at once. */
  skip(): void;
}
