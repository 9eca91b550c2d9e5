/** The files that load after the page's own: one of two views, and everything that the first throw does not need. */

export const flat = () => import("./flat-renderers.js");
export const object = () => import("../../addons/object-view/object-renderers.js");
export const rest = () => import("./rest.js");
