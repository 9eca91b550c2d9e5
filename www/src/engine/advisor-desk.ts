/** Keeps one advisor ready: the one for the rules last asked about. */
import type { Advisor } from "senet-wasm";
import type { Level } from "./types.js";

/** What a computer player is asked. */
export interface Question {
  ruleset: string;
  /** The position's id: all that it is shown. */
  position: string;
  level: Level;
}

export class AdvisorDesk {
  private ready: { ruleset: string; advisor: Advisor } | null = null;

  constructor(private readonly Advisor: new (ruleset: string) => Advisor) {}

  choose({ ruleset, position, level }: Question): string {
    return this.advisorFor(ruleset).choose(position, level);
  }

  free(): void {
    this.ready?.advisor.free();
    this.ready = null;
  }

  private advisorFor(ruleset: string): Advisor {
    if (this.ready?.ruleset === ruleset) return this.ready.advisor;
    this.free();
    const advisor = new this.Advisor(ruleset);
    this.ready = { ruleset, advisor };
    return advisor;
  }
}
