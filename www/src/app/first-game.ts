/** What the first game needs besides the page around it: the engine and the pictures. Loaded behind the page's own first picture. */
import { BoardView } from "../board/board-view.js";
import type { Made } from "../board/pictures.js";
import { SticksView } from "../board/sticks-view.js";

export { EngineClient } from "../engine/engine-client.js";

export const flatPictures = (board: HTMLCanvasElement, sticks: HTMLCanvasElement): Made => ({
  board: new BoardView(board),
  sticks: new SticksView(sticks),
});
