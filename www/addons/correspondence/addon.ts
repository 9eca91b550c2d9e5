/** Correspondence play: every turn creates a link to send, and the other player's link continues the game. */
import { html, nothing, type TemplateResult } from "lit";
import type { Addon, AddonPage } from "../../src/app/addon.js";
import { type Localizer, sentence } from "../../src/base/i18n/localizer.js";
import type { ViewState } from "../../src/game/view-state.js";
import dialogStyles from "../shared/dialog.css";
import { fields } from "../shared/fields.js";
import { saveFile } from "../shared/save-file.js";
import { ShareFields } from "../shared/share-fields.js";
import correspondenceStyles from "./correspondence.css";
import { correspondenceDialog } from "./correspondence-dialog.js";
import {
  CorrespondenceGame,
  letterIn,
  letterUrl,
  removeLetterFromUrl,
  unreadableCorrespondence,
} from "./correspondence-game.js";

export const order = 190;
export const only = "page";

export function addon(page: AddonPage): Addon {
  for (const text of unreadableCorrespondence()) page.session.quarantine({ kind: "correspondence", text });
  const game = new CorrespondenceGame(page);
  const shareFields = new ShareFields(page, {
    copy: "correspondence-copy",
    copied: "correspondence-copied",
    byHand: "correspondence-marked",
  });
  const failed = (error: unknown) => {
    console.error(error);
    page.session.notice(sentence("correspondence-refused", { reason: String(error) }));
  };
  const run = (work: Promise<void>) => {
    shareFields.clear();
    work.catch(failed);
  };
  const open = (letter: string) => run(game.open(letter));

  const fromAddress = () => {
    if (!location.hash.startsWith("#senet-link=")) return;
    const letter = letterIn(location.href);
    removeLetterFromUrl();
    if (letter === null) page.session.notice(sentence("correspondence-refused-link_damaged"));
    else open(letter);
  };
  const elsewhere = (event: StorageEvent) => {
    if (event.key === "senet.distance") game.refresh().catch(failed);
  };
  const { signal } = page;
  page.on("events", () => game.onEvents());
  addEventListener("hashchange", fromAddress, { signal });
  addEventListener("storage", elsewhere, { signal });
  queueMicrotask(fromAddress);

  /** During the other player's turn the board is locked. */
  const lock = () => {
    const { view } = page.session;
    const waiting = game.onBoard && view.game?.phase !== "over" && !game.mayAct();
    if (waiting && view.activity === "idle") page.session.waitForRemote();
  };
  page.on("shown", lock);

  return {
    styles: [dialogStyles, correspondenceStyles],
    render: (where, view) => {
      if (where !== "above") return nothing;
      game.follow(view).then(lock, failed);
      if (game.letterToSend === null) shareFields.clear();
      return game.onBoard
        ? linkPanel({ game, view, l10n: page.l10n, shareFields, open })
        : game.isUnreadable
          ? html`<p class="by-link">${page.l10n.text("correspondence-gone")}</p>`
          : nothing;
    },
    allows: () => game.mayAct(),
    menu: () => [
      {
        group: "together",
        name: "correspondence",
        label: page.l10n.text("correspondence-title"),
        note: page.l10n.text("correspondence-note"),
        run: () => page.session.update({ dialog: "correspondence" }),
      },
    ],
    dialogs: {
      correspondence: (host) => correspondenceDialog(host, game, run),
    },
    destroy: () => game.destroy(),
  };
}

// ---- The bar above a correspondence game: whose turn it is, the link to send, and a field for the reply.

interface LinkPanel {
  game: CorrespondenceGame;
  view: ViewState;
  l10n: Localizer;
  shareFields: ShareFields;
  open(letter: string): void;
}

function linkPanel(panel: LinkPanel): TemplateResult {
  const { game, view, l10n } = panel;
  const { text } = l10n;
  const over = view.game?.phase === "over";
  const side = view.game?.players?.[game.seat] ?? "none";
  const letter = game.letterToSend;
  return html`<section class="by-link" aria-label=${text("correspondence-title")}>
    <p class="by-link-state" role="status">
      ${
        letter === null
          ? text(over ? "correspondence-over" : "correspondence-your-turn", { side })
          : text(over ? "correspondence-send-last" : stateOfSending(game.number, view.game?.throws ?? 0))
      }
    </p>
    ${letter === null ? nothing : sending(panel, letterUrl(letter))}
    ${game.notSaved ? html`<p class="warning">${text("correspondence-unkept")}</p>` : nothing}
    ${over ? nothing : backup(panel)}
    ${letter === null || over ? nothing : receiving(panel)}
  </section>`;
}

/** Some browsers delete what a page has saved after a week without a visit. */
const backup = ({ game, l10n: { text } }: LinkPanel): TemplateResult => html`<p class="note backup">
  ${text("correspondence-copy-note")}
  <button type="button" class="save-copy" @click=${() => saveFile("senet-link.json", new Blob([game.backup ?? ""], { type: "application/json" }))}>
    ${text("correspondence-copy-save")}
  </button>
</p>`;

/** The first two links are the invitation and its reply. */
function stateOfSending(number: number, throws: number): string {
  if (number === 0) return "correspondence-send-invitation";
  if (number === 1) return "correspondence-send-answer";
  return throws === 0 ? "correspondence-send-begins" : "correspondence-send";
}

function sending({ l10n: { text }, shareFields }: LinkPanel, link: string): TemplateResult {
  const data = { title: text("title"), text: text("correspondence-share-text"), url: link };
  return html`
    ${shareFields.field(
      "link",
      text("correspondence-link"),
      link,
      html`${shareFields.sendButton("share-link", text("correspondence-share"), data, {
        done: "correspondence-shared",
        failed: "correspondence-not-shared",
      })}
      ${shareFields.qrButton(link, text("correspondence-qr"), text("correspondence-qr-label"))}`,
    )}
    <small role="status">${shareFields.result()}</small>
    ${shareFields.code(link)}
  `;
}

/** For visitors whose link opens elsewhere, for example in another browser, or arrives as plain text. */
function receiving({ l10n, open, shareFields }: LinkPanel): TemplateResult {
  const { text } = l10n;
  const act = (_: FormData, group: HTMLElement) => {
    const field = group.querySelector("input");
    const letter = letterIn(field?.value ?? "");
    if (letter === null) return shareFields.showMessage("correspondence-no-link");
    if (field) field.value = "";
    open(letter);
  };
  return fields(
    { name: "hand-out", act },
    html`<label>${text("correspondence-paste")} <input type="text" dir="ltr" autocomplete="off" required /></label>
      <button type="submit" class="open-link">${text("correspondence-open")}</button>`,
  );
}
