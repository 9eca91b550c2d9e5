/** Accessibility: questions to the board, rotating the table, full screen, and related settings. */

import { html, nothing, type TemplateResult } from "lit";
import type { Addon, AddonPage, DialogHost, Page } from "../../src/app/addon.js";
import { type Localizer, type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { DEFAULT_SETTINGS, type Settings } from "../../src/base/settings.js";
import { closeStorage } from "../../src/base/storage.js";
import { cellLabel } from "../../src/board/grid/board-grid.js";
import { SIDES } from "../../src/board/poses.js";
import type { Move, Side, State } from "../../src/engine/types.js";
import { boardMoves, buttonMoves, nameOfSide, personSide } from "../../src/game/choices.js";
import type { Spot, ViewState } from "../../src/game/view-state.js";
import { prompt } from "../../src/ui/panels/status.js";
import dialogStyles from "../shared/dialog.css";
import { closeParent, dialogFrame } from "../shared/dialog.js";
import { houseList, piecesSentence } from "../shared/piece-sentences.js";
import accessibilityStyles from "./accessibility.css";
import largeText from "./large-text.css";

export const order = 30;

export function addon(page: AddonPage): Addon {
  const { session } = page;
  const answer = (question: (spot: Spot) => readonly Sentence[]) => (spot: Spot) =>
    page.announce(question(spot));
  const screen = () => page.redraw();
  document.addEventListener("fullscreenchange", screen, { signal: page.signal });
  page.on("shown", (view) => rotateTable(page.root, view));
  return {
    styles: [dialogStyles, accessibilityStyles, largeText],
    reword: (sentences, view) => {
      const result = withoutRepeats(sentences, page.root.activeElement);
      return view.settings.brief ? briefSentence(result, page.l10n) : result;
    },
    keys: {
      p: answer(() => myPieces(session.view, page.l10n)),
      o: answer(() => otherPieces(session.view, page.l10n)),
      g: answer(() => legalMoves(session.view, page.l10n)),
      k: answer(() => sticks(session.view, page.l10n)),
      c: answer(() => scoreSentences(session.view)),
      f: answer(() => housesToGo(session.view)),
      x: answer((spot) => describeHouse(session.view, page.l10n, spot)),
    },
    menu: () => [
      {
        group: "more",
        name: "flip",
        label: page.l10n.text("accessibility-flip"),
        note: page.l10n.text("accessibility-flip-note"),
        pressed: session.view.settings.flipped,
        run: () => page.change({ flipped: !session.view.settings.flipped }),
      },
      ...(session.view.seat === null
        ? [
            {
              group: "more" as const,
              name: "facing",
              label: page.l10n.text("accessibility-facing"),
              note: page.l10n.text("accessibility-facing-note"),
              pressed: session.view.settings.facing,
              run: () => page.change({ facing: !session.view.settings.facing }),
            },
          ]
        : []),
      ...(canFillScreen(page)
        ? [
            {
              group: "more" as const,
              name: "full-screen",
              label: page.l10n.text("accessibility-full-screen"),
              pressed: fillsScreen(page),
              run: () => fillScreen(page),
            },
          ]
        : []),
    ],
    dialogs: { forget: clearDataDialog },
    render: (where, view) => (where === "settings" ? accessibilitySettings(view, page) : nothing),
  };
}

function rotateTable(root: ShadowRoot, view: ViewState): void {
  const { settings, seat, shown } = view;
  const turned = settings.facing && seat === null && shown?.player === 1 && shown.phase !== "over";
  root.querySelector(".table")?.toggleAttribute("data-facing", turned);
}

function canFillScreen(page: Page): boolean {
  if (page.query.has("kiosk")) return false;
  return document.fullscreenEnabled && typeof page.element.requestFullscreen === "function";
}

function fillsScreen(page: Page): boolean {
  const root = page.element.getRootNode() as Document | ShadowRoot;
  return root.fullscreenElement === page.element;
}

function fillScreen(page: Page): void {
  const switched = async () => {
    await (fillsScreen(page) ? document.exitFullscreen() : page.element.requestFullscreen());
  };
  switched().catch((error: unknown) => {
    console.warn(error);
    page.session.notice(sentence("accessibility-no-full-screen"));
  });
}

/** Announced anyway: the computer's throw follows its turn, and the focus moves to a piece's target. */
function withoutRepeats(sentences: readonly Sentence[], focus: Element | null): readonly Sentence[] {
  const [first, second] = sentences;
  if (first?.id === "said-aim" && !second && focus?.matches("[data-spot]:focus-visible")) return [];
  const news = sentences.filter(({ id, args }) => id !== "said-turn" || args?.who !== "computer");
  return news.length > 0 ? news : sentences;
}

/** The next throw or question implies whose turn it is. */
const LEFT_OUT = new Set(["said-turn", "said-choices"]);

function briefSentence(sentences: readonly Sentence[], l10n: Localizer): readonly Sentence[] {
  const news = sentences.filter(({ id }) => !LEFT_OUT.has(id));
  // If nothing else happened, the turn itself is the answer.
  return (news.length > 0 ? news : sentences).map((sentence) => {
    const id = `brief-${sentence.id}`;
    return l10n.has(id) ? { ...sentence, id } : sentence;
  });
}

// Accessibility settings, and the ways to reset the page.

/** The switches in display order, with their settings. */
const SWITCHES = {
  "accessibility-auto-move": "autoMove",
  "accessibility-brief": "brief",
  "accessibility-facing": "facing",
  "accessibility-flip": "flipped",
} as const satisfies Record<string, keyof Settings>;

function accessibilitySettings({ settings }: ViewState, page: Page): TemplateResult {
  const { l10n } = page;
  return html`
    ${Object.entries(SWITCHES).map(
      ([text, name]) => html`<label class="option">
        <input
          type="checkbox"
          name=${name}
          .checked=${settings[name]}
          @change=${(event: Event) => page.change({ [name]: (event.currentTarget as HTMLInputElement).checked })}
        />
        <span>${l10n.text(text)}</span>
      </label>`,
    )}
    <details class="start-over-section">
      <summary>${l10n.text("accessibility-afresh")}</summary>
      <div class="start-over">
        <button type="button" class="reset" @click=${() => page.change(DEFAULT_SETTINGS)}>${l10n.text("accessibility-reset")}</button>
        ${
          page.canSave
            ? html`<p class="note">${l10n.text("accessibility-forget-note")}</p>
              <button type="button" class="forget" @click=${() => page.session.update({ dialog: "forget" })}>${l10n.text("accessibility-forget")}</button>`
            : nothing
        }
      </div>
    </details>
  `;
}

// ---- Answers to questions about the board, in full sentences, from the state alone.

const otherOf = (side: Side): Side => (side === "white" ? "black" : "white");

/** The side meant by “my pieces”: the person's own, or with two people the side to move. */
function mySide(view: ViewState, state: State): Side {
  return personSide(state, view.seat) ?? state.turn ?? "white";
}

function myPieces(view: ViewState, l10n: Localizer): Sentence[] {
  const { shown } = view;
  return shown ? [piecesSentence(mySide(view, shown), view, shown, l10n)] : [];
}

function otherPieces(view: ViewState, l10n: Localizer): Sentence[] {
  const { shown } = view;
  return shown ? [piecesSentence(otherOf(mySide(view, shown)), view, shown, l10n)] : [];
}

/** Every legal move, or what to do instead if there is none. */
function legalMoves(view: ViewState, l10n: Localizer): Sentence[] {
  const buttons = buttonMoves(view).map((move) =>
    sentence("query-plain", { text: l10n.text(`button-${move.kind}`, { to: move.to ?? "" }) }),
  );
  const moves = [...boardMoves(view).map((move) => moveSentence(move)), ...buttons];
  return moves.length > 0 ? moves : [prompt(view)];
}

function moveSentence(move: Move): Sentence {
  const args = { from: move.from ?? "", to: move.to ?? "" };
  if (move.to === "off") return sentence("query-move-off", args);
  if (move.from === "hand") return sentence(move.victim ? "query-move-enter-hit" : "query-move-enter", args);
  return sentence(move.victim ? "query-move-hit" : "query-move", args);
}

/** The last throw and what is still to be played. */
function sticks(view: ViewState, l10n: Localizer): Sentence[] {
  const { shown } = view;
  const thrown = shown?.turn_throws.at(-1);
  if (!shown || !thrown) return [sentence("query-sticks-none")];
  const light = thrown.sticks.filter(Boolean).length;
  const dark = thrown.sticks.length - light;
  const lies = shown.die
    ? sentence("query-die", { value: thrown.value })
    : sentence("query-sticks", { value: thrown.value, light, dark });
  const { in_hand: hand, steps_left: steps } = shown;
  if (steps !== null) return [lies, sentence("query-steps", { count: steps })];
  if (hand.length < 2) return [lies];
  return [lies, sentence("query-in-hand", { list: houseList(hand, l10n) })];
}

/** How many pieces each side has home, waiting or captured. */
function scoreSentences(view: ViewState): Sentence[] {
  const { shown } = view;
  if (!shown) return [];
  return SIDES.flatMap((side) => {
    const args = { who: nameOfSide(side, shown, view.seat), side, pieces: shown.pieces };
    const { off, hand, taken } = shown;
    return [
      sentence("query-off", { ...args, count: off[side] }),
      ...(hand[side] > 0 ? [sentence("query-hand", { ...args, count: hand[side] })] : []),
      ...(taken[side] > 0 ? [sentence("query-taken", { ...args, count: taken[side] })] : []),
    ];
  });
}

/** The pip count: how many houses a side still has to go with all its pieces. */
function housesToGo(view: ViewState): Sentence[] {
  const { shown } = view;
  if (!shown) return [];
  const me = mySide(view, shown);
  return [me, otherOf(me)].map((side) => {
    const onBoard = shown[side].reduce((sum, house) => sum + shown.houses + 1 - house, 0);
    const count = onBoard + shown.hand[side] * (shown.houses + 1);
    return sentence("query-way", { who: nameOfSide(side, shown, view.seat), side, count });
  });
}

/** A full description of the focused house. */
function describeHouse(view: ViewState, l10n: Localizer, spot: Spot): Sentence[] {
  const { shown } = view;
  if (!shown) return [];
  const label = sentence("query-plain", { text: cellLabel(spot, view, l10n) });
  if (typeof spot !== "number") return [label];
  return [label, sentence("query-to-end", { count: shown.houses + 1 - spot })];
}

// ---- Asks for confirmation before deleting all data on this device.

function clearDataDialog({ page, l10n, close }: DialogHost): unknown {
  const forget = (event: Event) => {
    closeParent(event);
    clearAllData().then(
      () => location.reload(),
      (error: unknown) => {
        console.error(error);
        page.session.notice(sentence("accessibility-not-forgotten"));
      },
    );
  };
  return dialogFrame(
    { name: "forget", title: l10n.text("accessibility-forget-title"), l10n, close },
    html`
      <p>${l10n.text("accessibility-forget-what")}</p>
      <div class="buttons">
        <button type="button" class="main" autofocus @click=${closeParent}>${l10n.text("accessibility-forget-no")}</button>
        <button type="button" class="forget-now" @click=${forget}>${l10n.text("accessibility-forget-yes")}</button>
      </div>
    `,
  );
}

/** Prefix of the page's keys in storage and of its caches. */
const STORAGE_PREFIX = /^senet\b/;
/** A service worker's cache is named after its folder. */
const FOLDER = /^senet (\S+:\S+) /;

/** A game that goes on meanwhile saves nothing. */
export async function clearAllData(): Promise<void> {
  const permitWriting = closeStorage();
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (STORAGE_PREFIX.test(key)) storage.removeItem(key);
    await clearCaches();
  } catch (error) {
    permitWriting();
    throw error;
  }
}

async function clearCaches(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter((name) => STORAGE_PREFIX.test(name));
  // A service worker without its cache would fail offline, so it is unregistered; a reload installs and fills it again.
  for (const folder of new Set(names.flatMap((name) => FOLDER.exec(name)?.[1] ?? []))) {
    const registration = await navigator.serviceWorker.getRegistration(folder);
    if (registration?.scope === folder) await registration.unregister();
  }
  await Promise.all(names.map((name) => caches.delete(name)));
}
