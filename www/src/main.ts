/** The page: the game, with the address's wishes, and the document in the game's language. */
import { SenetGame } from "./senet-game.js";

document.addEventListener("senet-language", (event) => {
  const { lang, dir, title } = (event as CustomEvent<{ lang: string; dir: string; title: string }>).detail;
  document.documentElement.lang = lang;
  document.documentElement.dir = dir;
  document.title = title;
});

document.addEventListener("senet-ready", () => {
  document.documentElement.dataset.ready = "";
});

document.querySelector("senet-game")?.setAttribute("query", location.search);
customElements.define("senet-game", SenetGame);
