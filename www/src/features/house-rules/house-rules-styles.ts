/** The look of the editor of house rules, beside that of dialogs. */
import { css } from "lit";

export const houseRulesStyles = css`
  dialog.house-rules {
    inline-size: min(46rem, 100vw - 1rem);
    max-block-size: calc(100dvh - 1rem);
    scroll-padding-block: 1rem 8rem;
  }
  senet-house-rules {
    --edge: clamp(0.9rem, 4cqi, 1.5rem);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.7rem;
    min-inline-size: 0;
  }
  senet-house-rules input[type="text"] {
    inline-size: auto;
    min-inline-size: 0;
    flex: 1 1 14rem;
    min-block-size: 2.75rem;
    block-size: auto;
    padding: 0.3rem 0.7rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: transparent;
    color: var(--ink);
    font: inherit;
  }
  senet-house-rules input::placeholder {
    color: var(--quiet);
    opacity: 1;
  }
  senet-house-rules select {
    max-inline-size: 100%;
    min-block-size: 2.75rem;
  }
  senet-house-rules details {
    border: 1px solid var(--line);
    border-radius: 0.6rem;
  }
  senet-house-rules .group > summary {
    padding: 0.6rem 0.9rem;
    border-radius: inherit;
  }
  senet-house-rules summary {
    min-block-size: 2.75rem;
    cursor: pointer;
    touch-action: manipulation;
  }
  .group[open] > summary {
    border-block-end: 1px solid var(--line);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  .heading {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.2rem 0.6rem;
    align-items: center;
    font: 600 1.1rem / 1.3 var(--serif);
  }
  .mark {
    padding: 0.05rem 0.55rem;
    border: 1px solid var(--accent);
    border-radius: 1rem;
    color: var(--accent);
    font: 600 0.8rem / 1.4 var(--sans);
  }
  .mark.warning {
    border-color: var(--warn);
    color: var(--warn);
  }
  .summary {
    display: -webkit-box;
    overflow: hidden;
    color: var(--quiet);
    font-weight: 400;
    font-size: 0.9rem;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .group[open] > summary .summary {
    display: none;
  }
  .group.clashing {
    border-color: var(--warn);
  }
  .point {
    display: grid;
    gap: 0.4rem;
    min-inline-size: 0;
    padding: 0.5rem 0.9rem;
  }
  .point + .point {
    border-block-start: 1px solid color-mix(in srgb, var(--line) 45%, transparent);
  }
  .point fieldset {
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }
  .point legend {
    padding: 0;
  }
  .point .option {
    flex-wrap: nowrap;
  }
  .point .option input {
    flex: none;
  }
  .point small {
    display: block;
    color: var(--quiet);
    font-size: 0.85rem;
  }
  .option.refused > span,
  .point.idle .option > span,
  .point.idle summary,
  .point.idle legend {
    color: var(--quiet);
  }
  .point.clashing {
    box-shadow: inset 0.3rem 0 var(--warn);
  }
  :host([dir="rtl"]) .point.clashing {
    box-shadow: inset -0.3rem 0 var(--warn);
  }
  .reset {
    justify-self: start;
    min-block-size: 2.75rem;
    font-size: 0.9rem;
  }
  .clash {
    display: grid;
    gap: 0.3rem;
    padding: 0.6rem 0.8rem;
    border: 1px solid var(--warn);
    border-radius: 0.5rem;
  }
  .clash strong {
    color: var(--warn);
  }
  .fix {
    min-block-size: 2.75rem;
    border-color: var(--accent);
    text-align: start;
  }
  .folded > summary {
    padding: 0.5rem 0.8rem;
    font-weight: 600;
  }
  .folded[open] {
    padding-block-end: 0.6rem;
  }
  .folded > :not(summary) {
    margin: 0.2rem 0.6rem;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  .picker {
    display: grid;
    grid-template-columns: repeat(10, minmax(44px, 1fr));
    gap: 2px;
    padding: 2px;
    border-radius: 0.3rem;
    background: var(--line);
  }
  .picker.narrow {
    grid-template-columns: repeat(6, minmax(44px, 1fr));
  }
  .chip,
  .house {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0;
    font-variant-numeric: tabular-nums;
  }
  .picker .house {
    min-inline-size: 0;
    border-color: transparent;
    border-radius: 0.15rem;
  }
  .chip[aria-pressed="true"],
  .house[aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 700;
  }
  .chip.refused,
  .house.refused {
    color: var(--quiet);
    text-decoration: line-through;
  }
  @media (max-width: 30rem) {
    dialog.house-rules {
      inline-size: 100vw;
      max-inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: 100dvh;
      border: 0;
      border-radius: 0;
    }
    dialog.house-rules .dialog-body {
      padding-inline: 0.5rem;
    }
    senet-house-rules {
      --edge: 0.5rem;
    }
    .point {
      padding-inline: 0.3rem;
    }
    .picker {
      gap: 1px;
      padding: 1px;
    }
    .folded > .picker {
      margin-inline: 0;
    }
  }
  @media (forced-colors: active) {
    .chip[aria-pressed="true"],
    .house[aria-pressed="true"] {
      outline: 3px solid Highlight;
      outline-offset: -4px;
    }
  }
  .kept ul {
    padding: 0.6rem 0.9rem;
    list-style: none;
  }
  .kept li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .kept button {
    min-block-size: 2.75rem;
  }
  .origin .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-content: stretch;
  }
  .origin {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: 0.3rem 1.5rem;
  }
  .yours {
    display: grid;
    gap: 0.5rem;
  }
  .training {
    display: grid;
    gap: 0.5rem;
  }
  .training progress {
    inline-size: 100%;
    block-size: 0.8rem;
    accent-color: var(--accent);
  }
  .training button {
    justify-self: start;
    min-block-size: 2.75rem;
  }
  .foot {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1rem;
    align-items: center;
    justify-content: space-between;
    margin-inline: calc(-1 * var(--edge));
    margin-block-end: -1.25rem;
    padding: 0.6rem var(--edge) 1rem;
    border-block-start: 1px solid var(--line);
    background: var(--paper);
  }
  .verdict {
    font-weight: 600;
  }
  .verdict.bad {
    color: var(--warn);
  }
  .link {
    display: flex;
  }
  .foot .buttons {
    align-items: center;
    margin: 0;
  }
`;
