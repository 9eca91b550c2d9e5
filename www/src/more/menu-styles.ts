/** The More menu: large lines to press, two columns where there is room. */
import { css } from "lit";

export const moreMenuStyles = css`
  .menu-group {
    display: grid;
    gap: 0.4rem;
  }
  .menu-entries {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    gap: 0.4rem;
  }
  .menu-entry {
    display: grid;
    gap: 0.1rem;
    align-content: center;
    min-block-size: 2.75rem;
    text-align: start;
  }
  .menu-entry small {
    color: var(--quiet);
  }
  .menu-entry[aria-pressed="true"] {
    border-color: var(--accent);
    border-width: 2px;
  }
  /* Not by colour alone; a screen reader says so itself. */
  .menu-entry[aria-pressed="true"] > span::after {
    content: " ✓" / "";
  }
`;
