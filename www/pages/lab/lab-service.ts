/** Plays games and computes statistics with one copy of the engine, in a worker or on the page's thread. */
import type { LabResult } from "./files.js";
import type { QuestionKind } from "./question.js";
import type { Across, EngineRun, Evaluators, Trust } from "./results.js";

export type LabEngine = Pick<
  typeof import("senet-wasm-lab"),
  | "LabTable"
  | "lab_across"
  | "lab_columns"
  | "lab_compare"
  | "lab_grid"
  | "lab_grid_rulesets"
  | "lab_needs_nets"
  | "lab_points"
  | "lab_ruleset"
  | "lab_seconds_per_throw"
  | "lab_settle"
  | "lab_sweep"
  | "lab_sweep_rulesets"
>;

/** Whether the net of a ruleset is trusted. */
interface TrustRequest {
  readonly ask: "trust";
  readonly ruleset: string;
}

/** Who plays and who judges in a whole run. Without the verdicts on the nets, the answer may be that they are needed. */
interface SettleRequest {
  readonly ask: "settle";
  readonly player: string;
  readonly judge: string;
  /** One for each ruleset; null before they are known. */
  readonly trust: readonly Trust[] | null;
}

/** Games of one ruleset, starting at a number. */
interface PlayRequest {
  readonly ask: "play";
  readonly ruleset: string;
  /** As settled for the whole run, like the judge. */
  readonly player: string;
  readonly judge: string;
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

/** The engine's columns, one row per game, concatenated. */
export interface PlayedGames {
  readonly rows: Float64Array;
  /** The name of the evaluator of the chances. */
  readonly judgeName: string;
}

/** The statistics of equally many games per ruleset, in order of their numbers. */
interface SumRequest {
  readonly ask: "sum";
  readonly kind: QuestionKind;
  readonly run: EngineRun;
  readonly rows: readonly Float64Array[];
}

/** What holds for all players, from the same games by several of them. */
interface AcrossRequest {
  readonly ask: "across";
  readonly runs: readonly EngineRun[];
  /** Those of all runs, one after another. */
  readonly rows: readonly Float64Array[];
}

/** The record of one game. */
interface RecordRequest {
  readonly ask: "record";
  readonly ruleset: string;
  readonly player: string;
  readonly seed: number;
  readonly game: number;
}

export type LabRequest =
  | TrustRequest
  | SettleRequest
  | PlayRequest
  | SumRequest
  | AcrossRequest
  | RecordRequest;
/** A settled run, or `nets-needed` if the verdicts on the nets must be asked for first. */
export type Settled = Evaluators | "nets-needed";
export type LabAnswer = Trust | Settled | PlayedGames | readonly LabResult[] | Across | string;

export class LabService {
  /** One table per ruleset; its net is loaded and checked once. */
  private readonly tables = new Map<string, Promise<InstanceType<LabEngine["LabTable"]>>>();

  constructor(
    private readonly engine: LabEngine,
    /** The page's folder, from which nets are loaded. */
    private readonly folder: URL,
  ) {}

  async answer(request: LabRequest): Promise<LabAnswer> {
    switch (request.ask) {
      case "sum":
        return this.sum(request);
      case "across":
        return this.engine.lab_across([...request.runs], [...request.rows]);
      case "settle": {
        const { player, judge, trust } = request;
        if (!trust && this.engine.lab_needs_nets(player, judge)) return "nets-needed";
        return this.engine.lab_settle(player, judge, [...(trust ?? [])]);
      }
      default:
        return this.atTable(request);
    }
  }

  private async atTable(request: TrustRequest | PlayRequest | RecordRequest): Promise<LabAnswer> {
    const table = await this.table(request.ruleset);
    if (request.ask === "trust") return table.trust();
    const { player, seed } = request;
    if (request.ask === "record") return table.record(player, seed, request.game);
    const { judge, first, count } = request;
    return { rows: table.play(player, judge, seed, first, count), judgeName: table.judge_name(judge) };
  }

  private sum({ kind, run, rows }: SumRequest): LabResult[] {
    const played: Parameters<LabEngine["lab_compare"]> = [run, [...rows]];
    switch (kind) {
      case "compare":
        return this.engine.lab_compare(...played);
      case "sweep":
        return [this.engine.lab_sweep(...played)];
      case "grid":
        return [this.engine.lab_grid(...played)];
    }
  }

  private table(ruleset: string): Promise<InstanceType<LabEngine["LabTable"]>> {
    const table = this.tables.get(ruleset) ?? this.makeTable(ruleset);
    this.tables.set(ruleset, table);
    return table;
  }

  private async makeTable(ruleset: string): Promise<InstanceType<LabEngine["LabTable"]>> {
    const table = new this.engine.LabTable(ruleset);
    const neededNet = table.net_wanted();
    if (neededNet === undefined) return table;
    const response = await fetch(new URL(`nets/${neededNet}`, this.folder));
    if (!response.ok) throw new Error(`nets/${neededNet}: ${response.status}`);
    table.load_net(new Uint8Array(await response.arrayBuffer()));
    return table;
  }
}
