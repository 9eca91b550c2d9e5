/** What may still become of a position: a hundred games from it. */
import type { Consult } from "../engine/review-desk.js";

/** So many games. */
export const GAMES = 100;
/** Throws played with one answer: no game is so long that a question waits for it. */
const THROWS = 100;

/** Games from a position, both sides played by the same player: White's points, as they end. */
export class HundredGames {
  points: number[] = [];
  running = false;
  private life: AbortController | null = null;

  constructor(
    private readonly consult: Consult,
    private readonly changed: () => void,
  ) {}

  /** Plays them, with throws of this seed. */
  async begin(ruleset: string, position: string, seed: number, games = GAMES): Promise<void> {
    this.stop();
    const life = new AbortController();
    this.life = life;
    this.running = true;
    this.changed();
    const asked = { ask: "play-out", ruleset, position, level: "expert", seed, throws: THROWS } as const;
    try {
      for (let anew = true; this.points.length < games; anew = false) {
        const ended = await this.consult({ ...asked, anew }, life.signal);
        if (ended === null || life.signal.aborted) return;
        this.points.push(...ended);
        if (ended.length > 0) this.changed();
      }
    } catch (error) {
      if (life.signal.aborted) return;
      console.error(error);
    }
    this.running = false;
    this.changed();
  }

  stop(): void {
    this.life?.abort();
    this.life = null;
    this.points = [];
    this.running = false;
  }
}
