/** A training, from the button to what was learned. It goes on while the dialog is closed and the game is played. */
import { stateOf } from "../../base/own-state.js";
import { netSource, trainingFolder } from "../../base/page-files.js";
import type { EngineClient } from "../../engine/engine-client.js";
import { compileEngine } from "../../engine/wasm.js";
import { type KeptNet, keepNet, toText } from "./kept-nets.js";
import type { FromTraining, ToTraining, TrainingPlan } from "./training-worker.js";

export type TrainingProgress =
  | { state: "idle" }
  | { state: "starting"; ruleset: string }
  | { state: "training"; ruleset: string; done: number; rounds: number; secondsLeft: number | null }
  | { state: "comparing"; ruleset: string; done: number; pairs: number }
  | { state: "learned"; ruleset: string; net: KeptNet; kept: boolean }
  /** It plays no better than before, so nothing is kept. */
  | { state: "in-vain"; ruleset: string; net: KeptNet }
  | { state: "failed"; ruleset: string; reason: string };

/** What is left is told in steps of so many seconds. */
const STEP = 10;

/** Tells those who show it of every change. */
export class TrainingRun extends EventTarget {
  progress: TrainingProgress = { state: "idle" };
  private worker: Worker | null = null;
  private plan: TrainingPlan | null = null;
  private begun = 0;

  private constructor(private readonly engine: EngineClient) {
    super();
  }

  /** A game's own, which trains for one set of rules at a time. */
  static readonly of = stateOf((engine: EngineClient) => new TrainingRun(engine));

  get isBusy(): boolean {
    return ["starting", "training", "comparing"].includes(this.progress.state);
  }

  async start(ruleset: string): Promise<void> {
    if (this.isBusy) return;
    this.show({ state: "starting", ruleset });
    try {
      const folder = trainingFolder();
      const [plan, net, module] = await Promise.all([
        planFrom(new URL("plan.json", folder)),
        this.nearestNet(ruleset),
        compileEngine(Promise.resolve(new URL("senet.wasm", folder))),
      ]);
      this.plan = plan;
      this.worker = new Worker(new URL("worker.js", folder), { type: "module" });
      const fail = (event: Event) => this.fail(event instanceof ErrorEvent ? event.message : event.type);
      this.worker.addEventListener("error", fail);
      this.worker.addEventListener("messageerror", fail);
      this.worker.addEventListener("message", ({ data }: MessageEvent<FromTraining>) => this.hear(data));
      this.post({ type: "start", module, ruleset, net, plan });
      this.begun = performance.now();
      this.show({ state: "training", ruleset, done: 0, rounds: plan.rounds, secondsLeft: null });
    } catch (error) {
      this.fail(error instanceof Error ? error.message : String(error));
    }
  }

  /** No more rounds; what has been learned by now counts. */
  enough(): void {
    this.post({ type: "enough" });
  }

  /** The net of the ruleset that these rules started from. */
  private async nearestNet(ruleset: string): Promise<Uint8Array | null> {
    const { Advisor } = await this.engine.full();
    const advisor = new Advisor(ruleset);
    const name = advisor.net_wanted();
    advisor.free();
    return name === undefined ? null : netSource(name);
  }

  private post(message: ToTraining): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromTraining): void {
    const { progress, plan } = this;
    if (progress.state === "idle" || !plan) return;
    const { ruleset } = progress;
    const { rounds, pairs } = plan;
    if (message.type === "failed") this.fail(message.message);
    else if (message.type === "done") this.learned(ruleset, message);
    else if (message.type === "pairs") this.show({ state: "comparing", ruleset, done: message.done, pairs });
    else if (message.done === rounds) this.show({ state: "comparing", ruleset, done: 0, pairs });
    else {
      const { done } = message;
      const left = (((performance.now() - this.begun) / done) * (rounds - done)) / 1000;
      const secondsLeft = Math.ceil(left / STEP) * STEP;
      this.show({ state: "training", ruleset, done, rounds, secondsLeft });
    }
  }

  private learned(ruleset: string, { file, pairs, score }: FromTraining & { type: "done" }): void {
    this.end();
    const net = { ruleset, file: toText(file), pairs, score };
    if (score.share <= 0.5) {
      this.show({ state: "in-vain", ruleset, net });
      return;
    }
    const kept = keepNet(net);
    this.engine.learned += 1;
    this.show({ state: "learned", ruleset, net, kept });
  }

  private fail(reason: string): void {
    this.end();
    const ruleset = this.progress.state === "idle" ? "" : this.progress.ruleset;
    this.show({ state: "failed", ruleset, reason });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private show(progress: TrainingProgress): void {
    this.progress = progress;
    this.dispatchEvent(new Event("change"));
  }
}

async function planFrom(address: URL): Promise<TrainingPlan> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return response.json();
}
