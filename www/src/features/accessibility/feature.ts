/** Comfort for eyes, ears and hands: questions to the board, the table turned, the whole screen, one's own settings. */

import { css, html, nothing, type TemplateResult } from "lit";
import { type Localizer, type Sentence, say } from "../../base/i18n/localizer.js";
import { DEFAULT_SETTINGS, type Settings } from "../../base/settings.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import type { Feature, FeatureContext } from "../feature.js";
import * as ask from "./queries.js";

export function feature(page: FeatureContext): Feature {
  const { session } = page;
  const answer = (question: (spot: Spot) => readonly Sentence[]) => (spot: Spot) =>
    page.announce(question(spot));
  const screen = () => page.redraw();
  document.addEventListener("fullscreenchange", screen);
  return {
    texts: ["accessibility"],
    styles: comfortStyles,
    announcing: (sentences, view) => {
      const said = withoutEcho(sentences, page.root.activeElement);
      return view.settings.brief ? inBrief(said, page.words) : said;
    },
    drawn: (view) => turnTable(page.root, view),
    keys: {
      p: answer(() => ask.myPieces(session.view, page.words)),
      o: answer(() => ask.otherPieces(session.view, page.words)),
      g: answer(() => ask.legalMoves(session.view, page.words)),
      k: answer(() => ask.sticks(session.view, page.words)),
      c: answer(() => ask.score(session.view)),
      f: answer(() => ask.wayToGo(session.view)),
      x: answer((spot) => ask.thisHouse(session.view, page.words, spot)),
    },
    menu: () => [
      {
        group: "view",
        name: "flip",
        label: page.words.text("comfort-flip"),
        note: page.words.text("comfort-flip-note"),
        pressed: session.view.settings.flipped,
        run: () => page.change({ flipped: !session.view.settings.flipped }),
      },
      ...(session.view.seat === null
        ? [
            {
              group: "view" as const,
              name: "facing",
              label: page.words.text("comfort-facing"),
              note: page.words.text("comfort-facing-note"),
              pressed: session.view.settings.facing,
              run: () => page.change({ facing: !session.view.settings.facing }),
            },
          ]
        : []),
      ...(canFillScreen(page)
        ? [
            {
              group: "view" as const,
              name: "full-screen",
              label: page.words.text("comfort-full-screen"),
              pressed: fillsScreen(page),
              run: () => fillScreen(page),
            },
          ]
        : []),
    ],
    dialogs: { forget: async () => (await import("./forget-dialog.js")).forgetDialog },
    settings: (view) => comfortSettings(view, page),
    destroy: () => document.removeEventListener("fullscreenchange", screen),
  };
}

export function turnTable(root: ShadowRoot, view: ViewState): void {
  const { settings, seat, shown } = view;
  const turned = settings.facing && seat === null && shown?.player === 1 && shown.phase !== "over";
  root.querySelector(".table")?.toggleAttribute("data-facing", turned);
}

export function canFillScreen(page: FeatureContext): boolean {
  if (page.query.has("kiosk")) return false;
  return document.fullscreenEnabled && typeof page.element.requestFullscreen === "function";
}

export function fillsScreen(page: FeatureContext): boolean {
  const root = page.element.getRootNode() as Document | ShadowRoot;
  return root.fullscreenElement === page.element;
}

export function fillScreen(page: FeatureContext): void {
  const done = fillsScreen(page) ? document.exitFullscreen() : page.element.requestFullscreen();
  done.catch((error: unknown) => {
    console.warn(error);
    page.session.notice(say("comfort-no-full-screen"));
  });
}

/** What is said at once anyway: the computer's throw follows its turn, and the focus goes where a piece can go. */
export function withoutEcho(sentences: readonly Sentence[], focus: Element | null): readonly Sentence[] {
  const [first, second] = sentences;
  if (first?.id === "said-aim" && !second && focus?.matches("[data-spot]:focus-visible")) return [];
  const news = sentences.filter(({ id, args }) => id !== "said-turn" || args?.who !== "computer");
  return news.length > 0 ? news : sentences;
}

/** Whose turn it is follows from what is thrown or asked next. */
const LEFT_OUT = new Set(["said-turn", "said-choices"]);

export function inBrief(sentences: readonly Sentence[], words: Localizer): readonly Sentence[] {
  const news = sentences.filter(({ id }) => !LEFT_OUT.has(id));
  // Alone, even the turn is the answer to a question.
  return (news.length > 0 ? news : sentences).map((sentence) => {
    const id = `brief-${sentence.id}`;
    return words.has(id) ? { ...sentence, id } : sentence;
  });
}

export const comfortStyles = css`
  .table[data-facing] {
    rotate: 180deg;
  }
  :host(:fullscreen) {
    overflow: auto;
  }
  /* What is chosen from a list stands in a column of its own. */
  :is(.settings, .new-game) .field {
    flex-wrap: nowrap;
  }
  :is(.settings, .new-game) .field select {
    flex-shrink: 0;
    inline-size: max(55%, min(64%, 13rem));
  }
  .afresh {
    display: grid;
    gap: 0.5rem;
  }
  .afresh button {
    min-block-size: 2.75rem;
  }
`;

// What can be set for comfort, and the ways back to the beginning.

/** The switches, in the order they are offered, and the setting each one is. */
const SWITCHES = {
  "comfort-auto-move": "autoMove",
  "comfort-brief": "brief",
  "comfort-facing": "facing",
  "comfort-flip": "flipped",
} as const satisfies Record<string, keyof Settings>;

export function comfortSettings({ settings }: ViewState, page: FeatureContext): TemplateResult {
  const { words } = page;
  return html`
    ${Object.entries(SWITCHES).map(
      ([text, name]) => html`<label class="option">
        <input
          type="checkbox"
          name=${name}
          .checked=${settings[name]}
          @change=${(event: Event) => page.change({ [name]: (event.currentTarget as HTMLInputElement).checked })}
        />
        <span>${words.text(text)}</span>
      </label>`,
    )}
    <details class="afresh-part">
      <summary>${words.text("comfort-afresh")}</summary>
      <div class="afresh">
        <button type="button" class="reset" @click=${() => page.change(DEFAULT_SETTINGS)}>${words.text("comfort-reset")}</button>
        ${
          page.remembers
            ? html`<p class="note">${words.text("comfort-forget-note")}</p>
              <button type="button" class="forget" @click=${() => page.session.update({ dialog: "forget" })}>${words.text("comfort-forget")}</button>`
            : nothing
        }
      </div>
    </details>
  `;
}
