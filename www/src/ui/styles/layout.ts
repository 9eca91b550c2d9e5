/**
 * Layout: on a phone one column, on a desktop the board above its dock, on a low screen the two side by side. Everything
 * in the dock has a fixed place and size, so nothing moves between throws. `.field` is the table where the sticks lie. Its
 * canvas covers their whole flight, above everything else, and ignores the pointer.
 */

import { css } from "lit";

export const layout = css`
:is(.top, .middle) {
  --room: max(15rem, 100dvh - 17rem);
  /* Offset of the drawn box within its area. */
  --edge: 1.2cqi;
  /* The same for every board: the toolbar is there before the board is known. */
  max-inline-size: min(100rem, max(60rem, var(--room) * 2.77 + 3rem));
  margin-inline: auto;
  padding-inline: clamp(0.5rem, 2cqi, 1.5rem);
}
.top {
  display: flex;
  align-items: baseline;
  gap: 0.25rem 1rem;
  padding-block: 0.5rem 0.3rem;
}
.top > :first-child {
  padding-inline-start: var(--edge);
}
.top > :last-child {
  padding-inline-end: var(--edge);
}
h1 {
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  font-size: clamp(1.25rem, 1rem + 1.6cqi, 2rem);
  letter-spacing: 0.06em;
  text-overflow: ellipsis;
  white-space: nowrap;
}
:host(:is(:lang(ar), :lang(hi))) h1 {
  overflow: visible;
  letter-spacing: 0;
}
.middle {
  display: grid;
  gap: var(--air, 0.9rem);
  padding-block-end: 1.5rem;
}
.table {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--air, 0.75rem);
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
  -webkit-user-select: none;
  user-select: none;
}
.cell.movable {
  cursor: grab;
  touch-action: none;
}
.cell:focus-visible {
  outline: none;
}
.dock {
  display: grid;
  grid-template:
    "players sticks status" 1fr
    "players sticks actions" minmax(4.25rem, auto)
    / minmax(0, 1fr) minmax(0, 43%) minmax(19rem, 1fr);
  gap: 0.5rem 1.5rem;
  align-items: center;
  inline-size: 100%;
  padding-inline: var(--edge);
  font-size: clamp(1rem, 1.2cqi, 2.4rem);
}
.status {
  grid-area: status;
  position: relative;
  align-self: end;
  min-inline-size: 0;
}
.prompt strong {
  position: relative;
  z-index: 1;
}
.prompt {
  max-block-size: 4.05em;
  overflow: hidden;
  font-size: 1.2em;
  line-height: 1.35;
  text-wrap: balance;
}
.sticks {
  grid-area: sticks;
  position: relative;
  padding-inline-end: 3.2rem;
}
.sticks .field {
  position: relative;
  aspect-ratio: 2.78;
  max-block-size: max(11rem, 20dvh);
  margin-inline: auto;
}
:is(.cell.goal, .sticks.waiting .field) {
  cursor: pointer;
}
.field canvas {
  position: absolute;
  z-index: 1;
  inset: -75% -7% -100%;
  inline-size: 114%;
  block-size: 275%;
  pointer-events: none;
}
.value {
  position: absolute;
  z-index: 1;
  inset-block-start: 50%;
  inset-inline-end: 0;
  inline-size: 3rem;
  block-size: 1em;
  translate: 0 -50%;
  font: 600 3.6rem / 1 var(--serif);
  text-align: center;
}
.actions {
  grid-area: actions;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 2.75rem 2.75rem;
  gap: 0.4rem;
  align-items: center;
  min-block-size: 4.25rem;
}

.players {
  grid-area: players;
  display: flex;
  flex-direction: column;
  align-self: stretch;
  justify-content: center;
  gap: 0.3rem 0.6rem;
  margin: 0;
  padding: 0;
  list-style: none;
}
/* The names take their place before they are known. */
.players:empty::before {
  block-size: 1.9rem;
  content: "";
}
.player {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  padding-block: 0.1rem;
  padding-inline: 0.6rem;
  border: 2px solid transparent;
  border-radius: 2rem;
}
.pieces {
  display: inline-flex;
  flex: none;
  gap: 0.1em;
  padding: 0.15em 0.3em;
  border-radius: 0.8em;
  background: #748688;
}
@container game (--players-in-line) {
  .players {
    flex-flow: row wrap;
    justify-content: space-between;
    font-size: 0.92em;
  }
  .player {
    flex-wrap: nowrap;
    gap: 0.2rem;
    padding-inline: 0.35rem;
  }
  .pieces {
    font-size: 0.55em;
  }
  /* In two rows, so that no name is cut. */
  .pieces:has(:nth-child(6)) {
    flex-wrap: wrap;
    max-inline-size: 5.4em;
  }
  .who {
    white-space: nowrap;
  }
}
.player.acts {
  border-color: var(--accent);
}
.who {
  font-weight: 600;
}
.pieces .off {
  opacity: 0.28;
}

@media (--huge) {
  :is(.top, .middle) {
    max-inline-size: 92vw;
  }
}
@media (--roomy) {
  .middle {
    --air: 2rem;
  }
}

@container game (--medium) {
  .dock {
    grid-template:
      "players players" auto
      "sticks status" 3.3rem
      "sticks actions" 4.25rem
      / minmax(0, 1fr) minmax(0, 1fr);
  }
  .prompt {
    max-block-size: 2.7em;
  }
}

@container game (--narrow) {
  :is(.top, .middle) {
    --room: max(12rem, 100dvh - 19.4rem);
  }
  .top {
    align-items: center;
    gap: 0;
    padding: 0.1rem 0.5rem;
  }
  h1 {
    font-size: 1.15rem;
    letter-spacing: 0.02em;
  }
  .middle {
    gap: 0.6rem;
  }
  .table {
    gap: 0.4rem;
  }
  .dock {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 0.35rem;
  }
  .sticks {
    align-self: center;
    inline-size: min(100%, 17rem);
  }
  .status {
    align-self: stretch;
    min-block-size: 2.7rem;
  }
  .prompt {
    font-size: 1rem;
    text-align: center;
  }
  /* On a low screen or with large text, the button stays visible. */
  .actions {
    position: sticky;
    z-index: 2;
    inset-block-end: 0;
    padding-block: 0.25rem;
  }
  .actions .main {
    min-block-size: 3.75rem;
    line-height: 1.3;
  }
}

/* In a low frame, as in articles: the sticks next to the button. */
@media (--low) {
  @container game (--narrow) {
    :is(.top, .middle) {
      --room: max(11rem, 100dvh - 12.5rem);
    }
    .dock {
      display: grid;
      grid-template:
        "players players" auto
        "status status" auto
        "sticks actions" auto
        / minmax(0, 1fr) minmax(0, 1.2fr);
      gap: 0.2rem 0.5rem;
      align-items: center;
    }
    .sticks {
      inline-size: 100%;
      padding-inline-end: 2.2rem;
    }
    .value {
      inline-size: 2rem;
      font-size: 2.4rem;
    }
    .status {
      min-block-size: 1.4rem;
    }
    .prompt {
      max-block-size: 1.35em;
    }
    .actions {
      min-block-size: 3.6rem;
    }
    .actions .main {
      min-block-size: 3.1rem;
    }
  }
}

/* Undo and hint beside the line of text, so that the large button fills its row. */
@media (--tall) {
  .actions {
    grid-template-columns: none;
  }
  .actions .drawn {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-end: 0;
    inline-size: 2.75rem;
  }
  .prompt {
    padding-inline-end: 5.75rem;
  }
  .players.against {
    padding-block-start: 3em;
  }
  @container game (--medium) {
    :is(.top, .middle) {
      --room: max(15rem, 100dvh - 22rem);
    }
  }
  @container game (--narrow) {
    :is(.top, .middle) {
      --room: max(12rem, 100dvh - 22.2rem);
    }
    .prompt {
      min-block-size: 2.7rem;
      padding-inline: 2.9rem;
      align-content: center;
    }
  }
}

@media (--upright) {
  @container game (--broad) {
    .table.tall {
      /* The bound keeps a frame that is always as high as the game from growing without end. */
      --room: max(26rem, min(100dvh - 8rem, 125cqi));
      grid-template-columns: auto minmax(0, 34rem);
      align-items: start;
      justify-content: center;
    }
    .tall .board {
      inline-size: calc(var(--room) * var(--aspect));
    }
    .tall .dock {
      grid-template: "players" auto "sticks" 1fr "status" 4.6rem "actions" auto / minmax(0, 1fr);
    }
  }
}

@media (--on-its-side) {
  :is(.top, .middle) {
    --room: max(10rem, 100dvh - 3.5rem);
    max-inline-size: none;
    padding-inline: 0.5rem;
  }
  .top {
    padding-block: 0.1rem;
  }
  h1 {
    font-size: 1.1rem;
  }
  .table {
    grid-template:
      "board players" auto
      "board status" 1fr
      "sticks actions" auto
      / minmax(0, 1fr) 21%;
    gap: 0.2rem 0.5rem;
    align-items: start;
  }
  .board {
    grid-area: board;
  }
  .dock {
    display: contents;
  }
  .dock > :not(.sticks) {
    inline-size: 100%;
  }
  .dock > :not(.players, .status, .sticks, .actions) {
    grid-column: 1 / -1;
  }
  .sticks {
    inline-size: 22rem;
  }
  .field {
    max-block-size: 6.6rem;
  }
  .prompt {
    font-size: 0.95rem;
  }
  .players {
    flex-direction: column;
    font-size: 0.85rem;
  }
  /* The pieces stand below a name that fills the line. */
  .player {
    flex-wrap: wrap;
  }
  .who {
    white-space: normal;
  }
  .actions {
    grid-template-columns: 1fr 1fr;
  }
  .main {
    grid-column: 1 / -1;
  }
}
`;
