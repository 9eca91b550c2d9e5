/** The frame of every dialog: a native one, so that the focus stays inside and comes back by itself. */
import { css, html, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { icon } from "../panels/toolbar.js";

export interface DialogFrame {
  name: string;
  title: string;
  words: Localizer;
  close(): void;
}

export function dialogFrame(
  { name, title, words, close }: DialogFrame,
  body: TemplateResult,
): TemplateResult {
  return html`<dialog
    class=${name}
    aria-labelledby="dialog-title"
    @close=${close}
    @click=${closeOnBackdrop}
  >
    <div class="dialog-body">
      <div class="head">
        <h2 id="dialog-title">${title}</h2>
        <button type="button" class="close" aria-label=${words.text("button-close")} @click=${closeParent}>
          ${icon("close")}
        </button>
      </div>
      ${body}
    </div>
  </dialog>`;
}

export function closeParent(event: Event): void {
  (event.currentTarget as Element).closest("dialog")?.close();
}

function closeOnBackdrop(event: MouseEvent): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}

// ---- What it wears.

export const dialog = css`
  dialog {
    inline-size: min(38rem, 100vw - 1rem);
    max-block-size: min(46rem, 100dvh - 1rem);
    padding: 0;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 0.9rem;
    background: var(--paper);
    color: var(--ink);
    overscroll-behavior: contain;
  }
  dialog::backdrop {
    background: #0009;
  }
  .dialog-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.8rem;
    padding: 1rem clamp(0.9rem, 4cqi, 1.5rem) 1.25rem;
  }
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
  }
  dialog h2 {
    font-size: 1.5rem;
  }
  dialog h3 {
    margin-block-start: 0.3rem;
    font-size: 1.1rem;
  }
  dialog ul {
    display: grid;
    gap: 0.35rem;
    margin: 0;
    padding-inline-start: 1.2rem;
  }
  .close {
    display: grid;
    place-items: center;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0;
    border-color: transparent;
    background: transparent;
  }
  .lead {
    font-family: var(--serif);
    font-size: 1.1rem;
  }
  form {
    display: grid;
    gap: 0.8rem;
  }
  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.1rem;
    margin: 0;
    padding: 0.3rem 0.9rem 0.5rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
  }
  legend {
    padding: 0 0.4rem;
    font-weight: 600;
  }
  form:has([value="person"]:checked) .side {
    display: none;
  }
  .option,
  .field {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem 0.7rem;
    min-block-size: 2.75rem;
    cursor: pointer;
  }
  .option {
    flex-wrap: nowrap;
    padding-block: 0.2rem;
  }
  /* What starts the game is in reach while the choices are gone through. */
  @media (min-height: 30rem) {
    .new-game .dialog-body,
    .new-game form {
      display: flex;
      flex-direction: column;
      min-block-size: 0;
    }
    .new-game .dialog-body {
      max-block-size: calc(min(46rem, 100dvh - 1rem) - 2px);
    }
    .new-game .choices {
      overflow: auto;
    }
  }
  .choices {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.8rem;
  }
  .field {
    justify-content: space-between;
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .note {
    color: var(--quiet);
  }
  .sub {
    margin-inline-start: 1.95rem;
  }
  .tag {
    padding: 0.05rem 0.5rem;
    border: 1px solid var(--accent);
    border-radius: 1rem;
    font-size: 0.85rem;
    font-style: normal;
    display: inline-block;
  }
  summary {
    min-block-size: 2.75rem;
    align-content: center;
    cursor: pointer;
    font-weight: 600;
  }
  summary h3 {
    display: inline;
  }
  form > *,
  fieldset {
    min-inline-size: 0;
  }
  .field select {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    margin-block-start: 0.3rem;
  }
  .buttons button {
    min-block-size: 2.75rem;
  }
  dl {
    display: grid;
    gap: 0.25rem;
    margin: 0;
  }
  dl div {
    display: grid;
    grid-template-columns: clamp(6.5rem, 26%, 9rem) 1fr;
    gap: 0.8rem;
  }
  dt,
  dd {
    margin: 0;
  }
  kbd {
    padding: 0.05rem 0.4rem;
    border: 1px solid var(--line);
    border-radius: 0.3rem;
    font: inherit;
  }
`;
