/**
 * An add-on is a part of the page that loads after the board is playable: sounds, lessons, sharing and so on. The page
 * does not know add-ons by name. This file declares their interface; www/build/addons.mjs lists their folders. Beside its
 * `addon.ts`, a folder may have a `view.ts`, another view of the board, and a `worker.ts`, which answers on the computer
 * players' thread.
 */

import type { CSSResult } from "lit";
import type { Localizer, Sentence } from "../base/i18n/localizer.js";
import type { Settings } from "../base/settings.js";
import type { BoardModel, Light } from "../board/model.js";
import type { BoardPicture } from "../board/pictures.js";
import type { SticksView } from "../board/sticks-view.js";
import type { AdvisorClient } from "../engine/advisor-client.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { BoardInfo, Move, State } from "../engine/types.js";
import type { GameSession } from "../game/game-session.js";
import type { Knock, SessionEvents } from "../game/session-events.js";
import type { UrlOptions } from "../game/url-options.js";
import type { Spot, ViewState } from "../game/view-state.js";

/** The part of the page that an add-on can use. */
export interface Page {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** The URL options. */
  readonly query: URLSearchParams;
  readonly engine: EngineClient;
  readonly session: GameSession;
  /** The parsed options of another URL query. */
  urlOptions(query: string): UrlOptions;
  /** Creates another computer player; the caller must destroy it. */
  newAdvisor(): AdvisorClient;
  /** The texts in the current language. */
  readonly l10n: Localizer;
  /** Data can be saved on this device. */
  readonly canSave: boolean;
  /** The board cell in the tab order. */
  readonly current: Spot;
  board(): BoardPicture | null;
  sticks(): SticksView | null;
  /** Called for sounds of the sticks outside a throw. */
  onShake(knocks: readonly Knock[]): void;
  /** Returns true if an add-on has a dialog of this name, which `session.update({ dialog: name })` opens. */
  hasDialog(name: string): boolean;
  /** This build has another view of the board than the flat drawing. */
  readonly hasObjectView: boolean;
  /** What the add-ons show in this place. */
  render(where: Slot, view: ViewState): unknown;
  /** The add-ons' entries in the menu. */
  menu(view: ViewState): readonly MenuEntry[];
  /** Calls this once everything has loaded, at once if it already has. */
  onComplete(act: () => void): void;
  /** The board in this state, without marks. */
  modelOf(state: State): BoardModel;
  focusSpot(spot: Spot): void;
  announce(sentences: readonly Sentence[]): void;
  change(patch: Partial<Settings>): void;
  /** Reports a failure of this promise, with the message `toSentence` or as an internal error, unless the page has closed. */
  attempt(work: Promise<unknown>, toSentence?: (error: unknown) => Sentence): void;
  /** Requests a redraw after the add-on's own state has changed. */
  redraw(): void;
  /** Resolves when the current state has been drawn. */
  drawn(): Promise<unknown>;
}

/** The page as one add-on sees it. */
export interface AddonPage extends Page {
  /** Aborted when the add-on is switched off or the element has been removed. */
  readonly signal: AbortSignal;
  /** Calls the listener whenever this happens, until the add-on ends. If it throws, the add-on is switched off. */
  on<Type extends keyof SessionEvents>(type: Type, listener: (detail: SessionEvents[Type]) => void): void;
}

/**
 * Places where an add-on can show content: among the notices, above the board, over it, below the large button, in the
 * dock, in the dock after the end of a game, behind the entry for rare actions, below everything, in the settings, and beside
 * the title.
 */
export type Slot =
  | "notices"
  | "above"
  | "board"
  | "actions"
  | "dock"
  | "end"
  | "game"
  | "below"
  | "settings"
  | "heading";

/** A menu entry. */
export interface MenuEntry {
  /** `more` is the group of entries without a picture. */
  group: "learn" | "puzzles" | "together" | "history" | "print" | "share" | "more";
  /** A name for styles and tests. */
  name: string;
  label: string;
  /** A longer description. */
  note?: string;
  /** For entries that switch something: whether it is on. */
  pressed?: boolean;
  run(): void;
}

/** The data that an add-on's dialog is drawn from. */
export interface DialogHost {
  page: Page;
  view: ViewState;
  l10n: Localizer;
  /** The board being played on. */
  board: BoardInfo;
  /** The material and light of that board. */
  light: Light;
  close(): void;
}

export type DialogRenderer = (host: DialogHost) => unknown;

/** All hooks are guarded: if one throws, the add-on is disabled and the page reports it. */
export interface Addon {
  styles?: CSSResult | readonly CSSResult[];
  /** Returns false to forbid this person's move, or the throw (null). */
  allows?(move: Move | null): boolean;
  /** Returns replacement sentences for an announcement, or the same ones. */
  reword?(sentences: readonly Sentence[], view: ViewState): readonly Sentence[];
  /** The content for a place on the page. */
  render?(where: Slot, view: ViewState): unknown;
  menu?(view: ViewState): readonly MenuEntry[];
  /** Its dialogs by name. `session.update({ dialog: name })` opens one. */
  dialogs?: Readonly<Record<string, DialogRenderer>>;
  /** Keys on the board, by Latin letter. */
  keys?: Readonly<Record<string, (spot: Spot) => void>>;
  /** The element has been removed for good. */
  destroy?(): void;
}

/** The exports of an add-on's module. The build reads all but the function as literals. */
export interface AddonModule {
  /** Its place in the menu and among the other addons. */
  order: number;
  /** Restricts it to the page with a person present, or to an unattended screen, which offers no links and downloads. */
  only?: "page" | "kiosk";
  /** It has a file of its own instead of a share in the rest of the page. */
  apart?: true;
  addon(page: AddonPage): Addon | Promise<Addon>;
}
