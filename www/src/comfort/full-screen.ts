/** The whole screen for the game, where the browser and the host of the page allow it. */
import type { PageHost } from "../companion.js";
import { say } from "../game/sentence.js";

export function canFillScreen(page: PageHost): boolean {
  if (page.query.has("kiosk")) return false;
  return document.fullscreenEnabled && typeof page.element.requestFullscreen === "function";
}

export function fillsScreen(page: PageHost): boolean {
  const root = page.element.getRootNode() as Document | ShadowRoot;
  return root.fullscreenElement === page.element;
}

export function fillScreen(page: PageHost): void {
  const done = fillsScreen(page) ? document.exitFullscreen() : page.element.requestFullscreen();
  done.catch((error: unknown) => {
    console.warn(error);
    page.session.notice(say("comfort-no-full-screen"));
  });
}
