/** Whether the object view is shown. It belongs to the first load, since only the code of the view that is shown loads. */
import { LoadCache } from "../../src/base/load-cache.js";
import { COARSE_POINTER, matches } from "../../src/base/media.js";
import { readPart, writePart } from "../../src/base/storage.js";
import { LANDSCAPE_MIN_PX } from "../../src/board/look.js";
import { themeOf } from "../../src/board/palette.js";
import type { OtherView, ViewPlace } from "../../src/board/pictures.js";
import type { ViewState } from "../../src/game/view-state.js";
import { prefersFlatView } from "../shared/flat-preference.js";
import type { OnLost } from "./object-view.js";

/** Milliseconds after which a slow machine is measured again, since browsers and drivers improve. */
const SLOW_EXPIRY_MS = 30 * 24 * 3600 * 1000;

/** On a screen whose shorter side is below this, a phone in either orientation, the box's houses are too small for a finger. */
const TOUCH_MIN_SIDE_PX = 480;

/** `canSave`: data can be saved on this device. `loadCode`: a parameter for tests. */
export function view(
  page: { readonly canSave: boolean },
  loadCode: () => Promise<typeof import("./renderers.js")> = () => import("./renderers.js"),
): OtherView {
  const code = new LoadCache<void, Awaited<ReturnType<typeof loadCode>>>(loadCode);
  /** Code that has failed to load: the flat drawing stays until it has loaded after all. */
  let lost: LoadCache<void, unknown> | null = null;
  let redraw = () => {};
  const isLost = () => lost && !lost.peek(undefined, (attempt) => attempt.then(() => redraw(), console.warn));
  /** This machine cannot draw the object. */
  let hasFailed = false;
  /** Null until measured. */
  let fast: boolean | null = null;
  const isKnownSlow = () => {
    const since = page.canSave ? readPart("slow") : null;
    return typeof since === "number" && Math.abs(Date.now() - since) < SLOW_EXPIRY_MS;
  };
  const isFast = () => {
    fast ??= !isKnownSlow() && hasFastWebGl();
    return fast;
  };
  return {
    suits: (state, place) => !hasFailed && usesObjectView(state, { ...place, isFast }) && !isLost(),
    async load(root, isRequested, onLost) {
      const lose: OnLost = (why) => {
        if (why === "slow") {
          fast = false;
          if (page.canSave) writePart("slow", Date.now());
        } else if (why) lost = why;
        else hasFailed = true;
        onLost();
      };
      redraw = onLost;
      const loaded = await code.get().catch((error: unknown) => {
        console.warn(error);
        lose(code);
      });
      return loaded ? loaded.renderers(root, isRequested, lose) : null;
    },
  };
}

/** Returns whether WebGL2 runs on a GPU and not in software. */
function hasFastWebGl(): boolean {
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
interface Viewport extends ViewPlace {
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
