/** Starts the page of sheets to print. */
import { showSheets } from "./page.js";

await showSheets();
document.documentElement.dataset.ready = "";
