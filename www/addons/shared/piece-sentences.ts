/** The positions of a side's pieces, in words. */
import { type Localizer, type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import type { Side, State } from "../../src/engine/types.js";
import { nameOfSide } from "../../src/game/choices.js";
import type { ViewState } from "../../src/game/view-state.js";

/** House numbers as spoken: 1, 2 and 3. */
export function houseList(houses: readonly number[], l10n: Localizer): string {
  return l10n.list([...houses].sort((one, other) => one - other));
}

/** The positions of one side's pieces. */
export function piecesSentence(side: Side, view: ViewState, state: State, l10n: Localizer): Sentence {
  const who = nameOfSide(side, state, view.seat);
  const houses = state[side];
  return houses.length === 0
    ? sentence("query-pieces-none", { who, side })
    : sentence("query-pieces", { who, side, houses: houseList(houses, l10n) });
}
