/** How a review is told, from whose side and in whose words; and its throws as a table that can be sorted and saved. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import { saveFile } from "../../base/save-file.js";
import type { SmallBoard } from "../../board/small-board.js";
import type { Side } from "../../engine/types.js";
import type { Reviewing } from "./feature.js";
import { asCsv, asJson, bandOf, chanceOf, lossOf, luckOf, sideOf, type Told } from "./story.js";

type Row = Told["rows"][number];

/** From whose side a game is told, and by what words. */
export interface Teller {
  here: Reviewing;
  told: Told;
  words: Localizer;
  /** The side whose chance is told. */
  side: Side;
  who(side: Side): string;
  /** The board before the choice of a row, with what was played; null until it is known. */
  picture(row: Row): SmallBoard | null;
}

/** With its sign, so that it is read as a change. */
export function signed(points: number, words: Localizer): string {
  const value = words.text("number", { value: Math.abs(points) });
  if (points === 0) return value;
  return points < 0 ? `−${value}` : `+${value}`;
}

/** What was thrown and played in a row, in words; by its notation where the list of moves does not go back so far. */
export function happened({ here, words }: Teller, row: Row): unknown {
  const sentences = here.sentences(row);
  if (sentences.length > 0) return words.sentences(sentences);
  return html`${words.text("review-throw", { n: row.n, value: row.value ?? 0, made: row.value === null ? "none" : "made" })}
    <bdi dir="ltr">${row.move ?? ""}</bdi>`;
}

// ---- The throws as a table.

const COLUMNS = ["throw", "player", "value", "move", "chance", "luck", "loss"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sorting {
  column: Column;
  /** The largest first. */
  down: boolean;
}

/** What a row is sorted by. */
const keyOf = (row: Row, column: Column, { side }: Pick<Teller, "side">): number | string => {
  switch (column) {
    case "throw":
      return row.n;
    case "player":
      return row.side;
    case "value":
      return row.value ?? 0;
    case "move":
      return row.move ?? "";
    case "chance":
      return chanceOf(row.played, side);
    case "luck":
      return luckOf(row, side);
    case "loss":
      return lossOf(row);
  }
};

/** In the order of the column; where that is the same, in that of the game. */
export function sorted(
  rows: readonly Row[],
  { column, down }: Sorting,
  teller: Pick<Teller, "side">,
): readonly Row[] {
  const compared = (one: Row, other: Row) => {
    const [left, right] = [keyOf(one, column, teller), keyOf(other, column, teller)];
    if (left === right) return 0;
    return left < right === down ? 1 : -1;
  };
  return rows.toSorted((one, other) => compared(one, other) || one.n - other.n);
}

/** Pressed again it turns round; what is given away or won is looked for from its most. */
export const pressed = (sorting: Sorting, column: Column): Sorting => ({
  column,
  down: column === sorting.column ? !sorting.down : ["value", "chance", "luck", "loss"].includes(column),
});

export function table(teller: Teller): TemplateResult {
  const { here, told, words } = teller;
  const head = (column: Column) => {
    const { sorting } = here;
    const order = sorting.column !== column ? "none" : sorting.down ? "descending" : "ascending";
    const mark = { none: "", descending: " ▼", ascending: " ▲" }[order];
    return html`<th scope="col" aria-sort=${order}>
      <button type="button" class="sort" @click=${() => here.sortBy(pressed(sorting, column))}>${words.text(`review-col-${column}`)}<span aria-hidden="true">${mark}</span></button>
    </th>`;
  };
  const save = (kind: "json" | "csv") => () => {
    const [text, type] = kind === "json" ? [asJson(told), "application/json"] : [asCsv(told), "text/csv"];
    saveFile(`senet-review.${kind}`, new Blob([text], { type }));
  };
  return html`<div class="rows" tabindex="0" role="region" aria-label=${words.text("review-table")}>
      <table>
        <thead>
          <tr>
            ${COLUMNS.map(head)}
          </tr>
        </thead>
        <tbody>
          ${sorted(told.rows, here.sorting, teller).map((row) => line(row, teller))}
        </tbody>
      </table>
    </div>
    <div class="buttons">
      ${(["json", "csv"] as const).map((kind) => html`<button type="button" class="save-${kind}" @click=${save(kind)}>${words.text("review-save", { kind: kind.toUpperCase() })}</button>`)}
    </div>`;
}

function line(row: Row, { words, side, who }: Teller): TemplateResult {
  const band = bandOf(row);
  return html`<tr>
    <th scope="row">${words.text("number", { value: row.n })}</th>
    <td>${words.text("review-player", { who: who(sideOf(row)) })}</td>
    <td>${row.value === null ? nothing : words.text("number", { value: row.value })}</td>
    <td><bdi dir="ltr">${row.move ?? ""}</bdi></td>
    <td>${words.text("number", { value: Math.round(chanceOf(row.played, side)) })}</td>
    <td><bdi dir="ltr">${signed(tenths(luckOf(row, side)), words)}</bdi></td>
    <td><bdi dir="ltr">${lossOf(row) < 0.05 ? nothing : words.text("number", { value: tenths(lossOf(row)) })}</bdi> ${band ? words.text(`review-${band}`) : nothing}</td>
  </tr>`;
}

const tenths = (points: number): number => Math.round(10 * points) / 10;
