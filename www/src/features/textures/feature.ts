/** Gives the board and sticks their textures once they have loaded. */

import { setMaterials } from "../../board/materials.js";
import { mark } from "../../board/textures/marks.js";
import { hollow, slab } from "../../board/textures/stone.js";
import { carve, frieze, tableBackground, texture } from "../../board/textures/textures.js";
import type { Feature, FeatureContext } from "../feature.js";

export const order = 10;

export async function feature(page: FeatureContext): Promise<Feature> {
  setMaterials({ texture, mark, frieze, slab, hollow, carve });
  await page.board()?.repaintInSteps();
  page.redraw();
  return { styles: tableBackground };
}
