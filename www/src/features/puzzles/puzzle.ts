/**
 * The puzzles there are, as `senet-tools puzzles --data` has written them, and what of them was solved on this device; one's own;
 * and what punishes a choice in them.
 */
import { readPart, writePart } from "../../base/storage.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { Consult } from "../../engine/review-desk.js";
import type { Game } from "../../engine/types.js";
import { oddsOf } from "../../game/odds.js";
import { AS_GOOD, type Mistake } from "../../game/replay.js";
import { unreadable } from "../feature.js";
import written from "./puzzles.json";

/** By the rule of thumb that is wrong in them, in the order in which they teach. */
export const PUZZLE_THEMES = { f: "front", h: "hit", o: "home", s: "spare", w: "water" } as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[keyof typeof PUZZLE_THEMES];

/** A choice: its worth to the side that chooses, and what punishes it. */
export interface Option {
  /** Games won of 100. */
  points: number;
  /** The other side's throw, and the number of its reply among the legal moves. */
  punished: { value: number; reply: number } | null;
}

export interface Puzzle {
  ruleset: string;
  /** The id of the position: it is the puzzle's name, too. */
  position: string;
  /** `own`: a mistake of one's own. */
  theme: PuzzleTheme | "own";
  /** One to five; none of one's own. */
  stars: number;
  /** In the order of the legal moves; throwing, where that is a choice, comes last. */
  options: readonly Option[];
}

function parsed(ruleset: string, line: string): Puzzle {
  const [position = "", kind = "", ...choices] = line.split(" ");
  const theme = PUZZLE_THEMES[kind[0] as keyof typeof PUZZLE_THEMES];
  const options = choices.map((choice) => {
    const punished = choice.length > 3 ? { value: Number(choice[3]), reply: Number(choice.slice(4)) } : null;
    return { points: Number(choice.slice(0, 3)) / 10, punished };
  });
  return { ruleset, position, theme, stars: Number(kind[1]), options };
}

/** All, theme by theme, the easier ones first. */
export const PUZZLES: readonly Puzzle[] = (() => {
  const all = Object.entries(written).flatMap(([ruleset, lines]) =>
    lines.map((line) => parsed(ruleset, line)),
  );
  const order = Object.values(PUZZLE_THEMES);
  const at = ({ theme }: Puzzle) => order.indexOf(theme as PuzzleTheme);
  return all.sort((one, other) => at(one) - at(other) || one.stars - other.stars);
})();

export const best = ({ options }: Puzzle): number => Math.max(...options.map(({ points }) => points));

/** What a choice gives away, in games of 100. */
export const lost = (puzzle: Puzzle, choice: number): number =>
  Math.max(0, best(puzzle) - (puzzle.options[choice]?.points ?? 0));

export const isRight = (puzzle: Puzzle, choice: number): boolean => lost(puzzle, choice) <= AS_GOOD;

/** The number of the puzzle of a day: everybody's is the same. */
export function ofDay(date: Date): number {
  const days = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
  // Far from each other, so that days in a row are of different themes.
  return (days * 37) % PUZZLES.length;
}

/** The sticks of a throw of this value, as records write them. */
export const writtenSticks = (value: number): string =>
  `${"l".repeat(value > 4 ? 0 : value)}${"d".repeat(value > 4 ? 4 : 4 - value)}=${value}`;

/** What was solved, and whether at the first try; by position. */
export type Solved = Readonly<Partial<Record<string, "first" | "later">>>;

/** What was kept, as far as it is of puzzles that there are, these of one's own among them. */
export function solvedFrom(kept: unknown, own: readonly Pick<Puzzle, "position">[] = []): Solved {
  if (typeof kept !== "object" || kept === null) return {};
  const known = new Set([...PUZZLES, ...own].map(({ position }) => position));
  const entries = Object.entries(kept).filter(
    ([position, how]) => known.has(position) && (how === "first" || how === "later"),
  );
  return Object.fromEntries(entries);
}

/**
 * The next of these that is not solved, from this one on, of a theme of which the fewest are solved: one after another they
 * are about different things. The next one, where all are solved.
 */
export function nextAfter(number: number, solved: Solved, puzzles: readonly Puzzle[] = PUZZLES): number {
  const after = puzzles.map((_, step) => (number + 1 + step) % puzzles.length);
  const isSolved = (at: number) => Boolean(solved[puzzles[at]?.position ?? ""]);
  const done = (at: number) =>
    after.filter((other) => puzzles[other]?.theme === puzzles[at]?.theme && isSolved(other)).length;
  const open = after.filter((at) => !isSolved(at));
  const fewest = Math.min(...open.map(done));
  return open.find((at) => done(at) === fewest) ?? after[0] ?? 0;
}

// ---- One's own mistakes as puzzles: the choices of finished games that gave away much. They stay on this device.

/** More are not kept; the oldest goes first. */
export const MOST_OWN = 60;
/** No rules give more choices than this at once. */
const MOST_CHOICES = 64;

/** The newest first. */
export const keptMistakes = (): readonly Mistake[] => {
  const stored = readPart("mistakes");
  return Array.isArray(stored) ? stored.filter(isMistake).slice(0, MOST_OWN) : [];
};

/** What was kept among them and is none, as texts. */
export const unreadableMistakes = (): string[] => unreadable(readPart("mistakes"), isMistake);

/** With these before the others, none twice. */
export function withNew(known: readonly Mistake[], fresh: readonly Mistake[]): readonly Mistake[] {
  const others = known.filter((mistake) => !fresh.some((other) => isSame(mistake, other)));
  return [...fresh, ...others].slice(0, MOST_OWN);
}

export const isSame = (
  one: Pick<Mistake, "ruleset" | "position">,
  other: Pick<Mistake, "ruleset" | "position">,
) => one.ruleset === other.ruleset && one.position === other.position;

/** False where nothing can be kept. */
export const keepMistakes = (mistakes: readonly Mistake[]): boolean => writePart("mistakes", mistakes);

export const asPuzzle = ({ ruleset, position, points }: Mistake): Puzzle => ({
  ruleset,
  position,
  theme: "own",
  stars: 0,
  options: points.map((worth) => ({ points: worth, punished: null })),
});

const isPoints = (value: unknown): boolean =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= 100;

export function isMistake(value: unknown): value is Mistake {
  const { ruleset, position, points } = (value ?? {}) as Partial<Record<keyof Mistake, unknown>>;
  return (
    typeof ruleset === "string" &&
    /^[\w-]+(\[[^\r\n]{1,2000}\])?$/.test(ruleset) &&
    typeof position === "string" &&
    /^[\w-]{1,200}$/.test(position) &&
    Array.isArray(points) &&
    points.length > 1 &&
    points.length <= MOST_CHOICES &&
    points.every(isPoints)
  );
}

// ---- What punishes a choice most: a throw of the other side, weighed by how often it comes, and its reply.

/** The game of a record whose next turn begins with a throw of this value. */
export async function thrownIn(engine: EngineClient, record: string, value: number): Promise<Game> {
  const { turn, die } = await engine.withGame(record, (game) => game.seen().state);
  const sticks = die ? `die=${value}` : writtenSticks(value);
  return engine.fromRecord(`${record.trimEnd()}\n2 ${turn === "white" ? "W" : "B"} ${sticks}\n`);
}

/**
 * Of a choice that was just made in a puzzle nobody has written it for: the judge weighs every throw, and every reply.
 * None where the turn goes on, where no throw is worse than the others, or when the signal is given.
 */
export async function worstReply(
  { engine, consult }: { engine: EngineClient; consult: Consult },
  { ruleset }: Puzzle,
  record: string,
  signal: AbortSignal,
): Promise<Option["punished"]> {
  const side = await engine.withGame(record, (before) => before.seen().state.turn, 0);
  const judged = async (game: Game): Promise<number | null> => {
    const position = game.position_id();
    game.free();
    const white = await consult({ ask: "judge", ruleset, record, position }, signal);
    return white === null ? null : side === "white" ? white : 1 - white;
  };
  const made = await engine.fromRecord(record);
  const { phase, turn } = made.seen().state;
  const expected = await judged(made);
  if (expected === null || phase !== "throw" || turn === side) return null;
  const sentences = (await engine.full()).rule_sentences(ruleset);
  let [most, worst]: [number, Option["punished"]] = [0, null];
  for (const { value, sixteenths } of oddsOf(sentences, [])) {
    const thrown = await thrownIn(engine, record, value);
    const [{ state, moves }, then] = [thrown.seen(), thrown.record()];
    thrown.free();
    if (state.phase !== "play" || state.turn === side) continue;
    for (const [reply, { id }] of moves.entries()) {
      const game = await engine.fromRecord(then);
      game.act(id);
      const left = await judged(game);
      if (left === null) return null;
      const cost = sixteenths * (expected - left);
      if (cost > most) [most, worst] = [cost, { value, reply }];
    }
  }
  return worst;
}
