/** The look of lessons' list, house cards, odds and history in the page's dialogs. */
import { css } from "lit";

export const tutorialStyles = css`
  dialog.lesson {
    inline-size: 100vw;
    max-inline-size: 100vw;
    block-size: 100dvh;
    max-block-size: 100dvh;
    border: 0;
    border-radius: 0;
    background: var(--table);
  }
  dialog.lesson .dialog-body {
    gap: 0.4rem;
    max-inline-size: 79rem;
    margin-inline: auto;
    padding-block: 0.4rem 1rem;
  }
  /* A long press on a house asks about it; Safari is not to select anything then. */
  .cell {
    -webkit-touch-callout: none;
    -webkit-user-select: none;
  }
  @media (max-height: 30rem) and (min-width: 36rem) {
    dialog.lesson .dialog-body {
      gap: 0;
      padding: 0 0.4rem 0.3rem;
    }
    dialog.lesson h2 {
      font-size: 1.1rem;
    }
  }
  .why-more button {
    min-block-size: 2.75rem;
  }
  .why-more {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .house-head {
    display: flex;
    gap: 1rem;
    align-items: center;
  }
  .tile {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 6.5rem;
    block-size: 6.5rem;
    padding: 1.75rem 0.6rem 0.6rem;
    border: 2px solid #22635f;
    border-radius: 0.5rem;
    background: #4fa9a6;
    color: #10201f;
  }
  .tile-number {
    position: absolute;
    inset-block-start: 0.15rem;
    inset-inline-start: 0.45rem;
    font-weight: 700;
  }
  .tile .sign {
    inline-size: 100%;
    block-size: 100%;
    fill: currentColor;
  }
  .facts {
    list-style: none;
  }
  dialog .facts {
    gap: 0.5rem;
    padding: 0;
  }
  .facts li {
    padding-inline-start: 0.8rem;
    border-inline-start: 0.25rem solid var(--accent);
  }
  .facts .second {
    border-inline-start-style: double;
  }
  .facts .unknown {
    border-inline-start-style: dotted;
    border-color: var(--quiet);
  }
  .standing {
    padding: 0.05rem 0.5rem;
    border: 1px solid var(--line);
    border-radius: 1rem;
    color: var(--quiet);
    font-size: 0.8rem;
    white-space: nowrap;
  }
  .card-houses,
  .chapters {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  .card-houses button,
  .chapters button {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0.2rem;
  }
  .card-houses [aria-current],
  .chapters [aria-current] {
    border: 2px solid var(--accent);
    font-weight: 700;
  }
  .chances-table {
    border-collapse: collapse;
    inline-size: 100%;
  }
  .chances-table caption {
    padding-block-end: 0.4rem;
    text-align: start;
  }
  .chances-table th,
  .chances-table td {
    padding: 0.4rem 0.5rem;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  .chances-table thead th {
    font-size: 0.9rem;
  }
  @container game (inline-size < 30rem) {
    .chances-table {
      table-layout: fixed;
      hyphens: auto;
      overflow-wrap: anywhere;
    }
    .chances-table th,
    .chances-table td {
      padding-inline: 0.2rem;
    }
  }
  .chances-table small {
    display: block;
    color: var(--quiet);
    font-weight: 400;
  }
  .bar {
    display: block;
    inline-size: 100%;
    block-size: 0.6rem;
    margin-block-start: 0.2rem;
    fill: var(--quiet);
  }
  .bar.thrown {
    fill: var(--accent);
  }
  :host([dir="rtl"]) .bar {
    transform: scaleX(-1);
  }
  .past-throws {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 0.3rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .past-throw {
    display: flex;
    align-items: center;
    gap: 0.3rem;
    min-block-size: 2.5rem;
    padding-block: 0.15rem;
    padding-inline: 0.2rem 0.45rem;
    border: 1px solid var(--line);
    border-radius: 1.4rem;
    background: var(--paper);
  }
  .lost .past-throw {
    border-style: dashed;
    background: none;
  }
  .past-throw small {
    color: var(--quiet);
  }
  .fallen {
    flex: none;
    stroke: #3a2c1b;
  }
  .fallen .light {
    fill: #fdf6e3;
  }
  .fallen .dark {
    fill: #1d1a20;
  }
  .chapter {
    display: grid;
    gap: 0.8rem;
  }
  .chapter figure {
    margin: 0;
  }
  .drawing {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: 16rem;
  }
  senet-box {
    position: relative;
    display: block;
    block-size: clamp(12.5rem, min(45cqi, 60dvh), 17.5rem);
    overflow: hidden;
    border-radius: 0.6rem;
    background: #ebe0c6;
  }
  senet-box > .drawing,
  .turned-box,
  .turned-box canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    max-block-size: none;
  }
  .turned-box {
    visibility: hidden;
    touch-action: pan-y pinch-zoom;
    cursor: grab;
  }
  /* Of the two captions the longer one keeps the place of both. */
  senet-box + figcaption {
    display: grid;
  }
  senet-box + figcaption > span {
    grid-area: 1 / 1;
  }
  .of-box {
    visibility: hidden;
  }
  @media screen and (forced-colors: none) {
    senet-box.ready .turned-box,
    senet-box.ready + figcaption > .of-box {
      visibility: visible;
    }
    senet-box.ready > .drawing,
    senet-box.ready + figcaption > :not(.of-box) {
      visibility: hidden;
    }
  }
  .turned-box:active {
    cursor: grabbing;
  }
  .turned-box canvas:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
    border-radius: inherit;
  }
  .turned-box div {
    position: absolute;
    inset-block-end: 0.25rem;
    inset-inline: 0.25rem;
    display: flex;
    flex-wrap: wrap-reverse;
    justify-content: end;
    gap: 0.25rem;
  }
  .turned-box button {
    min-block-size: 2.75rem;
    padding: 0.2rem 0.8rem;
    background: var(--paper);
    font-size: 0.9rem;
  }
  figcaption {
    margin-block-start: 0.3rem;
    color: var(--quiet);
    font-size: 0.9rem;
  }
  h4 {
    margin: 0;
    font-family: var(--serif);
  }
  @media (forced-colors: active) {
    .tile,
    .drawing,
    .fallen,
    .bar {
      fill: CanvasText;
    }
    .bar.thrown {
      fill: Highlight;
    }
  }
  .lesson-list {
    display: grid;
    gap: 0.4rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  dialog .lesson-list {
    padding: 0;
  }
  .lesson-list button {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.8rem;
    align-items: center;
    inline-size: 100%;
    min-block-size: 3.25rem;
    text-align: start;
  }
  .lesson-list small {
    grid-column: 1;
    color: var(--quiet);
  }
  .lesson-list .tick {
    grid-column: 2;
    grid-row: 1 / span 2;
    color: var(--accent);
    font-size: 1.3rem;
    font-weight: 700;
  }
`;
