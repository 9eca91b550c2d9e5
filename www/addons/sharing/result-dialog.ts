/** After a game: a picture with its result to send to a friend, and a link to a game with the same throws. */

import { html } from "lit";
import type { DialogHost, DialogRenderer, Page } from "../../src/app/addon.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { personSide } from "../../src/game/choices.js";
import type { ViewState } from "../../src/game/view-state.js";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { hasPageUrl } from "../shared/page-url.js";
import { type ReviewResult, throwsOf } from "../shared/replay.js";
import { sameThrowsLink } from "../shared/same-throws.js";
import { ShareFields } from "../shared/share-fields.js";
import { dated, paintBoard, picturePart, pngOf } from "./picture.js";
import { addResult } from "./result-picture.js";

const texts = { copy: "share-copy", copied: "share-copied", byHand: "share-copy-by-hand" };

/** The person's result, or that of White if two people have played. */
export function resultSentence({ game: state, seat }: ViewState): Sentence | null {
  if (state?.phase !== "over") return null;
  const person = personSide(state, seat);
  const side = person ?? "white";
  const outcome =
    person === null || state.winner === "draw" ? "drawn" : state.winner === side ? "won" : "lost";
  const score = `${state.off[side]}–${state.off[side === "white" ? "black" : "white"]}`;
  return sentence("send-line", { outcome, score, throws: state.throws });
}

/** Whether the game began from the start of its rules, so that others can play it from there. */
export const hasOrdinaryStart = (record: string): boolean => !/^Position: /m.test(record);

/** A link to a game with the throws of the one on the board; null if it cannot be started by a link. */
function linkOf({ session }: Page): string | null {
  const { game, view } = session;
  const { game: state, setup, seat } = view;
  if (!game || !state || !hasPageUrl() || !hasOrdinaryStart(session.record())) return null;
  const side = personSide(state, seat) ?? (setup.side === "white" ? "white" : "black");
  return sameThrowsLink(throwsOf(game), { ...setup, ruleset: state.ruleset }, side);
}

export function resultDialog(page: Page): { draw: DialogRenderer; onReview(result: ReviewResult): void } {
  const fields = new ShareFields(page, texts);
  /** The last review, for the curve of the game. */
  let review: ReviewResult | null = null;
  /** The picture for the system's own sharing; null until it has been painted. */
  let file: File | null = null;

  const makeFile = async (canvas: HTMLCanvasElement, isCurrent: () => boolean) => {
    if (typeof navigator.share !== "function") return;
    const blob = await pngOf(canvas);
    if (!isCurrent()) return;
    file = new File([blob], dated("png"), { type: "image/png" });
    page.redraw();
  };

  const draw = ({ view, l10n, close }: DialogHost) => {
    const result = resultSentence(view);
    const line = result ? l10n.sentence(result) : "";
    const link = linkOf(page);
    const ofGame = review && review.record === page.session.record() ? review : null;
    const side = (view.game && personSide(view.game, view.seat)) ?? "white";
    const chances = (ofGame?.chances ?? []).map((white) => (side === "white" ? white : 1 - white));
    const text = link ? `${line} ${l10n.text("send-invites")}` : line;
    const data: ShareData = { title: l10n.text("title"), text, ...(link ? { url: link } : {}) };
    const withPicture = file ? { ...data, files: [file] } : data;
    const onClose = () => {
      file = null;
      fields.clear();
      close();
    };
    return dialogFrame(
      { name: "send-result", title: l10n.text("send-result"), l10n, close: onClose },
      html`<p class="lead">${text}</p>
        ${picturePart(page, fields, {
          title: l10n.text("share-picture-title"),
          label: l10n.text("send-picture"),
          subject: ofGame ?? view.game,
          paint: async (canvas, maker) => {
            await paintBoard(page, canvas, maker);
            addResult(canvas, { line, chances, styles: getComputedStyle(page.element) });
          },
          onPainted: makeFile,
        })}
        ${link ? fields.field("link", l10n.text("share-link-title"), link) : html`<p class="note">${l10n.text("share-no-address")}</p>`}
        <div class="buttons">
          ${fields.sendButton("main send", l10n.text("share-send"), navigator.canShare?.(withPicture) ? withPicture : data)}
          <button type="button" @click=${closeParent}>${l10n.text("button-done")}</button>
          <p class="said" role="status">${fields.result()}</p>
        </div>`,
    );
  };

  return {
    draw,
    onReview: (result) => {
      review = result;
      page.redraw();
    },
  };
}
