/** Plays games and computes statistics with one copy of the engine, in a worker or on the page's thread. */
import type { LabResult } from "./files.js";
import type { QuestionKind } from "./question.js";

export type LabEngine = Pick<
  typeof import("senet-wasm-lab"),
  | "LabTable"
  | "lab_columns"
  | "lab_compare"
  | "lab_grid"
  | "lab_grid_rulesets"
  | "lab_points"
  | "lab_ruleset"
  | "lab_sweep"
  | "lab_sweep_rulesets"
>;

/** Games of one ruleset, starting at a number. */
export interface PlayRequest {
  readonly ask: "play";
  readonly ruleset: string;
  readonly player: string;
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

/** The engine's columns, one row per game, concatenated. */
export interface PlayedGames {
  readonly rows: Float64Array;
  /** The method used for win probabilities. */
  readonly judge: string;
}

/** The statistics of equally many games per ruleset, in order of their numbers. */
export interface SumRequest {
  readonly ask: "sum";
  readonly kind: QuestionKind;
  readonly rulesets: readonly string[];
  readonly judges: readonly string[];
  readonly player: string;
  readonly seed: number;
  readonly rows: readonly Float64Array[];
}

/** The record of one game. */
export interface RecordRequest {
  readonly ask: "record";
  readonly ruleset: string;
  readonly player: string;
  readonly seed: number;
  readonly game: number;
}

export type LabRequest = PlayRequest | SumRequest | RecordRequest;
export type LabAnswer = PlayedGames | readonly LabResult[] | string;

export class LabService {
  /** One table per ruleset; its net is loaded and checked once. */
  private readonly tables = new Map<string, Promise<InstanceType<LabEngine["LabTable"]>>>();

  constructor(
    private readonly engine: LabEngine,
    /** The page's folder, from which nets are loaded. */
    private readonly folder: URL,
  ) {}

  async answer(request: LabRequest): Promise<LabAnswer> {
    if (request.ask === "sum") return this.sum(request);
    const table = await this.table(request.ruleset);
    if (request.ask === "record") return table.record(request.player, request.seed, request.game);
    const rows = table.play(request.player, request.seed, request.first, request.count);
    return { rows, judge: table.judge };
  }

  private sum({ kind, rulesets, judges, player, seed, rows }: SumRequest): LabResult[] {
    const played: Parameters<LabEngine["lab_compare"]> = [
      [...rulesets],
      [...judges],
      player,
      seed,
      [...rows],
    ];
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
