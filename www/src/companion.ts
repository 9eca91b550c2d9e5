/**
 * A companion is a part of the page that comes after the board can be played
 * on: sounds, lessons, sharing and so on. The page knows none of them by name;
 * what one can do is said here, which ones there are in companions.ts.
 */
import type { CSSResult } from "lit";
import type { BoardView } from "./board/board-view.js";
import type { EngineClient } from "./engine/engine-client.js";
import type { GameEvent } from "./engine/types.js";
import type { GameSession } from "./game/game-session.js";
import type { Sentence } from "./game/sentence.js";
import type { Spot, ViewState } from "./game/view-state.js";
import type { Localizer, Part } from "./i18n/localizer.js";
import type { Settings } from "./settings.js";
import type { Wishes } from "./url-parameters.js";

/** What a companion can see and do. */
export interface PageHost {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** The wishes of the address. */
  readonly query: URLSearchParams;
  readonly engine: EngineClient;
  readonly session: GameSession;
  /** What an address with this query would ask for. */
  wishes(query: string): Wishes;
  /** The texts in the language that is spoken now. */
  readonly words: Localizer;
  /** Something can be kept on this device. */
  readonly remembers: boolean;
  /** The spot the Tab key reaches on the board. */
  readonly current: Spot;
  board(): BoardView | null;
  focusSpot(spot: Spot): void;
  announce(sentences: readonly Sentence[]): void;
  change(patch: Partial<Settings>): void;
  /** Draws anew, after something of the companion's own has changed. */
  redraw(): void;
}

/** Where a companion can show something: above the board, in the dock beside the buttons, below the list of moves. */
export type Place = "above" | "dock" | "below";

/** The groups of the More menu, in their order. */
export const MENU_GROUPS = ["play", "learn", "share", "view", "about"] as const;

/** A line of the More menu. */
export interface MenuEntry {
  group: (typeof MENU_GROUPS)[number];
  /** For styles and tests. */
  name: string;
  label: string;
  /** What it does, in a few words more. */
  note?: string;
  /** Pressed or not, for an entry that switches something. */
  pressed?: boolean;
  run(): void;
}

/** What a companion's dialog is drawn from. */
export interface DialogHost {
  page: PageHost;
  view: ViewState;
  words: Localizer;
  close(): void;
}

export type DialogMaker = (host: DialogHost) => unknown;

export interface Companion {
  /** Parts of the texts that it needs before it is first drawn. */
  texts?: readonly Part[];
  styles?: CSSResult;
  /** The page has been drawn from this state. */
  drawn?(view: ViewState): void;
  /** These events have happened, whether or not they will be shown. */
  happened?(events: readonly GameEvent[]): void;
  /** These events begin to be shown; `speed` is a factor, 0 for at once. */
  showing?(events: readonly GameEvent[], speed: number): void;
  /** What is said instead of these sentences, or they themselves. */
  announcing?(sentences: readonly Sentence[], view: ViewState): readonly Sentence[];
  /** What it shows in a place. */
  place?(where: Place, view: ViewState): unknown;
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

/** What the module of a companion exports. */
export interface CompanionModule {
  companion(page: PageHost): Companion | Promise<Companion>;
}
