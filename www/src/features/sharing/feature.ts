/** Sharing and keeping: games and positions out of the page and into it. */

import { css } from "lit";
import type { Feature, FeatureContext } from "../feature.js";
import { listen } from "./incoming.js";

export function feature(page: FeatureContext): Feature {
  const { session } = page;
  let stop: (() => void) | null = null;
  const entry = (name: string, dialog: string) => ({
    group: "share" as const,
    name,
    label: page.words.text(`menu-${name}`),
    note: page.words.text(`menu-${name}-note`),
    run: () => session.update({ dialog }),
  });
  return {
    texts: ["sharing"],
    styles: sharingStyles,
    // When the page is drawn the first time, everything it may have to say is there.
    drawn: () => {
      stop ??= listen(page);
    },
    menu: () => [entry("share", "share"), entry("open", "open-game")],
    dialogs: {
      share: async () => (await import("./share-dialog.js")).shareDialog,
      "open-game": async () => (await import("./open-dialog.js")).openDialog,
    },
    destroy: () => stop?.(),
  };
}

const sharingStyles = css`
  .share-part {
    display: grid;
    gap: 0.4rem;
  }
  .share-part .buttons {
    margin: 0;
  }
  .copying {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .copying .link {
    flex: 1 1 12rem;
    min-inline-size: 0;
    inline-size: auto;
  }
  .copying .link,
  dialog textarea {
    block-size: auto;
    min-block-size: 2.75rem;
    padding: 0.4rem 0.6rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--table);
    color: var(--ink);
    font: inherit;
  }
  .copying button,
  .share-part details button {
    min-block-size: 2.75rem;
  }
  dialog textarea {
    inline-size: 100%;
    font-family: ui-monospace, monospace;
    font-size: 0.9rem;
    resize: vertical;
  }
  .picture {
    inline-size: 100%;
    block-size: auto;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
  }
  .picture-maker {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: -500vw;
    visibility: hidden;
    pointer-events: none;
  }
  .pasting label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.3rem;
  }
  .field input[type="file"] {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: auto;
    min-block-size: 2.75rem;
    align-content: center;
    font: inherit;
  }
  ::file-selector-button {
    min-block-size: 2.75rem;
    margin-inline-end: 0.7rem;
    padding: 0.3rem 0.8rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: transparent;
    color: inherit;
    font: inherit;
  }
  .wrong:not(:empty) {
    padding: 0.5rem 0.7rem;
    border-inline-start: 0.3rem solid var(--warn);
    color: var(--warn);
  }
`;
