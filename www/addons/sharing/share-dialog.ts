/** Sharing the game or position: as a link, picture, text or file. */

import { html, nothing, type TemplateResult } from "lit";
import type { DialogHost, Page } from "../../src/app/addon.js";
import { LoadCache } from "../../src/base/load-cache.js";
import { SIDES } from "../../src/board/poses.js";
import type { GameSession } from "../../src/game/game-session.js";
import type { ViewState } from "../../src/game/view-state.js";
import { prompt } from "../../src/ui/panels/status.js";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { encodeRecord } from "../shared/game-code.js";
import { hasPageUrl } from "../shared/page-url.js";
import { perOwnerState } from "../shared/per-owner-state.js";
import { piecesSentence } from "../shared/piece-sentences.js";
import { saveFile } from "../shared/save-file.js";
import { pageUrl, ShareFields } from "../shared/share-fields.js";
import { annotated } from "./incoming.js";
import { dated, paintBoard, picturePart } from "./picture.js";

type ShareSubject = "game" | "position";

/** The game as it is offered, and the target of the link. */
interface ShareOffer {
  record: string;
  subject: ShareSubject;
}

const offerOf = perOwnerState((_: GameSession): ShareOffer => ({ record: "", subject: "game" }));

/** The links for each state of the game. */
const linksOf = perOwnerState((page: Page) => new LoadCache((record: string) => linksTo(page, record)));

const texts = { copy: "share-copy", copied: "share-copied", byHand: "share-copy-by-hand" };
const shareFieldsOf = perOwnerState((page: Page) => new ShareFields(page, texts));

async function linksTo(page: Page, record: string): Promise<Record<ShareSubject, string>> {
  const { setup, seat } = page.session.view;
  const position = await page.engine.withGame(record, (game) =>
    pageUrl({ position: `${game.snapshot().state.ruleset}.${game.position_id()}` }),
  );
  return { game: pageUrl({ game: await encodeRecord(annotated(record, setup, seat)) }), position };
}

export function shareDialog({ page, view, l10n, close }: DialogHost): TemplateResult {
  const record = page.session.record();
  const offer = offerOf(page.session);
  const shareFields = shareFieldsOf(page);
  if (record !== offer.record) Object.assign(offer, { record, subject: "game" });
  const closing = () => {
    shareFields.clear();
    close();
  };
  const text = annotated(record, view.setup, view.seat);
  return dialogFrame(
    { name: "share", title: l10n.text("share-title"), l10n, close: closing },
    html`
      ${linkPart(offer, page, shareFields)} ${boardPart(page, view, shareFields)}
      <section class="share-part">
        <h3>${l10n.text("share-file-title")}</h3>
        <div class="buttons">
          <button type="button" class="save-game" @click=${() => saveFile(dated("senet"), new Blob([text], { type: "text/plain" }))}>
            ${l10n.text("share-save-game")}
          </button>
        </div>
        <details>
          <summary>${l10n.text("share-text")}</summary>
          <textarea class="record" dir="ltr" readonly rows="8" aria-label=${l10n.text("share-text")} .value=${text}></textarea>
          ${shareFields.copyButton("record")}
        </details>
      </section>
      <div class="buttons">
        <button type="button" class="main" @click=${closeParent}>${l10n.text("button-done")}</button>
        <p class="said" role="status">${shareFields.result()}</p>
      </div>
    `,
  );
}

function linkPart(offer: ShareOffer, page: Page, shareFields: ShareFields): TemplateResult {
  const { l10n } = page;
  const { record, subject } = offer;
  if (!hasPageUrl()) return html`<p class="note">${l10n.text("share-no-address")}</p>`;
  const cache = linksOf(page);
  cache.keepOnly(record);
  const links = cache.peek(record, (attempt) => {
    attempt.catch(console.error).finally(() => page.redraw());
  });
  const choose = (subject: ShareSubject) => () => {
    offer.subject = subject;
    shareFields.clear();
    page.redraw();
  };
  const link = links?.[subject] ?? "";
  const data = { title: l10n.text("title"), text: l10n.text(`share-invites-${subject}`), url: link };
  return html`<section class="share-part">
    <h3>${l10n.text("share-link-title")}</h3>
    ${cache.hasFailed(record) ? html`<p role="alert">${l10n.text("notice-not-loaded")}</p>` : nothing}
    <div role="radiogroup" aria-label=${l10n.text("share-link-title")}>
      ${(["game", "position"] as const).map(
        (option) => html`<label class="option">
          <input type="radio" name="subject" value=${option} .checked=${subject === option} @change=${choose(option)} />
          <span>${l10n.text(`share-subject-${option}`)}</span>
        </label>`,
      )}
    </div>
    ${shareFields.field(
      "link",
      html`<span class="visually-hidden">${l10n.text("share-link-title")}</span>`,
      link,
      shareFields.sendButton("send", l10n.text("share-send"), data),
    )}
  </section>`;
}

function boardPart(page: Page, view: ViewState, shareFields: ShareFields): TemplateResult {
  const title = page.l10n.text("share-picture-title");
  return picturePart(page, shareFields, {
    title,
    label: describe(page, view),
    subject: view.shown,
    paint: (canvas, maker) => paintBoard(page, canvas, maker),
  });
}

/** The picture's alternative text. */
function describe({ l10n }: Page, view: ViewState): string {
  const { shown } = view;
  if (!shown) return "";
  const pieces = SIDES.map((side) => piecesSentence(side, view, shown, l10n));
  return l10n.sentences([...pieces, prompt(view)]);
}
