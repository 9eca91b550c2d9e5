/** What is told of each ruleset besides its rules: whose it is, and what is not certain about it. */

/** `disputed-km-1` to `disputed-km-13`. */
const numbered = (source: string, count: number) =>
  Array.from({ length: count }, (_, index) => `disputed-${source}-${index + 1}`);

const BOARD = {
  cross: "disputed-board-cross",
  rebirth: "disputed-board-rebirth",
  last: "disputed-board-last",
  upright: "disputed-board-upright",
  two: "disputed-board-two",
  pebbles: "disputed-board-pebbles",
} as const;

export interface About {
  /** The message that names its author. */
  author: string;
  /** It is ours: nobody has proposed rules for its board. */
  ours: boolean;
  /** The year of the proposal; or from when to when boards like this one were made, in years BC. Where it is known. */
  year?: number;
  made?: readonly [from: number, to: number];
  /** The messages of what is not certain, with the reading we chose. */
  disputed: readonly string[];
}

const scholar = (author: string, source: string, count: number, year?: number): About => ({
  author: `author-${author}`,
  ours: false,
  ...(year === undefined ? {} : { year }),
  disputed: numbered(source, count),
});

const ours = (made: About["made"] | null, ...disputed: string[]): About => ({
  author: "author-ours",
  ours: true,
  ...(made ? { made } : {}),
  disputed,
});

const ABOUT: Readonly<Record<string, About>> = {
  "kendall-masters": scholar("kendall", "km", 13, 1978),
  "kendall-modern": scholar("kendall-modern", "kmo", 12),
  "kendall-1979": scholar("kendall", "k79", 16, 1979),
  "kendall-wiki": scholar("kendall", "kw", 14),
  "jequier-masters": scholar("jequier", "jm", 7),
  "jequier-ludii": scholar("jequier", "jl", 6, 1930),
  piccione: scholar("piccione", "pi", 10, 1977),
  bell: scholar("bell", "be", 7, 1979),
  simple: ours(null, BOARD.rebirth),
  cypriot: ours([2500, 1050], BOARD.rebirth, BOARD.pebbles),
  "simple-marked": ours(null, BOARD.cross, BOARD.rebirth, BOARD.last),
  "middle-kingdom": ours(null, BOARD.cross, BOARD.rebirth, BOARD.last),
  "early-nk": ours(null, BOARD.last),
  "late-nk": ours(null),
  vertical: ours(null, BOARD.rebirth, BOARD.upright),
  double: ours(null, BOARD.rebirth, BOARD.two),
};

export function aboutRuleset(id: string): About {
  const about = ABOUT[id];
  if (!about) throw new Error(`nothing is told of ${id}`);
  return about;
}
