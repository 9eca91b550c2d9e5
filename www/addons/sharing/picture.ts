/** Pictures to share: the current view of the board without marks, on the table's colour; and files of them. */

import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import type { Page } from "../../src/app/addon.js";
import { BoardView } from "../../src/board/board-view.js";
import { aspectOf } from "../../src/board/geometry.js";
import { lookFor } from "../../src/board/look.js";
import { boardModel } from "../../src/board/model.js";
import type { ViewState } from "../../src/game/view-state.js";
import { localDate } from "../shared/local-date.js";
import { saveFile } from "../shared/save-file.js";
import type { ShareFields } from "../shared/share-fields.js";

interface SharedPicture {
  title: unknown;
  /** The alternative text. */
  label: string;
  /** The picture is painted again when this changes. */
  subject: unknown;
  /** `maker`: a hidden canvas on the page, for measuring. */
  paint(canvas: HTMLCanvasElement, maker: HTMLCanvasElement): Promise<void>;
  /** Called with the finished picture, which is current until the dialog closes or its subject changes. */
  onPainted?(canvas: HTMLCanvasElement, isCurrent: () => boolean): Promise<void>;
}

/** What each dialog's picture shows, and its painting, which may have failed. */
const paintings = new WeakMap<HTMLCanvasElement, { subject: unknown; done: Promise<void> }>();

/** A section with a picture and a button that saves it. */
export function picturePart(
  page: Page,
  shareFields: ShareFields,
  { title, label, subject, paint, onPainted }: SharedPicture,
): TemplateResult {
  const { l10n } = page;
  let canvas: HTMLCanvasElement | undefined;
  const start = (on: HTMLCanvasElement) => {
    const isCurrent = () => on.isConnected && paintings.get(on) === painting;
    const show = async () => {
      // The object view takes a while to draw, so the dialog opens first.
      await new Promise((resolve) => setTimeout(resolve));
      const maker = on.parentElement?.querySelector<HTMLCanvasElement>(".picture-maker");
      if (!maker || !isCurrent()) return;
      const painted = document.createElement("canvas");
      await paint(painted, maker);
      if (!isCurrent()) return;
      Object.assign(on, { width: painted.width, height: painted.height });
      on.getContext("2d")?.drawImage(painted, 0, 0);
      await onPainted?.(on, isCurrent);
    };
    const painting = { subject, done: show() };
    paintings.set(on, painting);
    return painting.done;
  };
  const draw = (element?: Element) => {
    canvas = element as HTMLCanvasElement | undefined;
    if (canvas && paintings.get(canvas)?.subject !== subject) page.attempt(start(canvas));
  };
  const save = async () => {
    const on = canvas;
    if (!on) return;
    // A picture that could not be painted is painted again.
    await paintings.get(on)?.done.catch(() => start(on));
    if (!on.isConnected || paintings.get(on)?.subject !== subject) return;
    if (readsExactly()) saveFile(dated("png"), await pngOf(on));
    else shareFields.showMessage("share-picture-noise");
  };
  return html`<section class="share-part">
    <h3>${title}</h3>
    <canvas class="picture-maker" aria-hidden="true"></canvas>
    <canvas class="picture" role="img" aria-label=${label} ${ref(draw)}></canvas>
    <div class="buttons">
      <button type="button" class="save-picture" @click=${() => page.attempt(save())}>${l10n.text("share-save-picture")}</button>
    </div>
  </section>`;
}

/** Paints the board in the current view. */
export async function paintBoard(
  page: Page,
  canvas: HTMLCanvasElement,
  maker: HTMLCanvasElement,
): Promise<void> {
  if (!(await page.board()?.portrait?.(canvas))) drawPicture(canvas, maker, page.session.view);
}

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

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("no picture could be made"))),
      "image/png",
    );
  });
}

/** A file name with the kind of content and the date. */
export function dated(ending: string): string {
  return `senet-${localDate()}.${ending}`;
}
