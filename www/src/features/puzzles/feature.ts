/**
 * Puzzles: find the best choice on the board. Attempts are judged without being played, and the refutation of a wrong
 * one is shown.
 */
import { html } from "lit";
import { type Sentence, say } from "../../base/i18n/localizer.js";
import { readPart, writePart } from "../../base/storage.js";
import type { Consult } from "../../engine/review-desk.js";
import type { Advice, Game, Move } from "../../engine/types.js";
import { reasonSentence } from "../../game/answer-sentences.js";
import { type Mistake, whenTold } from "../../game/replay.js";
import { eventSentences } from "../../game/sentences.js";
import { DEFAULT_SETUP, type ViewState } from "../../game/view-state.js";
import hundredStyles from "../../ui/hundred-games.css";
import { HundredGames } from "../../ui/hundred-games.js";
import { adopt } from "../../ui/styles/styles.js";
import { type Feature, type FeatureContext, lookAtBoard } from "../feature.js";
import type { Open, Puzzling } from "./model.js";
import {
  asPuzzle,
  best,
  isRight,
  isSame,
  keepMistakes,
  keptMistakes,
  lost,
  nextAfter,
  PUZZLES,
  type Puzzle,
  solvedFrom,
  thrownIn,
  unreadableMistakes,
  withNew,
  worstReply,
} from "./puzzle.js";
import puzzleStyles from "./puzzles.css";
import { nextButton, puzzleList, puzzlePanel, solvedMark } from "./views.js";

export function feature(page: FeatureContext): Feature {
  const { session, engine } = page;
  let open: Open | null = null;
  let mistakes = keptMistakes();
  /** How many mistakes of the last reviewed game are new. */
  let fresh = { record: "", count: 0 };
  let life = new AbortController();
  for (const text of unreadableMistakes()) session.putAside({ what: "puzzles", text });

  const consult: Consult = async (question, signal) =>
    ((await session.advisor?.consult(question, signal)) ?? null) as never;

  const begin = async (among: readonly Puzzle[], number: number) => {
    const puzzle = among[number];
    if (!puzzle) return;
    await Promise.all(["advice", "review"].map((part) => page.words.need(part)));
    const game = await laid(puzzle);
    if (!game) return;
    life.abort();
    life = new AbortController();
    here.hundred.stop();
    const kept = open && open.game === session.game ? open.kept : session.copy();
    const { players, player, turn } = game.seen().state;
    open = {
      among,
      number,
      puzzle,
      game,
      side: turn ?? "white",
      kept,
      tries: 0,
      state: "asked",
      said: [],
      mark: null,
      hundred: false,
    };
    const seat = players ? (player === 0 ? 1 : 0) : 1;
    const setup = { ...DEFAULT_SETUP, ruleset: puzzle.ruleset, opponent: "expert" as const };
    session.load(game, setup, { seat, said: say("puzzle-ask"), unsaved: true });
    session.update({ dialog: null });
    lookAtBoard(page);
  };

  /** The game of a puzzle. A puzzle of the visitor's own whose rules are no longer known is deleted. */
  const laid = async (puzzle: Puzzle): Promise<Game | null> => {
    try {
      const game = await engine.fromPosition(puzzle.ruleset, puzzle.position);
      const { state, moves } = game.seen();
      const choices = moves.length + (state.phase === "throw" ? 1 : 0);
      if (puzzle.theme !== "own" || choices === puzzle.options.length) return game;
      game.free();
    } catch (error) {
      if (puzzle.theme !== "own") throw error;
      console.error(error);
    }
    keepOwn(mistakes.filter((mistake) => !isSame(mistake, puzzle)));
    session.notice(say("puzzle-own-gone"));
    page.redraw();
    return null;
  };

  const leave = async () => {
    const kept = open?.kept;
    here.hundred.stop();
    if (!kept) {
      open = null;
      return session.newGame({ ...DEFAULT_SETUP });
    }
    await session.withGame(kept.record, (game) => {
      open = null;
      session.load(game, kept.setup, { seat: kept.seat, log: kept.log, said: say("said-resumed") });
      lookAtBoard(page);
    });
  };

  const tell = (state: Open["state"], said: readonly Sentence[]) => {
    if (!open) return;
    open.state = state;
    open.said = said;
    page.announce(said);
    page.redraw();
  };

  /** The index of a choice among the options. */
  const numberOf = (move: Move | null, { puzzle }: Open) => {
    const moves = session.view.moves;
    return move ? moves.findIndex(({ id }) => id === move.id) : puzzle.options.length - 1;
  };

  /** In a puzzle, a move is judged and not played. */
  const allows = (move: Move | null): boolean => {
    if (!open || open.game !== session.game) return true;
    page.attempt(judge(open, move));
    return false;
  };

  const judge = async (at: Open, move: Move | null) => {
    const { puzzle } = at;
    const choice = numberOf(move, at);
    at.tries += 1;
    const points = Math.round(puzzle.options[choice]?.points ?? 0);
    if (!isRight(puzzle, choice)) {
      const wrong = say("puzzle-wrong", { points, lost: Math.max(1, Math.round(lost(puzzle, choice))) });
      tell("wrong", [wrong]);
      if (move) await punish(at, choice, move, wrong);
      return;
    }
    if (at.state !== "right" && at.state !== "shown") keep(puzzle, at.tries === 1);
    at.mark = move?.to ?? null;
    tell("right", [say("puzzle-right", { points })]);
    await explain(at, move?.id ?? "throw");
  };

  const keep = ({ position }: Puzzle, first: boolean) => {
    if (here.solved[position]) return;
    here.solved = { ...here.solved, [position]: first ? "first" : "later" };
    if (page.remembers) writePart("puzzles", here.solved);
  };

  const keepOwn = (now: readonly Mistake[]) => {
    mistakes = now;
    here.own = now.map(asPuzzle);
    if (page.remembers) keepMistakes(now);
  };

  /** Shows the strongest reply to a wrong attempt. Going back starts another attempt. */
  const punish = async (at: Open, choice: number, move: Move, wrong: Sentence) => {
    const { tries, puzzle } = at;
    const record = await session.withGame(session.record(), (then) => {
      then.act(move.id);
      return then.record();
    });
    if (record === null) return;
    const written = puzzle.options[choice]?.punished;
    const own = puzzle.theme === "own";
    const punished = own ? await worstReply({ engine, consult }, puzzle, record, life.signal) : written;
    if (!punished) return;
    const reply = await thrownIn(engine, record, punished.value);
    const answer = reply.seen().moves[punished.reply];
    if (answer && open === at && at.tries === tries && session.game === at.game) {
      const { events, state } = reply.act(answer.id);
      const shown = [
        say("puzzle-then", { value: punished.value }),
        ...eventSentences(events, state, session.view.seat),
      ];
      const told = shown.filter(({ id }) => id !== "said-turn" && id !== "said-throw-again");
      at.said = [wrong, ...told];
      session.showPast(state, told, wrong);
    }
    reply.free();
  };

  /** The reason, if the hint's evaluation agrees. */
  const explain = async (at: Open, id: string) => {
    const { ruleset, position } = at.puzzle;
    const asked = { ask: "advise", ruleset, position, other: null } as const;
    const advice = (await session.advisor?.consult(asked, life.signal)) as Advice | null | undefined;
    if (open !== at || at.state !== "right" || advice?.options[0]?.id !== id) return;
    at.said = [...at.said, reasonSentence(advice.why)];
    page.redraw();
  };

  /** The best legal move; null if the best choice is to throw. */
  const bestMove = ({ puzzle }: Open): Move | undefined =>
    session.view.moves[puzzle.options.findIndex(({ points }) => points === best(puzzle))];

  const show = () => {
    if (!open) return;
    const { puzzle } = open;
    if (session.view.activity === "looking") session.backToGame();
    const move = bestMove(open);
    open.tries += 1;
    keep(puzzle, false);
    tell("shown", [
      say("puzzle-best", {
        points: Math.round(best(puzzle)),
        move: move?.notation ?? page.words.text("button-throw"),
      }),
    ]);
    if (move && typeof move.from === "number") session.update({ selected: move.from, pending: [] });
  };

  /** Simulated games after the best choice. */
  const play100 = async (at: Open) => {
    adopt(page.root, [hundredStyles]);
    at.hundred = true;
    const move = bestMove(at);
    const position = await session.withGame(session.record(), (then) => {
      if (move) then.act(move.id);
      return then.position_id();
    });
    if (position !== null) await here.hundred.begin(at.puzzle.ruleset, position, at.number + 1);
  };

  const here: Puzzling = {
    own: mistakes.map(asPuzzle),
    solved: {},
    hundred: new HundredGames(consult, () => page.redraw()),
    begin: (among, number) => {
      page.attempt(begin(among, number));
    },
    next() {
      if (open) here.begin(open.among, nextAfter(open.number, here.solved, open.among));
      else here.begin(PUZZLES, nextAfter(PUZZLES.length - 1, here.solved));
    },
    show,
    play100() {
      if (open) page.attempt(play100(open));
    },
    openList: () => session.update({ dialog: "puzzles" }),
    deleteOwn() {
      keepOwn([]);
      here.solved = solvedFrom(here.solved);
      if (page.remembers) writePart("puzzles", here.solved);
      fresh = { record: "", count: 0 };
      page.redraw();
    },
    leave() {
      page.attempt(leave());
    },
  };
  here.solved = solvedFrom(readPart("puzzles"), mistakes);

  const stopListening = whenTold(page.element, (told) => {
    // On a screen that saves nothing, mistakes are not collected.
    if (!page.remembers) return;
    const count = told.mistakes.filter((one) => !mistakes.some((other) => isSame(one, other))).length;
    if (count > 0) {
      keepOwn(withNew(mistakes, told.mistakes));
      fresh = { record: told.record, count };
      page.redraw();
    }
  });

  /** Below the review: the mistakes that can be retried. */
  const news = (view: ViewState) =>
    view.game?.phase === "over" && fresh.count > 0 && fresh.record === session.record()
      ? html`<p class="own-puzzles told-part end-row">
          <span>${page.words.text("puzzle-own-new", { count: fresh.count })}</span>
          <button type="button" @click=${() => here.begin(here.own, 0)}>${page.words.text("puzzle-own-try")}</button>
        </p>`
      : undefined;

  const isOpen = (view: ViewState) =>
    open !== null && open.game === session.game && (view.activity === "idle" || view.activity === "looking");

  return {
    texts: ["puzzle"],
    allows,
    styles: puzzleStyles,
    place(where, view) {
      if (!open || !isOpen(view)) return where === "dock" ? news(view) : undefined;
      if (where === "board") return solvedMark(open);
      if (where === "actions") return nextButton(open, here, page.words);
      return where === "dock" ? puzzlePanel(open, here, page.words) : undefined;
    },
    drawn: () => {
      // The mark lies exactly over its house.
      const mark = page.root.querySelector<HTMLElement>(".puzzle-mark");
      const cell = page.root.querySelector<HTMLElement>(`[data-spot="${mark?.dataset.house}"]`);
      if (!mark || !cell) return;
      const { left, top, width, height } = cell.style;
      Object.assign(mark.style, { left, top, width, height });
    },
    menu: () => [
      {
        group: "puzzles",
        name: "puzzles",
        label: page.words.text("puzzle-menu"),
        note: page.words.text("puzzle-menu-note"),
        run: here.next,
      },
    ],
    dialogs: { puzzles: () => Promise.resolve((host) => puzzleList(host, here)) },
    destroy() {
      life.abort();
      here.hundred.stop();
      stopListening();
    },
  };
}
