/** Correspondence play: every turn creates a link to send, and the other player's link continues the game. */
import { html, nothing, type TemplateResult } from "lit";
import { type Localizer, say } from "../../base/i18n/localizer.js";
import type { ViewState } from "../../game/view-state.js";
import { copyLink, qrPicture } from "../../ui/handing-out.js";
import type { Feature, FeatureContext } from "../feature.js";
import correspondenceStyles from "./correspondence.css";
import {
  addressOf,
  CorrespondenceGame,
  forgetLetter,
  letterIn,
  unreadableCorrespondence,
} from "./correspondence-game.js";

export async function feature(page: FeatureContext): Promise<Feature> {
  // A URL may require a message at once, so the texts load first.
  await page.words.need("correspondence");
  for (const text of unreadableCorrespondence()) page.session.putAside({ what: "correspondence", text });
  const game = new CorrespondenceGame(page);
  let said = "";
  let qr: { link: string; picture: unknown } | null = null;

  const tell = (id: string) => {
    said = id;
    page.redraw();
  };
  const failed = (error: unknown) => {
    console.error(error);
    page.session.notice(say("correspondence-refused", { reason: String(error) }));
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
    if (letter === null) page.session.notice(say("correspondence-refused-link_damaged"));
    else open(letter);
  };
  const elsewhere = (event: StorageEvent) => {
    if (event.key === "senet.distance") game.refresh().catch(failed);
  };
  addEventListener("hashchange", fromAddress);
  addEventListener("storage", elsewhere);
  queueMicrotask(fromAddress);

  const toggleQr = (link: string) => {
    if (qr?.link === link) {
      qr = null;
      page.redraw();
      return;
    }
    qrPicture(link, page.words.text("correspondence-qr-label")).then((picture) => {
      qr = { link, picture };
      page.redraw();
    }, failed);
  };

  /** During the other player's turn the board is locked. */
  const drawn = (view: ViewState) => {
    game.follow(view).catch(failed);
    if (game.toSend === null) {
      said = "";
      qr = null;
    }
    const waiting = game.onBoard && view.game?.phase !== "over" && !game.mayAct();
    if (waiting && view.activity === "idle") page.session.waitForOther();
  };

  return {
    styles: correspondenceStyles,
    drawn,
    happened: () => game.happened(),
    place: (where, view) =>
      where === "above" && game.onBoard
        ? linkPanel({ game, view, words: page.words, said, qr: qr?.picture, say: tell, toggleQr, open })
        : where === "above" && game.lost
          ? html`<p class="by-link">${page.words.text("correspondence-gone")}</p>`
          : nothing,
    allows: () => game.mayAct(),
    menu: () => [
      {
        group: "together",
        name: "correspondence",
        label: page.words.text("correspondence-title"),
        note: page.words.text("correspondence-note"),
        run: () => page.session.update({ dialog: "correspondence" }),
      },
    ],
    dialogs: {
      correspondence: async () => {
        const { correspondenceDialog } = await import("./correspondence-dialog.js");
        return (host) =>
          correspondenceDialog(host, {
            make: (ruleset, seat) => run(game.make(ruleset, seat)),
            resume: (id) => run(game.resume(id)),
            forget(id) {
              if (!game.forget(id)) page.session.notice(say("correspondence-unkept"));
              page.redraw();
            },
          });
      },
    },
    destroy() {
      removeEventListener("hashchange", fromAddress);
      removeEventListener("storage", elsewhere);
      game.destroy();
    },
  };
}

// ---- The bar above a correspondence game: whose turn it is, the link to send, and a field for the reply.

export interface LinkPanel {
  game: CorrespondenceGame;
  view: ViewState;
  words: Localizer;
  /** The last message of the buttons. */
  said: string;
  /** The QR code of the link, if requested. */
  qr: unknown;
  say(id: string): void;
  toggleQr(link: string): void;
  open(letter: string): void;
}

function linkPanel(panel: LinkPanel): TemplateResult {
  const { game, view, words } = panel;
  const { text } = words;
  const over = view.game?.phase === "over";
  const side = view.game?.players?.[game.seat] ?? "none";
  const letter = game.toSend;
  return html`<section class="by-link" aria-label=${text("correspondence-title")}>
    <p class="by-link-state" role="status">
      ${
        letter === null
          ? text(over ? "correspondence-over" : "correspondence-your-turn", { side })
          : text(over ? "correspondence-send-last" : stateOfSending(game.number, view.game?.throws ?? 0), {
              side,
            })
      }
    </p>
    ${letter === null ? nothing : sending(panel, addressOf(letter))}
    ${game.unkept ? html`<p class="warning">${text("correspondence-unkept")}</p>` : nothing}
    ${letter === null || over ? nothing : receiving(panel)}
  </section>`;
}

/** The first two links are the invitation and its reply. */
function stateOfSending(number: number, throws: number): string {
  if (number === 0) return "correspondence-send-invitation";
  if (number === 1) return "correspondence-send-answer";
  return throws === 0 ? "correspondence-send-begins" : "correspondence-send";
}

function sending({ words, said, qr, say, toggleQr }: LinkPanel, link: string): TemplateResult {
  const { text } = words;
  const copy = (event: Event) => {
    const field = (event.currentTarget as Element)
      .closest(".by-link")
      ?.querySelector<HTMLInputElement>(".link");
    if (field)
      void copyLink(field).then((copied) => say(copied ? "correspondence-copied" : "correspondence-marked"));
  };
  const share = () =>
    navigator.share({ title: text("title"), text: text("correspondence-share-text"), url: link }).then(
      () => say("correspondence-shared"),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === "AbortError") return;
        console.error(error);
        say("correspondence-not-shared");
      },
    );
  return html`
    <div class="by-link-row">
      <label>${text("correspondence-link")} <input class="link" type="text" readonly dir="ltr" .value=${link} /></label>
      <button type="button" class="copy-link" @click=${copy}>${text("correspondence-copy")}</button>
      ${
        typeof navigator.share === "function"
          ? html`<button type="button" class="share-link" @click=${share}>${text("correspondence-share")}</button>`
          : nothing
      }
      <button type="button" class="show-qr" aria-expanded=${qr ? "true" : "false"} @click=${() => toggleQr(link)}>
        ${text("correspondence-qr")}
      </button>
    </div>
    <small role="status">${said ? text(said) : ""}</small>
    ${qr ?? nothing}
  `;
}

/** For visitors whose link opens elsewhere, for example in another browser, or arrives as plain text. */
function receiving({ words, open, say }: LinkPanel): TemplateResult {
  const { text } = words;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector("input");
    const letter = letterIn(field?.value ?? "");
    if (letter === null) return say("correspondence-no-link");
    if (field) field.value = "";
    open(letter);
  };
  return html`<form class="by-link-row" @submit=${submit}>
    <label>${text("correspondence-paste")} <input type="text" dir="ltr" autocomplete="off" required /></label>
    <button type="submit" class="open-link">${text("correspondence-open")}</button>
  </form>`;
}
