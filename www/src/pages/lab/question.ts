/** A comparison, and the URL that repeats it. */

/** The available numbers of games, fixed in advance to prevent optional stopping. */
export const GAME_COUNTS = [500, 2_000, 10_000] as const;

/** The maximum number of reconstructions that colours and shapes can distinguish. */
export const MAX_RULESETS = 4;

/** Two or more rulesets, or a sweep: one ruleset with each disputed rule changed separately. */
export type QuestionKind = "compare" | "sweep";

export interface LabQuestion {
  readonly kind: QuestionKind;
  /** In text form, such as `kendall-masters[pairs=off]`; a sweep has exactly one. */
  readonly rulesets: readonly string[];
  /** The id of the player on both sides. */
  readonly player: string;
  /** The number of games per ruleset. */
  readonly games: number;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
}

/** The valid ids, as known to the engine. */
export interface Choices {
  readonly players: readonly string[];
  /** Whether the engine accepts a ruleset in text form. */
  knows(ruleset: string): boolean;
}

const DEFAULT_QUESTION: LabQuestion = {
  kind: "compare",
  rulesets: ["kendall-masters", "jequier-masters"],
  player: "near-perfect",
  games: 500,
  seed: 1,
};

/** The comparison in a URL, and the names of invalid parameters. */
export function questionFrom(
  parameters: URLSearchParams,
  { players, knows }: Choices,
): { question: LabQuestion; refused: string[] } {
  const refused: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | null): T => {
    const text = parameters.get(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value === null) refused.push(name);
    return value ?? fallback;
  };
  const kind = read<QuestionKind>("do", DEFAULT_QUESTION.kind, (text) =>
    text === "compare" || text === "sweep" ? text : null,
  );
  const asked = parameters.getAll("r");
  const known = [...new Set(asked)].filter(knows);
  if (known.length < asked.length || known.length > MAX_RULESETS) refused.push("r");
  const fallback = kind === "sweep" ? DEFAULT_QUESTION.rulesets.slice(0, 1) : DEFAULT_QUESTION.rulesets;
  const rulesets = known.length > 0 ? known.slice(0, kind === "sweep" ? 1 : MAX_RULESETS) : fallback;
  return {
    question: {
      kind,
      rulesets,
      player: read("p", DEFAULT_QUESTION.player, (text) => (players.includes(text) ? text : null)),
      games: read(
        "g",
        DEFAULT_QUESTION.games,
        (text) => GAME_COUNTS.find((count) => String(count) === text) ?? null,
      ),
      seed: read("s", DEFAULT_QUESTION.seed, seedFrom),
    },
    refused,
  };
}

/** A typed seed; null unless it is an integer from 0 to 4294967295. */
export function seedFrom(text: string): number | null {
  if (!/^\d{1,10}$/.test(text.trim())) return null;
  const seed = Number(text);
  return seed < 2 ** 32 ? seed : null;
}

/** The parameters from which {@link questionFrom} restores the comparison. */
export function parametersOf({ kind, rulesets, player, games, seed }: LabQuestion): URLSearchParams {
  const parameters = new URLSearchParams({ do: kind });
  for (const ruleset of rulesets) parameters.append("r", ruleset);
  parameters.set("p", player);
  parameters.set("g", String(games));
  parameters.set("s", String(seed));
  return parameters;
}

/** The command of the program that prints the same results. */
export function commandOf({ kind, rulesets, player, games, seed }: LabQuestion): string {
  const quoted = rulesets.map((ruleset) => `-r ${/[[\]]/.test(ruleset) ? `'${ruleset}'` : ruleset}`);
  return ["senet lab", kind, ...quoted, `-p ${player}`, `-g ${games}`, `-s ${seed}`, "--json"].join(" ");
}
