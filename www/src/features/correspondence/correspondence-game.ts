/**
 * The game by link that is on the board: takes up letters, makes the letter that
 * ends a turn, and keeps what is needed to go on. The engine decides what a
 * letter may say; nothing here can make a throw.
 */

import type { Correspondence } from "senet-wasm-full";
import { type Sentence, say } from "../../base/i18n/localizer.js";
import { readPart, writePart } from "../../base/storage.js";
import type { FullEngine, FullGame } from "../../engine/types.js";
import { isSenetError } from "../../engine/wasm.js";
import { toldAgain } from "../../game/replay.js";
import { DEFAULT_SETUP, type ViewState } from "../../game/view-state.js";
import type { FeatureContext } from "../feature.js";
import { unreadable } from "../feature.js";

/** Refusals that have a sentence of their own. */
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
  /** This device has refused to keep the game. */
  unkept = false;
  /** The game on the board for which letters were looked for here; each is looked for once. */
  private sought = "";
  /** The game whose letters are not here. */
  private missing = "";
  private destroyed = false;

  constructor(private readonly page: FeatureContext) {}

  /** The game by link that is on the board now. */
  private get mine(): Correspondence | null {
    const { afar } = this.page.session.view.setup;
    return this.letters && afar === this.letters.id() ? this.letters : null;
  }

  get onBoard(): boolean {
    return this.mine !== null;
  }

  /** The letter that waits to be sent. */
  get toSend(): string | null {
    return this.mine?.to_send() ?? null;
  }

  /** The number of the last letter, from 0. */
  get number(): number {
    return this.mine?.number() ?? 0;
  }

  get seat(): number {
    return this.mine?.seat() ?? 0;
  }

  /** A person may throw or move: it is this player's turn. */
  mayAct(): boolean {
    const { mine } = this;
    if (!mine) return !this.page.session.view.setup.afar;
    const state = this.page.session.game?.seen().state;
    return (
      mine.is_mine_next() && state !== undefined && (state.turn === null || state.player === mine.seat())
    );
  }

  async make(ruleset: string, seat: number): Promise<void> {
    const full = await this.engine();
    this.show(full.Correspondence.make(ruleset, seat), 0);
  }

  /** Takes up a letter: joins its game, or goes on with it. What is refused changes nothing. */
  async open(letter: string): Promise<void> {
    const full = await this.engine();
    try {
      const id = full.Correspondence.id_of(letter);
      const kept = keptCorrespondence().find((game) => game.id === id);
      const held = this.letters?.id() === id ? this.letters.kept() : undefined;
      if (!kept && !held) {
        this.show(full.Correspondence.join(letter), 0);
        return;
      }
      const letters = full.Correspondence.from_kept(held ?? kept?.kept ?? "");
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
      this.page.session.notice(explained(error));
    }
  }

  /** Puts a kept game on the board again, with the turn that was being played. */
  async resume(id: string): Promise<void> {
    const { session } = this.page;
    if (session.view.setup.afar === id && this.mine) return;
    const kept = keptCorrespondence().find((game) => game.id === id);
    if (!kept) return;
    const full = await this.engine();
    const letters = full.Correspondence.from_kept(kept.kept);
    const playing = kept.record && letters.is_mine_next() ? full.game_from_record(kept.record) : null;
    this.show(letters, steps(letters), playing);
  }

  forget(id: string): boolean {
    return forgetCorrespondence(id);
  }

  /** The game on the board is one by link, but what belongs to it is not here, or cannot be read. */
  get lost(): boolean {
    const { afar } = this.page.session.view.setup;
    return Boolean(afar) && this.missing === afar;
  }

  /**
   * After a reload the board has the game already; what belongs to it is found again. This is called for every drawing,
   * so a failure must not ask for another one of the same game.
   */
  async follow({ setup: { afar }, status }: ViewState): Promise<void> {
    if (!afar) this.sought = "";
    if (!afar || status !== "ready") return;
    if (this.sought === afar || this.letters?.id() === afar) return;
    this.sought = afar;
    const kept = keptCorrespondence().find((game) => game.id === afar);
    if (!kept) return this.miss(afar);
    const full = await this.engine();
    const gone = () => this.destroyed || this.page.session.view.setup.afar !== afar;
    if (gone() || this.letters?.id() === afar) return;
    try {
      const letters = full.Correspondence.from_kept(kept.kept);
      this.letters?.free();
      this.letters = letters;
    } catch (error) {
      console.error(error);
      this.page.session.putAside({ what: "correspondence", text: JSON.stringify(kept) });
      return this.miss(afar);
    }
    this.endTurn();
    this.page.redraw();
  }

  private miss(id: string): void {
    this.missing = id;
    this.page.redraw();
  }

  /** Another tab has gone on with the game on the board. */
  async refresh(): Promise<void> {
    const { mine } = this;
    const kept = mine && keptCorrespondence().find((game) => game.id === mine.id());
    if (!mine || !kept) return;
    const full = await this.engine();
    const letters = full.Correspondence.from_kept(kept.kept);
    if (letters.number() > mine.number()) this.show(letters, steps(mine));
    else letters.free();
  }

  /** Something has happened on the board: keeps it, and ends the turn if it is at its end. */
  happened(): void {
    if (this.mine) this.endTurn();
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
      return explained(error);
    }
  }

  /** Puts a game on the board; `known` actions of it are not news. */
  private show(letters: Correspondence, known: number, playing: FullGame | null = null): void {
    const { session } = this.page;
    if (this.letters !== letters) this.letters?.free();
    this.letters = letters;
    this.missing = "";
    const game = playing ?? letters.game();
    const { log, news } = toldAgain(game, null, known);
    const { ruleset } = game.state();
    session.load(game, { ...DEFAULT_SETUP, ruleset, opponent: "person", afar: letters.id() });
    session.update({ log, happened: news });
    if (news.length > 0) this.page.announce(news);
    this.endTurn();
    this.page.redraw();
  }

  /** Keeps the game as it stands; with the turn at its end, makes the letter to send. */
  private endTurn(): void {
    const { mine, full } = this;
    const { session } = this.page;
    const state = session.game?.seen().state;
    if (!mine || !full || !session.game || !state) return;
    const over = state.phase === "over";
    const atEnd = over || (state.turn !== null && state.player !== mine.seat());
    const record = session.game.record();
    // The first letter of a game, and what the other player has ended, want no answer.
    if (mine.is_mine_next() && atEnd && !(over && mine.game().state().phase === "over")) {
      const played = full.game_from_record(record);
      try {
        mine.answer(played);
      } catch (error) {
        console.error(error);
        session.notice(explained(error));
      } finally {
        played.free();
      }
    }
    const kept: KeptCorrespondence = {
      id: mine.id(),
      kept: mine.kept(),
      record: mine.is_mine_next() ? record : "",
      ruleset: state.ruleset,
      time: Date.now(),
      over,
    };
    this.unkept = !this.page.remembers || !keepCorrespondence(kept);
    this.page.redraw();
  }
}

function steps(letters: Correspondence): number {
  const game = letters.game();
  const done = game.steps();
  game.free();
  return done;
}

function explained(error: unknown): Sentence {
  if (isSenetError(error) && EXPLAINED.includes(error.code))
    return say(`correspondence-refused-${error.code}`);
  console.error(error);
  return say("correspondence-refused", { reason: error instanceof Error ? error.message : String(error) });
}

// ---- Links that carry a game. What stands behind the # is sent to no server.

const MARK = "#senet-link=";

export function addressOf(letter: string, page: string = globalThis.location.href): string {
  const link = new URL(page);
  link.search = "";
  link.hash = `${MARK}${letter}`;
  return link.href;
}

/** The letter in an address, or in a text that somebody has pasted; null where there is none. */
export function letterIn(text: string): string | null {
  const at = text.indexOf(MARK);
  // What a messenger may have put around or behind the link is none of its characters.
  const [letter = ""] =
    (at >= 0 ? text.slice(at + MARK.length) : text.replace(/^[^\w-]+/, "")).match(/^[\w-]*/) ?? [];
  if (at >= 0) return letter || null;
  return letter.length >= 60 && /^[\w-]+[^\w-]*$/.test(text.replace(/^[^\w-]+/, "")) ? letter : null;
}

/** Takes the letter out of the page's address, so that a reload does not open it again. */
export function forgetLetter(): void {
  const page = new URL(globalThis.location.href);
  page.hash = "";
  history.replaceState(history.state, "", page);
}

// ---- The games by link of this device, with the player's secrets.

export interface KeptCorrespondence {
  id: string;
  /** What the engine keeps of it; holds the secret. */
  kept: string;
  /** The turn that is being played, as a record; empty when none is. */
  record: string;
  ruleset: string;
  /** When it last went on, in milliseconds since 1970. */
  time: number;
  over: boolean;
}

// Kept as "distance", the name that came first: what visitors have goes on being found.

/** More than anybody plays at a time; the oldest that are over go first. */
const MOST_KEPT = 40;

export function keptCorrespondence(): KeptCorrespondence[] {
  const stored = readPart("distance");
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isKept)
    .map((game) => ({ ...game, time: isMoment(game.time) ? game.time : 0 }))
    .sort((one, other) => other.time - one.time);
}

/** What was kept among the games and is none, as texts. */
export const unreadableCorrespondence = (): string[] => unreadable(readPart("distance"), isKept);

/** Whether a calendar has this time; a game is no worse for having another. */
const isMoment = (time: number): boolean => !Number.isNaN(new Date(time).getTime());

/** False where nothing can be kept. */
function keepCorrespondence(game: KeptCorrespondence): boolean {
  const others = keptCorrespondence().filter(({ id }) => id !== game.id);
  const droppable = others.filter(({ over }) => over).at(-1) ?? others.at(-1);
  const full = others.length >= MOST_KEPT;
  return writePart("distance", [game, ...(full ? others.filter((other) => other !== droppable) : others)]);
}

function forgetCorrespondence(id: string): boolean {
  return writePart(
    "distance",
    keptCorrespondence().filter((game) => game.id !== id),
  );
}

function isKept(value: unknown): value is KeptCorrespondence {
  const game = value as Partial<Record<keyof KeptCorrespondence, unknown>> | null;
  return (
    typeof game?.id === "string" &&
    typeof game.kept === "string" &&
    typeof game.record === "string" &&
    typeof game.ruleset === "string" &&
    typeof game.time === "number" &&
    typeof game.over === "boolean"
  );
}
