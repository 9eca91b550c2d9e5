/** A lesson on the page's own board: one position after another, in which only the requested moves are played. */

import type { Page } from "../../src/app/addon.js";
import { bringIntoView, moveFocus } from "../../src/base/focus.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import type { Move, State } from "../../src/engine/types.js";
import type { GameCopy } from "../../src/game/saved-game.js";
import { DEFAULT_SETUP, type Spot, type ViewState } from "../../src/game/view-state.js";
import { Exercise } from "../shared/exercise.js";
import { lessonProgress } from "../shared/lesson-progress.js";
import type { OwnChoice } from "./lesson-end.js";
import {
  asksFor,
  doneAt,
  finish,
  gameAt,
  isDone,
  isTakenBack,
  leaveAt,
  mayThrowNow,
  spotOfStep,
} from "./lesson-steps.js";
import type { Lesson, Step } from "./lessons.js";

/** After this many wrong attempts the right piece is lit. */
const TRIES_BEFORE_HELP = 2;
/** The comment on a move, besides what happened. */
const AFTERWARDS = new Set(["said-turn", "said-throw-again"]);

export class LessonExercise extends Exercise {
  /** Index of the current step. */
  stepIndex = 0;
  /** The step's task is done. */
  done = false;
  /** The last attempt was not what the step asks for. */
  corrected = false;
  /** The state in which the step began; null until it is on the board. */
  private startState: State | null = null;
  /** Wrong attempts in this step. */
  private wrongTries = 0;
  /** How many steps have been requested. Only the last one is put on the board. */
  private requests = 0;
  /** The focus has been moved to a movable piece. */
  private led = false;

  constructor(
    page: Page,
    readonly lesson: Lesson,
    original: GameCopy | null,
    /** The visitor's free choices, by step. */
    readonly ownChoices: Map<number, OwnChoice>,
    /** Called after the last step, or after a repeated choice; the argument is true if no step was skipped. */
    private readonly ended: (done: boolean) => void,
    /** A single choice is repeated, which does not count as progress. */
    private readonly repeats: boolean,
  ) {
    super(page, original);
  }

  /** Starts where the visitor left, or at this step. */
  begin(index: number | null): Promise<void> {
    const { left } = lessonProgress();
    return this.start(index ?? Math.min(left[this.lesson.id] ?? 0, this.lesson.steps.length - 1));
  }

  get step(): Step {
    return this.lesson.steps[this.stepIndex] as Step;
  }

  get isAtLastStep(): boolean {
    return this.stepIndex === this.lesson.steps.length - 1;
  }

  /** The text of the step. */
  get task(): Sentence {
    return sentence(`lesson-${this.lesson.id}-${this.stepIndex + 1}`);
  }

  /** The text after the step is done. */
  get afterwards(): Sentence[] {
    const { id } = this.task;
    return this.page.l10n.has(`${id}-done`) ? [sentence(`${id}-done`)] : [];
  }

  /** Houses that the step mentions, until it is done; after wrong attempts only the right piece. */
  get lit(): readonly number[] {
    const { helped } = this;
    if (helped !== null) return [helped];
    return this.done ? [] : (this.step.lit ?? []);
  }

  /** After wrong attempts, which piece is needed. */
  get help(): Sentence | null {
    const house = this.helped;
    return house === null ? null : sentence("tutorial-help-piece", { house });
  }

  /** Returns false for what this step, or the next one if it continues from here, does not ask for. */
  allows(move: Move | null): boolean {
    if (!this.isOnBoard || !this.startState) return true;
    const next = this.lesson.steps[this.stepIndex + 1];
    if (this.done && next && !next.set) this.enter(this.stepIndex + 1);
    const may = move
      ? !this.done && asksFor(this.step.moves, move)
      : mayThrowNow(this.step, this.startState, this.view);
    if (!may) this.correct();
    else if (move && this.step.moves === "any") this.noteChoice(move);
    return may;
  }

  /** The page has drawn this state. */
  follow(view: ViewState): void {
    const { startState } = this;
    if (this.signal.aborted || !this.isOnBoard || !startState || view.activity !== "idle") return;
    if (isTakenBack(this.step, startState, view, this.done)) this.restart();
    if (this.done || !this.startState) return;
    this.leadFocus(view);
    if (!isDone(this.step, startState, view)) return;
    this.done = true;
    this.corrected = false;
    if (!this.repeats) doneAt(this.lesson.id, this.stepIndex);
    const choice = this.ownChoices.get(this.stepIndex);
    if (choice) choice.said = view.lastEvents.filter(({ id }) => !AFTERWARDS.has(id));
    this.page.announce(this.afterwards);
    this.redrawn(() => moveFocus(this.page.root.querySelector<HTMLElement>(".lesson .next"), "scroll"));
  }

  back(): void {
    this.page.attempt(this.start(this.stepIndex - 1));
  }

  next(): void {
    const { steps, id } = this.lesson;
    const following = steps[this.stepIndex + 1];
    if (this.repeats) this.ended(false);
    else if (!following) this.ended(finish(id, [...steps.keys()]));
    else if (following.set || !this.done) this.page.attempt(this.start(this.stepIndex + 1));
    else {
      this.enter(this.stepIndex + 1);
      this.redrawn(() => this.focusStep());
    }
  }

  private get view(): ViewState {
    return this.page.session.view;
  }

  /** Starts a step on a fresh board. */
  private async start(index: number): Promise<void> {
    const { page, lesson, signal } = this;
    const { session } = page;
    const { game: before } = session;
    this.requests += 1;
    const request = this.requests;
    try {
      const game = await gameAt(page.engine, lesson, index);
      // Another step was requested or another game has started in the meantime, or the page has closed.
      if (signal.aborted || request !== this.requests || before !== session.game) return game.free();
      // The board changes first, so the change must not complete the previous step.
      this.startState = null;
      const { ruleset, players } = game.snapshot().state;
      const seat = players?.[0] === "black" ? 1 : 0;
      this.stepIndex = index;
      this.setPosition(game, { ...DEFAULT_SETUP, ruleset }, { seat, announcement: this.task });
      if (!this.isOnBoard) return;
      this.enter(index);
      this.redrawn(() => this.focusStep());
    } catch (error) {
      if (!signal.aborted && request === this.requests) throw error;
    }
  }

  private restart(): void {
    this.startState = null;
    this.page.attempt(this.start(this.stepIndex));
  }

  /** The step's initial position is on the board. */
  private enter(index: number): void {
    const continues = this.startState !== null;
    this.stepIndex = index;
    this.startState = this.view.game;
    this.done = false;
    this.corrected = false;
    this.wrongTries = 0;
    this.led = false;
    if (!this.repeats) leaveAt(this.lesson.id, index);
    if (continues) this.page.announce([this.task]);
    this.page.redraw();
  }

  private noteChoice(played: Move): void {
    const { game: before, board, moves } = this.view;
    const position = this.page.session.game?.position_id();
    if (moves.length < 2 || !before || !board || !position) return;
    this.ownChoices.set(this.stepIndex, {
      step: this.stepIndex,
      before,
      board,
      position,
      moves,
      played,
      said: [],
    });
  }

  private correct(): void {
    const { page, done } = this;
    this.corrected = !done;
    if (!done) this.wrongTries += 1;
    page.session.deselect();
    page.announce([sentence(done ? "tutorial-press-next" : "tutorial-not-asked"), this.help ?? this.task]);
    page.redraw();
  }

  /** After wrong attempts, the house of the right piece. */
  private get helped(): number | null {
    if (this.wrongTries < TRIES_BEFORE_HELP || this.done || this.step.moves === "any") return null;
    return spotOfStep(this.step, this.view.moves);
  }

  /** After a throw, the focus on the board moves to a movable piece. */
  private leadFocus({ moves }: ViewState): void {
    if (this.led || moves.length === 0) return;
    this.led = true;
    if (this.page.root.activeElement?.matches("[data-spot]")) this.focusStep();
  }

  private focusStep(): void {
    const { root, current, focusSpot } = this.page;
    const choice = root.querySelector<HTMLElement>(".actions .choice");
    if (choice) moveFocus(choice);
    else focusSpot((spotOfStep(this.step, this.view.moves) as Spot | null) ?? current);
  }

  /** On a small screen, scrolls so that the lesson's text stays visible. */
  private redrawn(act: () => void): void {
    const { page, signal } = this;
    const then = () => {
      if (signal.aborted) return;
      act();
      bringIntoView(page.root.querySelector(".lesson"), { block: "nearest" });
    };
    page.redraw();
    page.attempt(page.drawn().then(then));
  }
}
