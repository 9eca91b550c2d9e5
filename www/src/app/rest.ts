/**
 * Everything of a visit that the first throw does not need, in one file: dialogs, add-ons, recorded throws. It loads
 * after the first picture.
 */
import { setRecordedThrows } from "../board/throw-animations.js";
import { THROW_ANIMATIONS } from "../board/throw-animations-data.js";

export { default as addons } from "senet-addons";
export { Addons } from "./addons.js";

setRecordedThrows(THROW_ANIMATIONS);
