/** The parts of the laboratory's page that need no browser: questions, files, class codes and figures. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Ajv } from "ajv";
import { ROOT } from "../../www/build/bundle.mjs";
import { pageModules } from "../../www/build/page-modules.mjs";

const lab = await pageModules(
  "pages/lab/question",
  "pages/lab/citation",
  "pages/lab/files",
  "pages/lab/throw-codes",
  "pages/lab/prediction",
  "pages/lab/figures",
  "pages/lab/measure-cells",
  "pages/lab/class-throws",
  "pages/lab/scale",
);

const CHOICES = {
  players: ["net", "random"],
  judges: ["net", "none"],
  canonical: (/** @type {string} */ ruleset) =>
    ruleset === "boxed-set"
      ? "simple[pieces=4]"
      : /^(bell|simple|kendall-masters)(\[.*\])?$/.test(ruleset)
        ? ruleset
        : null,
};

/** @param {string} search */
const read = (search) => lab.questionFrom(new URLSearchParams(search), CHOICES);

test("an address restores the question it was made from", () => {
  const questions = [
    {
      kind: "compare",
      rulesets: ["bell", "simple"],
      points: [],
      player: "random",
      judge: "none",
      games: 2000,
      seed: 999999999999999,
    },
    {
      kind: "compare",
      rulesets: ["bell", "simple"],
      points: [],
      player: "all",
      judge: "net",
      games: 500,
      seed: 1,
    },
    {
      kind: "sweep",
      rulesets: ["kendall-masters[pairs=off]"],
      points: [],
      player: "net:0.2",
      judge: "net",
      games: 500,
      seed: 0,
    },
    {
      kind: "grid",
      rulesets: ["kendall-masters[light=40]"],
      points: ["pairs=off", "again=1.4"],
      player: "random",
      judge: "net",
      games: 500,
      seed: 1,
    },
  ];
  for (const question of questions) {
    const { question: again, refused } = read(lab.parametersOf(question).toString());
    assert.deepEqual(again, question);
    assert.deepEqual(refused, []);
  }
});

test("an address names rules in use", () => {
  const { question, refused } = read("do=sweep&r=boxed-set");
  assert.deepEqual([question.rulesets, refused], [["simple[pieces=4]"], []]);
});

test("an address with unknown values is read as far as possible, and the unknown part is reported", () => {
  const { question, refused } = read("do=dream&r=bell&r=nonsense&p=god&g=7&s=-1");
  assert.deepEqual(question.rulesets, ["bell"]);
  assert.equal(question.kind, "compare");
  assert.equal(question.games, 500);
  assert.deepEqual(refused.sort(), ["do", "g", "p", "r", "s"]);
  assert.deepEqual(read("do=sweep&r=bell&r=simple").question.rulesets, ["bell"]);
  assert.equal(read("").refused.length, 0);
  assert.deepEqual(read("j=god&p=random:2").refused.sort(), ["j", "p"]);
  // Links from before the player was renamed.
  assert.equal(read("p=near-perfect").question.player, "net");
});

test("the choice of all players works in comparisons only, and a grid has at most two rulesets", () => {
  assert.deepEqual(read("do=sweep&r=bell&p=all").refused, ["p"]);
  assert.deepEqual(lab.playersOf(read("r=bell&r=simple&p=all").question), ["net", "hand-made", "human-like"]);
  const grid = read("do=grid&r=bell&r=simple&r=kendall-masters&point=a=1&point=b=2");
  assert.deepEqual(grid.question.rulesets, ["bell", "simple"]);
  assert.deepEqual(grid.question.points, ["a=1"]);
  assert.deepEqual(grid.refused, ["r"]);
});

test("a seed is a whole number that spreadsheets and JSON keep", () => {
  for (const text of ["", "-1", "+1", "1.5", "1000000000000000", "1e3", "seven", "0x10"])
    assert.equal(lab.seedFrom(text), null, text);
  for (const seed of [12, 4294967296, 999999999999999]) assert.equal(lab.seedFrom(` ${seed} `), seed);
});

test("the command quotes characters that a shell would interpret", () => {
  const question = {
    kind: "compare",
    rulesets: ["bell", "simple[pieces=5]"],
    points: [],
    player: "random",
    judge: "none",
    games: 500,
    seed: 1,
  };
  assert.equal(
    lab.commandOf(question),
    "senet lab compare -r bell -r 'simple[pieces=5]' -p random --judge none -g 500 -s 1 --json",
  );
  assert.equal(
    lab.commandOf({ ...question, kind: "grid", points: ["pairs=off"] }),
    "senet lab grid -r bell -r 'simple[pieces=5]' --point pairs=off -p random --judge none -g 500 -s 1 --json",
  );
});

test("a code decodes to the same throws, however people type it", () => {
  for (const counts of [
    [0, 0, 0, 0, 1],
    [1, 4, 6, 4, 1],
    [960, 31, 30, 961 - 1, 0],
  ]) {
    const code = lab.codeOfThrows(counts);
    assert.deepEqual(lab.throwsOfCode(code), counts);
    assert.deepEqual(
      lab.throwsOfCode(` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")} `),
      counts,
    );
  }
});

test("a code with one wrong letter or two swapped neighbours is refused", () => {
  const code = lab.codeOfThrows([3, 14, 25, 16, 2]).replaceAll("-", "");
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXY";
  for (let index = 0; index < code.length; index++) {
    for (const letter of alphabet) {
      if (letter === code[index]) continue;
      assert.equal(lab.throwsOfCode(code.slice(0, index) + letter + code.slice(index + 1)), null);
    }
    const swapped = code.slice(0, index) + (code[index + 1] ?? "") + code[index] + code.slice(index + 2);
    if (swapped !== code && swapped.length === code.length)
      assert.equal(lab.throwsOfCode(swapped), null, swapped);
  }
  for (const text of ["", "0", code.slice(1), `${code}0`, "😀"]) assert.equal(lab.throwsOfCode(text), null);
});

test("expected throws add up to the number of throws", () => {
  assert.deepEqual(lab.expectedOf(32), [2, 8, 12, 8, 2]);
  assert.deepEqual(
    lab.sumOfThrows([
      [1, 2, 3, 4, 5],
      [1, 0, 0, 0, 1],
    ]),
    [2, 2, 3, 4, 6],
  );
});

const MEASURE = {
  id: "throws",
  unit: "throws",
  values: [231.5, null],
  difference: null,
  low: null,
  high: null,
  clear: false,
  verdict: "unknown",
};
const COMPARISON = {
  rulesets: ["bell", "simple[pieces=5,again=1.4]"],
  player: "random",
  judge: "net",
  games: 500,
  seed: 1,
  versions: { engine: "0.1.0", method: 1, rules: "58846aa9", judges: [] },
  measures: [
    MEASURE,
    {
      ...MEASURE,
      id: "hits",
      unit: "games",
      values: [1, 2],
      difference: 1,
      low: 0.5,
      high: 1.5,
      clear: true,
      verdict: "differs",
    },
  ],
};
const GAMES = [
  { ruleset: "bell", game: 0, throws: 100, first_won: true },
  { ruleset: 'say "bell", again', game: 1, throws: null, first_won: null },
];

test("tables quote where necessary, and leave unknown values empty", () => {
  assert.equal(
    lab.gameTable(GAMES),
    'ruleset,game,throws,first_won\r\nbell,0,100,true\r\n"say ""bell"", again",1,,\r\n',
  );
  const [head, first, second] = lab.longTable([COMPARISON]).split("\r\n");
  assert.equal(
    head,
    "ruleset_a,ruleset_b,player,judge,games,seed,measure,unit,value_a,value_b,difference,low,high,clear,verdict,engine,method,rules",
  );
  assert.equal(
    first,
    'bell,"simple[pieces=5,again=1.4]",random,net,500,1,throws,throws,231.5,,,,,false,unknown,0.1.0,1,58846aa9',
  );
  assert.equal(
    second,
    'bell,"simple[pieces=5,again=1.4]",random,net,500,1,hits,games,1,2,1,0.5,1.5,true,differs,0.1.0,1,58846aa9',
  );
});

test("the description of the tables is a valid tabular data package", async () => {
  const profile = JSON.parse(
    await readFile(`${ROOT}tests/data/datapackage/tabular-data-package.json`, "utf8"),
  );
  delete profile.$schema;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(profile);
  const isValid = (/** @type {any} */ data) => Boolean(validate(data));
  const parts = {
    results: [COMPARISON],
    games: GAMES,
    link: "https://example.org/lab.html?do=compare",
    command: "senet lab",
    definitions: {},
  };
  const described = /** @type {any} */ (JSON.parse(lab.dataPackage(parts)));
  assert.ok(isValid(described), JSON.stringify(validate.errors));
  // Every column of both tables is described, in order.
  const columns = (/** @type {string} */ table) => table.split("\r\n")[0]?.split(",");
  const [measures, games] = described.resources;
  const names = (/** @type {any} */ resource) =>
    resource.schema.fields.map((/** @type {any} */ { name }) => name);
  assert.deepEqual(names(measures), columns(lab.longTable([COMPARISON])));
  assert.deepEqual(names(games), columns(lab.gameTable(GAMES)));
  assert.ok(!isValid({ ...described, resources: [] }));
});

test("a citation names the version, command and address", () => {
  const { text, bibtex } = lab.citation([COMPARISON], {
    link: "https://example.org/lab.html",
    command: "senet lab compare",
    date: new Date("2026-11-25T12:00:00Z"),
  });
  for (const part of [
    "0.1.0",
    "method 1, rules 58846aa9",
    "senet lab compare",
    "https://example.org/lab.html",
    "2026-11-25",
  ]) {
    assert.ok(text.includes(part), part);
    assert.ok(bibtex.includes(part), part);
  }
});

test("a prediction is confirmed by a clear difference or by equivalence, never by a missing difference", () => {
  const answer = (/** @type {number | null} */ difference, /** @type {string} */ verdict) =>
    lab.answerOf({ ...MEASURE, difference, verdict, clear: verdict === "differs" });
  assert.equal(answer(3, "differs"), "more");
  assert.equal(answer(-3, "differs"), "less");
  assert.equal(answer(-3, "equivalent"), "same");
  assert.equal(answer(-3, "not_seen"), null);
  assert.equal(answer(null, "unknown"), null);
  assert.equal(lab.answerOf(undefined), null);
});

/** A localizer that shows the messages with their arguments. */
const shown = (/** @type {string} */ id, args = {}) => [id, ...Object.values(args)].join(" ");
const L10N = { locale: "en-GB", text: shown, sentence: (/** @type {any} */ { id, args }) => shown(id, args) };
const LENGTH = { ...MEASURE, id: "length", beyond_cap: [false, false] };

test("a class reads its answer in minutes", () => {
  const told = (/** @type {object} */ measure) =>
    L10N.sentence(lab.classAnswer({ ...LENGTH, ...measure }, L10N));
  const longer = { values: [223, 732], difference: 509, clear: true, verdict: "differs" };
  assert.equal(told(longer), "lab-class-more 13 minutes 43 minutes 223 732");
  const alike = { values: [223, 222], difference: -1, clear: false, verdict: "equivalent" };
  assert.equal(told(alike), "lab-class-same 13 minutes 13 minutes 223 222");
  assert.equal(told({ ...alike, verdict: "not_seen" }), "lab-class-unclear");
});

test("a difference in throws is told with its time of play", () => {
  const told = (/** @type {object} */ measure) => {
    const sentence = lab.finding({ ...LENGTH, ...measure }, { first: "A", second: "B" }, L10N);
    return sentence && L10N.sentence(sentence);
  };
  const clear = { clear: true, verdict: "differs" };
  assert.equal(
    told({ ...clear, values: [223, 732], difference: 509, low: 391, high: 578 }),
    "lab-finding-longer lab-measure-length A B 509 391 578 30 mins",
  );
  // Half of the games were stopped, so the difference has no upper bound.
  assert.equal(
    told({ ...clear, values: [223, 5000], beyond_cap: [false, true], difference: 4777, low: 4770 }),
    "lab-finding-values lab-measure-length A B lab-beyond-cap 5,000 223",
  );
  // A judge that errs does not show that there is no difference.
  assert.equal(
    told({ ...clear, clear: false, verdict: "doubtful", difference: 1, low: 0, high: 2 }),
    "lab-verdict-doubtful",
  );
});

test("a length beyond the limit of throws is given as more than that, in hours", () => {
  assert.equal(lab.valueText(5000, "throws", L10N, true), "lab-time lab-beyond-cap 5,000 4.9 hrs");
  assert.equal(lab.valueText(223, "throws", L10N), "lab-time 223 13 mins");
  assert.equal(
    lab.intervalText({ difference: 4777, low: 4770, high: null, clear: true }, "throws", L10N),
    "lab-beyond-cap +4,770",
  );
});

test("taps between two drawings all count", () => {
  let state = lab.NO_CLASS;
  for (let tap = 0; tap < 48; tap++) state = lab.withThrows(state, 2, 1);
  assert.deepEqual(state.own, [0, 0, 48, 0, 0]);
  assert.deepEqual(lab.withThrows(state, 0, -1).own, [0, 0, 48, 0, 0]);
});

test("axes have round numbers within their ends", () => {
  assert.deepEqual(lab.ticks([0, 437], 5), [0, 100, 200, 300, 400]);
  assert.deepEqual(lab.ticks([0.63, 0.81], 4), [0.65, 0.7, 0.75, 0.8]);
  assert.deepEqual(lab.ticks([-3, 3], 3), [-2, 0, 2]);
  assert.deepEqual(lab.ticks([7, 7], 4), [7]);
});

test("a histogram counts each value once, and the largest in the last bin", () => {
  assert.deepEqual(lab.histogram([0, 1, 5, 9, 10, 11], [0, 10], 2), [2, 3]);
  assert.equal(lab.quantile([4, 1, 3, 2], 0.5), 2);
  assert.equal(lab.quantile([], 0.5), undefined);
});

test("a difference has its sign on the left of the number in both directions", () => {
  const format = (/** @type {number} */ value, /** @type {string} */ locale) =>
    lab.signed(value, "throws", { locale });
  assert.deepEqual(
    [12.9, -3, 0].map((value) => format(value, "en-GB")),
    ["+12.9", "−3", "0"],
  );
  // After a left-to-right mark, because otherwise a plus would appear after the number.
  assert.deepEqual(
    [12.9, -3].map((value) => format(value, "ar-u-nu-latn")),
    ["\u200e+12.9", "\u200e−3"],
  );
});
