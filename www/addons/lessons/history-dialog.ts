/** The history of the game, one chapter at a time. */
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { DialogHost } from "../../src/app/addon.js";
import { type BoardModel, type Mark, standingModel } from "../../src/board/model.js";
import type { GameSession } from "../../src/game/game-session.js";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { prefersFlatView } from "../shared/flat-preference.js";
import { perOwnerState } from "../shared/per-owner-state.js";
import { CHAPTERS, type DrawingName } from "./chapters.js";
import { drawing } from "./drawings.js";
import { certaintyList, factList } from "./facts.js";

/** The open chapter. */
const openIn = perOwnerState((_: GameSession) => ({ open: 0 }));

export function historyDialog(host: DialogHost): TemplateResult {
  const { page, l10n, close } = host;
  const { open } = openIn(page.session);
  const chapter = CHAPTERS[open] as (typeof CHAPTERS)[number];
  const turnTo = (index: number | null) => (event: Event) => {
    openIn(page.session).open = index ?? Number((event.currentTarget as HTMLSelectElement).value);
    page.redraw();
    (event.currentTarget as Element).closest("dialog")?.scrollTo({ top: 0 });
  };
  const names = CHAPTERS.map(({ id }, index) =>
    l10n.text("history-chapter", { value: index + 1, name: l10n.text(`history-${id}`) }),
  );
  const following = open + 1;
  const last = following === CHAPTERS.length;
  return dialogFrame(
    { name: "history", title: l10n.text("history-title"), l10n, close },
    html`
      <nav class="chapters" aria-label=${l10n.text("history-chapters")}>
        ${names.map(
          (name, index) =>
            html`<button type="button" aria-current=${index === open ? "true" : nothing} @click=${turnTo(index)}>${name}</button>`,
        )}
        <select aria-label=${l10n.text("history-chapters")} .value=${String(open)} @change=${turnTo(null)}>
          ${names.map((name, index) => html`<option value=${index} ?selected=${index === open}>${name}</option>`)}
        </select>
      </nav>
      <article class="chapter">
        <h3 aria-live="polite">${l10n.text(`history-${chapter.id}`)}</h3>
        <figure>
          ${keyed(chapter.id, pictureOf(chapter.drawing, host))}
        </figure>
        <p class="lead">${l10n.text(`history-${chapter.id}-lead`)}</p>
        ${factList(chapter.facts, l10n)}
        ${last ? yourRules(host) : nothing}
        ${certaintyList(l10n)}
      </article>
      <div class="buttons">
        ${
          last
            ? html`<button type="button" class="main" @click=${closeParent}>${l10n.text("button-done")}</button>`
            : html`<button type="button" class="main" @click=${turnTo(following)}>${l10n.text(`history-${CHAPTERS[following]?.id}`)}</button>`
        }
      </div>
    `,
  );
}

/** The object of a chapter: a drawing, or the board in 3-D if the object view is there and the machine can draw it. */
function pictureOf(name: DrawingName, { view, l10n, light }: DialogHost): TemplateResult {
  const caption = l10n.text(`drawing-${name}`);
  const model = boxFor(name, light.dark);
  if (!model || prefersFlatView(view)) return html`${drawing(name)}<figcaption>${caption}</figcaption>`;
  const figure = { model, l10n, slow: view.settings.view === "object" };
  return html`<senet-box .figure=${figure}>${drawing(name)}</senet-box>
    <figcaption><span>${caption}</span><span class="of-box">${l10n.text(`box-${name}`)}</span></figcaption>`;
}

const rulesPlayed = ({ view }: DialogHost): string => view.game?.ruleset ?? view.setup.ruleset;

/** Authors of the current rules. */
function yourRules(host: DialogHost): TemplateResult {
  const { page, l10n } = host;
  const { id } = page.engine.ruleset(rulesPlayed(host));
  return html`<h4>${l10n.text("history-yours")}</h4><p class="yours">${l10n.text(`credit-${id}`)}</p>`;
}

// The boards in 3-D: materials, and signs as on boards of their period. The captions mention what we have added.

interface BoxBoard {
  theme: "faience" | "ebony" | "limestone";
  marks: Readonly<Record<number, Mark>>;
}

const BOXES: Readonly<Partial<Record<DrawingName, BoxBoard>>> = {
  "royal-board": { theme: "faience", marks: { 26: "nefer", 27: "water", 28: "three", 29: "two" } },
  "royal-box": { theme: "ebony", marks: { 26: "nefer", 27: "water", 28: "three_birds", 29: "two_men" } },
  stone: { theme: "limestone", marks: {} },
};

/** A board without pieces; null for a drawing without a 3-D model. */
function boxFor(drawing: DrawingName, dark: boolean): BoardModel | null {
  const box = BOXES[drawing];
  if (!box) return null;
  const look = { houses: 30, layout: "wide", theme: box.theme, dark } as const;
  return { ...standingModel(null, null, look), marks: { ...box.marks } };
}
