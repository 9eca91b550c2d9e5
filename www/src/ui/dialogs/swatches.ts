/** Boards and materials to choose by their look: a small picture and a name each. */
import { html, type TemplateResult } from "lit";
import type { SmallBoard } from "../../board/small-board.js";
import type { BoardInfo } from "../../engine/types.js";
import { boardPicture, type Light, materialPicture, smallBoard } from "../board-pictures.js";

export interface Swatches {
  /** What is chosen from, by the name of its value. */
  name: string;
  chosen: string;
  /** Told at once; in a form, the form hears of it as of any field. */
  choose?(value: string): void;
}

export function boardSwatches(
  offered: readonly (readonly [value: string, board: BoardInfo, label: string])[],
  light: Light,
  host: Swatches,
): TemplateResult {
  return swatches(
    offered.map(([value, board, label]) => [value, boardPicture(board, null, light), label]),
    host,
  );
}

export function materialSwatches(
  offered: readonly (readonly [theme: string, label: string])[],
  board: BoardInfo,
  dark: boolean,
  host: Swatches,
): TemplateResult {
  return swatches(
    offered.map(([theme, label]) => [theme, materialPicture(theme, board, dark), label]),
    host,
  );
}

function swatches(
  offered: readonly (readonly [value: string, picture: SmallBoard, label: string])[],
  { name, chosen, choose }: Swatches,
): TemplateResult {
  return html`<div class="swatches">
    ${offered.map(
      ([value, picture, label]) => html`<label class="card swatch">
        ${smallBoard(picture)}
        <span class="name">
          <input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose?.(value)} />
          <span>${label}</span>
        </span>
      </label>`,
    )}
  </div>`;
}
