/** What the board looks like here: its palette, and how the track lies in the room there is. */
import type { BoardLook } from "./board/board-view.js";
import type { ViewState } from "./game/view-state.js";
import { layoutFor } from "./grid/board-layout.js";

/** How the board model calls the way the track lies, and lies when it is flipped. */
const ORIENTATION = {
  standard: ["standard", "turned"],
  turned: ["turned", "standard"],
  vertical: ["upright", "upright"],
} as const;

/** `forced`: the system asks for its own few colours. */
export function lookFor(
  view: ViewState,
  width: number,
  { dark, forced }: { dark: boolean; forced: boolean },
): BoardLook {
  return {
    houses: view.shown?.houses === 60 ? 60 : 30,
    orientation: ORIENTATION[view.board?.orientation ?? "standard"][view.settings.flipped ? 1 : 0],
    layout: layoutFor(width),
    theme: themeFor(view, forced),
    dark,
    numbers: true,
    handTray: view.shown?.beside ?? false,
  };
}

/** Where the system asks for its own few colours, the board has only strong ones. */
export function themeFor(view: ViewState, forced: boolean): string {
  if (forced) return "contrast";
  // A stone with hollows is nothing but stone.
  return view.board?.hollows && view.settings.theme !== "contrast" ? "limestone" : view.settings.theme;
}
