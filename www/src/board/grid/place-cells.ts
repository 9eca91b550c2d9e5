/** Lays the grid's cells over the houses in the picture. */
import type { BoardPicture } from "../pictures.js";

/** Where each cell lies, as its style says: asking the style itself is slow. */
const placed = new WeakMap<HTMLElement, string>();

const pixels = (length: number) => `${Math.round(length * 100) / 100}px`;

export function placeCells(root: ParentNode, board: BoardPicture | null): void {
  for (const cell of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const name = cell.dataset.spot ?? "";
    const box = board?.cellOf(name === "off" || name === "hand" ? name : Number(name));
    if (!box) continue;
    const { clipPath = "" } = box;
    const [left, top, width, height] = [box.x, box.y, box.width, box.height].map(pixels);
    const place = `${left} ${top} ${width} ${height} ${clipPath}`;
    if (placed.get(cell) === place) continue;
    placed.set(cell, place);
    Object.assign(cell.style, { left, top, width, height, clipPath });
  }
}
