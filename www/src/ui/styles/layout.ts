/**
 * Where things are: one column on a phone, the board above its dock on a desk, side by side when the screen is low.
 *
 * `.field` is the table before the board, where the sticks lie; its canvas reaches as far as they fly, over everything
 * and in nobody's way. On a phone what is said, which may become longer, is below the large button, which has room for
 * two lines: it stays where it is.
 */

import { css } from "lit";

export const layout = css`
.top {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  padding: 0.6rem clamp(0.5rem, 2cqi, 1.5rem) 0.4rem;
  max-inline-size: 79rem;
  margin-inline: auto;
}
h1 {
  font-size: clamp(1.25rem, 1rem + 1.6cqi, 2rem);
  letter-spacing: 0.06em;
  white-space: nowrap;
}
:host(:lang(ar)) h1 {
  letter-spacing: 0;
}
.named {
  flex: 1;
  overflow: hidden;
  color: var(--quiet);
  text-overflow: ellipsis;
  white-space: nowrap;
}
.middle {
  display: grid;
  gap: 0.9rem;
  padding: 0 clamp(0.5rem, 2cqi, 1.5rem) 1.5rem;
  max-inline-size: 79rem;
  margin-inline: auto;
}
.table {
  --room: max(15rem, 100dvh - 18rem);
  display: grid;
  gap: 0.75rem;
  justify-items: center;
}
.unplaced {
  visibility: hidden;
}
.board {
  position: relative;
  inline-size: min(100%, var(--room) * var(--aspect, 2.9));
  aspect-ratio: var(--aspect, 2.9);
}
.board canvas,
.grid,
.cell {
  position: absolute;
}
.board canvas,
.grid {
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
}
.cell {
  cursor: default;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  user-select: none;
}
.cell.movable {
  cursor: grab;
  touch-action: none;
}
.cell.target {
  cursor: pointer;
}
.cell:focus-visible {
  outline: none;
}
@media (forced-colors: active) {
  .cell {
    forced-color-adjust: none;
    outline-offset: -4px;
  }
  .cell.movable {
    outline: 2px dashed #ff0;
  }
  .cell.target {
    outline: 3px double #ff0;
  }
  .cell.selected {
    outline: 4px solid #ff0;
  }
  .cell:focus-visible {
    outline: 4px solid #fff;
  }
}

.dock {
  display: grid;
  grid-template:
    "status sticks actions" 1fr
    "players sticks actions" auto
    / minmax(0, 1fr) 43% minmax(10rem, 13rem);
  gap: 0.5rem 1.25rem;
  align-items: center;
  inline-size: 100%;
  max-inline-size: 76rem;
  padding: 0.25rem 0.6rem;
}
.status {
  grid-area: status;
  min-block-size: 5.2rem;
}
.prompt {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  font-size: 1.2rem;
}
.told {
  margin-block-start: 0.25rem;
  color: var(--quiet);
}
.told.refusal {
  color: var(--warn);
}
.sticks {
  grid-area: sticks;
  position: relative;
  padding-inline-end: 1.9rem;
}
.sticks .field {
  position: relative;
  aspect-ratio: 2.78;
}
.sticks.waiting .field {
  cursor: pointer;
}
.field canvas {
  position: absolute;
  z-index: 1;
  inset: -35% -7% -100%;
  inline-size: 114%;
  block-size: 235%;
  pointer-events: none;
}
.value {
  position: absolute;
  z-index: 1;
  inset-block-start: 50%;
  inset-inline-end: 0;
  translate: 0 -50%;
  font: 600 2.8rem / 1 var(--serif);
}
.lengths {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-block-start: 0.3rem;
}
.in-hand {
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  justify-content: center;
  font-weight: 600;
}
.chip {
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  border-radius: 1.4rem;
}
.chip[aria-pressed="true"] {
  border-color: var(--accent);
  background: var(--accent);
  color: var(--paper);
}
.actions {
  grid-area: actions;
  display: grid;
  gap: 0.5rem;
}
.players {
  grid-area: players;
}

@media (min-width: 2000px) {
  .top,
  .middle {
    max-inline-size: 92vw;
  }
  .dock {
    max-inline-size: 100%;
  }
}

@container game (inline-size < 62rem) {
  .dock {
    grid-template:
      "status status" auto
      "sticks actions" auto
      "players players" auto
      / minmax(0, 1.6fr) minmax(0, 1fr);
  }
}

@container game (inline-size < 44rem) {
  .top {
    justify-content: start;
    gap: 0;
    padding: 0.15rem 0.5rem;
  }
  .top .toolbar {
    display: contents;
  }
  .toolbar > :not(.drawn) {
    order: 1;
  }
  h1 {
    flex: 1;
    font-size: 1.15rem;
    letter-spacing: 0.02em;
  }
  .middle {
    gap: 0.6rem;
  }
  .table {
    --room: 100dvh;
    gap: 0.4rem;
  }
  .dock {
    grid-template:
      "sticks actions" auto
      "status status" auto
      "players players" auto
      / minmax(0, 1.6fr) minmax(0, 1fr);
    gap: 0.35rem 0.6rem;
    align-items: start;
    padding: 0;
  }
  .sticks {
    padding-inline-end: 1.4rem;
  }
  .actions {
    padding-block-start: 0.4rem;
  }
  .actions .main {
    min-block-size: 3.75rem;
    line-height: 1.3;
  }
  .status {
    min-block-size: 4.2rem;
    font-size: 0.9rem;
  }
  .lengths .chip {
    flex: auto;
    padding-inline: 0.3rem;
  }
  .prompt {
    font-size: 1rem;
  }
  .value {
    font-size: 2rem;
  }
}

@media (min-height: 30.01rem) {
  @container game (inline-size >= 44rem) {
    .table.tall {
      --room: max(26rem, 100dvh - 6rem);
      grid-template-columns: auto minmax(0, 34rem);
      align-items: start;
      justify-content: center;
    }
    .tall .board {
      inline-size: calc(var(--room) * var(--aspect));
    }
    .tall .dock {
      grid-template: "status" auto "sticks" auto "actions" auto "players" auto / minmax(0, 1fr);
    }
  }
}

@media (max-height: 30rem) and (min-width: 36rem) {
  .top {
    padding-block: 0.15rem;
  }
  h1 {
    font-size: 1.1rem;
  }
  .middle {
    padding-inline: 0.25rem;
  }
  .table {
    --room: 100dvh;
    display: grid;
    grid-template:
      "board board actions" auto
      "status sticks sticks" auto
      "players sticks sticks" 1fr
      / minmax(0, 1fr) 7.5rem 9.5rem;
    gap: 0.3rem 0.5rem;
    align-items: start;
  }
  .board {
    grid-area: board;
  }
  .dock {
    display: contents;
  }
  .status,
  .players {
    justify-self: start;
    padding-inline: 0.5rem;
    min-block-size: 0;
    font-size: 0.85rem;
  }
  .prompt {
    font-size: 1rem;
  }
  .sticks,
  .actions {
    inline-size: 100%;
  }
  .actions {
    align-self: start;
  }
  .notices {
    padding-block: 0.1rem;
    font-size: 0.85rem;
  }
  .notices button {
    min-block-size: 1.75rem;
  }
}
`;

// ---- The offer of the first lesson, in the dock; where there is little room it takes the players' place.

export const lessonOfferStyles = css`
.lesson-offer {
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem 0.8rem;
  padding: 0.3rem 0.8rem;
}
@container game (inline-size < 44rem) {
  .dock:has(.lesson-offer) .players {
    display: none;
  }
  .lesson-offer {
    padding: 0.2rem 0.6rem 0.4rem;
  }
  .dock .lesson-offer p {
    flex-basis: 100%;
  }
}
@media (max-height: 30rem) and (min-width: 36rem) {
  .dock:has(.lesson-offer) .players {
    display: none;
  }
  .dock:has(.lesson-offer) .status {
    min-block-size: 3.4rem;
  }
}
.lesson-offer p {
  flex: 1 1 14rem;
}
.lesson-offer button {
  min-block-size: 2.75rem;
}
.lesson-offer .start {
  border-color: var(--accent);
  font-weight: 600;
}
`;
