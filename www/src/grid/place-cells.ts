/** Lays the grid's cells over the houses in the picture. */
import type { BoardView } from "../board/board-view.js";

export function placeCells(root: ParentNode, board: BoardView | null): void {
  for (const cell of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const name = cell.dataset.spot ?? "";
    const box = board?.rectOf(name === "off" || name === "hand" ? name : Number(name));
    if (!box) continue;
    const place = { left: box.x, top: box.y, width: box.width, height: box.height };
    for (const [side, length] of Object.entries(place)) {
      const value = `${Math.round(length * 100) / 100}px`;
      if (cell.style.getPropertyValue(side) !== value) cell.style.setProperty(side, value);
    }
  }
}
