/**
 * Asks the computer player. The beginner answers in a few microseconds with the
 * first engine, on this thread. The others think in a worker with the whole
 * engine, or, where there can be no worker, with it on this thread. A question
 * that nobody asks any more (after undo, a new game) is answered with nothing.
 */
import { type Advising, AdvisorDesk, type Answer, type Choosing, type Question } from "./advisor-desk.js";
import { loadPractice, makeWorker, netSource } from "./assets.js";
import type { EngineClient } from "./engine-client.js";
import type { Advice } from "./types.js";
import type { FromWorker, ToWorker } from "./worker-messages.js";

interface Asked {
  ticket: number;
  question: Question;
  resolve: (answer: Answer | null) => void;
  reject: (error: unknown) => void;
}

export class AdvisorClient {
  /** None where there can be no worker; undefined until one is wanted. */
  private worker: Worker | null | undefined;
  private here: AdvisorDesk | null = null;
  private asked: Asked | null = null;
  private tickets = 0;
  private learned = 0;

  constructor(
    private readonly engine: EngineClient,
    /** Called with a message when a player has to do without its net: this copy of the page does not carry it, or what it practised is damaged. */
    private readonly tell: (message: string) => void,
  ) {}

  /** The choice for this position, or null when the question was cancelled meanwhile. */
  choose(question: Omit<Choosing, "ask">): Promise<string | null> {
    return this.ask({ ...question, ask: "choose" }) as Promise<string | null>;
  }

  /** Advice for this position, or null when the question was cancelled meanwhile. */
  advise(question: Omit<Advising, "ask">): Promise<Advice | null> {
    return this.ask({ ...question, ask: "advise" }) as Promise<Advice | null>;
  }

  /** Drops the open question; its promise resolves to null. */
  cancel(): void {
    this.asked?.resolve(null);
    this.asked = null;
  }

  destroy(): void {
    this.cancel();
    this.worker?.terminate();
    this.worker = undefined;
    this.here?.free();
    this.here = null;
  }

  private ask(question: Question): Promise<Answer | null> {
    if (this.learned === this.engine.learned) this.cancel();
    else this.destroy();
    this.learned = this.engine.learned;
    this.tickets += 1;
    const ticket = this.tickets;
    return new Promise((resolve, reject) => {
      const asked = { ticket, question, resolve, reject };
      this.asked = asked;
      this.answer(asked).catch((error: unknown) => this.settle(asked, () => reject(error)));
    });
  }

  private async answer(asked: Asked): Promise<void> {
    const choice = this.beginnersChoice(asked.question);
    if (choice !== undefined) this.settle(asked, () => asked.resolve(choice));
    else if (await this.hasWorker())
      this.post({ type: "ask", ticket: asked.ticket, question: asked.question });
    else await this.answerHere(asked);
  }

  /** What the beginner chooses, who is in the first engine; nothing for the others and for rules it does not know. */
  private beginnersChoice(question: Question): string | undefined {
    if (question.ask !== "choose" || question.level !== "beginner") return undefined;
    return this.engine.atOnce((engine) => {
      const advisor = new engine.Advisor(question.ruleset);
      try {
        return advisor.choose(question.position, question.level);
      } finally {
        advisor.free();
      }
    });
  }

  /** Starts the worker when it is first wanted. */
  private async hasWorker(): Promise<boolean> {
    if (this.worker !== undefined) return this.worker !== null;
    const module = await this.engine.fullModule();
    if (this.worker !== undefined) return this.worker !== null;
    this.worker = makeWorker();
    this.worker?.addEventListener("message", (event: MessageEvent<FromWorker>) => this.hear(event.data));
    this.worker?.addEventListener("error", () => this.withoutWorker());
    this.worker?.addEventListener("messageerror", () => this.withoutWorker());
    try {
      this.post({ type: "start", module });
    } catch {
      // A browser that lends no compiled engine to a worker: the question is answered on this thread.
      this.worker = null;
    }
    return this.worker !== null;
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === "failed") this.withoutWorker();
    else if (message.type === "net-wanted") void this.sendNet(message.name, message.ruleset);
    else if (message.ticket === this.asked?.ticket) {
      const { asked } = this;
      if (message.type === "answered") this.settle(asked, () => asked.resolve(message.answer));
      else this.settle(asked, () => asked.reject(new Error(message.message)));
    }
  }

  private async sendNet(name: string, ruleset: string): Promise<void> {
    try {
      this.post({ type: "net", name, file: await this.net(name, ruleset) });
    } catch (error) {
      this.post({ type: "net-failed", name, reason: String(error) });
    }
  }

  private async net(name: string, ruleset: string): Promise<Uint8Array | null> {
    const practice = ruleset.includes("[") ? await loadPractice() : null;
    const damaged = () => this.tell("notice-practice-damaged");
    const file = (await practice?.practisedNet(ruleset, this.engine, damaged)) ?? (await netSource(name));
    if (!file) this.tell("notice-no-net");
    return file;
  }

  /** A worker that cannot run is replaced by this thread; an open question is answered here. */
  private withoutWorker(): void {
    this.worker?.terminate();
    this.worker = null;
    const { asked } = this;
    if (asked)
      this.answerHere(asked).catch((error: unknown) => this.settle(asked, () => asked.reject(error)));
  }

  private async answerHere(asked: Asked): Promise<void> {
    const { Advisor } = await this.engine.full();
    this.here ??= new AdvisorDesk(Advisor, (name, rules) => this.net(name, rules));
    const answer = await this.here.answer(asked.question);
    this.settle(asked, () => asked.resolve(answer));
  }

  /** Ends a question, if it is still the one that is asked. */
  private settle(asked: Asked, end: () => void): void {
    if (this.asked !== asked) return;
    this.asked = null;
    end();
  }
}
