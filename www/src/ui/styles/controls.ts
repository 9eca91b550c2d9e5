/** Buttons and the list of players. */
import { css } from "lit";

/** For screen readers only. */
const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const controls = css`
button,
select {
  min-block-size: 2.75rem;
  padding: 0.3rem 0.8rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--paper);
  color: var(--ink);
  font: inherit;
  cursor: pointer;
  touch-action: manipulation;
}
@media (hover: hover) {
  button:not([aria-disabled]):hover {
    border-color: var(--ink);
  }
}
button[aria-disabled] {
  color: var(--quiet);
  cursor: default;
}
button.main {
  min-block-size: 3.25rem;
  border-color: var(--accent);
  background: var(--accent);
  color: var(--accent-ink);
  font-size: 1.2rem;
  font-weight: 600;
}
button.main[aria-disabled] {
  border-color: var(--line);
  background: none;
  color: var(--quiet);
}
.toolbar {
  display: flex;
  gap: 0.25rem;
}
.toolbar[inert] {
  visibility: hidden;
}
.drawn {
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  border-color: transparent;
  background: none;
}
/* Disabled buttons are hidden. One that has the focus stays until the focus moves on. */
.drawn[aria-disabled]:not(:focus) {
  visibility: hidden;
}
.toolbar .redo[aria-disabled]:not(:focus) {
  display: none;
}
.icon {
  inline-size: 1.25rem;
  block-size: 1.25rem;
}
.icon path {
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
}
:host([dir="rtl"]) .undo .icon,
:host([dir="rtl"]) .redo .icon {
  transform: scaleX(-1);
}
.actions .drawn {
  justify-content: center;
  padding: 0;
}
.actions .drawn .label {
  ${visuallyHidden}
}
@container game (inline-size < 56rem) {
  .toolbar {
    gap: 0;
  }
  .toolbar .drawn {
    justify-content: center;
    inline-size: min(2.75rem, 44px);
    min-block-size: min(2.75rem, 44px);
    padding: 0;
  }
  .toolbar .label {
    ${visuallyHidden}
  }
}
/* Messages that the page shows on its own. */
.notices {
  display: grid;
  gap: 0.4rem;
  padding: 0.4rem 0.8rem;
  overflow-wrap: anywhere;
  border: 1px solid var(--line);
  border-inline-start: 0.35rem solid var(--accent);
  border-radius: 0.5rem;
  background: var(--paper);
}
.notices:not(:has(p)) {
  display: none;
}
.failure {
  display: grid;
  gap: 0.75rem;
  max-inline-size: 40rem;
  margin: 3rem auto;
  padding: 1.5rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: var(--paper);
  font-size: 1.1rem;
}
.players {
  grid-area: players;
  display: flex;
  flex-wrap: wrap;
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
  gap: 0.5rem;
  padding-block: 0.1rem;
  padding-inline: 0.6rem;
  border: 2px solid transparent;
  border-radius: 2rem;
}
@container game (19rem <= inline-size < 62rem) {
  .players,
  .player {
    flex-wrap: nowrap;
  }
  .players {
    justify-content: space-between;
  }
  .player {
    min-inline-size: 0;
    gap: 0.2rem;
    padding-inline: 0.35rem;
  }
  .pieces {
    font-size: 0.66em;
  }
  .who {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
}
.player.acts {
  border-color: var(--accent);
}
.who {
  font-weight: 600;
}
.pieces {
  display: inline-flex;
  flex: none;
  gap: 0.1em;
  padding: 0.15em 0.3em;
  border-radius: 0.8em;
  background: #748688;
}
/* Borne off. */
.pieces .off {
  opacity: 0.28;
}
`;
