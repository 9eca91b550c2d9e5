/** The other pages of the folder: for site builders, to print. */
import type { FeatureContext } from "./feature.js";

/** Only the page as a folder, in a window of its own, has them beside it; an unattended screen leads nowhere else. */
export function hasPagesBeside(page: FeatureContext): boolean {
  return (
    page.element.hasAttribute("page") &&
    globalThis.parent === globalThis.window &&
    !page.query.has("kiosk") &&
    document.querySelector('script[src$="main.js"]') !== null
  );
}

export function openBeside(file: string, query: Readonly<Record<string, string>>): void {
  globalThis.open(`${file}?${new URLSearchParams(query)}`, "_blank", "noopener");
}
