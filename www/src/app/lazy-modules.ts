/** The files that load after the page's own: one of two views, and everything that the first throw does not need. */
import view from "senet-view";

export const flat = () => import("./flat-renderers.js");
/** Null in a build without the object view. */
export const object = view;
export const rest = () => import("./rest.js");
