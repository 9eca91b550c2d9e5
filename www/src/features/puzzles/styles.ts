/** What the puzzles wear. */
import { css } from "lit";

export const puzzleStyles = css`
  /* What is asked is seen on the board: it stays in sight. */
  @media (min-height: 34rem) {
    .table:has(.puzzle) .board {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      background: var(--table);
    }
  }
  @container game (inline-size < 44rem) {
    .table:has(.puzzle) .board {
      inline-size: min(100%, 42dvh * var(--aspect, 2.9));
    }
  }
  .puzzle {
    display: grid;
    gap: 0.4rem;
  }
  .puzzle h2 {
    font-size: 1.15rem;
  }
  .puzzle-theme {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.8rem;
    color: var(--quiet);
  }
  .puzzle-said {
    min-block-size: 1.5em;
    font-weight: 600;
  }
  .puzzle-said.wrong {
    color: var(--warn);
  }
  .puzzle .buttons,
  .puzzle-numbers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .puzzle button,
  .puzzle-numbers button {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
  .puzzle-numbers {
    margin-block: 0.3rem 0.8rem;
  }
  /* Neither is asked in the middle of a puzzle. */
  .table:has(.puzzle) :is(.lengths, .lesson-offer) {
    display: none;
  }
  .own-puzzles {
    order: 2;
  }
`;
