/** Appearance of the board: its palette and how the track fits the available space. */

import { COARSE_POINTER, DARK, FORCED_COLOURS, MORE_CONTRAST, matches, savesData } from "../base/media.js";
import type { BoardInfo } from "../engine/types.js";
import type { ViewState } from "../game/view-state.js";
import type { BoardLook, Layout, Light } from "./model.js";
import { themeOf } from "./palette.js";

/** Maps layouts to the board model's names, normal and flipped. */
const ORIENTATION = {
  standard: ["standard", "turned"],
  turned: ["turned", "standard"],
  vertical: ["upright", "upright"],
} as const;

/** With less space than this, a landscape box has houses too small for a finger, so the box is portrait. */
const LANDSCAPE_MIN_PX = 720;

/** On a screen whose shorter side is below this, a phone in either orientation, the box's houses are too small for a finger. */
const TOUCH_MIN_SIDE_PX = 480;

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

/** Returns whether WebGL2 runs on a GPU and not in software. */
export function hasFastWebGl(): boolean {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  // Some browsers reveal the renderer only here and do not report software rendering as a caveat.
  const masked = gl.getParameter(gl.RENDERER) === "WebKit WebGL";
  const names = masked && gl.getExtension("WEBGL_debug_renderer_info");
  const name = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|basic render/i.test(name);
}

/** The viewport and preferences that decide how the board looks. */
export interface Viewport {
  width: number;
  /** The shorter side of the window, in CSS pixels. */
  shortSide: number;
  /** The system is in forced-colours mode. */
  forced: boolean;
  /** The machine is fast enough, as far as known. */
  isFast(): boolean;
}

/**
 * Whether to use the object view: on request, or if nothing speaks against it. The board is flat in forced-colours
 * mode, for two players on opposite sides, and for a double board with too little space.
 */
export function usesObjectView(view: ViewState, { width, shortSide, forced, isFast }: Viewport): boolean {
  const { settings, shown, board } = view;
  const isPortrait = width < LANDSCAPE_MIN_PX || board?.orientation === "vertical";
  if (forced || themeOf(settings.theme) === "contrast" || settings.facing) return false;
  if (isPortrait && shown?.houses === 60) return false;
  const isPhone = shortSide < TOUCH_MIN_SIDE_PX && matches(COARSE_POINTER);
  return settings.view === "object" || !(isPhone || prefersFlatView(view) || !isFast());
}

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

/** The look of a small picture, with the material and light of the large board. */
export function lookOn(board: BoardInfo, { theme, dark }: Light): BoardLook {
  return {
    houses: board.houses === 60 ? 60 : 30,
    orientation: ORIENTATION[board.orientation][0],
    layout: "wide",
    theme: themeOn(board, theme),
    dark,
  };
}

/** In forced-colours mode the board uses high contrast. */
export function themeFor(view: ViewState, forced: boolean): string {
  if (forced) return "contrast";
  return themeOn(view.board, themeOf(view.settings.theme));
}

/** A slab with hollows is always stone. */
function themeOn(board: BoardInfo | null, theme: string): string {
  return board?.hollows && theme !== "contrast" ? "limestone" : theme;
}

/** Below this width (in CSS pixels) ten columns would be under 44 pixels each. */
const WIDE_MIN_PX = 470;

function layoutFor(width: number): Layout {
  return width < WIDE_MIN_PX ? "folded" : "wide";
}
