/** The board as a picture of its own: as it is shown, without marks, on the colour of the table. */
import { BoardView } from "../../board/board-view.js";
import { boardModel } from "../../board/from-state.js";
import { aspectOf } from "../../board/geometry.js";
import { lookFor } from "../../board/look.js";
import type { ViewState } from "../../game/view-state.js";

const WIDTH = 1600;
const MARGIN = 40;

/** Draws into `canvas`; `maker` is a canvas on the page, out of sight, for the board to be measured on. */
export function drawPicture(canvas: HTMLCanvasElement, maker: HTMLCanvasElement, view: ViewState): void {
  const look = lookFor(view, WIDTH, { dark: false, forced: false });
  const height = Math.round((WIDTH - 2 * MARGIN) / aspectOf(look));
  maker.style.inlineSize = `${WIDTH - 2 * MARGIN}px`;
  maker.style.blockSize = `${height}px`;
  const resting: ViewState = { ...view, activity: "looking", selected: null, pending: [], refusal: null };
  const board = new BoardView(maker);
  board.set(boardModel(resting, look, null));
  canvas.width = WIDTH;
  canvas.height = height + 2 * MARGIN;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser gives no 2D drawing context");
  context.fillStyle = getComputedStyle(maker).getPropertyValue("--table") || "#ece4d4";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(maker, MARGIN, MARGIN, WIDTH - 2 * MARGIN, height);
  board.destroy();
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("no picture could be made"))),
      "image/png",
    );
  });
}
