/** The list of lessons, with ticks for those that are done; and the dialog a lesson runs in. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { dialogFrame } from "../../ui/dialogs/dialog.js";
import type { DialogHost } from "../feature.js";
import "./lesson-player.js";
import { learned } from "../../base/lesson-progress.js";
import { FIRST, HOUSE_LESSONS, type Lesson, ROW_LESSONS, RULES_LESSONS } from "./lessons.js";

/** The lesson that was chosen. */
let chosen: string = FIRST.id;

export function chooseLesson(id: string): void {
  chosen = id;
}

export function lessonDialog({ page, words, close }: DialogHost): TemplateResult {
  const ended = (done: boolean) => {
    const detail = { lesson: chosen };
    if (done)
      page.element.dispatchEvent(new CustomEvent("senet-lesson", { bubbles: true, composed: true, detail }));
  };
  const left = () => page.session.update({ dialog: "lessons" });
  return dialogFrame(
    { name: "lesson", title: words.text(`lesson-${chosen}`), words, close },
    html`<senet-lesson .page=${page} .words=${words} .lesson=${chosen} .ended=${ended} .left=${left}></senet-lesson>`,
  );
}

export function lessonsDialog({ page, words, close }: DialogHost): TemplateResult {
  const open = (lesson: Lesson) => () => {
    chooseLesson(lesson.id);
    page.session.update({ dialog: "lesson" });
  };
  const list = (lessons: readonly Lesson[]) => html`<ul class="lesson-list">
    ${lessons.map((lesson) => html`<li>${lessonButton(lesson, words, open(lesson))}</li>`)}
  </ul>`;
  return dialogFrame(
    { name: "lessons", title: words.text("learn-lessons"), words, close },
    html`
      <p class="lead">${words.text("learn-lessons-lead")}</p>
      ${list([FIRST])}
      <h3>${words.text("learn-lessons-rows")}</h3>
      ${list(ROW_LESSONS)}
      <h3>${words.text("learn-lessons-houses")}</h3>
      ${list(HOUSE_LESSONS)}
      <h3>${words.text("learn-lessons-rules")}</h3>
      ${list(RULES_LESSONS)}
      ${page.remembers ? nothing : html`<p class="note">${words.text("learn-not-kept")}</p>`}
    `,
  );
}

function lessonButton({ id, steps }: Lesson, words: Localizer, open: () => void): TemplateResult {
  const { done, left } = learned();
  const at = left[id];
  const note = at
    ? words.text("learn-goes-on", { count: at + 1, last: steps.length })
    : words.text(`lesson-${id}-about`);
  return html`<button type="button" class="lesson-${id}" @click=${open}>
    <span>${words.text(`lesson-${id}`)}</span><small>${note}</small>
    ${done.includes(id) ? html`<span class="tick" role="img" aria-label=${words.text("learn-done")}>✓</span>` : nothing}
  </button>`;
}
