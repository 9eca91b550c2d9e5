/** The page's styles for a page of others, whose root may have any size of letters. */

/** The length that `rem` is on a page of our own: the size of the element's letters. */
export const OWN_REM = "--rem";

const SIZES = /@(container|media)[^{]*|(-?(?:\d*\.)?\d+)rem\b/g;

/** The same style with its sizes measured from the element instead of the page's root. */
export const ownSizes = (style: string): string => style.replace(SIZES, ownSize);

/** A condition cannot ask for a property; of a container it can ask for its letters, of a screen for the browser's. */
function ownSize(found: string, condition: string | undefined, size: string | undefined): string {
  if (condition === "container") return found.replaceAll(/rem\b/g, "em");
  return size === undefined ? found : `calc(${size} * var(${OWN_REM}))`;
}
