/** The games by link of this device, with the player's secrets. */
import { readPart, unreadable, writePart } from "../../base/storage.js";

export interface KeptLinkGame {
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

/** More than anybody plays at a time; the oldest that are over go first. */
export const KEPT_LINK_GAMES = 40;

export function keptLinkGames(): KeptLinkGame[] {
  const stored = readPart("distance");
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isKept)
    .map((game) => ({ ...game, time: isMoment(game.time) ? game.time : 0 }))
    .sort((one, other) => other.time - one.time);
}

/** What was kept among the games and is none, as texts. */
export const unreadableLinkGames = (): string[] => unreadable(readPart("distance"), isKept);

/** Whether a calendar has this time; a game is no worse for having another. */
const isMoment = (time: number): boolean => !Number.isNaN(new Date(time).getTime());

/** False where nothing can be kept. */
export function keepLinkGame(game: KeptLinkGame): boolean {
  const others = keptLinkGames().filter(({ id }) => id !== game.id);
  const droppable = others.filter(({ over }) => over).at(-1) ?? others.at(-1);
  const full = others.length >= KEPT_LINK_GAMES;
  return writePart("distance", [game, ...(full ? others.filter((other) => other !== droppable) : others)]);
}

export function forgetLinkGame(id: string): boolean {
  return writePart(
    "distance",
    keptLinkGames().filter((game) => game.id !== id),
  );
}

function isKept(value: unknown): value is KeptLinkGame {
  const game = value as Partial<Record<keyof KeptLinkGame, unknown>> | null;
  return (
    typeof game?.id === "string" &&
    typeof game.kept === "string" &&
    typeof game.record === "string" &&
    typeof game.ruleset === "string" &&
    typeof game.time === "number" &&
    typeof game.over === "boolean"
  );
}
