/** What features show in the places of the page, as far as several have it. */
import { css } from "lit";

export const places = css`
  /* A sentence, and beside it what can be done. */
  .end-row {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4rem 1rem;
  }
  .end-row p {
    flex: 1 1 18rem;
  }
  .end-row button {
    min-block-size: 2.75rem;
  }
  /* Which game it is, over the board. */
  .game-line {
    color: var(--quiet);
    text-align: center;
  }
  /* What is told below the buttons: each in a part of its own. */
  .told-part {
    grid-column: 1 / -1;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--line);
  }
  /* What is told is seen on the board: it stays in sight, and nothing passes beside it. */
  @media (min-height: 34rem) {
    .table:has(section.told-part) .board {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      background: var(--table);
      outline: 100vmax solid var(--table);
      clip-path: inset(0 -100vmax);
    }
  }
  @media (forced-colors: active) {
    .table:has(section.told-part) .board {
      outline-color: Canvas;
    }
  }
`;
