/** The object's pictures as a visitor sees them, with the recorded throws, which the page loads with its other parts. */
import { addon } from "../../www/addons/recorded-throws/addon.js";

export * from "../../www/addons/object-view/still.js";

addon();
