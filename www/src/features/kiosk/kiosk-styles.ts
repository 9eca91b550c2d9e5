/** Large controls, the line for visitors, and what an unattended screen does not show. */
import { css } from "lit";

export const stillThereStyles = css`
  dialog {
    max-inline-size: 40rem;
    text-align: center;
  }
  .dialog-body {
    display: grid;
    gap: 1rem;
    padding: 2rem;
  }
  h2 {
    font-size: 2rem;
  }
  .left {
    font: 600 1.6rem / 1.2 var(--serif);
    font-variant-numeric: tabular-nums;
  }
  button.main {
    min-block-size: 4rem;
  }
`;

export const kioskStyles = css`
  :host {
    overflow-x: clip;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  :host([data-strong]) {
    --ink: #000 !important;
    --quiet: #000 !important;
    --line: #000 !important;
    --paper: #fff !important;
    --table: #fff !important;
    --accent: #00285c !important;
    --accent-ink: #fff !important;
    --warn: #7a0000 !important;
    --focus: #a8005c !important;
    color-scheme: light;
  }

  /* What leads away, asks for a file or keeps something has no place here; nor has what the line below offers. */
  .change-rules,
  .afresh-part,
  .new-version,
  .notices:has(> p > button),
  dialog a[href],
  dialog.settings .dialog-body > label:first-of-type,
  dialog.settings .sound,
  dialog.settings .dialog-body > .note {
    display: none;
  }

  /* The screen is filled, and the line for visitors is at its lower edge. */
  :host {
    display: flex !important;
    flex-direction: column;
  }
  .top,
  .middle {
    inline-size: 100%;
    max-inline-size: min(96vw, 140rem);
  }
  .middle {
    display: flex;
    flex: 1;
    flex-direction: column;
    padding-block-end: 0.5rem;
  }
  .table {
    --room: max(15rem, 100dvh - 26rem);
    margin-block: auto;
  }
  /* What comes below it is not seen before it is scrolled to. */
  @media (min-height: 50.01rem) {
    :host(:not([data-attract])) .table:not(.tall) {
      align-content: center;
      min-block-size: calc(100dvh - 8.5rem);
    }
    :host(:not([data-attract])) .table.tall {
      align-content: start;
      min-block-size: calc(100dvh - 14.5rem);
    }
  }
  :host([data-object]) .table:not(.tall) .field {
    aspect-ratio: 3;
  }
  /* While the game plays itself there is the board, as large as it can be, what was thrown, and the invitation. */
  :host([data-attract]) :is(.toolbar, .status, .players, .actions, .log, .steps) {
    display: none;
  }
  :host([data-attract]) .table {
    --sticks: 18dvh;
    --room: max(12rem, 100dvh - var(--sticks) - var(--bar, 14rem) - max(0.7rem, 8.4vmin - 3.6rem));
    margin-block: auto 0;
  }
  :host([data-attract]) .middle,
  :host([data-attract]) .top {
    max-inline-size: 98vw;
    gap: 0.4rem;
  }
  :host([data-attract]) .dock {
    display: grid;
    grid-template: "sticks" auto / minmax(0, 1fr);
    max-inline-size: 100%;
    padding: 0;
  }
  :host([data-attract]) .sticks {
    justify-self: center;
    inline-size: min(100%, var(--sticks) * 2.78);
  }

  /* A box that stands is as high as the screen lets it be, and its sticks fall beside it. */
  :host([data-object]) .table.tall {
    --room: max(26rem, 100dvh - 19rem);
    grid-template-columns: auto minmax(0, 1fr);
    align-items: stretch;
    margin-block: 0 auto;
  }
  :host([data-object][data-attract]) .table.tall {
    --room: max(26rem, 100dvh - var(--bar, 14rem) - 9rem);
    margin-block: auto 0;
  }
  :host([data-object]) .tall .dock {
    grid-template: "sticks" minmax(0, 1fr) "status" auto "actions" auto "players" auto / minmax(0, 1fr);
    align-self: stretch;
  }
  :host([data-object]) .tall .sticks {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    justify-items: center;
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
  }
  :host([data-object]) .tall .field {
    inline-size: 100%;
    aspect-ratio: auto;
  }
  :host([data-object]) .tall .field canvas {
    inset-block: 0;
    block-size: 100%;
  }
  :host([data-object]) .tall .value {
    position: static;
    translate: none;
  }
  :host([data-object]) .tall .actions {
    justify-self: stretch;
    inline-size: 100%;
  }

  /* On a low screen everything that is played with is in sight at once. */
  @media (max-height: 50rem) {
    .table {
      --room: max(12rem, 100dvh - 28rem);
    }
    :host(:not([data-attract])) .table:not(.tall) {
      align-content: start;
      min-block-size: calc(100dvh - 11rem);
    }
    .status {
      min-block-size: 4rem;
    }
    .field {
      aspect-ratio: auto;
      inline-size: 100%;
      block-size: 6.5rem;
    }
    .dock {
      padding-block: 0.4rem;
    }
    @container game (inline-size < 62rem) {
      .dock {
        grid-template:
          "status players" auto
          "sticks actions" auto
          / minmax(0, 1.6fr) minmax(0, 1fr);
      }
    }
    .toolbar {
      gap: 0;
    }
    .toolbar button {
      padding-inline: 0.4rem;
      font-size: 0.9rem;
    }
  }

  .toolbar button,
  .dock button,
  dialog button {
    min-block-size: 3rem;
    min-inline-size: 3rem;
  }
  .actions button.main {
    min-block-size: 4rem;
  }

  .exhibit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.25rem;
  }
  .exhibit img {
    max-block-size: 4rem;
    max-inline-size: 16rem;
  }
  .exhibit-name {
    font: 600 1.1rem / 1.2 var(--sans);
  }
  .exhibit-title {
    font: 600 1.6rem / 1.2 var(--serif);
  }

  .kiosk-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1.5rem;
    /* In sight also where the rest is higher than the screen. */
    position: sticky;
    inset-block-end: 0.25rem;
    z-index: 3;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--paper);
  }
  /* What is told of a game is higher than the screen: nothing lies over it. */
  .middle:has(.review) .kiosk-bar {
    position: static;
  }
  .kiosk-bar > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  .kiosk-bar button {
    min-block-size: 3rem;
    min-inline-size: 3rem;
  }
  .kiosk-bar button[aria-pressed="true"] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
  }
  @media (max-height: 50rem) {
    .kiosk-bar {
      gap: 0.3rem;
      justify-content: start;
      padding: 0.35rem;
    }
    .kiosk-bar > div {
      display: contents;
    }
    .kiosk-bar button {
      min-block-size: 2.7rem;
      padding-inline: 0.55rem;
    }
  }
  .kiosk-bar .finish {
    border-width: 2px;
    border-color: var(--accent);
    font-weight: 600;
  }
  .kiosk-fault {
    flex-basis: 100%;
    color: var(--warn);
    font-size: 0.8rem;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .kiosk-bar button[aria-pressed="true"] {
      outline: 3px solid Highlight;
      outline-offset: -5px;
    }
  }

  .kiosk-veil {
    position: fixed;
    z-index: 2;
    inset: 0;
    cursor: pointer;
    touch-action: pinch-zoom;
  }
  .kiosk-attract {
    display: contents;
  }
  /* Two lines above the board, beside the title where there is no other: of the board it covers nothing. */
  .kiosk-attract .caption {
    display: grid;
    order: 1;
    place-content: end center;
    min-block-size: 3.6em;
    margin-block-start: auto;
    padding-inline: 8.5rem;
    font: 500 max(1.2rem, 2.3vmin) / 1.3 var(--serif);
    text-align: center;
  }
  :host([data-attract]) .middle:not(:has(.exhibit)) {
    margin-block-start: -3.8rem;
  }
  .exhibit ~ .kiosk-attract .caption {
    padding-inline: 0;
  }
  .kiosk-attract .caption span {
    max-inline-size: 46em;
    padding: 0.4em 1em;
    border-radius: 0.5em;
    background: color-mix(in srgb, var(--paper) 93%, transparent);
    box-shadow: 0 0.1em 0.6em #0006;
    text-wrap: balance;
  }
  :host([data-attract]) .table {
    order: 2;
    margin-block: 0 auto;
  }
  .kiosk-attract .invitation {
    display: grid;
    order: 3;
    gap: 0.25rem;
    justify-items: center;
    color: var(--quiet);
  }
  .kiosk-attract .invitation ~ *,
  .kiosk-bar {
    order: 4;
  }
  .kiosk-attract button.main {
    min-block-size: max(4rem, 5vmin);
    padding-inline: 2rem;
    font-size: max(1.3rem, 2.2vmin);
  }
  /* Beside the sticks where the screen is broad. */
  @media (min-aspect-ratio: 1/1) {
    .kiosk-attract .invitation {
      z-index: 1;
      align-self: end;
      align-content: center;
      block-size: 18dvh;
      max-inline-size: 32%;
      margin-block-start: calc(-18dvh - 0.4rem);
    }
    :host([data-attract]) .sticks {
      justify-self: start;
      inline-size: min(55%, var(--sticks) * 2.78);
      margin-inline-start: 8%;
    }
  }
  @media (max-aspect-ratio: 1/1) {
    :host([data-attract]) .table {
      --sticks: 16dvh;
      --bar: 25rem;
    }
  }
  .kiosk-home {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 1rem;
    font-size: 1.2rem;
  }
  .kiosk-home .qr {
    inline-size: max(9rem, 16vmin);
  }
  @media (prefers-reduced-motion: no-preference) {
    .kiosk-attract .caption {
      animation: kiosk-in 0.8s ease-out;
    }
    .kiosk-attract button.main {
      animation: kiosk-breathe 3.5s ease-in-out infinite;
    }
  }
  @keyframes kiosk-in {
    from {
      opacity: 0;
    }
  }
  @keyframes kiosk-breathe {
    50% {
      box-shadow: 0 0 0 0.6rem color-mix(in srgb, var(--accent) 25%, transparent);
    }
  }
  dialog.curator table {
    border-collapse: collapse;
  }
  dialog.curator :is(th, td) {
    padding: 0.3rem 0.7rem;
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
  dialog.curator td {
    font-variant-numeric: tabular-nums;
  }
  .faults {
    overflow-wrap: anywhere;
  }
`;
