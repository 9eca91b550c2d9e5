/** Starts the page for site builders. */
import { showBuilder } from "./page.js";

await showBuilder();
document.documentElement.dataset.ready = "";
