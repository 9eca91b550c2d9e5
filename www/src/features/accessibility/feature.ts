/** Accessibility: questions to the board, rotating the table, full screen, and related settings. */

import { html, nothing, type TemplateResult } from "lit";
import { type Localizer, type Sentence, say } from "../../base/i18n/localizer.js";
import { DEFAULT_SETTINGS, type Settings } from "../../base/settings.js";
import { cellLabel } from "../../board/grid/board-grid.js";
import { SIDES } from "../../board/poses.js";
import type { Move, Side, State } from "../../engine/types.js";
import { houseList, piecesSentence } from "../../game/answer-sentences.js";
import { boardMoves, buttonMoves, nameOfSide, personSide } from "../../game/choices.js";
import type { Spot, ViewState } from "../../game/view-state.js";
import { closeParent, dialogFrame } from "../../ui/dialogs/dialog.js";
import { prompt } from "../../ui/panels/prompt.js";
import type { DialogHost, Feature, FeatureContext } from "../feature.js";
import accessibilityStyles from "./accessibility.css";

export function feature(page: FeatureContext): Feature {
  const { session } = page;
  const answer = (question: (spot: Spot) => readonly Sentence[]) => (spot: Spot) =>
    page.announce(question(spot));
  const screen = () => page.redraw();
  document.addEventListener("fullscreenchange", screen);
  return {
    texts: ["accessibility"],
    styles: accessibilityStyles,
    announcing: (sentences, view) => {
      const said = withoutEcho(sentences, page.root.activeElement);
      return view.settings.brief ? inBrief(said, page.words) : said;
    },
    drawn: (view) => turnTable(page.root, view),
    keys: {
      p: answer(() => myPieces(session.view, page.words)),
      o: answer(() => otherPieces(session.view, page.words)),
      g: answer(() => legalMoves(session.view, page.words)),
      k: answer(() => sticks(session.view, page.words)),
      c: answer(() => scoreSentences(session.view)),
      f: answer(() => wayToGo(session.view)),
      x: answer((spot) => thisHouse(session.view, page.words, spot)),
    },
    menu: () => [
      {
        group: "more",
        name: "flip",
        label: page.words.text("accessibility-flip"),
        note: page.words.text("accessibility-flip-note"),
        pressed: session.view.settings.flipped,
        run: () => page.change({ flipped: !session.view.settings.flipped }),
      },
      ...(session.view.seat === null
        ? [
            {
              group: "more" as const,
              name: "facing",
              label: page.words.text("accessibility-facing"),
              note: page.words.text("accessibility-facing-note"),
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
              label: page.words.text("accessibility-full-screen"),
              pressed: fillsScreen(page),
              run: () => fillScreen(page),
            },
          ]
        : []),
    ],
    dialogs: { forget: async () => forgetDialog },
    settings: (view) => accessibilitySettings(view, page),
    destroy: () => document.removeEventListener("fullscreenchange", screen),
  };
}

function turnTable(root: ShadowRoot, view: ViewState): void {
  const { settings, seat, shown } = view;
  const turned = settings.facing && seat === null && shown?.player === 1 && shown.phase !== "over";
  root.querySelector(".table")?.toggleAttribute("data-facing", turned);
}

function canFillScreen(page: FeatureContext): boolean {
  if (page.query.has("kiosk")) return false;
  return document.fullscreenEnabled && typeof page.element.requestFullscreen === "function";
}

function fillsScreen(page: FeatureContext): boolean {
  const root = page.element.getRootNode() as Document | ShadowRoot;
  return root.fullscreenElement === page.element;
}

function fillScreen(page: FeatureContext): void {
  const switched = async () => {
    await (fillsScreen(page) ? document.exitFullscreen() : page.element.requestFullscreen());
  };
  switched().catch((error: unknown) => {
    console.warn(error);
    page.session.notice(say("accessibility-no-full-screen"));
  });
}

/** Announced anyway: the computer's throw follows its turn, and the focus moves to a piece's target. */
function withoutEcho(sentences: readonly Sentence[], focus: Element | null): readonly Sentence[] {
  const [first, second] = sentences;
  if (first?.id === "said-aim" && !second && focus?.matches("[data-spot]:focus-visible")) return [];
  const news = sentences.filter(({ id, args }) => id !== "said-turn" || args?.who !== "computer");
  return news.length > 0 ? news : sentences;
}

/** The next throw or question implies whose turn it is. */
const LEFT_OUT = new Set(["said-turn", "said-choices"]);

function inBrief(sentences: readonly Sentence[], words: Localizer): readonly Sentence[] {
  const news = sentences.filter(({ id }) => !LEFT_OUT.has(id));
  // If nothing else happened, the turn itself is the answer.
  return (news.length > 0 ? news : sentences).map((sentence) => {
    const id = `brief-${sentence.id}`;
    return words.has(id) ? { ...sentence, id } : sentence;
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

function accessibilitySettings({ settings }: ViewState, page: FeatureContext): TemplateResult {
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
      <summary>${words.text("accessibility-afresh")}</summary>
      <div class="afresh">
        <button type="button" class="reset" @click=${() => page.change(DEFAULT_SETTINGS)}>${words.text("accessibility-reset")}</button>
        ${
          page.remembers
            ? html`<p class="note">${words.text("accessibility-forget-note")}</p>
              <button type="button" class="forget" @click=${() => page.session.update({ dialog: "forget" })}>${words.text("accessibility-forget")}</button>`
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

function myPieces(view: ViewState, words: Localizer): Sentence[] {
  const { shown } = view;
  return shown ? [piecesSentence(mySide(view, shown), view, shown, words)] : [];
}

function otherPieces(view: ViewState, words: Localizer): Sentence[] {
  const { shown } = view;
  return shown ? [piecesSentence(otherOf(mySide(view, shown)), view, shown, words)] : [];
}

/** Every legal move, or what to do instead if there is none. */
function legalMoves(view: ViewState, words: Localizer): Sentence[] {
  const buttons = buttonMoves(view).map((move) =>
    say("query-plain", { text: words.text(`button-${move.kind}`, { to: move.to ?? "" }) }),
  );
  const moves = [...boardMoves(view).map((move) => moveSentence(move)), ...buttons];
  return moves.length > 0 ? moves : [prompt(view)];
}

function moveSentence(move: Move): Sentence {
  const args = { from: move.from ?? "", to: move.to ?? "" };
  if (move.to === "off") return say("query-move-off", args);
  if (move.from === "hand") return say(move.victim ? "query-move-enter-hit" : "query-move-enter", args);
  return say(move.victim ? "query-move-hit" : "query-move", args);
}

/** The last throw and what is still to be played. */
function sticks(view: ViewState, words: Localizer): Sentence[] {
  const { shown } = view;
  const thrown = shown?.turn_throws.at(-1);
  if (!shown || !thrown) return [say("query-sticks-none")];
  const light = thrown.sticks.filter(Boolean).length;
  const dark = thrown.sticks.length - light;
  const lies = shown.die
    ? say("query-die", { value: thrown.value })
    : say("query-sticks", { value: thrown.value, light, dark });
  const { in_hand: hand, steps_left: steps } = shown;
  if (steps !== null) return [lies, say("query-steps", { count: steps })];
  if (hand.length < 2) return [lies];
  return [lies, say("query-in-hand", { list: houseList(hand, words) })];
}

/** How many pieces each side has home, waiting or captured. */
function scoreSentences(view: ViewState): Sentence[] {
  const { shown } = view;
  if (!shown) return [];
  return SIDES.flatMap((side) => {
    const args = { who: nameOfSide(side, shown, view.seat), side, pieces: shown.pieces };
    const { off, hand, taken } = shown;
    return [
      say("query-off", { ...args, count: off[side] }),
      ...(hand[side] > 0 ? [say("query-hand", { ...args, count: hand[side] })] : []),
      ...(taken[side] > 0 ? [say("query-taken", { ...args, count: taken[side] })] : []),
    ];
  });
}

/** The pip count: how many houses a side still has to go with all its pieces. */
function wayToGo(view: ViewState): Sentence[] {
  const { shown } = view;
  if (!shown) return [];
  const me = mySide(view, shown);
  return [me, otherOf(me)].map((side) => {
    const onBoard = shown[side].reduce((sum, house) => sum + shown.houses + 1 - house, 0);
    const count = onBoard + shown.hand[side] * (shown.houses + 1);
    return say("query-way", { who: nameOfSide(side, shown, view.seat), side, count });
  });
}

/** A full description of the focused house. */
function thisHouse(view: ViewState, words: Localizer, spot: Spot): Sentence[] {
  const { shown } = view;
  if (!shown) return [];
  const label = say("query-plain", { text: cellLabel(spot, view, words) });
  if (typeof spot !== "number") return [label];
  return [label, say("query-to-end", { count: shown.houses + 1 - spot })];
}

// ---- Asks for confirmation before deleting all data on this device.

function forgetDialog({ page, words, close }: DialogHost): unknown {
  const forget = (event: Event) => {
    closeParent(event);
    forgetEverything().then(
      () => location.reload(),
      (error: unknown) => {
        console.error(error);
        page.session.notice(say("accessibility-not-forgotten"));
      },
    );
  };
  return dialogFrame(
    { name: "forget", title: words.text("accessibility-forget-title"), words, close },
    html`
      <p>${words.text("accessibility-forget-what")}</p>
      <div class="buttons">
        <button type="button" class="main" autofocus @click=${closeParent}>${words.text("accessibility-forget-no")}</button>
        <button type="button" class="forget-now" @click=${forget}>${words.text("accessibility-forget-yes")}</button>
      </div>
    `,
  );
}

/** Prefix of the page's keys in storage and of its caches. */
const OURS = /^senet\b/;
/** A service worker's cache is named after its folder. */
const FOLDER = /^senet (\S+:\S+) /;

async function forgetEverything(): Promise<void> {
  for (const kept of [sessionStorage, localStorage]) {
    for (const key of Object.keys(kept)) if (OURS.test(key)) kept.removeItem(key);
  }
  if (!("caches" in globalThis)) return;
  const names = (await caches.keys()).filter((name) => OURS.test(name));
  // A service worker without its cache would fail offline, so it is unregistered; a reload installs and fills it again.
  for (const folder of new Set(names.flatMap((name) => FOLDER.exec(name)?.[1] ?? []))) {
    const registration = await navigator.serviceWorker.getRegistration(folder);
    if (registration?.scope === folder) await registration.unregister();
  }
  await Promise.all(names.map((name) => caches.delete(name)));
}
