/** Creates `www/picture.png`, the README's picture, from the built page: `node tests/browser/picture.mjs`. */
import { SOURCE } from "../../www/build/bundle.mjs";
import { serve } from "../../www/build/serve.mjs";
import { launch } from "./harness/launch.mjs";
import { resume, when } from "./situations.mjs";
import { awaitsPerson, look, pointOf, until } from "./table.mjs";

const SIZE = { width: 1100, height: 566 };

/** Late in a game: both sides have borne off pieces, and the side to move has a choice. */
const record = when(
  (state) => state.phase === "play" && state.turn === "black" && state.off.white > 0 && state.off.black > 1,
);

const server = await serve();
const browser = await launch("chromium");
try {
  const page = await browser.newPage();
  await page.setViewport(SIZE);
  const open = async (address = "") => {
    await page.goto(server.url + address);
  };
  await resume(/** @type {any} */ ({ page, open }), record);
  await until(page, awaitsPerson);
  const piece = (await look(page)).cells.find(({ movable }) => movable);
  if (piece) {
    const { x, y } = await pointOf(page, piece.spot);
    await page.mouse.click(x, y);
  }
  await until(page, ({ cells }) => cells.some(({ target }) => target));
  await page.screenshot({ path: `${SOURCE}picture.png` });
} finally {
  await browser.close();
  await server.close();
}
