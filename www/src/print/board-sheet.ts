/** The board in parts that fit on a sheet. */
import { html, nothing, type TemplateResult } from "lit";
import { visualRows } from "../board/track.js";
import type { BoardInfo } from "../engine/types.js";
import type { Localizer } from "../i18n/localizer.js";
import { signDrawing } from "../learning/sign.js";

/** The most rows and columns of a part. */
const MOST = 5;

/** In as many equal runs as need be: 10 in two of 5, 6 in two of 3, 3 in one. */
function runs<T>(all: readonly T[]): T[][] {
  const length = all.length / Math.ceil(all.length / MOST);
  return Array.from({ length: all.length / length }, (_, run) => all.slice(run * length, (run + 1) * length));
}

/** The houses of each part, row by row. */
export function boardParts({ houses, orientation }: Pick<BoardInfo, "houses" | "orientation">): number[][][] {
  const rows = visualRows({
    houses: houses === 60 ? 60 : 30,
    orientation: orientation === "vertical" ? "upright" : orientation,
    layout: "wide",
  });
  return runs(rows).flatMap((band) => {
    const columns = runs(band[0] ?? []).map(({ length }) => length);
    let from = 0;
    return columns.map((length) => {
      const part = band.map((row) => row.slice(from, from + length));
      from += length;
      return part;
    });
  });
}

export function boardSheet(board: BoardInfo, words: Localizer): TemplateResult {
  const marks = new Map(board.marks);
  const letters = "ABCD";
  return html`<p>${words.text("print-board-how")}</p>
    ${boardParts(board).map(
      (part, index) => html`<figure>
        <figcaption>${words.text("print-board-part", { letter: letters[index] ?? "" })}</figcaption>
        <table class="part ${board.hollows ? "hollows" : ""}" dir="ltr">
          ${part.map((row) => html`<tr>${row.map((house) => houseSquare(house))}</tr>`)}
        </table>
      </figure>`,
    )}`;

  function houseSquare(house: number): TemplateResult {
    const mark = marks.get(house);
    return html`<td><span>${words.text("number", { value: house })}</span>${mark ? signDrawing(mark) : nothing}</td>`;
  }
}
