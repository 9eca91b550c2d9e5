/** The review as a file: the same object and the same rows as `senet review --json` and `--csv` write. Pure. */
import type { ReviewSum } from "senet-wasm-full";
import type { Told } from "./story.js";

type Row = Told["rows"][number];

const FIELDS = [
  "n",
  "side",
  "sticks",
  "value",
  "before",
  "expected",
  "best",
  "played",
  "luck",
  "gap",
  "loss",
  "stakes",
  "move",
  "best_move",
] as const satisfies readonly (keyof Row)[];

function sumOf(rows: readonly Row[]): ReviewSum {
  const sum: ReviewSum = { luck: 0, gap: 0, loss: { W: 0, B: 0 } };
  for (const row of rows) {
    sum.luck += row.luck;
    sum.gap += row.gap;
    sum.loss[row.side] += row.loss;
  }
  return sum;
}

export function asJson({ ruleset, judge, start, result, rows }: Told): string {
  const told = rows.map((row) => Object.fromEntries(FIELDS.map((field) => [field, row[field]])));
  return JSON.stringify({ ruleset, judge, start, result, rows: told, sum: sumOf(rows) });
}

export function asCsv({ rows }: Told): string {
  const lines = rows.map((row) => FIELDS.map((field) => written(row[field])).join(","));
  return `${[FIELDS.join(","), ...lines].join("\n")}\n`;
}

/** Numbers without powers of ten, which not every table understands. */
function written(value: string | number | null): string {
  const text = String(value ?? "");
  const [, sign = "", whole = "", part = "", power] = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(text) ?? [];
  return power ? `${sign}0.${"0".repeat(Number(power) - 1)}${whole}${part}` : text;
}
