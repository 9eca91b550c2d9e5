/** Cards with small boards and faces, to choose by looking. */
import { css } from "lit";

export const chooser = css`
  dialog.new-game {
    inline-size: min(60rem, 100vw - 1rem);
    max-block-size: calc(100dvh - 1rem);
  }
  @media (min-height: 30rem) {
    .new-game .dialog-body {
      max-block-size: calc(100dvh - 1rem - 2px);
    }
  }
  .cards,
  .faces,
  .swatches {
    display: grid;
    gap: 0.6rem;
    align-items: stretch;
    margin-block: 0.3rem;
  }
  .cards {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
  }
  .faces {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.2rem), 1fr));
  }
  .swatches {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  }
  .game {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }
  .game[hidden] {
    display: none;
  }
  .card {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.35rem;
    min-inline-size: 0;
    padding: 0.6rem;
    border: 1px solid var(--line);
    border-radius: 0.7rem;
    cursor: pointer;
  }
  .card:has(:checked) {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--accent) 9%, transparent);
    box-shadow: 0 0 0 2px var(--accent);
  }
  .card:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .card input:focus-visible {
    outline: none;
  }
  @media (hover: hover) {
    .card:hover {
      border-color: var(--ink);
    }
  }
  senet-small-board {
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    overflow: hidden;
    border-radius: 0.35rem;
    pointer-events: none;
  }
  senet-small-board.upright {
    inline-size: 27%;
    margin-inline: auto;
  }
  .name {
    display: flex;
    align-items: center;
    gap: 0.2rem 0.55rem;
    min-block-size: 1.8rem;
  }
  .name > :not(input) {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .game .name {
    font-size: 1.05rem;
  }
  .player .name {
    column-gap: 0.4rem;
  }
  .material .swatches {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 6rem), 1fr));
  }
  .about {
    display: grid;
    gap: 0.3rem;
    font-size: 0.92rem;
    line-height: 1.4;
  }
  .card .about .note {
    margin: 0;
    padding: 0;
    font-size: inherit;
  }
  .card .author {
    color: var(--ink);
  }
  .length {
    display: grid;
    gap: 0.2rem;
  }
  .measure {
    display: block;
    inline-size: 100%;
    block-size: 0.4rem;
    border-radius: 0.2rem;
    forced-color-adjust: none;
  }
  .measure rect {
    fill: var(--accent);
  }
  .measure .ground {
    fill: color-mix(in srgb, var(--line) 55%, transparent);
  }
  :dir(rtl) .measure {
    transform: scaleX(-1);
  }
  .player {
    align-items: stretch;
  }
  .player .face {
    display: block;
    inline-size: 100%;
    max-inline-size: 7rem;
    margin-inline: auto;
    border-radius: 0.4rem;
    forced-color-adjust: none;
  }
  .player .note {
    font-size: 0.88rem;
    line-height: 1.35;
  }
  .cost {
    display: grid;
    gap: 0.25rem;
    margin-block-start: 0.3rem;
  }
  .cost .measure rect:not(.ground) {
    fill: var(--warn);
  }
  @media (forced-colors: active) {
    .card:has(:checked) {
      outline: 3px solid Highlight;
    }
    .card .measure {
      border: 1px solid CanvasText;
    }
    .card .measure rect:not(.ground) {
      fill: Highlight;
    }
    .card .measure .ground {
      fill: Canvas;
    }
  }
  .swatch {
    padding: 0.4rem;
  }
  .swatch .name {
    font-size: 0.92rem;
    line-height: 1.25;
  }
  .swatch senet-small-board.upright {
    inline-size: 18%;
  }
  .opponents,
  .games {
    display: block;
  }
  .filters {
    display: grid;
    gap: 0.5rem;
  }
  .filters .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
  }
  .filters .chip {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-block-size: 2.75rem;
    padding: 0.2rem 0.7rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    font-size: 0.92rem;
    cursor: pointer;
  }
  .filters .chip:has(:checked) {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--accent) 9%, transparent);
  }
  .filters senet-small-board {
    inline-size: 4rem;
  }
  .filters senet-small-board.upright {
    inline-size: 0.8rem;
    margin: 0;
  }
  dialog.rules {
    inline-size: min(48rem, 100vw - 1rem);
    max-block-size: min(54rem, 100dvh - 1rem);
  }
  .rules li:has(.rule-board) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(17rem, 40%);
    gap: 0.4rem 1.2rem;
    align-items: center;
    padding-block: 0.4rem;
  }
  .rules ul:has(.rule-board) {
    padding-inline-start: 0;
    list-style: none;
  }
  .rules ul:has(.rule-board) li {
    padding-inline-start: 0.8rem;
    border-inline-start: 3px solid color-mix(in srgb, var(--line) 60%, transparent);
  }
  .help .marks {
    gap: 0.6rem;
    padding: 0;
    list-style: none;
  }
  .marks li {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) minmax(0, 3fr);
    gap: 0.8rem;
    align-items: center;
  }
  .seen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(9rem, 15rem);
    gap: 0.3rem 1rem;
    align-items: center;
  }
  .seen .note {
    margin: 0;
    font-size: 0.92rem;
  }
  .rule-board {
    display: grid;
    gap: 0.2rem;
    margin: 0;
    justify-items: center;
  }
  .rule-board figcaption {
    color: var(--quiet);
    font-size: 0.85rem;
  }
  @media (max-width: 34rem) {
    .rules li:has(.rule-board),
    .seen {
      grid-template-columns: minmax(0, 1fr);
    }
    .rule-board {
      inline-size: min(100%, 19rem);
    }
    .new-game fieldset {
      padding-inline: 0.5rem;
    }
    .games .card .author,
    .games .card .note {
      display: none;
    }
    .games .card:has(:checked) :is(.author, .note) {
      display: block;
    }
    .games details .card {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      column-gap: 0.7rem;
      align-items: center;
    }
    .games details .card senet-small-board {
      grid-row: 1 / span 2;
    }
    .games details .card:has(:checked) .about {
      grid-column: 1 / -1;
    }
    .games details .card:has(:checked) senet-small-board {
      grid-row: auto;
    }
    .filters .boards {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
    }
    .filters .boards .chip {
      padding-inline: 0.5rem;
      font-size: 0.85rem;
      line-height: 1.2;
    }
    .filters .boards senet-small-board {
      inline-size: 2.6rem;
      flex: none;
    }
    .filters .boards senet-small-board.upright {
      inline-size: 0.7rem;
    }
    .faces {
      grid-template-columns: 1fr;
    }
    .player {
      display: grid;
      grid-template-columns: 4rem minmax(0, 1fr);
      column-gap: 0.7rem;
      align-content: center;
      align-items: center;
    }
    .player .face {
      grid-row: 1 / span 2;
    }
    .swatches {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
