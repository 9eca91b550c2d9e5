/** The look of the page for readers: texts on one side, the game on the other. */
import { css } from "lit";

export const readerStyles = css`
  @media (min-width: 60rem) {
    .reader main {
      grid-template-columns: minmax(0, 1fr) minmax(24rem, 44rem);
    }
    .reader .preview {
      position: sticky;
      inset-block-start: 1rem;
      grid-row: auto;
    }
  }
  .reader h2:focus {
    outline: none;
  }
  .rows {
    gap: 1rem;
    padding: 0;
    list-style: none;
  }
  .rows li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.3rem;
    padding-block-end: 0.8rem;
    border-block-end: 1px solid var(--line);
  }
  .rows .corrected {
    padding-inline-start: 0.6rem;
    border-inline-start: 4px solid var(--accent);
  }
  .id {
    color: var(--quiet);
    font-size: 0.8rem;
    overflow-wrap: anywhere;
  }
  .said {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .said:not(.own) {
    color: var(--quiet);
  }
  .own {
    font-size: 1.1rem;
  }
  textarea {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0.5rem 0.7rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--table);
    color: var(--ink);
    font: inherit;
    resize: vertical;
  }
  .fault {
    font-weight: 600;
  }
  button:disabled {
    opacity: 0.6;
    cursor: default;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
