/**
 * Everything of a visit that the first throw does not need, in one file: dialogs, features, recorded throws. It loads
 * after the first picture.
 */
import { setRecordedThrows } from "../board/throw-animations.js";
import { THROW_ANIMATIONS } from "../board/throw-animations-data.js";

export { default as features } from "senet-features";
export { dialogStyles, dialogs } from "./dialogs.js";
export { Features } from "./features.js";

setRecordedThrows(THROW_ANIMATIONS);
