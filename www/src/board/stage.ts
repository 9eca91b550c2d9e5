/** Shows what happens with the board's and the sticks' own animations, and can cut all of it short. */

import type { GameEvent } from "../engine/types.js";
import type { Stage } from "../game/game-run.js";
import type { Knock } from "./falls.js";
import type { BoardPicture } from "./pictures.js";
import type { SticksView } from "./sticks-view.js";

export interface StageHost {
  /** The two pictures; null before they are on the page. */
  board(): BoardPicture | null;
  sticks(): SticksView | null;
  motion(): { speed: number; reducedMotion: boolean };
  /** These events begin to be shown, and the sticks will be heard like this. */
  showing(events: readonly GameEvent[], speed: number, knocks: readonly Knock[]): void;
  /** Resolves when the page shows the state as it is before the motion. */
  ready(): Promise<unknown>;
}

export class BoardStage implements Stage {
  private running: { skipped: boolean; wake: () => void } | null = null;

  constructor(private readonly host: StageHost) {}

  async play(events: readonly GameEvent[]): Promise<void> {
    const run = this.run();
    await this.host.ready();
    const options = this.host.motion();
    if (run.skipped) return;
    const { speed } = options;
    const moves = events.filter((event) => event.type !== "thrown");
    for (const thrown of events) {
      if (thrown.type !== "thrown") continue;
      const { sticks: faces, value } = thrown.throw;
      const begins = (knocks: readonly Knock[]) => this.host.showing([thrown], speed, knocks);
      const sticks = speed > 0 ? this.host.sticks() : null;
      if (sticks) await sticks.tumble(faces, value, options, begins);
      else begins([]);
    }
    if (run.skipped || moves.length === 0) return;
    this.host.showing(moves, speed, []);
    if (speed > 0) await this.host.board()?.animate(moves, options);
  }

  pause(milliseconds: number): Promise<void> {
    const run = this.run();
    const { speed } = this.host.motion();
    if (speed === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds / speed);
      run.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  skip(): void {
    if (this.running) {
      this.running.skipped = true;
      this.running.wake();
    }
    this.host.sticks()?.skip();
    this.host.board()?.skip();
  }

  private run(): { skipped: boolean; wake: () => void } {
    this.running = { skipped: false, wake: () => undefined };
    return this.running;
  }
}
