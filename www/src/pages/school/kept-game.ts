/** The form in which a platform keeps a game: a few thousand characters at most. */
import * as v from "valibot";
import type { Snapshot } from "../../features/embedding/element-types.js";
import { codeOf, recordOf } from "../../game/game-code.js";
import { OPPONENTS } from "../../game/view-state.js";
import { MOST_KEPT } from "./scorm.js";

const text = v.pipe(v.string(), v.maxLength(MOST_KEPT));
const kept = v.object({
  version: v.literal(1),
  opponent: v.picklist(OPPONENTS),
  side: v.nullable(v.picklist(["white", "black"])),
  ruleset: text,
  /** The whole game, or, where that was too long, how the board stood. */
  game: v.optional(text),
  position: v.optional(text),
});

export interface KeptGame extends Pick<Snapshot, "opponent" | "side" | "ruleset"> {
  record?: string;
  position?: string;
}

export async function written(
  { opponent, side, ruleset, position }: Snapshot,
  record: string,
): Promise<{ text: string; whole: boolean }> {
  const head = { version: 1, opponent, side, ruleset };
  const text = JSON.stringify({ ...head, game: await codeOf(record) });
  if (text.length <= MOST_KEPT) return { text, whole: true };
  return { text: JSON.stringify({ ...head, position }), whole: false };
}

/** Null for anything that is no game. */
export async function read(stored: string): Promise<KeptGame | null> {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), stored);
  if (!success) return null;
  const { opponent, side, ruleset, game, position } = output;
  const head = { opponent, side, ruleset };
  if (game === undefined) return position === undefined ? null : { ...head, position };
  const record = await recordOf(game);
  return record === null ? null : { ...head, record };
}
