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
  main {
    inline-size: 100%;
    max-inline-size: min(96vw, 140rem);
  }
  main {
    display: flex;
    flex: 1;
    flex-direction: column;
    padding-block-end: 0.5rem;
  }
  .table {
    --room: max(15rem, 100dvh - 26rem);
    margin-block: auto;
  }
  :host([data-attract]) .table {
    --room: max(15rem, 100dvh - 32rem);
  }
  :host([data-attract]) :is(.toolbar, .actions) {
    visibility: hidden;
  }
  :host([data-attract]) .log,
  :host([data-attract]) .steps {
    display: none;
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
    position: relative;
    z-index: 3;
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--paper);
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
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem 2rem;
    min-block-size: 5.5rem;
  }
  .kiosk-attract .caption {
    flex: 1 1 18rem;
    font: 500 clamp(1.2rem, 0.9rem + 1.2cqi, 2.1rem) / 1.3 var(--serif);
    text-wrap: balance;
  }
  .kiosk-attract .invitation {
    display: grid;
    gap: 0.25rem;
    justify-items: center;
    color: var(--quiet);
  }
  .kiosk-attract button.main {
    min-block-size: 4rem;
    padding-inline: 2rem;
    font-size: clamp(1.3rem, 1rem + 0.8cqi, 1.8rem);
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
