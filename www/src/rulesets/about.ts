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
  /** The messages of what is not certain, with the reading we chose. */
  disputed: readonly string[];
}

const scholar = (author: string, source: string, count: number): About => ({
  author: `author-${author}`,
  ours: false,
  disputed: numbered(source, count),
});

const ours = (...disputed: string[]): About => ({ author: "author-ours", ours: true, disputed });

const ABOUT: Readonly<Record<string, About>> = {
  "kendall-masters": scholar("kendall", "km", 13),
  "kendall-modern": scholar("kendall-modern", "kmo", 12),
  "kendall-1979": scholar("kendall", "k79", 16),
  "kendall-wiki": scholar("kendall", "kw", 14),
  "jequier-masters": scholar("jequier", "jm", 7),
  "jequier-ludii": scholar("jequier", "jl", 6),
  piccione: scholar("piccione", "pi", 10),
  bell: scholar("bell", "be", 7),
  simple: ours(BOARD.rebirth),
  cypriot: ours(BOARD.rebirth, BOARD.pebbles),
  "simple-marked": ours(BOARD.cross, BOARD.rebirth, BOARD.last),
  "middle-kingdom": ours(BOARD.cross, BOARD.rebirth, BOARD.last),
  "early-nk": ours(BOARD.last),
  "late-nk": ours(),
  vertical: ours(BOARD.rebirth, BOARD.upright),
  double: ours(BOARD.rebirth, BOARD.two),
};

export function aboutRuleset(id: string): About {
  const about = ABOUT[id];
  if (!about) throw new Error(`nothing is told of ${id}`);
  return about;
}
