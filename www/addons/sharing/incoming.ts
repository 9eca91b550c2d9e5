/** Opening games: from the URL, from a file, or from text dropped or pasted on the page. */

import type { Page } from "../../src/app/addon.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { isSenetError } from "../../src/engine/wasm.js";
import { refusedRules, rulesetIn } from "../../src/game/refused-rules.js";
import { optionsIn } from "../../src/game/url-options.js";
import {
  type ComputerSeat,
  DEFAULT_SETUP,
  OPPONENTS,
  type Opponent,
  type Setup,
} from "../../src/game/view-state.js";
import { decodeRecord, MAX_LENGTH } from "../shared/game-code.js";
import { hasPageUrl } from "../shared/page-url.js";
import { replayLog } from "../shared/replay.js";
import { newSeed } from "../shared/same-throws.js";

/** The request in the URL, if any. */
async function loadAddress(
  page: Page,
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<Sentence | null> {
  const [code, position] = [query.get("game"), query.get("position")];
  if (code !== null) return loadCode(page, code, signal);
  return position === null ? null : loadPosition(page, position, signal);
}

/** Opens a file, unless the signal is aborted or another game has started in the meantime. */
export async function loadFile(page: Page, file: File, signal?: AbortSignal): Promise<Sentence | null> {
  // Two bytes per character, plus the byte order mark.
  if (file.size > 2 * MAX_LENGTH + 2) return sentence("open-too-long");
  try {
    const { game } = page.session;
    const text = await page.engine.readText(new Uint8Array(await file.arrayBuffer()));
    return game === page.session.game ? await loadText(page, text, signal) : null;
  } catch (error) {
    const line = lineOf(error);
    if (line === null) throw error;
    return sentence("open-encoding", { line });
  }
}

/** The text may be a record or a link to a game. */
export async function loadPasted(page: Page, text: string, signal?: AbortSignal): Promise<Sentence | null> {
  const link = TITLE.test(text) || text.length > MAX_LENGTH ? null : linkIn(text);
  return link ? loadAddress(page, link, signal) : loadText(page, text, signal);
}

/** The title of a record anywhere in a text, also quoted in a mail, with any kind of spaces or invisible characters. */
const TITLE = /^[>\s\p{Cf}]{0,40}Senet[\s\p{Cf}]{1,4}1[\s\p{Cf}]{0,4}$/mu;

const LINK_PARAMS = /[?&](?:game|position)=/;

/** The first link to a game or position in a text; null if there is none. */
function linkIn(text: string): URLSearchParams | null {
  const start = text.search(LINK_PARAMS);
  const begin = text.lastIndexOf("?", start);
  if (begin < 0 || /\s/.test(text.slice(begin, start))) return null;
  const [query = ""] = /^[^\s#<>"“”«»\p{Cf}]*/u.exec(text.slice(begin)) ?? [];
  return optionsIn(query);
}

/** Handles drops on the page and pastes outside of fields. Returns a function that stops it. */
export function listen(page: Page): () => void {
  const { element, session } = page;
  const attempt = (taking: Promise<Sentence | null>) => {
    page.attempt(taking.then((wrong) => wrong && session.notice(wrong)));
  };
  const over = (event: DragEvent) => {
    if (isInField(event)) return;
    const kinds = event.dataTransfer?.types ?? [];
    if (kinds.includes("Files") || kinds.includes("text/plain")) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    // Fields handle their own drops and pastes.
    if (isInField(event)) return;
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (!file && text === "") return;
    event.preventDefault();
    attempt(file ? loadFile(page, file) : loadPasted(page, text));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    // Other pasted content is ignored.
    if (isInField(event) || !(TITLE.test(text) || LINK_PARAMS.test(text))) return;
    event.preventDefault();
    attempt(loadPasted(page, text));
  };
  element.addEventListener("dragover", over);
  element.addEventListener("drop", drop);
  element.addEventListener("paste", paste);
  const { query } = page;
  if (query.has("game") || query.has("position")) {
    attempt(loadAddress(page, query));
    removeUsedParams();
  }
  return () => {
    element.removeEventListener("dragover", over);
    element.removeEventListener("drop", drop);
    element.removeEventListener("paste", paste);
  };
}

const isInField = (event: Event): boolean =>
  event
    .composedPath()
    .some((node) => node instanceof Element && node.matches("input, textarea, select, [contenteditable]"));

/** Loads the game in a text. Returns null, or an error message. The previous game can be restored. */
async function loadText(page: Page, text: string, signal?: AbortSignal): Promise<Sentence | null> {
  if (text.trim() === "") return sentence("open-empty");
  if (text.length > MAX_LENGTH) return sentence("open-too-long");
  try {
    await page.session.withGame(text, (game) => {
      if (signal?.aborted) return;
      const notes = notesOf(text);
      const { log } = replayLog(game, notes.seat);
      const setup = setupOf(game.snapshot().state.ruleset, notes);
      page.session.load(game, setup, { seat: notes.seat, log, announcement: sentence("said-opened") });
    });
    return null;
  } catch (error) {
    if (!isSenetError(error)) throw error;
    if (error.code === "contradicting_rules") return refusedRules(page.engine, rulesetIn(text), error);
    const line = lineOf(error);
    return line === null ? sentence("open-no-game") : sentence("open-bad-line", { line });
  }
}

/** The line with the engine's error. */
function lineOf(error: unknown): number | null {
  const line = isSenetError(error) && /^line (\d+)$/.exec(error.field ?? "")?.[1];
  return line ? Number(line) : null;
}

async function loadCode(page: Page, code: string, signal?: AbortSignal): Promise<Sentence | null> {
  const { game } = page.session;
  const text = await decodeRecord(code);
  if (text === null) return sentence("open-bad-link");
  return game === page.session.game ? ofLink(await loadText(page, text, signal)) : null;
}

/** A position is written as ruleset and id with a dot between them. */
async function loadPosition(
  page: Page,
  positionText: string,
  signal?: AbortSignal,
): Promise<Sentence | null> {
  const dot = positionText.lastIndexOf(".");
  const oneLine = /^[^\r\n]{3,2000}$/.test(positionText);
  if (dot < 1 || !oneLine) return sentence("open-bad-link");
  const [ruleset, id] = [positionText.slice(0, dot), positionText.slice(dot + 1)];
  const text = `Senet 1\nRuleset: ${ruleset}\nSeed: ${newSeed()}\nPosition: ${id}\n`;
  return ofLink(await loadText(page, text, signal));
}

/** A link has no line numbers; contradicting rules keep their own error. */
const ofLink = (wrong: Sentence | null): Sentence | null =>
  wrong && (wrong.id === "notice-ruleset" ? wrong : sentence("open-bad-link"));

// ---- Additional data for the page, stored as comment lines that other readers of records skip.

interface Notes {
  opponent: Opponent;
  seat: ComputerSeat;
  name: string;
}

const OPPONENT = /^[>\s]*# Opponent: (\w+)(?:, player ([12]))?\s*$/m;
const NAME = /^[>\s]*# Name: (.{1,60})$/m;

/** The record with the players in its second line. */
export function annotated(record: string, { opponent, name }: Setup, seat: ComputerSeat): string {
  const [title, ...rest] = record.split("\n");
  const notes = [`# Opponent: ${opponent}${seat === null ? "" : `, player ${seat + 1}`}`];
  if (name) notes.push(`# Name: ${name.replace(/\s+/g, " ")}`);
  return [title, ...notes, ...rest].join("\n");
}

/** The players from such lines; two people by default. */
export function notesOf(text: string): Notes {
  const [, name = ""] = NAME.exec(text) ?? [];
  const [, level, player] = OPPONENT.exec(text) ?? [];
  const opponent = OPPONENTS.find((known) => known === level);
  if (!opponent || opponent === "person" || !player) return { opponent: "person", seat: null, name };
  return { opponent, seat: player === "1" ? 0 : 1, name };
}

function setupOf(ruleset: string, { opponent, name }: Notes): Setup {
  return { ...DEFAULT_SETUP, ruleset, opponent, name };
}

/** Removes consumed parameters from the URL, so that a reload resumes the game. */
function removeUsedParams(): void {
  if (!hasPageUrl()) return;
  const address = new URL(location.href);
  for (const name of ["game", "position"]) address.searchParams.delete(name);
  try {
    history.replaceState(history.state, "", address);
  } catch (error) {
    // A sandboxed frame cannot change its URL; a reload then opens the shared game again.
    console.debug(error);
  }
}
