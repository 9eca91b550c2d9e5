/** Gives the board and the sticks their finish as soon as it is there. */
import type { Companion, PageHost } from "../../companion.js";
import { finishWith } from "../finish.js";
import { frieze } from "./frieze.js";
import { mark } from "./marks.js";
import { carve } from "./stick-carving.js";
import { hollow, slab } from "./stone.js";
import { surroundings } from "./surroundings.js";
import { texture } from "./textures.js";

export async function companion(page: PageHost): Promise<Companion> {
  finishWith({ texture, mark, frieze, slab, hollow, carve });
  await page.board()?.repaintInSteps();
  page.redraw();
  return { styles: surroundings };
}
