/** Answers questions with the whole engine; keeps one advisor ready, the one for the rules last asked about. */
import type { Advisor } from "senet-wasm-full";
import type { Advice, Level } from "./types.js";

/** A position, as it is shown to a computer player: its id is all that it sees. */
interface Shown {
  ruleset: string;
  position: string;
}

/** Which choice does this level make? The answer is a move's id, or `throw`. */
export interface Choosing extends Shown {
  ask: "choose";
  level: Level;
}

/** What are the choices worth, and why is the best better than this other one, or than the next best? */
export interface Advising extends Shown {
  ask: "advise";
  other: string | null;
}

/** Positions visited at a time while endgames are solved: some milliseconds, so that a question does not wait. */
const POSITIONS_A_SLICE = 10_000;

export type Question = Choosing | Advising;
export type Answer = string | Advice;

export class AdvisorDesk {
  /** The advisor whose endgames can be solved meanwhile. */
  private solving: Advisor | null = null;
  private ready: { ruleset: string; advisor: Promise<Advisor> } | null = null;

  constructor(
    private readonly Maker: new (ruleset: string) => Advisor,
    /** Fetches what was practised for these rules, or the net of this name; null where there is none to be had. */
    private readonly net: (name: string, ruleset: string) => Promise<Uint8Array | null>,
  ) {}

  /** Solves the endgames of the present rules a little further; false when there is nothing left to do. */
  solveOn(): boolean {
    return this.solving?.solve_on(POSITIONS_A_SLICE) ?? false;
  }

  async answer(question: Question): Promise<Answer> {
    const advisor = await this.advisorFor(question.ruleset);
    return question.ask === "choose"
      ? advisor.choose(question.position, question.level)
      : advisor.advise(question.position, question.other);
  }

  free(): void {
    // Whoever asked has been told of one that could not be made: there is nothing of it to free.
    this.ready?.advisor.then(
      (advisor) => advisor.free(),
      () => undefined,
    );
    this.ready = null;
    this.solving = null;
  }

  private async advisorFor(ruleset: string): Promise<Advisor> {
    if (this.ready?.ruleset !== ruleset) {
      this.free();
      this.ready = { ruleset, advisor: this.made(ruleset) };
    }
    try {
      return await this.ready.advisor;
    } catch (error) {
      this.ready = null;
      throw error;
    }
  }

  private async made(ruleset: string): Promise<Advisor> {
    const advisor = new this.Maker(ruleset);
    const wanted = advisor.net_wanted();
    const file = wanted === undefined ? null : await this.net(wanted, ruleset);
    if (file) advisor.load_net(file);
    this.solving = advisor;
    return advisor;
  }
}
