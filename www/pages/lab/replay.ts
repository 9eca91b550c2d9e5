/** Steps through one of the played games on a board. */

import { html, type TemplateResult } from "lit";
import { boardPicture, smallBoard } from "../../addons/shared/board-pictures.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import type { Light } from "../../src/board/model.js";
import type { BoardInfo, FullEngine, State } from "../../src/engine/types.js";

/** A recorded game with the position after each action. */
export interface Replay {
  /** In written form. */
  readonly ruleset: string;
  /** The game's index in the run. */
  readonly game: number;
  readonly states: readonly State[];
}

/** Parses a record with the full engine; throws its refusal if the record is invalid. */
export function replayOf(engine: FullEngine, ruleset: string, game: number, record: string): Replay {
  const played = engine.game_from_record(record);
  try {
    const states: State[] = [];
    for (let index = 0; index <= played.steps(); index++) {
      played.go_to(index);
      states.push(played.snapshot().state);
    }
    return { ruleset, game, states };
  } finally {
    played.free();
  }
}

interface ReplayView {
  replay: Replay;
  /** The number of actions shown. */
  at: number;
  board: BoardInfo;
  light: Light;
  l10n: Localizer;
  name: string;
  seek(step: number): void;
}

export function replayView({ replay, at, board, light, l10n, name, seek }: ReplayView): TemplateResult {
  const state = replay.states[at];
  const last = replay.states.length - 1;
  const label = l10n.text("lab-replay-at", { step: at, steps: last });
  return html`<figure class="replay">
    <figcaption>${l10n.text("lab-replay-title", { game: replay.game + 1, name })}</figcaption>
    ${smallBoard(boardPicture(board, state ?? null, light), label)}
    <label class="field">${label}
      <input type="range" min="0" max=${last} .value=${String(at)}
        @input=${(event: Event) => seek(Number((event.currentTarget as HTMLInputElement).value))} />
    </label>
  </figure>`;
}
