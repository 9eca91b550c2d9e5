/** The object's pictures as a visitor sees them, with the recorded throws, which the page loads with its other parts. */
import { setRecordedThrows } from "../../www/src/board/throw-animations.js";
import { THROW_ANIMATIONS } from "../../www/src/board/throw-animations-data.js";

export * from "../../www/addons/object-view/still.js";

setRecordedThrows(THROW_ANIMATIONS);
