/** How a review is told: from whose side, in whose words. */
import { html } from "lit";
import type { Localizer } from "../../base/i18n/localizer.js";
import type { SmallBoard } from "../../board/small-board.js";
import type { Side } from "../../engine/types.js";
import type { Reviewing } from "./feature.js";
import type { Told } from "./story.js";

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
  return points < 0 ? `−${value}` : `+${value}`;
}

/** What was thrown and played in a row, in words; by its notation where the list of moves does not go back so far. */
export function happened({ here, words }: Teller, row: Row): unknown {
  const sentences = here.sentences(row);
  if (sentences.length > 0) return words.sentences(sentences);
  return html`${words.text("review-throw", { n: row.n, value: row.value ?? 0, made: row.value === null ? "none" : "made" })}
    <bdi dir="ltr">${row.move ?? ""}</bdi>`;
}
