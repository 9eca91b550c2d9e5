/** The look of the page for site builders. */

import { css, html, type TemplateResult } from "lit";

export const pageStyles = css`
  :root {
    --table: #ece4d4;
    --ink: #2a2118;
    --quiet: #5c5142;
    --line: #85775f;
    --paper: #fbf7ee;
    --accent: #14606c;
    --accent-ink: #ffffff;
    --focus: #0b4a8f;
    --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "Noto Naskh Arabic", "Geeza Pro", Georgia,
      serif;
    color-scheme: light;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --table: #11181b;
      --ink: #f2e9d8;
      --quiet: #c9bda6;
      --line: #8d8574;
      --paper: #1d2427;
      --accent: #e3c787;
      --accent-ink: #1a150c;
      --focus: #ffe08a;
      color-scheme: dark;
    }
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  body {
    background: var(--table);
    color: var(--ink);
    font: 1rem / 1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif;
  }
  :root:lang(ar) body {
    line-height: 1.7;
  }
  h1,
  h2 {
    margin: 0;
    font-family: var(--serif);
    font-weight: 600;
    line-height: 1.2;
  }
  h2 {
    font-size: 1.3rem;
  }
  p {
    margin: 0;
  }
  a {
    color: var(--accent);
  }
  .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
    max-inline-size: 88rem;
    margin-inline: auto;
    padding: 1rem clamp(0.75rem, 3vw, 2rem) 2rem;
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    align-items: center;
    gap: 0.5rem 1.5rem;
  }
  @media (min-width: 40rem) {
    header {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .lead {
      grid-column: 1 / -1;
    }
  }
  .lead {
    max-inline-size: 70ch;
    color: var(--quiet);
  }
  main {
    display: grid;
    gap: 1.25rem;
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 60rem) {
    main {
      grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
      align-items: start;
    }
    .preview {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
  section {
    display: grid;
    gap: 0.75rem;
    min-inline-size: 0;
    padding: 1rem clamp(0.75rem, 2vw, 1.25rem) 1.25rem;
    border: 1px solid var(--line);
    border-radius: 0.9rem;
    background: var(--paper);
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.15rem;
    font-weight: 600;
  }
  .check {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    min-block-size: 2.75rem;
    cursor: pointer;
  }
  .check input {
    inline-size: 1.35rem;
    block-size: 1.35rem;
    margin: 0;
    accent-color: var(--accent);
  }
  select,
  button,
  .field input {
    min-block-size: 2.75rem;
    max-inline-size: 100%;
    padding: 0.3rem 0.8rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--table);
    color: var(--ink);
    font: inherit;
    font-weight: 400;
  }
  header .field {
    grid-template-columns: auto auto;
    gap: 0.6rem;
    align-items: center;
  }
  button {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  pre {
    margin: 0;
    padding: 0.8rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--table);
    font: 0.9rem / 1.5 ui-monospace, "Cascadia Mono", "Liberation Mono", monospace;
    text-align: left;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .copy {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: center;
  }
  ol {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding-inline-start: 1.4rem;
  }
  ol code {
    overflow-wrap: anywhere;
  }
  .note {
    color: var(--quiet);
  }
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 46rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
  }
`;

// ---- A choice from a list, with its label.

export function selectField(
  label: string,
  chosen: string,
  values: readonly (readonly [value: string, text: string])[],
  choose: (value: string) => void,
): TemplateResult {
  return html`<label class="field">
    ${label}
    <select @change=${(event: Event) => choose((event.currentTarget as HTMLSelectElement).value)}>
      ${values.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
    </select>
  </label>`;
}
