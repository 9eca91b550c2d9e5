/** Links that give everyone who opens them the same throws. */

import type { Setup } from "../../src/game/view-state.js";
import type { Streams } from "./replay.js";
import { pageUrl } from "./share-fields.js";

export interface SharedSticks {
  seed: string;
  throws: Exclude<Streams, "one">;
}

/** The seed in a URL; `damaged` if it is incomplete or altered, null if there is none. */
export function sharedIn(query: URLSearchParams): SharedSticks | "damaged" | null {
  const seed = query.get("sticks");
  if (seed === null) return null;
  const throws = query.get("throws") ?? "per-player";
  const known = throws === "per-player" || throws === "exchanged";
  const isComplete = query.has("ruleset") && ["white", "black"].includes(query.get("side") ?? "");
  return known && isComplete && /^[0-9a-f]{64}$/.test(seed) ? { seed, throws } : "damaged";
}

/** A link to the same throws for a player on this side. */
export function sharedLink(
  { seed, throws }: SharedSticks,
  { ruleset, name = "", opponent }: Pick<Setup, "ruleset" | "name" | "opponent">,
  side: "white" | "black",
  page?: string,
): string {
  const streams = throws === "exchanged" ? throws : "";
  return pageUrl({ ruleset, name, opponent, side, sticks: seed, throws: streams }, page);
}

/** A link to a game with the throws of this one, from its start, for a player on this side. */
export function sameThrowsLink(
  { seed, streams }: { seed: string; streams: Streams },
  setup: Pick<Setup, "ruleset" | "name" | "opponent">,
  side: "white" | "black",
): string {
  if (streams !== "one") return sharedLink({ seed, throws: streams }, setup, side);
  const { ruleset, name = "", opponent } = setup;
  return pageUrl({ ruleset, name, opponent, side, seed });
}

export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
