/** The lesson on the board, from its start to its end, which judges the visitor's free choices. */
import { nothing } from "lit";
import type { AddonPage, DialogHost } from "../../src/app/addon.js";
import { sentence } from "../../src/base/i18n/localizer.js";
import { dialogFrame } from "../shared/dialog.js";
import { LessonEnd, type OwnChoice } from "./lesson-end.js";
import { LessonExercise } from "./lesson-exercise.js";
import { lessonPanel, light } from "./lesson-panel.js";
import { type Lesson, lessonOf } from "./lessons.js";

export class Lessons {
  /** The lesson on the board. */
  exercise: LessonExercise | null = null;
  /** What is shown after the last step, before the visitor's game comes back. */
  private end: { lesson: Lesson; choices: Map<number, OwnChoice>; judge: LessonEnd } | null = null;

  constructor(private readonly page: AddonPage) {
    page.on("shown", (view) => {
      const { exercise } = this;
      const { game } = page.session;
      if (exercise && !exercise.isOn(game) && !exercise.isBack(game)) this.drop();
      exercise?.follow(view);
      light(page.root, this.exercise?.lit ?? []);
      if (this.end && view.dialog !== "lesson-end") this.leave(null);
    });
  }

  /** Puts a lesson on the board, where the visitor left it. */
  start(id: string): void {
    this.begin(lessonOf(id), new Map(), null);
  }

  panel(): unknown {
    const { exercise, page } = this;
    return exercise?.isOnBoard && !this.end
      ? lessonPanel(exercise, page.l10n, () => this.leave(null))
      : nothing;
  }

  /** How good the visitor's own choices were. */
  endDialog({ l10n, close, light: boardLight }: DialogHost): unknown {
    const { end } = this;
    if (!end) return nothing;
    const { lesson, choices, judge } = end;
    return dialogFrame(
      { name: "lesson-end", title: l10n.text(`lesson-${lesson.id}`), l10n, close },
      judge.draw(l10n, boardLight, {
        again: (step) => this.begin(lesson, choices, step),
        done: () => this.leave("lessons"),
      }),
    );
  }

  destroy(): void {
    this.exercise?.leave();
    this.end?.judge.stop();
  }

  private begin(lesson: Lesson, choices: Map<number, OwnChoice>, step: number | null): void {
    const { page } = this;
    const { session } = page;
    const isLessonOnBoard = this.exercise?.isOnBoard === true;
    const original = isLessonOnBoard ? (this.exercise?.original ?? null) : session.copy();
    this.exercise?.leave();
    this.closeEnd();
    session.update({ dialog: null });
    const exercise = new LessonExercise(
      page,
      lesson,
      original,
      choices,
      (done) => this.finish(exercise, done),
      step !== null,
    );
    this.exercise = exercise;
    const failed = (error: unknown) => {
      // The board shows either the previous lesson, which is over, or the visitor's game.
      if (this.exercise === exercise && isLessonOnBoard) this.leave(null);
      else if (this.exercise === exercise) this.drop();
      throw error;
    };
    page.attempt(exercise.begin(step).catch(failed));
  }

  /** Shows what the visitor has chosen, if there was a choice. */
  private finish({ lesson, ownChoices }: LessonExercise, done: boolean): void {
    const { page } = this;
    const detail = { lesson: lesson.id };
    if (done)
      page.element.dispatchEvent(new CustomEvent("senet-lesson", { bubbles: true, composed: true, detail }));
    if (ownChoices.size === 0) {
      this.leave("lessons");
      return;
    }
    const judge = new LessonEnd(page, lesson.steps.length, () => page.redraw());
    this.end = { lesson, choices: ownChoices, judge };
    page.session.update({ dialog: "lesson-end" });
    page.attempt(judge.begin([...ownChoices.values()]));
  }

  /** Restores the visitor's game and opens a dialog. */
  private leave(dialog: string | null): void {
    const { exercise, page } = this;
    this.closeEnd();
    if (!exercise) return;
    const ended = () => {
      if (this.exercise !== exercise) return;
      this.exercise = null;
      if (dialog) page.session.update({ dialog });
      page.redraw();
    };
    page.attempt(exercise.end(sentence("said-resumed")).then(ended));
  }

  /** Another game is on the board. */
  private drop(): void {
    this.exercise?.leave();
    this.exercise = null;
    this.page.redraw();
  }

  private closeEnd(): void {
    this.end?.judge.stop();
    this.end = null;
  }
}
