/** Play at a distance: every turn makes a link to send, and the other player's link goes on with the game. */
import { html, nothing } from "lit";
import { say } from "../../base/i18n/localizer.js";
import type { ViewState } from "../../game/view-state.js";
import type { Feature, FeatureContext } from "../feature.js";
import { forgetLetter, LinkGame, letterIn, unreadableLinkGames } from "./correspondence-game.js";
import { distanceStyles, linkPanel } from "./correspondence-panel.js";

export async function feature(page: FeatureContext): Promise<Feature> {
  // An address may ask for what has to be told at once: the words come first.
  await page.words.need("correspondence");
  for (const text of unreadableLinkGames()) page.session.putAside({ what: "distance", text });
  const game = new LinkGame(page);
  let said = "";
  let qr: { link: string; picture: unknown } | null = null;

  const tell = (id: string) => {
    said = id;
    page.redraw();
  };
  const failed = (error: unknown) => {
    console.error(error);
    page.session.notice(say("distance-refused", { reason: String(error) }));
  };
  const run = (work: Promise<void>) => {
    said = "";
    qr = null;
    work.catch(failed);
  };
  const open = (letter: string) => run(game.open(letter));

  const fromAddress = () => {
    if (!location.hash.startsWith("#senet-link=")) return;
    const letter = letterIn(location.href);
    forgetLetter();
    if (letter === null) page.session.notice(say("distance-refused-link_damaged"));
    else open(letter);
  };
  const elsewhere = (event: StorageEvent) => {
    if (event.key === "senet.distance") game.refresh().catch(failed);
  };
  const forbid = (event: Event) => {
    if (!game.mayAct()) event.preventDefault();
  };
  addEventListener("hashchange", fromAddress);
  addEventListener("storage", elsewhere);
  page.element.addEventListener("senet-before-move", forbid);
  queueMicrotask(fromAddress);

  const toggleQr = (link: string) => {
    if (qr?.link === link) {
      qr = null;
      page.redraw();
      return;
    }
    import("../../ui/qr.js").then(({ qrPicture }) => {
      qr = { link, picture: qrPicture(link, page.words.text("distance-qr-label")) };
      page.redraw();
    }, failed);
  };

  /** While the other player is to act, nobody can do anything on the board here. */
  const drawn = (view: ViewState) => {
    game.follow(view).catch(failed);
    if (game.toSend === null) {
      said = "";
      qr = null;
    }
    const waiting = game.onBoard && view.game?.phase !== "over" && !game.mayAct();
    if (waiting && view.activity === "idle" && view.shown === view.game)
      page.session.update({ activity: "waiting" });
  };

  return {
    styles: distanceStyles,
    drawn,
    happened: () => game.happened(),
    place: (where, view) =>
      where === "above" && game.onBoard
        ? linkPanel({ game, view, words: page.words, said, qr: qr?.picture, say: tell, toggleQr, open })
        : where === "above" && game.lost
          ? html`<p class="by-link">${page.words.text("distance-gone")}</p>`
          : nothing,
    menu: () => [
      {
        group: "play",
        name: "distance",
        label: page.words.text("distance-title"),
        note: page.words.text("distance-note"),
        run: () => page.session.update({ dialog: "distance" }),
      },
    ],
    dialogs: {
      distance: async () => {
        const { distanceDialog } = await import("./correspondence-dialog.js");
        return (host) =>
          distanceDialog(host, {
            make: (ruleset, seat) => run(game.make(ruleset, seat)),
            resume: (id) => run(game.resume(id)),
            forget(id) {
              if (!game.forget(id)) page.session.notice(say("distance-unkept"));
              page.redraw();
            },
          });
      },
    },
    destroy() {
      removeEventListener("hashchange", fromAddress);
      removeEventListener("storage", elsewhere);
      page.element.removeEventListener("senet-before-move", forbid);
      game.destroy();
    },
  };
}
