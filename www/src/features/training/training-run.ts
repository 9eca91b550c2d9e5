/** A training, from the button to the net that is kept. It goes on while the dialog is closed and the game is played. */
import { stateOf } from "../../base/own-state.js";
import { netSource, trainingFolder } from "../../base/page-files.js";
import { readPart, writePart } from "../../base/storage.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { FullEngine } from "../../engine/types.js";
import { compileEngine, isSenetError } from "../../engine/wasm.js";
import type { FromTraining, Score, ToTraining, TrainingPlan } from "./training-worker.js";

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

// ---- What the computer has learned about house rules, kept on this device: the newest few.

const KEPT_NETS = 8;
/** No net is larger. */
const MOST_BYTES = 65_536;

export interface KeptNet {
  /** The rules in their written form. */
  ruleset: string;
  /** The net's file, in base64. It holds its own version, rules and checksum. */
  file: string;
  pairs: number;
  score: Score;
}

/** What could not be written is known until the page is left. */
let unwritten: KeptNet[] | null = null;

function all(): readonly KeptNet[] {
  if (unwritten) return unwritten;
  const stored = readPart("training");
  return Array.isArray(stored) ? stored.filter(isKept).slice(0, KEPT_NETS) : [];
}

function isKept(net: Partial<Record<keyof KeptNet, unknown>> | null): net is KeptNet {
  const score = net?.score as Partial<Record<keyof Score, unknown>> | null | undefined;
  return (
    typeof net?.ruleset === "string" &&
    typeof net.file === "string" &&
    net.file.length <= 2 * MOST_BYTES &&
    [net.pairs, score?.share, score?.margin].every((value) => Number.isFinite(value))
  );
}

export function keptNet(ruleset: string): KeptNet | null {
  return all().find((net) => net.ruleset === ruleset) ?? null;
}

/** Keeps a net in the place of one of the same rules; false where it is known only until the page is left. */
function keepNet(net: KeptNet): boolean {
  return write([net, ...all().filter(({ ruleset }) => ruleset !== net.ruleset)].slice(0, KEPT_NETS));
}

export function forgetNet(ruleset: string): void {
  write(all().filter((net) => net.ruleset !== ruleset));
}

function write(nets: KeptNet[]): boolean {
  const written = writePart("training", nets);
  unwritten = written ? null : nets;
  return written;
}

function toText(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Whether this is the whole file of a net that has learned exactly these rules. */
function knows({ Advisor }: FullEngine, file: Uint8Array, ruleset: string): boolean {
  const advisor = new Advisor(ruleset);
  try {
    advisor.load_net(file);
    return advisor.judge() === `net of ${ruleset}`;
  } catch (error) {
    if (isSenetError(error)) return false;
    throw error;
  } finally {
    advisor.free();
  }
}

/** The file of the net for these rules; null where there is none. One that is damaged is forgotten, and `damaged` told. */
export async function trainedNet(
  ruleset: string,
  engine: EngineClient,
  damaged: () => void,
): Promise<Uint8Array | null> {
  const kept = keptNet(ruleset);
  if (!kept) return null;
  const file = toBytes(kept.file);
  if (file && file.length <= MOST_BYTES && knows(await engine.full(), file, ruleset)) return file;
  forgetNet(ruleset);
  damaged();
  return null;
}
