/** The table turned round, and the two ways back to the beginning in the settings. */
import { css } from "lit";

export const comfortStyles = css`
  .table[data-facing] {
    rotate: 180deg;
  }
  :host(:fullscreen) {
    overflow: auto;
  }
  /* What is chosen from a list stands in a column of its own. */
  :is(.settings, .new-game) .field {
    flex-wrap: nowrap;
  }
  :is(.settings, .new-game) .field select {
    flex-shrink: 0;
    inline-size: max(55%, min(64%, 13rem));
  }
  .afresh {
    display: grid;
    gap: 0.5rem;
  }
  .afresh button {
    min-block-size: 2.75rem;
  }
`;
