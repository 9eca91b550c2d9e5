/** How to use the board: with a pointer, by touch, with the keyboard. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import { hasAddress } from "../sharing/link.js";
import { closeParent, dialogFrame } from "./dialog.js";

/** What is drawn on the board beside pieces and signs. */
const MARKS = [
  "help-mark-ring",
  "help-mark-target",
  "help-mark-hit",
  "help-mark-row",
  "help-mark-trail",
] as const;

const KEYS = [
  ["help-key-arrows", "help-arrows"],
  ["help-key-ends", "help-ends"],
  ["help-key-enter", "help-enter"],
  ["help-key-escape", "help-escape"],
  ["help-key-throw", "help-throw"],
  ["help-key-pieces", "help-pieces"],
  ["help-key-undo", "help-undo"],
  ["help-key-redo", "help-redo"],
  ["help-key-look", "help-look"],
  ["help-key-card", "help-card"],
  ["help-key-odds", "help-odds"],
  ["help-key-help", "help-help"],
] as const;

const QUESTIONS = [
  ["help-key-status", "help-status"],
  ["help-key-last", "help-last"],
  ["help-key-mine", "help-mine"],
  ["help-key-others", "help-others"],
  ["help-key-moves", "help-moves"],
  ["help-key-sticks", "help-sticks"],
  ["help-key-score", "help-score"],
  ["help-key-way", "help-way"],
  ["help-key-house", "help-house"],
  ["help-key-advice", "help-advice"],
] as const;

export function helpDialog({ words, close }: { words: Localizer; close(): void }): TemplateResult {
  return dialogFrame(
    { name: "help", title: words.text("help-title"), words, close },
    html`
      <ul>
        <li>${words.text("help-tap")}</li>
        <li>${words.text("help-drag")}</li>
        <li>${words.text("help-mistake")}</li>
        <li>${words.text("help-learn")}</li>
      </ul>
      <h3>${words.text("help-marks")}</h3>
      <ul>
        ${MARKS.map((mark) => html`<li>${words.text(mark)}</li>`)}
      </ul>
      <h3>${words.text("help-keyboard")}</h3>
      ${keyList(KEYS, words)}
      <h3>${words.text("help-questions")}</h3>
      ${keyList(QUESTIONS, words)}
      ${hasAddress() ? html`<p><a href="accessibility.html" target="_blank" rel="noopener">${words.text("help-accessibility")}</a></p>` : nothing}
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${words.text("button-done")}</button>
      </div>
    `,
  );
}

function keyList(
  keys: readonly (readonly [key: string, action: string])[],
  words: Localizer,
): TemplateResult {
  return html`<dl>
    ${keys.map(([key, action]) => html`<div><dt><kbd>${words.text(key)}</kbd></dt><dd>${words.text(action)}</dd></div>`)}
  </dl>`;
}
