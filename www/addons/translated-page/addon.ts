/** Texts stay right while the browser's translator changes the page. */
import type { Addon } from "../../src/app/addon.js";
import "../shared/translated-text.js";

export const order = 8;

export const addon = (): Addon => ({});
