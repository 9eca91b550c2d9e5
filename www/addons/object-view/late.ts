/**
 * The parts of the object view that its first picture does without. They need code of the flat view and the outlines of
 * figures, so they load later, in a file of their own.
 */
export { OUTLINES } from "../shared/figure-outlines.js";
export { OrbitControls } from "./orbit-controls.js";
export { Overlay } from "./overlay.js";
export { portrait } from "./still.js";
