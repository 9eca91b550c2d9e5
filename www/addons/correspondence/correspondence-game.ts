/**
 * The correspondence game on the board: accepts letters, creates the letter that ends a turn, and saves the state. The
 * engine validates letters; this file cannot produce a throw.
 */

import type { Correspondence } from "senet-wasm-full";
import type { Page } from "../../src/app/addon.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { LoadCache } from "../../src/base/load-cache.js";
import { persistStorage } from "../../src/base/storage.js";
import type { FullEngine, FullGame } from "../../src/engine/types.js";
import { freeAfter, isSenetError } from "../../src/engine/wasm.js";
import { DEFAULT_SETUP, type ViewState } from "../../src/game/view-state.js";
import { replayLog } from "../shared/replay.js";
import { SavedList } from "../shared/saved-list.js";

/** Refusals with their own message. */
const EXPLAINED = [
  "link_damaged",
  "link_form",
  "other_game",
  "own_link",
  "old_link",
  "history_changed",
  "value_changed",
  "illegal_turn",
  "turn_unfinished",
  "not_a_player",
];

export class CorrespondenceGame {
  private letters: Correspondence | null = null;
  private full: FullEngine | null = null;
  /** Saving failed on this device. */
  notSaved = false;
  /** The game on the board whose saved letters are sought. */
  private soughtGame = "";
  private readonly searches = new LoadCache((id: string) => this.findSaved(id));
  /** The state to keep as a file. */
  private lastSave: SavedCorrespondence | null = null;
  /** The game whose letters are missing. */
  private missing = "";
  private destroyed = false;

  constructor(private readonly page: Page) {}

  /** The correspondence game now on the board. */
  private get current(): Correspondence | null {
    const { afar } = this.page.session.view.setup;
    return this.letters && afar === this.letters.id() ? this.letters : null;
  }

  get onBoard(): boolean {
    return this.current !== null;
  }

  /** The letter waiting to be sent. */
  get letterToSend(): string | null {
    return this.current?.to_send() ?? null;
  }

  /** The number of the last letter, starting at 0. */
  get number(): number {
    return this.current?.number() ?? 0;
  }

  get seat(): number {
    return this.current?.seat() ?? 0;
  }

  /** It is this player's turn. */
  mayAct(): boolean {
    const { current } = this;
    if (!current) return !this.page.session.view.setup.afar;
    const state = this.page.session.game?.snapshot().state;
    return (
      current.is_mine_next() &&
      state !== undefined &&
      (state.turn === null || state.player === current.seat())
    );
  }

  async make(ruleset: string, seat: number): Promise<void> {
    const { session } = this.page;
    const { game } = session;
    const full = await this.engine();
    // Another game has started in the meantime, or the page has closed.
    if (game !== session.game || session.isFrozen) return;
    this.show(full.Correspondence.make(ruleset, seat), 0);
  }

  /** Accepts a letter that starts or continues a game. An invalid letter changes nothing. */
  async open(letter: string): Promise<void> {
    const full = await this.engine();
    if (this.destroyed || this.page.session.isFrozen) return;
    try {
      const id = full.Correspondence.id_of(letter);
      const saved = savedCorrespondence().find((game) => game.id === id);
      const current = this.letters?.id() === id ? this.letters.to_saved() : undefined;
      if (!saved && !current) {
        this.show(full.Correspondence.join(letter), 0);
        return;
      }
      const letters = full.Correspondence.from_saved(current ?? saved?.kept ?? "");
      const before = letters.number();
      const known = steps(letters);
      const refusal = this.received(letters, letter);
      if (letters.number() > before) this.show(letters, known);
      else {
        letters.free();
        await this.resume(id);
      }
      if (refusal) this.page.session.notice(refusal);
    } catch (error) {
      this.page.session.notice(explain(error));
    }
  }

  /** Restores a saved game, including the turn in progress. */
  async resume(id: string): Promise<void> {
    const { session } = this.page;
    if (session.view.setup.afar === id && this.current) return;
    const saved = savedCorrespondence().find((game) => game.id === id);
    if (!saved) return;
    const { game } = session;
    const full = await this.engine();
    if (game === session.game && !session.isFrozen) this.showSaved(full, saved);
  }

  private showSaved(full: FullEngine, saved: SavedCorrespondence): void {
    const letters = full.Correspondence.from_saved(saved.kept);
    const playing = saved.record && letters.is_mine_next() ? full.game_from_record(saved.record) : null;
    this.show(letters, steps(letters), playing);
  }

  /** The game on the board with this player's secret, as a text to keep; null if none is. */
  get backup(): string | null {
    return this.onBoard && this.lastSave ? JSON.stringify({ senet: BACKUP, ...this.lastSave }) : null;
  }

  /** Restores a game from a file with its `backup`, unless this device knows a later state of it. */
  async restore(file: File): Promise<void> {
    const { session } = this.page;
    const { game } = session;
    const text = await file.text();
    const full = await this.engine();
    if (game !== session.game || session.isFrozen) return;
    try {
      const { senet, ...copy } = JSON.parse(text);
      if (senet !== BACKUP || !isSaved(copy)) throw new Error("no copy of a game by link");
      const known = savedCorrespondence().find(({ id }) => id === copy.id);
      const isNewer = !known || numberOf(full, known.kept) < numberOf(full, copy.kept);
      this.showSaved(full, isNewer ? copy : known);
    } catch (error) {
      console.error(error);
      session.notice(sentence("correspondence-copy-wrong"));
    }
  }

  /** The board shows a correspondence game whose saved data is missing or unreadable. */
  get isUnreadable(): boolean {
    const { afar } = this.page.session.view.setup;
    return Boolean(afar) && this.missing === afar;
  }

  /**
   * After a reload the game is already on the board; this finds its saved data. It runs on every redraw; a failure is
   * tried again when the network has returned or something was pressed.
   */
  async follow({ setup: { afar = "" }, status }: ViewState): Promise<void> {
    if (this.soughtGame !== afar) this.searches.clear();
    this.soughtGame = afar;
    if (!afar || status !== "ready" || this.letters?.id() === afar) return;
    let search: Promise<void> | null = null;
    this.searches.peek(afar, (attempt) => {
      search = attempt;
    });
    await search;
  }

  private async findSaved(afar: string): Promise<void> {
    const saved = savedCorrespondence().find((game) => game.id === afar);
    if (!saved) return this.miss(afar);
    const full = await this.engine();
    const isObsolete = () => this.destroyed || this.page.session.view.setup.afar !== afar;
    if (isObsolete() || this.letters?.id() === afar) return;
    try {
      const letters = full.Correspondence.from_saved(saved.kept);
      this.letters?.free();
      this.letters = letters;
    } catch (error) {
      console.error(error);
      this.page.session.quarantine({ kind: "correspondence", text: JSON.stringify(saved) });
      return this.miss(afar);
    }
    this.endTurn();
    this.page.redraw();
  }

  private miss(id: string): void {
    this.missing = id;
    this.page.redraw();
  }

  /** Another tab has continued the game on the board. */
  async refresh(): Promise<void> {
    const { current } = this;
    const saved = current && savedCorrespondence().find((game) => game.id === current.id());
    if (!current || !saved) return;
    const full = await this.engine();
    if (current !== this.current || this.page.session.isFrozen) return;
    const letters = full.Correspondence.from_saved(saved.kept);
    if (letters.number() > current.number()) this.show(letters, steps(current));
    else letters.free();
  }

  /** Saves what happened on the board, and ends the turn when it is complete. */
  onEvents(): void {
    if (this.current) this.endTurn();
  }

  destroy(): void {
    this.destroyed = true;
    this.letters?.free();
    this.letters = null;
  }

  private async engine(): Promise<FullEngine> {
    this.full ??= await this.page.engine.full();
    return this.full;
  }

  private received(letters: Correspondence, letter: string): Sentence | null {
    try {
      letters.receive(letter);
      return null;
    } catch (error) {
      return explain(error);
    }
  }

  /** Puts a game on the board; its first `known` actions are not announced. */
  private show(letters: Correspondence, known: number, playing: FullGame | null = null): void {
    const { session } = this.page;
    if (this.letters !== letters) this.letters?.free();
    this.letters = letters;
    this.missing = "";
    const game = playing ?? letters.game();
    const { log, news } = replayLog(game, null, known);
    const { ruleset } = game.state();
    session.load(game, { ...DEFAULT_SETUP, ruleset, opponent: "person", afar: letters.id() });
    session.update({ log, lastEvents: news });
    if (news.length > 0) this.page.announce(news);
    this.endTurn();
    this.page.redraw();
  }

  /** Saves the game. If the turn is complete, creates the letter to send. */
  private endTurn(): void {
    const { current, full } = this;
    const { session } = this.page;
    const state = session.game?.snapshot().state;
    if (!current || !full || !session.game || !state) return;
    const over = state.phase === "over";
    const atEnd = over || (state.turn !== null && state.player !== current.seat());
    const record = session.game.record();
    // Invitations need no reply, nor do games the other player has ended.
    const endedByOther = () => over && freeAfter(current.game(), (game) => game.state().phase === "over");
    if (current.is_mine_next() && atEnd && !endedByOther()) {
      try {
        freeAfter(full.game_from_record(record), (played) => current.answer(played));
      } catch (error) {
        console.error(error);
        session.notice(explain(error));
      }
    }
    const saved: SavedCorrespondence = {
      id: current.id(),
      kept: current.to_saved(),
      record: current.is_mine_next() ? record : "",
      ruleset: state.ruleset,
      time: Date.now(),
      over,
    };
    this.notSaved = !this.page.canSave || !saveCorrespondence(saved);
    if (!this.notSaved) persistStorage();
    this.lastSave = saved;
    this.page.redraw();
  }
}

/** Marks a file that contains a correspondence game. */
const BACKUP = "game by link, version 1";

/** The number of the last letter of a saved game. */
const numberOf = (full: FullEngine, kept: string): number =>
  freeAfter(full.Correspondence.from_saved(kept), (letters) => letters.number());

const steps = (letters: Correspondence): number => freeAfter(letters.game(), (game) => game.steps());

function explain(error: unknown): Sentence {
  if (isSenetError(error) && EXPLAINED.includes(error.code))
    return sentence(`correspondence-refused-${error.code}`);
  console.error(error);
  return sentence("correspondence-refused", {
    reason: error instanceof Error ? error.message : String(error),
  });
}

// ---- Links that contain a game. The part after # is never sent to a server.

const MARK = "#senet-link=";

export function letterUrl(letter: string, page: string = globalThis.location.href): string {
  const link = new URL(page);
  link.search = "";
  link.hash = `${MARK}${letter}`;
  return link.href;
}

/** The letter in a URL or in pasted text; null if there is none. */
export function letterIn(text: string): string | null {
  const start = text.indexOf(MARK);
  // Ignores characters that a messaging app may add around the link.
  const [letter = ""] =
    (start >= 0 ? text.slice(start + MARK.length) : text.replace(/^[^\w-]+/, "")).match(/^[\w-]*/) ?? [];
  if (start >= 0) return letter || null;
  return letter.length >= 60 && /^[\w-]+[^\w-]*$/.test(text.replace(/^[^\w-]+/, "")) ? letter : null;
}

/** Removes the letter from the page's URL, so that a reload does not open it again. */
export function removeLetterFromUrl(): void {
  const page = new URL(globalThis.location.href);
  page.hash = "";
  history.replaceState(history.state, "", page);
}

// ---- This device's correspondence games, with the player's secrets.

export interface SavedCorrespondence {
  id: string;
  /** The engine's state of the game, including the secret. */
  kept: string;
  /** The record of the turn in progress; empty if there is none. */
  record: string;
  ruleset: string;
  /** The last change, in milliseconds since 1970. */
  time: number;
  over: boolean;
}

/** Stored under the add-on's first name, so that existing games are found. */
const list = new SavedList("distance", isSaved);

/** More than anyone plays at a time. Finished games are deleted first, those saved longest ago before others. */
const MAX_SAVED = 40;

export function savedCorrespondence(): SavedCorrespondence[] {
  return inSavedOrder().sort((one, other) => other.time - one.time);
}

/** Last saved first, whatever the clock said. */
const inSavedOrder = (): SavedCorrespondence[] =>
  list.read().map((game) => ({ ...game, time: isMoment(game.time) ? game.time : 0 }));

export const unreadableCorrespondence = (): string[] => list.unreadable();

/** Whether a number is a valid time; an invalid one does not invalidate the game. */
const isMoment = (time: number): boolean => !Number.isNaN(new Date(time).getTime());

/** Returns false if storage is unavailable. */
function saveCorrespondence(game: SavedCorrespondence): boolean {
  const others = inSavedOrder().filter(({ id }) => id !== game.id);
  const removable = others.filter(({ over }) => over).at(-1) ?? others.at(-1);
  const full = others.length >= MAX_SAVED;
  return list.save([game, ...(full ? others.filter((other) => other !== removable) : others)]);
}

export function deleteCorrespondence(id: string): boolean {
  return list.save(inSavedOrder().filter((game) => game.id !== id));
}

function isSaved(value: unknown): value is SavedCorrespondence {
  const game = value as Partial<Record<keyof SavedCorrespondence, unknown>> | null;
  return (
    typeof game?.id === "string" &&
    typeof game.kept === "string" &&
    typeof game.record === "string" &&
    typeof game.ruleset === "string" &&
    typeof game.time === "number" &&
    typeof game.over === "boolean"
  );
}
