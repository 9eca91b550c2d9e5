/**
 * The parts of the object view that its first picture does without. They need code of the flat view and the outlines of
 * the signs, so they load later, in a file of their own.
 */
export { OrbitControls } from "./orbit-controls.js";
export { Overlay } from "./overlay.js";
export { signDistances } from "./sign-distances.js";
export { portrait } from "./still.js";
