/**
 * A feature is a part of the page that comes after the board can be played
 * on: sounds, lessons, sharing and so on. The page knows none of them by name;
 * what one can do is said here, which ones there are in features.ts.
 */

import type { CSSResult } from "lit";
import type { Localizer, Part, Sentence } from "../base/i18n/localizer.js";
import type { Settings } from "../base/settings.js";
import type { Knock } from "../board/falls.js";
import type { BoardPicture } from "../board/pictures.js";
import type { SticksView } from "../board/sticks-view.js";
import type { AdvisorClient } from "../engine/advisor-client.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { GameEvent, Move } from "../engine/types.js";
import type { GameSession } from "../game/game-session.js";
import type { UrlOptions } from "../game/url-options.js";
import type { Spot, ViewState } from "../game/view-state.js";
import type { Light } from "../ui/board-pictures.js";
import type { MenuEntry } from "../ui/menu/menu.js";

export type { MenuEntry };

/** What a feature can see and do. */
export interface FeatureContext {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** The options of the address. */
  readonly query: URLSearchParams;
  readonly engine: EngineClient;
  readonly session: GameSession;
  /** What an address with this query would ask for. */
  urlOptions(query: string): UrlOptions;
  /** Another computer player, for whoever made it to destroy. */
  newAdvisor(): AdvisorClient;
  /** The texts in the language that is spoken now. */
  readonly words: Localizer;
  /** Something can be kept on this device. */
  readonly remembers: boolean;
  /** The spot the Tab key reaches on the board. */
  readonly current: Spot;
  board(): BoardPicture | null;
  sticks(): SticksView | null;
  /** The sticks knock like this, though nothing has happened. */
  rattling(knocks: readonly Knock[]): void;
  focusSpot(spot: Spot): void;
  announce(sentences: readonly Sentence[]): void;
  change(patch: Partial<Settings>): void;
  /** Reports the failure of this work: as `told`, or as a fault of ours. Not once the page is gone. */
  attempt(work: Promise<unknown>, told?: (error: unknown) => Sentence): void;
  /** Draws anew, after something of the feature's own has changed. */
  redraw(): void;
}

/**
/**
 * Where a feature can show something: above the board, over it, below the large button, in the dock, there too once a
 * game is over and its end has been shown, behind the one entry for what is seldom asked of this game, below all of it.
 */
export type Slot = "above" | "board" | "actions" | "dock" | "end" | "game" | "below";

/** What a feature's dialog is drawn from. */
export interface DialogHost {
  page: FeatureContext;
  view: ViewState;
  words: Localizer;
  light: Light;
  close(): void;
}

export type DialogMaker = (host: DialogHost) => unknown;

/**
 * Each of these is called guarded: a feature that throws in one, or asks for another drawing whenever it is told of one,
 * is switched off, and the page says so.
 */
export interface Feature {
  /** Parts of the texts that it needs before it is first drawn. */
  texts?: readonly Part[];
  styles?: CSSResult;
  /** False forbids this person's move, or to throw (null). */
  allows?(move: Move | null): boolean;
  /** The page has been drawn from this state. */
  drawn?(view: ViewState): void;
  /** These events have happened, whether or not they will be shown. */
  happened?(events: readonly GameEvent[]): void;
  /** These events begin to be shown, and the sticks will knock like this; `speed` is a factor, 0 for at once. */
  showing?(events: readonly GameEvent[], speed: number, knocks: readonly Knock[]): void;
  /** What is said instead of these sentences, or they themselves. */
  announcing?(sentences: readonly Sentence[], view: ViewState): readonly Sentence[];
  /** What it shows in a place. */
  place?(where: Slot, view: ViewState): unknown;
  menu?(view: ViewState): readonly MenuEntry[];
  /** Its dialogs by name, each loaded when it is first opened; `session.update({ dialog: name })` opens one. */
  dialogs?: Readonly<Record<string, () => Promise<DialogMaker>>>;
  /** Keys on the board, by their Latin letter. */
  keys?: Readonly<Record<string, (spot: Spot) => void>>;
  /** Its fields in the dialog of settings. */
  settings?(view: ViewState): unknown;
  /** The element has left the page for good. */
  destroy?(): void;
}

/** What the module of a feature exports. */
export interface FeatureModule {
  feature(page: FeatureContext): Feature | Promise<Feature>;
}

// ---- The other pages of the folder: for site builders, to print.

/** Only the page as a folder, in a window of its own, has them beside it; an unattended screen leads nowhere else. */
export function hasPagesBeside(page: FeatureContext): boolean {
  return (
    page.element.hasAttribute("page") &&
    globalThis.parent === globalThis.window &&
    !page.query.has("kiosk") &&
    document.querySelector('script[src$="main.js"]') !== null
  );
}

export function openBeside(file: string, query: Readonly<Record<string, string>>): void {
  globalThis.open(`${file}?${new URLSearchParams(query)}`, "_blank", "noopener");
}

// ---- A game that a feature has put on the board.

/**
 * The board, with what was thrown, is what to look at now. No new game has begun: there is nothing to bring back by
 * hand.
 */
export function lookAtBoard({ session, root, current, focusSpot }: FeatureContext): void {
  session.update({ canTakeBack: false });
  const table = root.querySelector(".table");
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView();
  focusSpot(session.view.selected ?? current);
}

// ---- Lists that a feature keeps.

/** What of a kept list cannot be read, as texts to be put aside: items that are none, or all of what is no list. */
export function unreadable(stored: unknown, isItem: (value: unknown) => boolean): string[] {
  if (stored === null) return [];
  const items: readonly unknown[] = Array.isArray(stored) ? stored : [stored];
  // What is no JSON comes from storage as the text that it is.
  const asText = (item: unknown) => (typeof item === "string" ? item : JSON.stringify(item));
  return items.filter((item) => !isItem(item) || !Array.isArray(stored)).map(asText);
}
