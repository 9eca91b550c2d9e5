/** What the board looks like here: its palette, and how the track lies in the room there is. */

import type { BoardInfo } from "../engine/types.js";
import type { ViewState } from "../game/view-state.js";
import type { BoardLook, Layout } from "./model.js";

/** How the board model calls the way the track lies, and lies when it is flipped. */
const ORIENTATION = {
  standard: ["standard", "turned"],
  turned: ["turned", "standard"],
  vertical: ["upright", "upright"],
} as const;

/** In less room than this a box that lies has houses too low for a finger: it stands. */
const LIES_FROM = 720;

/** In a place lower than this a box that lies has houses too low for a finger. */
const HIGH_FROM = 480;

/** Whoever asks for few colours, strong ones or few bytes, or for flat pictures, sees drawings. */
export function wantsDrawings({ settings }: ViewState): boolean {
  const asks = (query: string) => matchMedia(query).matches;
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return (
    settings.view === "flat" ||
    settings.theme === "contrast" ||
    asks("(forced-colors: active)") ||
    asks("(prefers-contrast: more)") ||
    asks("(prefers-reduced-data: reduce)") ||
    connection?.saveData === true
  );
}

/** Whether WebGL2 is drawn here as it should, and not by the processor. */
export function drawsQuickly(): boolean {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { failIfMajorPerformanceCaveat: true });
  if (!gl) return false;
  // Some name only here what draws, and some do not take a processor for a caveat.
  const masked = gl.getParameter(gl.RENDERER) === "WebKit WebGL";
  const names = masked && gl.getExtension("WEBGL_debug_renderer_info");
  const name = gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|basic render/i.test(name);
}

/** What is known of the place in which the board is seen. */
export interface Surroundings {
  width: number;
  height: number;
  /** The system asks for its own few colours. */
  forced: boolean;
  /** The machine draws it well, as far as is known. */
  quick(): boolean;
}

/**
 * Whether the board is to be seen as an object on a table: where that is asked for, and where nothing speaks against it.
 * Where the system asks for its own few colours, where two sit on either side of it, and where a double board has too
 * little room, it is drawn flat.
 */
export function seesObject(view: ViewState, { width, height, forced, quick }: Surroundings): boolean {
  const { settings, shown, board } = view;
  const stands = width < LIES_FROM || board?.orientation === "vertical";
  if (forced || settings.theme === "contrast" || settings.facing) return false;
  if (stands && shown?.houses === 60) return false;
  const low = !stands && height < HIGH_FROM && matchMedia("(pointer: coarse)").matches;
  return settings.view === "object" || !(low || wantsDrawings(view) || !quick());
}

/** `forced`: the system asks for its own few colours. */
export function lookFor(
  view: ViewState,
  width: number,
  { dark, forced, object = false }: { dark: boolean; forced: boolean; object?: boolean },
): BoardLook {
  const stands = object && width < LIES_FROM;
  return {
    houses: view.shown?.houses === 60 ? 60 : 30,
    orientation: stands
      ? "upright"
      : ORIENTATION[view.board?.orientation ?? "standard"][view.settings.flipped ? 1 : 0],
    layout: object ? "wide" : layoutFor(width),
    theme: themeFor(view, forced),
    dark,
    numbers: true,
    handTray: view.shown?.beside ?? false,
  };
}

/** How a board looks in a small picture, of the same material and in the same light as the large one. */
export function lookOn(board: BoardInfo, { theme, dark }: Pick<BoardLook, "theme" | "dark">): BoardLook {
  return {
    houses: board.houses === 60 ? 60 : 30,
    orientation: ORIENTATION[board.orientation][0],
    layout: "wide",
    theme: themeOn(board, theme),
    dark,
  };
}

/** Where the system asks for its own few colours, the board has only strong ones. */
export function themeFor(view: ViewState, forced: boolean): string {
  if (forced) return "contrast";
  return themeOn(view.board, view.settings.theme);
}

/** A stone with hollows is nothing but stone. */
function themeOn(board: BoardInfo | null, theme: string): string {
  return board?.hollows && theme !== "contrast" ? "limestone" : theme;
}

/** Below this width (in CSS pixels) ten columns would be under 44 pixels each. */
const WIDE_FROM = 470;

function layoutFor(width: number): Layout {
  return width < WIDE_FROM ? "folded" : "wide";
}
