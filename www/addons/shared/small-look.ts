/** The look of a small picture, with the material and light of the large board. */
import { ORIENTATION, themeOn } from "../../src/board/look.js";
import type { BoardLook, Light } from "../../src/board/model.js";
import type { BoardInfo } from "../../src/engine/types.js";

export function lookOn(board: BoardInfo, { theme, dark }: Light): BoardLook {
  return {
    houses: board.houses === 60 ? 60 : 30,
    orientation: ORIENTATION[board.orientation][0],
    layout: "wide",
    theme: themeOn(board, theme),
    dark,
  };
}
