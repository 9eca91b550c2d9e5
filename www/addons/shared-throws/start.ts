/** Starts a game whose throws others get, too, and tells when one is over. */

import type { Page } from "../../src/app/addon.js";
import type { Sentence } from "../../src/base/i18n/localizer.js";
import type { NewGame } from "../../src/engine/engine-client.js";
import { seatFor } from "../../src/game/choices.js";
import type { ComputerSeat, Setup, ViewState } from "../../src/game/view-state.js";

/** Does nothing if another game has started in the meantime. Without a seat, the setup's side decides. */
export async function startGame(
  { session, engine }: Page,
  throws: Omit<NewGame, "ruleset">,
  setup: Setup,
  announcement: Sentence,
  seat?: ComputerSeat,
): Promise<void> {
  const before = session.game;
  const game = await engine.newGame({ ruleset: setup.ruleset, ...throws });
  if (before !== session.game) return game.free();
  const seats = seat === undefined ? seatFor(setup, game.snapshot().state.players) : seat;
  session.load(game, { ...setup, seed: null }, { seat: seats, announcement: announcement });
}

/** The game is over and on the board. Stays true during a look back. */
export const isOver = ({ game, shown, activity }: ViewState): boolean =>
  game?.phase === "over" && (shown === game || activity === "looking");
