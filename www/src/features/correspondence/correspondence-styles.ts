import { css } from "lit";

export const distanceStyles = css`
  .by-link {
    display: grid;
    gap: 0.4rem;
    padding: 0.6rem 0.8rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    background: var(--paper);
  }
  .by-link-state {
    font-weight: 600;
  }
  .by-link-row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: end;
  }
  .by-link-row label {
    display: grid;
    flex: 1 1 14rem;
    gap: 0.1rem;
    min-inline-size: 0;
    color: var(--quiet);
    font-size: 0.9rem;
  }
  .by-link-row input {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    border: 1px solid var(--line);
    border-radius: 0.4rem;
    background: var(--table);
    color: var(--ink);
    font: inherit;
    font-family: ui-monospace, monospace;
  }
  .by-link-row button,
  .kept-links button {
    min-block-size: 2.75rem;
  }
  .qr {
    inline-size: min(22rem, 100%);
    block-size: auto;
    aspect-ratio: 1;
  }
  .by-link .warning,
  dialog.distance .warning {
    color: var(--warn);
  }
  .kept-links {
    padding: 0;
    list-style: none;
  }
  .kept-links li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    align-items: center;
  }
  .kept-links span {
    flex: 1 1 12rem;
  }
`;
