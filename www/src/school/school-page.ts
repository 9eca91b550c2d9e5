/** Starts the game for learning platforms. */
import { SchoolPage } from "./page.js";

await new SchoolPage().show();
document.documentElement.dataset.ready = "";
