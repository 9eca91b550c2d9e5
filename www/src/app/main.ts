/** The page: the game with options from the URL, and the document in the game's language. */
import { SenetGame } from "./senet-game.js";

// element.ts builds the embeddable element from the same class and loads this file for it.
export { SenetGame };

/** The game that fills this page, not an embedded one. */
const page = document.querySelector("senet-game[page]");

if (page) {
  const root = document.documentElement;
  page.addEventListener("senet-language", (event) => {
    const { lang, dir, title } = (event as CustomEvent<{ lang: string; dir: string; title: string }>).detail;
    root.lang = lang;
    root.dir = dir;
    document.title = title;
  });
  page.addEventListener("senet-ready", () => {
    root.dataset.ready = "";
  });
  page.addEventListener("senet-complete", () => {
    root.dataset.complete = "";
  });
  page.setAttribute("query", location.search);
  customElements.define("senet-game", SenetGame);
}
