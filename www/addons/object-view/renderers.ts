/** The object view and its page styles. Loads only if it is shown. */
import { css } from "lit";
import type { RendererFactory } from "../../src/board/pictures.js";
import { adopt } from "../../src/ui/styles/styles.js";
import { ObjectView } from "./object-view.js";

/** The table is the page's background from edge to edge; everything else lies on it or floats above it. */
const styles = css`
:host([data-object]) {
  isolation: isolate;
  background: var(--table);
  --table: #c3b394 !important;
  --quiet: #3f3629;
}
@media (prefers-color-scheme: dark) {
  :host([data-object]:not([data-scheme="light"])) {
    --table: #5a513f !important;
    --quiet: #e6dcc8;
  }
}
:host([data-object][data-scheme="dark"]) {
  --table: #5a513f !important;
  --quiet: #e6dcc8;
}
.scene,
.scene + svg {
  position: absolute;
  inset: auto;
  pointer-events: none;
}
.scene + svg[hidden] {
  visibility: hidden;
}
.board .scene {
  z-index: -1;
}
:host([data-object]) :is(.status, .players, .actions, .value:not(:empty), .in-hand:not([role])) {
  border-radius: 0.75rem;
  background: var(--paper);
}
:host([data-object]) :is(.status, .players) {
  padding: 0.6rem 0.9rem;
}
@media (--tall) {
  /* For the computer's turn. */
  :host([data-object]) .players.against {
    align-self: stretch;
    align-content: center;
    padding-block-start: 3rem;
  }
}
:host([data-object]) .actions {
  justify-self: end;
  inline-size: min(100%, 17rem);
  padding: 0.5rem;
}
:host([data-object]) .actions:not(:has(> button:not(.drawn, [aria-disabled]))) {
  background: none;
}
:host([data-object]) button.main {
  padding-inline: 0.3rem;
}
:host([data-object]) .value:not(:empty) {
  block-size: auto;
  padding: 0.2rem 0.6rem;
}
:host([data-object]) :is(.top, .middle) {
  max-inline-size: max(79rem, 94cqi);
}
:host([data-object]) .dock {
  max-inline-size: 100%;
}
:host([data-object]) .field {
  aspect-ratio: 2.4;
}
@container game (--wide) {
  /* Both panels beside the sticks have the same height, and the line of text has room for three lines. */
  :host([data-object]) .table:not(.tall) .dock {
    grid-template-columns: minmax(0, 1fr) 42% minmax(19rem, 1fr);
  }
  :host([data-object]) .table:not(.tall) :is(.status, .players) {
    align-self: stretch;
    align-content: center;
  }
  :host([data-object]) .table:not(.tall) .status {
    display: grid;
  }
  :host([data-object]) .table:not(.tall) .prompt {
    font-size: 1.1em;
  }
  :host([data-object]) .table:not(.tall) .actions {
    inline-size: 100%;
  }
}
@media (--on-its-side) {
  :host([data-object]) :is(.status, .players, .actions) {
    padding: 0.2rem 0.4rem;
  }
  :host([data-object]) .prompt {
    font-size: 0.85rem;
  }
}
@media (--upright) {
  /* Beside a portrait box the sticks have the height that nothing else needs. */
  :host([data-object]) .tall .dock {
    align-self: stretch;
  }
  :host([data-object]) .tall .sticks {
    grid-area: sticks;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    justify-items: center;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
  }
  :host([data-object]) .tall .field {
    inline-size: 100%;
    max-block-size: none;
    aspect-ratio: auto;
  }
  /* The height fits a rolling die; sticks fly in the scene. */
  :host([data-object]) .tall .field canvas {
    inset-block: 0;
    block-size: 100%;
  }
  :host([data-object]) .tall .value {
    position: static;
    translate: none;
  }
  @container game (--tablet) {
    /* Nothing lies between the box and its sticks. */
    :host([data-object]) .table:not(.tall) .dock {
      grid-template: "sticks status" 1fr "sticks actions" auto "players players" auto / minmax(0, 1.3fr) minmax(0, 1fr);
    }
    :host([data-object]) .table:not(.tall) .actions {
      inline-size: 100%;
    }
  }
  @container game (--narrow) {
    /* A portrait box, with the sticks at its side. */
    :host([data-object]) .table {
      --room: max(588px, min(100dvh - 13.5rem, 175cqi));
      grid-template:
        "board sticks" minmax(0, 1fr)
        "board actions" auto
        "status status" auto
        "players players" auto
        / auto minmax(0, 1fr);
      gap: 0.4rem;
    }
    :host([data-object]) .board {
      grid-area: board;
      inline-size: calc(var(--room) * var(--aspect));
    }
    :host([data-object]) .dock {
      display: contents;
    }
    :host([data-object]) .dock > * {
      grid-column: 1 / -1;
      inline-size: 100%;
    }
    :host([data-object]) .dock > .actions {
      grid-area: actions;
      grid-template-columns: 1fr 1fr;
    }
    :host([data-object]) button.main {
      grid-column: 1 / -1;
      font-size: 1rem;
    }
    :host([data-object]) .dock > .status {
      grid-area: status;
      min-block-size: 0;
    }
    :host([data-object]) .dock > .players {
      grid-area: players;
    }
    :host([data-object]) :is(.status, .players) {
      padding: 0.35rem 0.6rem;
    }
  }
}
`;

export function renderers(
  root: ShadowRoot,
  isRequested: boolean,
  onLost: (slow: boolean) => void,
): RendererFactory {
  adopt(root, [styles]);
  return (canvas, sticksCanvas) => {
    try {
      const board = new ObjectView(canvas, sticksCanvas, { isRequested, onLost });
      return { board, sticks: board.sticks };
    } catch (error) {
      console.warn(error);
      onLost(false);
      return null;
    }
  };
}
