/** A lesson fills the window: what is to be done above its board, the dock below. */
import { css } from "lit";

export const lessonStyles = css`
  :host {
    display: grid;
    gap: 0.6rem;
    min-block-size: 0;
    background: transparent;
  }
  .step {
    display: grid;
    grid-template: "bar bar" auto "said buttons" auto / minmax(0, 1fr) auto;
    gap: 0.4rem 1rem;
    align-items: center;
    inline-size: 100%;
    max-inline-size: 76rem;
    margin-inline: auto;
    padding: 0 1.1rem 0.7rem;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--paper);
  }
  progress {
    grid-area: bar;
    inline-size: calc(100% + 2.2rem);
    block-size: 0.3rem;
    margin-inline: -1.1rem;
    border: 0;
    background: var(--line);
    accent-color: var(--accent);
    appearance: none;
  }
  progress::-webkit-progress-bar {
    background: color-mix(in srgb, var(--line) 60%, transparent);
  }
  progress::-webkit-progress-value {
    background: var(--accent);
  }
  progress::-moz-progress-bar {
    background: var(--accent);
  }
  .said {
    grid-area: said;
    display: grid;
    gap: 0.3rem;
    align-content: center;
    min-block-size: 4.4rem;
    padding-block-start: 0.2rem;
    font: 1.15rem / 1.4 var(--serif);
  }
  :host(:lang(ar)) .said {
    line-height: 1.7;
  }
  .past {
    color: var(--quiet);
    font-size: 1rem;
  }
  .correction {
    color: var(--warn);
  }
  .step-buttons {
    grid-area: buttons;
    display: flex;
    gap: 0.9rem;
    align-items: center;
  }
  .step-buttons button {
    min-block-size: 2.75rem;
  }
  .step-buttons .main {
    min-inline-size: 6rem;
  }
  .count {
    color: var(--quiet);
    white-space: nowrap;
  }
  .cell.lit::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 3px solid #ffd76a;
    border-radius: 12%;
    forced-color-adjust: none;
    box-shadow:
      0 0 0 2px #1a150c,
      inset 0 0 0 2px #1a150c;
    animation: lit 1.2s ease-in-out 3;
  }
  @keyframes lit {
    50% {
      transform: scale(1.1);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .cell.lit::after {
      animation: none;
    }
  }
  .table {
    --room: max(13rem, 100dvh - 24rem);
  }
  .players {
    display: none;
  }
  @container game (inline-size < 44rem) {
    .step {
      grid-template: "bar" auto "said" auto "buttons" auto / minmax(0, 1fr);
      padding: 0 0.8rem 0.6rem;
    }
    .said {
      min-block-size: 5.6rem;
      font-size: 1rem;
    }
    .past {
      display: none;
    }
    .step-buttons {
      justify-content: space-between;
    }
    .table {
      --room: 100dvh;
    }
    .status {
      min-block-size: 0;
    }
  }
  /* A phone on its side: what is said is below the board, so that both are seen. */
  @media (max-height: 30rem) and (min-width: 36rem) {
    :host {
      gap: 0.2rem;
    }
    .step {
      order: 1;
      grid-template: "bar bar" auto "said buttons" auto / minmax(0, 1fr) auto;
      gap: 0.2rem 1rem;
      padding: 0 0.8rem 0.2rem;
    }
    progress {
      inline-size: calc(100% + 1.6rem);
      margin-inline: -0.8rem;
    }
    .said {
      min-block-size: 3.6rem;
      font-size: 0.9rem;
      line-height: 1.3;
    }
    .step-buttons {
      flex-wrap: wrap;
      justify-content: end;
      max-inline-size: 14rem;
    }
    .table {
      --room: 100dvh;
      grid-template:
        "board sticks" auto
        "board actions" auto
        "board status" 1fr
        / minmax(0, 1fr) 12rem;
    }
    .status {
      padding: 0;
      font-size: 0.8rem;
    }
    .prompt {
      font-size: 0.85rem;
    }
  }
`;
