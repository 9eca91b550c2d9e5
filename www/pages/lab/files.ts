/** Results as files: tables and their metadata. */
import type { Comparison, Grid, GridMeasure, MeasureResult, Sweep } from "./results.js";
import { sha256 } from "./sha256.js";

/** A finished run of any kind. */
export type LabResult = Comparison | Sweep | Grid;

export const isSweep = (result: LabResult): result is Sweep => "points" in result;

export const isGrid = (result: LabResult): result is Grid =>
  "rulesets" in result && Array.isArray(result.rulesets[0]);

export const isComparison = (result: LabResult): result is Comparison => !isSweep(result) && !isGrid(result);

/** The effect of a grid's columns in one of its rows, as the measure of a comparison. */
const effectInRow = ({ id, unit, values, effects }: GridMeasure, row: 0 | 1): MeasureResult => ({
  id,
  unit,
  values: values[row],
  beyond_cap: [false, false],
  ...effects[row],
});

/** The ids of all measures in these results. */
export function measureIds(results: readonly LabResult[]): string[] {
  const measures = results.flatMap((result) => pairsOf(result).flatMap((pair) => pair[2]));
  return [...new Set(measures.map(({ id }) => id))];
}

type ComparedPair = readonly [a: string, b: string, measures: readonly MeasureResult[]];

/** The pairs of rulesets that a result compares. */
function pairsOf(result: LabResult): readonly ComparedPair[] {
  if (isSweep(result))
    return [...result.points, ...result.controls, ...result.apart].map(({ ruleset, measures }) => [
      result.ruleset,
      ruleset,
      measures,
    ]);
  if (isGrid(result))
    return ([0, 1] as const).map((row) => [
      ...result.rulesets[row],
      result.measures.map((measure) => effectInRow(measure, row)),
    ]);
  return [[...result.rulesets, result.measures]];
}

const COLUMNS = [
  "ruleset_a",
  "ruleset_b",
  "player",
  "judge",
  "games",
  "seed",
  "measure",
  "unit",
  "value_a",
  "value_b",
  "difference",
  "low",
  "high",
  "clear",
  "verdict",
  "engine",
  "method",
  "rules",
] as const;

type TableCell = string | number | boolean | null;

/** Not a missing value: null, or a number that is none. */
const isKnown = (value: TableCell | undefined) =>
  value !== null && value !== undefined && !(typeof value === "number" && !Number.isFinite(value));

/** The types of the long table's columns that are not texts. */
const LONG_TYPES: Partial<Record<(typeof COLUMNS)[number], string>> = {
  games: "integer",
  seed: "integer",
  value_a: "number",
  value_b: "number",
  difference: "number",
  low: "number",
  high: "number",
  clear: "boolean",
  method: "integer",
};

/** RFC 4180; unknown values are empty. A spreadsheet takes a text as a formula if it begins like one. */
export function csv(rows: readonly (readonly TableCell[])[]): string {
  const cell = (value: TableCell) => {
    const isFormula = typeof value === "string" && /^[=+\-@\t\r]/.test(value);
    const text = `${isFormula ? "'" : ""}${isKnown(value) ? value : ""}`;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Long format: one row per measure and pair of rulesets. */
export function longTable(results: readonly LabResult[]): string {
  const rows = results.flatMap((result) => {
    const { player, judge, games, seed, versions } = result;
    const { engine, method, rules } = versions;
    return pairsOf(result).flatMap(([a, b, measures]) =>
      measures.map(({ id, unit, values, difference, low, high, clear, verdict }): TableCell[] => [
        a,
        b,
        player,
        judge,
        games,
        seed,
        id,
        unit,
        ...values,
        difference,
        low,
        high,
        clear,
        verdict,
        engine,
        method,
        rules,
      ]),
    );
  });
  return csv([COLUMNS, ...rows]);
}

/** One row per game, always with the same fields. */
export function gameTable(games: readonly Readonly<Record<string, TableCell>>[]): string {
  const columns = Object.keys(games[0] ?? {});
  return csv([columns, ...games.map((game) => columns.map((column) => game[column] ?? null))]);
}

/** The type of a column; "any" if nothing in it is known. */
function typeOf(column: readonly (TableCell | undefined)[]): string {
  const known = column.filter(isKnown);
  const [first] = known;
  if (typeof first === "number") return known.every(Number.isInteger) ? "integer" : "number";
  return first === undefined ? "any" : typeof first;
}

const field = (name: string, type: string, description?: string) => ({
  name,
  type,
  ...(description ? { description } : {}),
});

interface PackageParts {
  results: readonly LabResult[];
  games: readonly Readonly<Record<string, TableCell>>[];
  /** The URL that repeats the run. */
  link: string;
  command: string;
  /** A sentence for each measure, by id. */
  definitions: Readonly<Record<string, string>>;
}

/** Describes both tables as a Data Package (version 1). */
export function dataPackage({ results, games, link, command, definitions }: PackageParts): string {
  const long = COLUMNS.map((name) => field(name, LONG_TYPES[name] ?? "string"));
  const [first] = games;
  const perGame = Object.keys(first ?? {}).map((name) =>
    field(name, typeOf(games.map((game) => game[name])), definitions[name.replaceAll("_", "-")]),
  );
  const table = (name: string, content: string, fields: readonly object[]) => ({
    name,
    path: `${name}.csv`,
    profile: "tabular-data-resource",
    format: "csv",
    mediatype: "text/csv",
    encoding: "utf-8",
    bytes: new TextEncoder().encode(content).length,
    hash: `sha256:${sha256(content)}`,
    dialect: { delimiter: ",", lineTerminator: "\r\n", quoteChar: '"', doubleQuote: true, header: true },
    schema: { fields, missingValues: [""] },
  });
  return `${JSON.stringify(
    {
      profile: "tabular-data-package",
      name: "senet-lab",
      title: "What a disputed rule does to senet",
      description: `Made by: ${command}, with Senet ${editionOf(results)}`,
      homepage: link,
      version: versionOf(results),
      licenses: [
        { name: "CC0-1.0", title: "CC0 1.0", path: "https://creativecommons.org/publicdomain/zero/1.0/" },
      ],
      resources: [
        table("measures", longTable(results), long),
        ...(first ? [table("games", gameTable(games), perGame)] : []),
      ],
    },
    null,
    2,
  )}\n`;
}

const versionOf = ([result]: readonly LabResult[]): string => result?.versions.engine ?? "0";

/** All versions on which the figures depend. */
export function editionOf([result]: readonly LabResult[]): string {
  const { engine = "0", method = 0, rules = "" } = result?.versions ?? {};
  return `${engine} (method ${method}, rules ${rules})`;
}
