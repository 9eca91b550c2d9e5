/** The flat view. Loads only if it is shown. */
import { BoardView } from "../board/board-view.js";
import { DrawnSticks } from "../board/draw-sticks.js";
import type { BoardRenderers } from "../board/pictures.js";

export const flatRenderers = (board: HTMLCanvasElement, sticks: HTMLCanvasElement): BoardRenderers => ({
  board: new BoardView(board),
  sticks: new DrawnSticks(sticks),
});
