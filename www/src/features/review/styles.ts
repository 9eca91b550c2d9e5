/** What the review wears. Sides differ by shape as well as by colour, a gain from a loss by its sign too. */
import { css } from "lit";

export const reviewStyles = css`
  .review {
    display: grid;
    gap: 0.9rem 2rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
    align-items: start;
    text-align: start;
  }
  /* The board stays in sight, and leaves room to read. */
  @media (min-height: 34rem) {
    .table:not(.tall):has(.review) {
      --room: max(14rem, 38dvh);
    }
    .table:not(.tall) .dock:has(.review.at-rest) {
      grid-template-columns: minmax(0, 1fr) 24% minmax(10rem, 13rem);
    }
  }
  /* The sum tells of both. */
  .dock:has(.review.at-rest) .players {
    display: none;
  }
  @container game (inline-size < 44rem) {
    .table:has(.review) .board {
      /* Houses stay as large as a finger. */
      inline-size: min(100%, max(23rem, 42dvh * var(--aspect, 2.9)));
    }
    .table:has(.review.at-rest) .board {
      /* Nothing is pressed on it, but it is still seen. */
      inline-size: min(100%, max(14rem, 34dvh * var(--aspect, 2.9)));
    }
    .table:not(.tall) .dock:has(.review.at-rest) {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
    }
  }
  .review > p,
  .review > .trial,
  .review-head,
  .review-moments {
    grid-column: 1 / -1;
  }
  .review-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }
  .review h2 {
    font-size: 1.2rem;
  }
  .review h3 {
    margin-block-end: 0.35rem;
    font-size: 1.05rem;
  }
  .review h4 {
    margin: 0;
    font: 600 1rem / 1.3 var(--sans);
  }
  .review .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin-block-start: 0.4rem;
  }
  .review button {
    min-block-size: 2.75rem;
  }
  .review-sum {
    display: grid;
    gap: 0.5rem;
  }
  .verdict {
    font: 600 1.15rem / 1.35 var(--serif);
  }
  .review-judge,
  .review-help,
  .review-working,
  .legend,
  .reading,
  .part-list {
    color: var(--quiet);
    font-size: 0.92rem;
  }
  .parts,
  .part-list,
  .review-moments ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* The sticks of the table have the same name. */
  .parts .part.sticks {
    padding: 0;
  }
  .part > button,
  .part.end {
    display: grid;
    grid-template-columns: minmax(7.5rem, 11rem) minmax(3rem, 1fr) 3rem;
    gap: 0.6rem;
    align-items: center;
    inline-size: 100%;
    padding: 0.1rem 0.4rem;
    text-align: start;
  }
  .part > button {
    border-color: transparent;
    background: none;
  }
  .part.end {
    border-block-start: 1px solid var(--line);
    min-block-size: 2.25rem;
    font-weight: 600;
  }
  @container game (inline-size < 44rem) {
    .part > button,
    .part.end {
      grid-template: "name points" auto "track track" auto / minmax(0, 1fr) auto;
      gap: 0 0.6rem;
    }
    .part-name {
      grid-area: name;
    }
    .part-track {
      grid-area: track;
    }
    .part-points {
      grid-area: points;
    }
  }
  .part-track {
    inline-size: 100%;
    block-size: 1.1rem;
    overflow: hidden;
  }
  :host([dir="rtl"]) .part-track {
    transform: scaleX(-1);
  }
  .part-track path {
    stroke: var(--line);
    stroke-width: 0.6;
  }
  .part-track rect {
    fill: var(--accent);
  }
  .part.down .part-track rect {
    fill: var(--paper);
    stroke: var(--warn);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  .part.unsure .part-track rect {
    fill: var(--quiet);
    stroke: none;
  }
  .part-points {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .part-list {
    padding: 0 0.4rem 0.5rem;
  }
  .review .row {
    display: flex;
    justify-content: space-between;
    gap: 0.75rem;
    inline-size: 100%;
    border-color: transparent;
    background: none;
    text-align: start;
  }
  .review .row bdi {
    flex: none;
    font-weight: 600;
  }
  .curve svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border: 1px solid var(--line);
    border-radius: 0.35rem;
    background: var(--table);
  }
  .curve input {
    inline-size: 100%;
    block-size: 2.75rem;
    margin: 0;
    accent-color: var(--accent);
  }
  .curve polyline,
  .curve .half,
  .curve .now,
  .slipped {
    fill: none;
    stroke: var(--quiet);
    stroke-width: 1.2;
  }
  .curve .half {
    stroke-dasharray: 4 4;
  }
  .curve .now {
    stroke: var(--accent);
    stroke-width: 2.5;
  }
  .dot {
    fill: var(--ink);
    stroke: var(--ink);
  }
  .dot.white {
    fill: var(--paper);
  }
  .slipped {
    stroke: var(--warn);
    stroke-width: 2.5;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15rem 0.35rem;
  }
  .legend svg {
    inline-size: 0.9rem;
    block-size: 0.9rem;
  }
  .reading {
    min-block-size: 2.9em;
  }
  .review summary {
    padding-block: 0.6rem;
    cursor: pointer;
  }
  .rows {
    max-block-size: 20rem;
    overflow: auto;
  }
  .rows table {
    border-collapse: collapse;
    inline-size: 100%;
    font-size: 0.9rem;
    font-variant-numeric: tabular-nums;
  }
  .rows th,
  .rows td {
    padding: 0.15rem 0.5rem;
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
  .rows .sort {
    min-block-size: 2.75rem;
    padding-inline: 0;
    border-color: transparent;
    background: none;
    font-weight: 600;
    white-space: nowrap;
  }
  .review-moments ol {
    display: grid;
    gap: 1rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  }
  .moment-card {
    display: grid;
    gap: 0.35rem;
    align-content: start;
  }
  .moment-board {
    inline-size: 100%;
    max-inline-size: 26rem;
  }
  .moment-chance {
    font-weight: 600;
  }
  .trial-said {
    min-block-size: 1.5em;
    font-weight: 600;
  }
  .trial-said.wrong {
    color: var(--warn);
  }
  @media (forced-colors: active) {
    .part-track,
    .curve svg,
    .legend svg {
      forced-color-adjust: none;
    }
    .curve svg {
      border-color: CanvasText;
      background: Canvas;
    }
    .part-track rect,
    .dot {
      fill: CanvasText;
      stroke: CanvasText;
    }
    .part.down .part-track rect,
    .dot.white {
      fill: Canvas;
      stroke: CanvasText;
    }
    .part.unsure .part-track rect {
      fill: GrayText;
    }
    .part-track path,
    .curve :is(polyline, .half) {
      stroke: CanvasText;
    }
    .curve .now,
    .slipped {
      stroke: Highlight;
    }
  }
`;
