/** Sharing the game or position: as a link, picture, text or file. */

import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { DialogHost, Page } from "../../src/app/addon.js";
import { LoadCache } from "../../src/base/load-cache.js";
import { perOwnerState } from "../../src/base/per-owner-state.js";
import { BoardView } from "../../src/board/board-view.js";
import { aspectOf } from "../../src/board/geometry.js";
import { lookFor } from "../../src/board/look.js";
import { boardModel } from "../../src/board/model.js";
import { SIDES } from "../../src/board/poses.js";
import { piecesSentence } from "../../src/game/answer-sentences.js";
import type { GameSession } from "../../src/game/game-session.js";
import type { ViewState } from "../../src/game/view-state.js";
import { closeParent, dialogFrame } from "../../src/ui/dialogs/dialog.js";
import { hasPageUrl } from "../../src/ui/page-url.js";
import { prompt } from "../../src/ui/panels/prompt.js";
import { saveFile } from "../../src/ui/save-file.js";
import { gameLink, positionLink, ShareFields } from "../shared/share-fields.js";
import { annotated } from "./incoming.js";

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
    positionLink(game.seen().state.ruleset, game.position_id()),
  );
  return { game: await gameLink(annotated(record, setup, seat)), position };
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
      ${linkPart(offer, page, shareFields)} ${picturePart(page, view, shareFields)}
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

/** The picture of each dialog, drawn once. */
const pictureCanvases = new WeakMap<HTMLCanvasElement, unknown>();

function picturePart(page: Page, view: ViewState, shareFields: ShareFields): TemplateResult {
  const { l10n } = page;
  let canvas: HTMLCanvasElement | undefined;
  const draw = (element?: Element) => {
    canvas = element as HTMLCanvasElement | undefined;
    const maker = canvas?.parentElement?.querySelector<HTMLCanvasElement>(".picture-maker");
    const { shown } = view;
    if (!canvas || !maker || pictureCanvases.get(canvas) === shown) return;
    pictureCanvases.set(canvas, shown);
    const on = canvas;
    // The object view takes a while to draw, so the dialog opens first.
    const paint = async () => {
      if (!(await page.board()?.portrait?.(on))) drawPicture(on, maker, view);
    };
    setTimeout(() => page.attempt(paint()));
  };
  const save = async () => {
    if (!canvas) return;
    if (readsExactly()) saveFile(dated("png"), await pngOf(canvas));
    else shareFields.showMessage("share-picture-noise");
  };
  return html`<section class="share-part">
    <h3>${l10n.text("share-picture-title")}</h3>
    <canvas class="picture-maker" aria-hidden="true"></canvas>
    <canvas class="picture" role="img" aria-label=${describe(page, view)} ${ref(draw)}></canvas>
    <div class="buttons">
      <button type="button" class="save-picture" @click=${() => page.attempt(save())}>${l10n.text("share-save-picture")}</button>
    </div>
  </section>`;
}

/** The picture's alternative text. */
function describe({ l10n }: Page, view: ViewState): string {
  const { shown } = view;
  if (!shown) return "";
  const pieces = SIDES.map((side) => piecesSentence(side, view, shown, l10n));
  return l10n.sentences([...pieces, prompt(view)]);
}

/** A file name with the kind of content and the date. */
function dated(ending: string): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  return `senet-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${ending}`;
}

// ---- The board as a picture: the current view without marks, on the table's colour.

const WIDTH = 1600;
const MARGIN = 40;

/** Draws into `canvas`; `maker` is a hidden canvas on the page, used to measure the board. */
function drawPicture(canvas: HTMLCanvasElement, maker: HTMLCanvasElement, view: ViewState): void {
  const look = lookFor(view, WIDTH, { dark: false, forced: false });
  const height = Math.round((WIDTH - 2 * MARGIN) / aspectOf(look));
  maker.style.inlineSize = `${WIDTH - 2 * MARGIN}px`;
  maker.style.blockSize = `${height}px`;
  const resting: ViewState = { ...view, activity: "looking", selected: null, pending: [], refusal: null };
  const board = new BoardView(maker);
  board.set(boardModel(resting, look, null));
  canvas.width = WIDTH;
  canvas.height = height + 2 * MARGIN;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser gives no 2D drawing context");
  context.fillStyle = getComputedStyle(maker).getPropertyValue("--table") || "#ece4d4";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(maker, MARGIN, MARGIN, WIDTH - 2 * MARGIN, height);
  board.destroy();
}

/** The tolerance per colour value, since some browsers alter values slightly. */
const SLIGHT = 12;

/**
 * Whether the browser returns the true pixels of a canvas. Browsers that resist fingerprinting return noise until the
 * visitor allows reading canvases, and may ask for that permission now.
 */
function readsExactly(): boolean {
  const side = 32;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) return false;
  const colour = [200, 120, 40, 255];
  context.fillStyle = `rgb(${colour.slice(0, 3).join(" ")})`;
  context.fillRect(0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return data.every((value, index) => Math.abs(value - (colour[index % 4] as number)) <= SLIGHT);
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("no picture could be made"))),
      "image/png",
    );
  });
}
