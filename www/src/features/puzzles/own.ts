/** One's own mistakes as puzzles: the choices of finished games that gave away much. They stay on this device. */
import { readPart, unreadable, writePart } from "../../base/storage.js";
import type { Mistake } from "../../game/replay.js";
import type { Puzzle } from "./puzzle.js";

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
