/** The element's look, from the page's frame to its smallest button. */
import { base } from "./base.js";
import { controls } from "./controls.js";
import { dialog } from "./dialog.js";
import { layout } from "./layout.js";
import { lessonOffer } from "./lesson-offer.js";

export const styles = [base, layout, controls, lessonOffer, dialog];
