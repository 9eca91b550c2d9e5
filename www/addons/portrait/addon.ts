/** The face of the computer player beside its name. What happens in the game shows on it, without any motion. */
import { html, nothing } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import type { Game } from "../../src/engine/types.js";
import { face, type Mood } from "../shared/opponent-cards.js";
import { moodAfter } from "./mood.js";
import styles from "./portrait.css";

export const order = 14;

export function addon(page: AddonPage): Addon {
  const { session } = page;
  /** The mood after all events, and the mood on the screen. */
  let latest: Mood = "calm";
  let shown: Mood = "calm";
  /** The game they belong to, and its number of throws. */
  let game: Game | null = null;
  let throws = 0;

  page.on("events", (events) => {
    const { seat, game: state } = session.view;
    const side = seat === null ? null : state?.players?.[seat];
    if (side) latest = moodAfter(events, side, latest);
  });

  return {
    styles,
    render: (where, { activity, seat, setup, game: state }) => {
      if (where !== "dock" || seat === null || setup.opponent === "person" || !state?.players) return nothing;
      // A lesson or puzzle has no opponent.
      if (session.isExercise) return nothing;
      // Another game, or one that was undone.
      if (game !== session.game || state.throws < throws) latest = "calm";
      game = session.game;
      throws = state.throws;
      // It reacts to a move once the piece has arrived.
      if (activity !== "moving") shown = latest;
      return html`<span class="portrait ${seat === 0 ? "" : "second"}" data-mood=${shown} aria-hidden="true">${face(setup.opponent, shown)}</span>`;
    },
  };
}
