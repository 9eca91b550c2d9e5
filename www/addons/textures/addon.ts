/** Gives the board and sticks their textures once they have loaded. */

import type { Addon, Page } from "../../src/app/addon.js";
import { setMaterials } from "../../src/board/materials.js";
import { OUTLINES } from "../shared/figure-outlines.js";
import { drawMark, frieze } from "./first.js";
import { hollow, slab } from "./stone.js";
import { carve, tableBackground, texture } from "./textures.js";

export const order = 10;

export async function addon(page: Page): Promise<Addon> {
  setMaterials({
    texture,
    mark: (context, mark, house, palette) => drawMark(context, mark, house, palette, OUTLINES),
    frieze,
    slab,
    hollow,
    carve,
  });
  await page.board()?.repaintInSteps();
  page.redraw();
  return { styles: tableBackground };
}
