/** Games that come from outside: checked by the engine, put on the board, or refused with a clear sentence. */
import type { PageHost } from "../companion.js";
import { isSenetError } from "../engine/senet-error.js";
import { type Sentence, say } from "../game/sentence.js";
import { LONGEST, recordOf } from "./game-code.js";
import { notesOf, setupOf } from "./record-notes.js";
import { replayedLog } from "./replayed-log.js";

/** Puts the game of a text on the board; null, or what is wrong with it. The game before can be brought back. */
export async function takeUpText(page: PageHost, text: string): Promise<Sentence | null> {
  if (text.trim() === "") return say("open-empty");
  if (text.length > LONGEST) return say("open-too-long");
  try {
    const game = await page.engine.fromRecord(text);
    const notes = notesOf(text);
    const log = await replayedLog(page.engine, game.record(), notes.seat);
    const setup = setupOf(game.state().ruleset, notes);
    page.session.takeUp(game, setup, { seat: notes.seat, log, said: say("said-opened") });
    return null;
  } catch (error) {
    if (!isSenetError(error)) throw error;
    const line = /^line (\d+)$/.exec(error.field ?? "")?.[1];
    return line === undefined ? say("open-no-game") : say("open-bad-line", { line: Number(line) });
  }
}

export async function takeUpCode(page: PageHost, code: string): Promise<Sentence | null> {
  const text = await recordOf(code);
  if (text === null) return say("open-bad-link");
  const wrong = await takeUpText(page, text);
  return wrong && say("open-bad-link");
}

/** A position is written as its ruleset and its id with a point between. */
export async function takeUpPosition(page: PageHost, written: string): Promise<Sentence | null> {
  const point = written.lastIndexOf(".");
  const oneLine = /^[^\r\n]{3,2000}$/.test(written);
  if (point < 1 || !oneLine) return say("open-bad-link");
  const seed = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) =>
    byte.toString(16).padStart(2, "0"),
  );
  const [ruleset, id] = [written.slice(0, point), written.slice(point + 1)];
  const text = `Senet 1\nRuleset: ${ruleset}\nSeed: ${seed.join("")}\nPosition: ${id}\n`;
  const wrong = await takeUpText(page, text);
  return wrong && say("open-bad-link");
}
