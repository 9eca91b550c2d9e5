/** A comparison, and the URL that repeats it. */

/** The available numbers of games, fixed in advance to prevent optional stopping. */
export const GAME_COUNTS = [500, 2_000, 10_000] as const;

/** The maximum number of reconstructions that colours and shapes can distinguish. */
export const MAX_RULESETS = 4;

/**
 * Two or more rulesets; a sweep: one ruleset with each disputed rule changed separately; or a grid: two rules changed
 * at once.
 */
export type QuestionKind = "compare" | "sweep" | "grid";

const KINDS: readonly QuestionKind[] = ["compare", "sweep", "grid"];

/** The maximum number of rulesets by kind. */
export const RULESETS_BY_KIND: Readonly<Record<QuestionKind, number>> = {
  compare: MAX_RULESETS,
  sweep: 1,
  grid: 2,
};

/** The player id that stands for a comparison by every kind of player except random. */
export const EVERYONE = "all";

/** The kinds of player that {@link EVERYONE} stands for. */
const EVERY_PLAYER = ["net", "hand-made", "human-like"] as const;

/** The former name of the player `net`, which old links use. */
const FORMER_NET = "near-perfect";

export interface LabQuestion {
  readonly kind: QuestionKind;
  /** In text form, such as `kendall-masters[pairs=off]`; a sweep has exactly one. */
  readonly rulesets: readonly string[];
  /** The rules that a grid changes, such as `pairs=off`: two for one ruleset, one for two. Otherwise empty. */
  readonly points: readonly string[];
  /** The id of the player on both sides, or {@link EVERYONE} in a comparison. */
  readonly player: string;
  /** The id of the judge, who estimates the chances in all rulesets. */
  readonly judge: string;
  /** The number of games per ruleset. */
  readonly games: number;
  /** A whole number from 0 to {@link MAX_SEED}. */
  readonly seed: number;
}

/** The valid ids, as known to the engine. */
export interface Choices {
  readonly players: readonly string[];
  readonly judges: readonly string[];
  /** The text form of a ruleset, which may be the id of rules in use; null if the engine refuses it. */
  canonical(ruleset: string): string | null;
}

const DEFAULT_QUESTION: LabQuestion = {
  kind: "compare",
  rulesets: ["kendall-masters", "jequier-masters"],
  points: [],
  player: "net",
  judge: "net",
  games: 500,
  seed: 1,
};

/** The comparison in a URL, and the names of invalid parameters. */
export function questionFrom(
  parameters: URLSearchParams,
  { players, judges, canonical }: Choices,
): { question: LabQuestion; refused: string[] } {
  const refused: string[] = [];
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | null): T => {
    const text = parameters.get(name);
    if (text === null) return fallback;
    const value = parse(text);
    if (value === null) refused.push(name);
    return value ?? fallback;
  };
  const kind = read<QuestionKind>(
    "do",
    DEFAULT_QUESTION.kind,
    (text) => KINDS.find((known) => known === text) ?? null,
  );
  const most = RULESETS_BY_KIND[kind];
  const requestedRulesets = parameters.getAll("r");
  const known = [...new Set(requestedRulesets.flatMap((name) => canonical(name) ?? []))];
  if (known.length < requestedRulesets.length || known.length > most) refused.push("r");
  const rulesets = (known.length > 0 ? known : DEFAULT_QUESTION.rulesets).slice(0, most);
  const points = kind === "grid" ? parameters.getAll("point") : [];
  return {
    question: {
      kind,
      rulesets,
      points: points.slice(0, pointsWanted(rulesets)),
      player: read(
        "p",
        DEFAULT_QUESTION.player,
        (text) => playerFrom(text, players) ?? (text === EVERYONE && kind === "compare" ? text : null),
      ),
      judge: read("j", DEFAULT_QUESTION.judge, (text) => (judges.includes(text) ? text : null)),
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

/** The number of rules that a grid of these rulesets changes. */
export const pointsWanted = (rulesets: readonly string[]): number => (rulesets.length > 1 ? 1 : 2);

/** The kinds of player that play. */
export const playersOf = ({ player }: LabQuestion): readonly string[] =>
  player === EVERYONE ? EVERY_PLAYER : [player];

/** A known player, which may choose at random in a share of its choices, such as `net:0.2`; otherwise null. */
function playerFrom(text: string, players: readonly string[]): string | null {
  const [, name = "", share = ""] = /^([a-z-]+)(:0(?:\.\d{1,2})?)?$/.exec(text) ?? [];
  const current = name === FORMER_NET ? "net" : name;
  return players.includes(current) ? `${current}${share}` : null;
}

/** The greatest seed: spreadsheets keep fifteen digits. The program `senet` has the same range. */
const MAX_SEED = 999_999_999_999_999;

/** A typed seed; null unless it is a whole number in the range. */
export function seedFrom(text: string): number | null {
  if (!/^\d+$/.test(text.trim())) return null;
  const seed = Number(text);
  return seed <= MAX_SEED ? seed : null;
}

/** The parameters from which {@link questionFrom} restores the comparison. */
export function parametersOf({
  kind,
  rulesets,
  points,
  player,
  judge,
  games,
  seed,
}: LabQuestion): URLSearchParams {
  const parameters = new URLSearchParams({ do: kind });
  for (const ruleset of rulesets) parameters.append("r", ruleset);
  for (const point of points) parameters.append("point", point);
  parameters.set("p", player);
  parameters.set("j", judge);
  parameters.set("g", String(games));
  parameters.set("s", String(seed));
  return parameters;
}

/** The command of the program that prints the same results. */
export function commandOf({ kind, rulesets, points, player, judge, games, seed }: LabQuestion): string {
  const quoted = rulesets.map((ruleset) => `-r ${/[[\]]/.test(ruleset) ? `'${ruleset}'` : ruleset}`);
  const changed = points.map((point) => `--point ${point}`);
  return [
    "senet lab",
    kind,
    ...quoted,
    ...changed,
    `-p ${player}`,
    `--judge ${judge}`,
    `-g ${games}`,
    `-s ${seed}`,
    "--json",
  ].join(" ");
}
