/** The list of moves as lines to press, and the bar of steps under the board. */
import { css } from "lit";

export const lookingBackStyles = css`
  .log-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
  }
  .log-head button {
    min-block-size: 2.75rem;
  }
  .log .entry {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    inline-size: 100%;
    border: 1px solid transparent;
    background: none;
    text-align: start;
  }
  .log li {
    padding: 0;
  }
  .log .entry[aria-current] {
    border-color: var(--accent);
    background: var(--paper);
    font-weight: 600;
  }
  .steps {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.4rem;
  }
  .steps button {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
  }
  .step {
    display: grid;
    place-items: center;
    padding: 0;
  }
  .step[aria-disabled="true"] {
    opacity: 0.5;
  }
  :host([dir="rtl"]) .step .icon {
    transform: scaleX(-1);
  }
  .moment {
    min-inline-size: 6ch;
    text-align: center;
  }
  /* On a phone the steps are next to the board: both are seen at once. */
  @container game (inline-size < 44rem) {
    .dock:has(.steps) {
      grid-template:
        "steps steps" auto
        "status status" auto
        "sticks actions" auto
        "players players" auto
        / minmax(0, 1fr) minmax(0, 1fr);
    }
    .dock .steps {
      grid-area: steps;
    }
  }
  @media (max-height: 30rem) and (min-width: 36rem) {
    .table:has(.steps) {
      grid-template:
        "board sticks" auto
        "board actions" 1fr
        "steps actions" auto
        "status actions" auto
        "players actions" auto
        / minmax(0, 1fr) 9.5rem;
    }
    .dock .steps {
      grid-area: steps;
    }
  }
`;
