/** Appearance of the board: its palette and how the track fits the available space. */

import { DARK, FORCED_COLOURS, matches } from "../base/media.js";
import type { BoardInfo } from "../engine/types.js";
import type { ViewState } from "../game/view-state.js";
import type { BoardLook, Layout, Light } from "./model.js";
import { themeOf } from "./palette.js";

/** Maps layouts to the board model's names, normal and flipped. */
export const ORIENTATION = {
  standard: ["standard", "turned"],
  turned: ["turned", "standard"],
  vertical: ["upright", "upright"],
} as const;

/** With less space than this, a landscape box has houses too small for a finger, so the box is portrait. */
export const LANDSCAPE_MIN_PX = 720;

/** `forced`: the system is in forced-colours mode. */
export function lookFor(
  view: ViewState,
  width: number,
  { dark, forced, object = false }: { dark: boolean; forced: boolean; object?: boolean },
): BoardLook {
  const isPortrait = object && width < LANDSCAPE_MIN_PX;
  return {
    houses: view.shown?.houses === 60 ? 60 : 30,
    orientation: isPortrait
      ? "upright"
      : ORIENTATION[view.board?.orientation ?? "standard"][view.settings.flipped ? 1 : 0],
    layout: object ? "wide" : layoutFor(width),
    theme: themeFor(view, forced),
    dark,
    numbers: true,
    handTray: view.shown?.beside ?? false,
  };
}

/**
 * The colour scheme set by the embedding page, otherwise the system's; in forced-colours mode the system palette
 * applies.
 */
export function lightFor({ dataset: { scheme } }: HTMLElement, theme: string): Light {
  const dark = scheme === "dark" || (scheme !== "light" && matches(DARK));
  return { theme: matches(FORCED_COLOURS) ? "contrast" : themeOf(theme), dark };
}

/** In forced-colours mode the board uses high contrast. */
export function themeFor(view: ViewState, forced: boolean): string {
  if (forced) return "contrast";
  return themeOn(view.board, themeOf(view.settings.theme));
}

/** A slab with hollows is always stone. */
export function themeOn(board: BoardInfo | null, theme: string): string {
  return board?.hollows && theme !== "contrast" ? "limestone" : theme;
}

/** Below this width (in CSS pixels) ten columns would be under 44 pixels each. */
const WIDE_MIN_PX = 470;

function layoutFor(width: number): Layout {
  return width < WIDE_MIN_PX ? "folded" : "wide";
}
