/** Preferences of the visitor and the system for simple pictures. */
import { FORCED_COLOURS, MORE_CONTRAST, matches, savesData } from "../../src/base/media.js";
import { themeOf } from "../../src/board/palette.js";
import type { ViewState } from "../../src/game/view-state.js";

/** System preferences that select the flat view: forced colours, high contrast or data saver. */
export function prefersFlatView({ settings }: ViewState): boolean {
  return (
    settings.view === "flat" ||
    themeOf(settings.theme) === "contrast" ||
    matches(FORCED_COLOURS) ||
    matches(MORE_CONTRAST) ||
    savesData()
  );
}
