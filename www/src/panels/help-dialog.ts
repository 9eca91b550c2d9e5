/** How to use the board: with a pointer, by touch, with the keyboard. */
import { html, type TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import { closeParent, dialogFrame } from "./dialog.js";

const KEYS = [
  ["help-key-arrows", "help-arrows"],
  ["help-key-ends", "help-ends"],
  ["help-key-enter", "help-enter"],
  ["help-key-escape", "help-escape"],
  ["help-key-throw", "help-throw"],
  ["help-key-pieces", "help-pieces"],
  ["help-key-last", "help-last"],
  ["help-key-status", "help-status"],
  ["help-key-advice", "help-advice"],
  ["help-key-undo", "help-undo"],
  ["help-key-redo", "help-redo"],
  ["help-key-help", "help-help"],
] as const;

export function helpDialog({ words, close }: { words: Localizer; close(): void }): TemplateResult {
  return dialogFrame(
    { name: "help", title: words.text("help-title"), words, close },
    html`
      <ul>
        <li>${words.text("help-tap")}</li>
        <li>${words.text("help-drag")}</li>
        <li>${words.text("help-mistake")}</li>
      </ul>
      <h3>${words.text("help-keyboard")}</h3>
      <dl>
        ${KEYS.map(([key, action]) => html`<div><dt><kbd>${words.text(key)}</kbd></dt><dd>${words.text(action)}</dd></div>`)}
      </dl>
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${words.text("button-done")}</button>
      </div>
    `,
  );
}
