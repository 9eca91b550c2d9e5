/**
 * <senet-lesson>: runs one lesson step by step on its own board. Its properties are the page, the texts and the lesson.
 */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Page } from "../../src/app/addon.js";
import { bringIntoView, moveFocus } from "../../src/base/focus.js";
import { faultSentence, type Localizer, type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import type { Settings } from "../../src/base/settings.js";
import { BoardView } from "../../src/board/board-view.js";
import { DrawnSticks } from "../../src/board/draw-sticks.js";
import { aspectOf } from "../../src/board/geometry.js";
import { BoardInput } from "../../src/board/grid/board-input.js";
import { lookFor } from "../../src/board/look.js";
import { type BoardModel, boardModel } from "../../src/board/model.js";
import type { RendererFactory } from "../../src/board/pictures.js";
import type { Move, State } from "../../src/engine/types.js";
import type { Spot, ViewState } from "../../src/game/view-state.js";
import { prompt } from "../../src/ui/panels/status.js";
import { table } from "../../src/ui/panels/table.js";
import { PlayTable } from "../../src/ui/play-table.js";
import { styles } from "../../src/ui/styles/styles.js";
import dialog from "../shared/dialog.css";
import { lessonProgress } from "../shared/lesson-progress.js";
import lessonStyles from "./lesson.css";
import { LessonEnd, type OwnChoice } from "./lesson-end.js";
import {
  asksFor,
  doneAt,
  finish,
  gameAt,
  isDone,
  LessonSession,
  leaveAt,
  lessonStage,
  mayThrowNow,
  spotOfStep,
} from "./lesson-session.js";
import { type Lesson, lessonOf, type Step } from "./lessons.js";

/** After this many wrong attempts the right piece is marked. */
const TRIES_BEFORE_HELP = 2;
/** The comment on a move, besides what happened. */
const AFTERWARDS = new Set(["said-turn", "said-throw-again"]);

class LessonPlayer extends PlayTable {
  static override styles = [...styles, dialog, lessonStyles];
  static override properties = {
    page: { attribute: false },
    l10n: { attribute: false },
    lesson: { type: String },
    ended: { attribute: false },
    left: { attribute: false },
  };

  declare page: Page;
  declare l10n: Localizer;
  declare lesson: string;
  /** Called after the last step; the argument is true if no step was skipped. */
  declare ended: (done: boolean) => void;
  /** Called when the lesson closes. */
  declare left: () => void;

  private session: LessonSession | null = null;
  protected input: BoardInput | null = null;
  private stepIndex = 0;
  private startState: State | null = null;
  private done = false;
  private corrected = false;
  /** The visitor's free choices, by step. */
  private readonly ownChoices = new Map<number, OwnChoice>();
  /** The end is shown, because there were free choices. */
  private end: LessonEnd | null = null;
  /** A single choice is being repeated; the end follows again. */
  private again = false;
  /** Wrong attempts in this step. */
  private wrongTries = 0;
  /** The comment that follows the report of what happened. */
  private afterNews: Sentence[] = [];
  /** The focus has been moved to a movable piece. */
  private led = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.session = this.makeSession();
    this.input = this.makeInput(this.session);
    const { left } = lessonProgress();
    const { steps } = lessonOf(this.lesson);
    this.page.attempt(this.begin(Math.min(left[this.lesson] ?? 0, steps.length - 1)));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.end?.stop();
    this.session?.destroy();
    this.session = null;
    this.pictures.clear();
  }

  protected get settings(): Settings {
    return this.page.session.view.settings;
  }

  protected onPicturesFailed(error: unknown): void {
    this.page.attempt(Promise.reject(error));
  }

  protected loadRenderers(): Promise<RendererFactory> {
    return Promise.resolve((board, sticks) => ({
      board: new BoardView(board),
      sticks: new DrawnSticks(sticks),
    }));
  }

  private makeSession(): LessonSession {
    const { page } = this;
    const host = {
      stage: lessonStage(this.makeStage({ onAnimation: () => undefined })),
      changed: () => this.changed(),
      announce: (sentences: readonly Sentence[]) => this.showNews(sentences),
      restTexts: () => Promise.resolve(),
    };
    return new LessonSession(host, page.engine, page.session.view.settings, {
      allowsThrow: () =>
        this.continueAfterMove(
          () => this.startState !== null && mayThrowNow(this.step, this.startState, this.view),
        ),
      allowsMove: (move: Move) => this.allowsMove(move),
      onWrongMove: () => this.correct(),
      restart: () => this.page.attempt(this.begin(this.stepIndex)),
      next: () => this.next(),
      isAtLastStep: () => this.isAtLastStep,
    });
  }

  private makeInput(session: LessonSession): BoardInput {
    return new BoardInput({
      session,
      board: () => this.pictures.board,
      focusSpot: (spot) => this.focusSpot(spot),
      changed: () => this.requestUpdate(),
      addonKey: () => false,
      announceStatus: () => this.announce([this.stepSentence(), prompt(this.view)]),
    });
  }

  private get script(): Lesson {
    return lessonOf(this.lesson);
  }

  private get isAtLastStep(): boolean {
    return this.stepIndex === this.script.steps.length - 1;
  }

  private get step(): Step {
    return this.script.steps[this.stepIndex] as Step;
  }

  private get view(): ViewState {
    return (this.session as LessonSession).view;
  }

  /** Starts a step on a fresh board. */
  private async begin(index: number): Promise<void> {
    const { session } = this;
    try {
      const game = await gameAt(this.page.engine, this.script, index);
      if (!session || session !== this.session) return game.free();
      // The board changes first, so the change must not complete the previous step.
      this.startState = null;
      session.show(game);
      this.enter(index);
      await this.updateComplete;
      this.focusStep();
      this.showCard();
    } catch (error) {
      console.error(error);
      this.page.session.update({ dialog: null });
      this.page.session.notice(faultSentence(error));
    }
  }

  /** The step's initial position is on the board. */
  private enter(index: number): void {
    this.stepIndex = index;
    this.startState = this.view.game;
    this.done = false;
    this.corrected = false;
    this.wrongTries = 0;
    this.afterNews = [];
    this.led = false;
    if (!this.again) leaveAt(this.lesson, index);
    this.announce([this.stepSentence()]);
    this.changed();
  }

  /** Whether an action is allowed in this step, or in the next one if it continues from here. */
  private continueAfterMove(allowed: () => boolean): boolean {
    const next = this.script.steps[this.stepIndex + 1];
    if (this.done && next && !next.set) this.enter(this.stepIndex + 1);
    return allowed();
  }

  private allowsMove(played: Move): boolean {
    const may = this.continueAfterMove(() => !this.done && asksFor(this.step.moves, played));
    const { game: before, board, moves } = this.view;
    const position = this.session?.game?.position_id();
    if (may && this.step.moves === "any" && moves.length > 1 && before && board && position)
      this.ownChoices.set(this.stepIndex, {
        step: this.stepIndex,
        before,
        board,
        position,
        moves,
        played,
        said: [],
      });
    return may;
  }

  private changed(): void {
    this.requestUpdate();
    const { startState } = this;
    if (!this.session || this.done || !startState) return;
    this.leadFocus();
    if (!isDone(this.step, startState, this.view)) return;
    this.done = true;
    this.corrected = false;
    if (!this.again) doneAt(this.lesson, this.stepIndex);
    const choice = this.ownChoices.get(this.stepIndex);
    if (choice) choice.said = this.view.lastEvents.filter(({ id }) => !AFTERWARDS.has(id));
    this.afterNews = this.afterwards();
    this.onceDrawn(() => {
      moveFocus(this.renderRoot.querySelector<HTMLElement>(".next"));
      this.showCard();
    });
  }

  /** On a small screen, scrolls so that the lesson's text above the board stays visible. */
  private showCard(): void {
    bringIntoView(this.renderRoot.querySelector(".step"), { block: "nearest" });
  }

  /** After a throw, the focus on the board moves to a movable piece. */
  private leadFocus(): void {
    const { activity, moves } = this.view;
    if (this.led || activity !== "idle" || moves.length === 0) return;
    this.led = true;
    this.onceDrawn(() => {
      if (this.renderRoot instanceof ShadowRoot && this.renderRoot.activeElement?.matches("[data-spot]"))
        this.focusStep();
    });
  }

  private next(): void {
    const { steps } = this.script;
    const following = steps[this.stepIndex + 1];
    if (this.again) {
      this.showEnd();
      return;
    }
    if (!following) {
      this.ended(finish(this.lesson, [...steps.keys()]));
      if (this.ownChoices.size > 0) this.showEnd();
      else this.left();
      return;
    }
    if (following.set || !this.done) {
      this.page.attempt(this.begin(this.stepIndex + 1));
      return;
    }
    this.enter(this.stepIndex + 1);
    this.onceDrawn(() => {
      this.focusStep();
      this.showCard();
    });
  }

  /** How good the visitor's own choices were. */
  private showEnd(): void {
    this.again = false;
    this.pictures.clear();
    const end = new LessonEnd(this.page, this.script.steps.length, () => this.requestUpdate());
    this.end = end;
    this.page.attempt(end.begin([...this.ownChoices.values()]));
    this.requestUpdate();
    this.onceDrawn(() => moveFocus(this.renderRoot.querySelector<HTMLElement>("#lesson-end"), "scroll"));
  }

  /** Returns from the end to a choice. */
  private chooseAgain(step: number): void {
    this.end?.stop();
    this.end = null;
    this.again = true;
    this.page.attempt(this.begin(step));
  }

  private correct(): void {
    this.corrected = !this.done;
    if (!this.done) this.wrongTries += 1;
    this.session?.deselect();
    this.announce([
      sentence(this.done ? "tutorial-press-next" : "tutorial-not-asked"),
      this.help() ?? this.stepSentence(),
    ]);
    this.requestUpdate();
  }

  /** The text of the step. */
  private stepSentence(): Sentence {
    return sentence(`lesson-${this.lesson}-${this.stepIndex + 1}`);
  }

  /** After wrong attempts, the house of the right piece, which is then marked. */
  private get helped(): number | null {
    if (this.wrongTries < TRIES_BEFORE_HELP || this.done || this.step.moves === "any") return null;
    return spotOfStep(this.step, this.view.moves);
  }

  private help(): Sentence | null {
    const house = this.helped;
    return house === null ? null : sentence("tutorial-help-piece", { house });
  }

  /** The text after the step is done. */
  private afterwards(): Sentence[] {
    const { id } = this.stepSentence();
    return this.l10n.has(`${id}-done`) ? [sentence(`${id}-done`)] : [];
  }

  /** First what happened, then the lesson's comment. */
  private showNews(news: readonly Sentence[]): void {
    this.announce(news);
    this.announce(this.afterNews.splice(0));
  }

  private announce(sentences: readonly Sentence[]): void {
    this.page.announce(sentences);
  }

  private focusStep(): void {
    const choice = this.renderRoot.querySelector<HTMLElement>(".actions .choice");
    if (choice) moveFocus(choice);
    else this.focusSpot(spotOfStep(this.step, this.view.moves) ?? this.input?.current ?? 1);
  }

  /** Moves the focus at once, because a finished step moves it on to its button. */
  protected override focusSpot(spot: Spot): void {
    if (this.input) this.input.current = spot;
    this.requestUpdate();
    moveFocus(this.find(`[data-spot="${spot}"]`));
  }

  private get look() {
    return lookFor(this.view, this.clientWidth, { dark: this.dark.matches, forced: this.forced.matches });
  }

  protected override render(): TemplateResult {
    const { l10n, session, input } = this;
    if (!session || !input) return html``;
    const { view } = session;
    const visible: ViewState = view.activity === "pause" ? { ...view, activity: "idle" } : view;
    const { look } = this;
    const { current } = input;
    if (this.end) {
      const { theme, dark } = look;
      const ways = { again: (step: number) => this.chooseAgain(step), done: () => this.left() };
      return this.end.draw(l10n, { theme, dark }, ways);
    }
    return html`
      ${this.card()}
      ${visible.shown ? table({ view: visible, l10n, session, look, object: false, isPlaced: true, current, input, label: l10n.text("tutorial-dock"), more: nothing }) : nothing}
    `;
  }

  /** The step's topic and the navigation. */
  private card(): TemplateResult {
    const { l10n, stepIndex, done } = this;
    const { steps } = this.script;
    return html`<section class="step" aria-label=${l10n.text("tutorial-step", { count: stepIndex + 1, last: steps.length })}>
      <progress value=${stepIndex + (done ? 1 : 0)} max=${steps.length} aria-label=${l10n.text("tutorial-progress")}></progress>
      <div class="said">
        <p class="task ${done ? "past" : ""}">${l10n.sentence(this.stepSentence())}</p>
        ${this.corrected ? html`<p class="correction">${l10n.sentence(this.help() ?? sentence("tutorial-not-asked"))}</p>` : nothing}
        ${done ? this.afterwards().map((sentence) => html`<p class="after">${l10n.sentence(sentence)}</p>`) : nothing}
      </div>
      <div class="step-buttons">
        <span class="count" aria-hidden="true">${l10n.text("tutorial-count", { count: stepIndex + 1, last: steps.length })}</span>
        ${stepIndex > 0 ? html`<button type="button" class="back" @click=${() => this.page.attempt(this.begin(stepIndex - 1))}>${l10n.text("tutorial-back")}</button>` : nothing}
        <button type="button" class="next ${done ? "main" : ""}" @click=${() => this.next()}>
          ${l10n.text(this.isAtLastStep ? "tutorial-finish" : done ? "tutorial-next" : "tutorial-skip")}
        </button>
      </div>
    </section>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.session?.view.shown) return;
    this.style.setProperty("--aspect", String(aspectOf(this.look)));
    this.showPictures();
    this.light();
  }

  protected boardModel(): BoardModel {
    const model = boardModel(this.view, this.look, this.input?.ring ?? null);
    const { helped } = this;
    return helped === null ? model : { ...model, movable: [{ house: helped }] };
  }

  /** Lights the houses that the step mentions until it is done. */
  private light(): void {
    const lit = this.done ? [] : (this.step.lit ?? []);
    for (const cell of this.renderRoot.querySelectorAll<HTMLElement>(".cell"))
      cell.classList.toggle("lit", lit.includes(Number(cell.dataset.spot)));
  }
}

if (!customElements.get("senet-lesson")) customElements.define("senet-lesson", LessonPlayer);
