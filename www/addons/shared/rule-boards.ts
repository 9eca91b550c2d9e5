/**
 * A small board next to a sentence of the rules. It shows one of the test positions that prove the sentence
 * (rule-boards.json, written by www/build/rule-boards.mjs), played live by the engine. The picture shows what the
 * engine did or refused.
 */

import type { Sentence } from "../../src/base/i18n/localizer.js";
import { type BoardModel, type Light, standingModel } from "../../src/board/model.js";
import type {
  BoardInfo,
  FullEngine,
  FullGame,
  GameEvent,
  RuleSentence,
  Side,
  State,
  WhyNot,
} from "../../src/engine/types.js";
import { freeAfter } from "../../src/engine/wasm.js";
import { refusalSentences } from "../../src/game/answer-sentences.js";
import { eventSentences } from "../../src/game/sentences.js";
import proofs from "./rule-boards.json";
import { type SmallBoard, type SmallMove, withNeighbours } from "./small-board.js";
import { lookOn } from "./small-look.js";

type Proof = readonly [
  ruleset: string,
  position: string,
  legal: readonly string[],
  refused: readonly number[],
];

const PROOFS = proofs as unknown as Readonly<Record<string, readonly Proof[]>>;

/** For sentences that forbid something: the engine's refusal of an attempt. */
const FORBIDS: Readonly<Record<string, WhyNot["code"]>> = {
  "rule-blockade-2": "blockade",
  "rule-blockade-on": "blockade",
  "rule-fall-back-off": "own_piece",
  "rule-hit-none": "no_capture",
  "rule-pairs-3": "protected",
  "rule-pairs-on": "protected",
  "rule-safe": "safe",
  "rule-safe-while-water": "safe",
  "rule-stop": "must_stop",
  "rule-water-prison-alone": "in_water",
  "rule-fixed": "waits_for",
  "rule-clear-first": "home_not_clear",
  "rule-clear-first-hand": "hand_not_empty",
  "rule-start-lock-on": "start_locked",
  "rule-bear-off-exact": "overshoot",
};

/** The most arrows a reader can follow. */
const MAX_ARROWS = 2;
/** The most houses that still count as "some houses". */
const MAX_LIT_HOUSES = 8;

export interface RuleExample {
  picture: SmallBoard;
  /** The same in words. */
  sentences: readonly Sentence[];
  /** The throw, if it matters. */
  throws: readonly number[];
}

export interface RuleBook {
  engine: FullEngine;
  /** The rules being read, in their text form. */
  ruleset: string;
  /** The board of the example. */
  board: BoardInfo;
  light: Light;
}

/** The example, with no more pieces borne off than the game being read has. */
export function ruleExample(sentence: RuleSentence, book: RuleBook): RuleExample | null {
  const example = exampleOf(sentence, book);
  if (!example) return null;
  const { model } = example.picture;
  if (model.pieces === 0) return example;
  const pieces = Math.max(piecesOf(book), standing(model, "white"), standing(model, "black"));
  const off = (side: Side) => Math.min(model.off[side], pieces - standing(model, side));
  const fewer = { ...model, pieces, off: { white: off("white"), black: off("black") } };
  return { ...example, picture: { ...example.picture, model: fewer } };
}

const standing = ({ hand, taken, ...model }: BoardModel, side: Side): number =>
  model[side].length + hand[side] + taken[side];

function piecesOf({ engine, ruleset }: RuleBook): number {
  return freeAfter(engine.new_game({ ruleset }), (game) => game.state().pieces);
}

function exampleOf(sentence: RuleSentence, book: RuleBook): RuleExample | null {
  if (/^rule-(?:start-(?:hand|white-odd|black-odd)$|aim-)/.test(sentence.id)) return startOf(book);
  const lit = namedHouses(sentence);
  const proof = proofFor(sentence, book);
  const example = proof && playedExample(proof, sentence, lit, book);
  return example ?? (lit.length > 0 ? housesOf(lit, book) : null);
}

/** The houses that a sentence names. */
function namedHouses({ args }: RuleSentence): readonly number[] {
  const houses = [args.house, args.houses].flatMap((value) => value ?? []);
  return houses.length > MAX_LIT_HOUSES ? [] : houses;
}

/**
 * Picks the best example: a track at least as long, an attempt at what is forbidden, these rules before others that say
 * the same, and for a sentence about one house a move from there.
 */
function proofFor(sentence: RuleSentence, { engine, ruleset, board }: RuleBook): Proof | null {
  const similarity = (rulesetText: string) =>
    Number(rulesetText === ruleset) * 2 + Number(rulesetText.split("[")[0] === ruleset.split("[")[0]);
  const { house } = sentence.args;
  const about = ([, , legal]: Proof) =>
    typeof house === "number" && legal.some((move) => Number.parseInt(move, 10) === house);
  const hasSameSentence = ([rulesetText]: Proof) =>
    engine
      .rule_sentences(rulesetText)
      .some(({ id, args }) => id === sentence.id && JSON.stringify(args) === JSON.stringify(sentence.args));
  const gameOf = ([rulesetText, position]: Proof) => engine.new_game({ ruleset: rulesetText, position });
  const isAsLong = (proof: Proof) => freeAfter(gameOf(proof), (game) => game.state().houses) === board.houses;
  const isExit = sentence.id === "rule-exits" || sentence.id === "rule-exits-any";
  const [best] = (PROOFS[sentence.id] ?? [])
    .filter((proof) => (!isExit || about(proof)) && hasSameSentence(proof))
    .sort((one, other) => score(other) - score(one));
  function score(proof: Proof): number {
    return (
      Number(isAsLong(proof)) * 32 +
      Number(forbids(proof)) * 16 +
      similarity(proof[0]) * 4 +
      Number(about(proof)) * 2 +
      Number(proof[2].length > 0)
    );
  }
  function forbids(proof: Proof): boolean {
    const code = FORBIDS[sentence.id];
    if (!code) return false;
    return freeAfter(gameOf(proof), (game) => refusals(game, game.state(), code, []).length > 0);
  }
  return best ?? null;
}

function startOf({ engine, ruleset, board, light }: RuleBook): RuleExample {
  const state = freeAfter(engine.new_game({ ruleset }), (game) => game.state());
  return { picture: { model: standingModel(state, board, lookOn(board, light)) }, sentences: [], throws: [] };
}

/** Only the houses. */
function housesOf(lit: readonly number[], { board, light }: RuleBook): RuleExample {
  const model = standingModel(null, board, lookOn(board, light));
  return { picture: { model, lit, around: withNeighbours(model.look, lit) }, sentences: [], throws: [] };
}

/** The symbol of an event. */
function arrowsOf(event: GameEvent, { water }: State): SmallMove[] {
  switch (event.type) {
    case "moved":
    case "missed_chance":
      return [
        { side: event.side, from: event.from, to: event.to, kind: event.to === water ? "water" : "move" },
      ];
    case "bumped":
      return [{ side: event.side, from: event.from, to: event.to, kind: "hit", hit: true }];
    case "drowned":
      return event.to === event.house
        ? []
        : [{ side: event.side, from: event.house, to: event.to, kind: "water", hit: true }];
    case "fell_back":
      return [{ side: event.side, from: event.from, to: event.to, kind: "move", hit: true }];
    case "rescued":
      return [{ side: event.side, from: event.from, to: event.to, kind: "water" }];
    case "borne_off":
      return [{ side: event.side, from: event.from, to: "off", kind: "off" }];
    default:
      return [];
  }
}

/** The events on the board. Whose turn follows depends on other rules. */
const ON_THE_BOARD = ["moved", "missed_chance", "bumped", "drowned", "fell_back", "rescued", "borne_off"];

/** The first piece that may not move for this reason; otherwise the first that the example lists as unable to move. */
function refusals(
  game: FullGame,
  state: State,
  code: WhyNot["code"] | undefined,
  refused: readonly number[],
): { spot: number; reasons: WhyNot[] }[] {
  const mine = code && state.turn ? state[state.turn] : refused;
  const all = mine.map((spot) => ({
    spot,
    reasons: game.why_not(spot).filter((reason) => !code || reason.code === code),
  }));
  return all.filter(({ reasons }) => reasons.length > 0).slice(0, 1);
}

/** Where the piece would have gone. */
function attemptedMove(from: number, reasons: readonly WhyNot[], { turn }: State): SmallMove[] {
  const target = reasons.find(({ target }) => target !== null && target !== from)?.target ?? null;
  return turn && target !== null ? [{ side: turn, from, to: target, kind: "reason" }] : [];
}

function playedExample(
  [ruleset, position, legal, refused]: Proof,
  { id }: RuleSentence,
  named: readonly number[],
  { engine, board: preferredBoard, light }: RuleBook,
): RuleExample | null {
  const begin = (): FullGame => engine.new_game({ ruleset, position });
  const { state, moves, refusalsFound } = freeAfter(begin(), (game) => {
    const state = game.state();
    const moves = game.legal_moves().filter(({ notation }) => legal.includes(notation));
    return {
      state,
      moves,
      refusalsFound: refusals(game, state, FORBIDS[id], moves.length > 0 ? [] : refused),
    };
  });
  // A rule about a long track may be proven on a short one.
  const board =
    [preferredBoard, ...engine.boards()].find(({ houses }) => houses === state.houses) ?? preferredBoard;
  const played = (refusalsFound.length > 0 ? [] : moves.slice(0, MAX_ARROWS)).map((move) =>
    freeAfter(begin(), (game) => {
      const events = game.apply(move.id).filter(({ type }) => ON_THE_BOARD.includes(type));
      return { events, sentences: eventSentences(events, game.state(), null) };
    }),
  );
  if (refusalsFound.length + played.length === 0) return null;
  const arrows = [
    ...played.flatMap(({ events }) => events.flatMap((event) => arrowsOf(event, state))),
    ...refusalsFound.flatMap(({ spot, reasons }) => attemptedMove(spot, reasons, state)),
  ];
  const stuck = refusalsFound.map(({ spot }) => spot);
  const model = {
    ...standingModel(state, board, lookOn(board, light)),
    protectedHouses: state.protected,
    blockades: state.blockades,
    reasons: refusalsFound.flatMap(({ reasons }) => reasons.flatMap(({ houses }) => houses)),
    movable: stuck.map((house) => ({ house })),
    selected: stuck[0] ?? null,
  };
  const seen = [...named, ...model.reasons, ...stuck, ...arrows.flatMap(({ from, to }) => [from, to])].filter(
    (place) => typeof place === "number",
  );
  return {
    picture: { model, lit: named, moves: arrows, around: withNeighbours(model.look, seen) },
    sentences: [
      ...played.flatMap(({ sentences }) => sentences),
      ...refusalsFound.flatMap((why) => refusalSentences(why)),
    ],
    throws: [...new Set(state.in_hand)],
  };
}
