/** Small board pictures for pages: starting positions, boards and materials. */

import { html, nothing, type TemplateResult } from "lit";
import { ifDefined } from "lit/directives/if-defined.js";
import type { Localizer } from "../../src/base/i18n/localizer.js";
import { type Light, standingModel } from "../../src/board/model.js";
import { freeAfter } from "../../src/engine/wasm.js";
import { lookOn } from "./small-look.js";
import "./small-board.js";
import type { EngineClient } from "../../src/engine/engine-client.js";
import type { BoardInfo, State } from "../../src/engine/types.js";
import type { RuleExample } from "./rule-boards.js";
import type { SmallBoard } from "./small-board.js";

/** Without a name the picture is decorative, so the text next to it must say the same. */
export function smallBoard(picture: SmallBoard, name?: string): TemplateResult {
  return html`<senet-small-board
    class=${picture.model.look.orientation === "upright" ? "upright" : ""}
    role=${ifDefined(name === undefined ? undefined : "img")}
    aria-label=${ifDefined(name)}
    aria-hidden=${ifDefined(name === undefined ? "true" : undefined)}
    .picture=${picture}
  ></senet-small-board>`;
}

const startStates = new Map<string, State>();

/** A starting position. Empty if only the full engine knows it and has not loaded yet. */
export function startState(engine: EngineClient, ruleset: string): State | null {
  const cached = startStates.get(ruleset);
  if (cached) return cached;
  const state = engine.withSmallEngine(ruleset, (first) =>
    freeAfter(first.new_game({ ruleset }), (game) => game.snapshot().state),
  );
  if (state) startStates.set(ruleset, state);
  return state ?? null;
}

/** A board and the pieces on it. */
export function boardPicture(board: BoardInfo, state: State | null, light: Light): SmallBoard {
  return { model: standingModel(state, board, lookOn(board, light)) };
}

/** A board next to a sentence, with the throw and the outcome as text for screen readers. */
export function ruleFigure(example: RuleExample | null, l10n: Localizer): TemplateResult | typeof nothing {
  if (!example) return nothing;
  const { picture, sentences, throws: thrown } = example;
  return html`<figure class="rule-board">
    ${smallBoard(picture, sentences.length > 0 ? l10n.sentences(sentences) : undefined)}
    ${thrown.length > 0 ? html`<figcaption>${l10n.text("rules-thrown", { throws: thrown.join(" · ") })}</figcaption>` : nothing}
  </figure>`;
}
