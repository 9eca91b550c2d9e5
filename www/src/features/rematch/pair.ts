/** Two games with the same sticks: which they are, and what is told of them. Pure. */
import { type Sentence, say } from "../../base/i18n/localizer.js";
import type { Comparison } from "../../engine/review-desk.js";
import type { ComputerSeat, Who } from "../../game/choices.js";
import { streamsOf } from "../../game/replay.js";

/** The same sticks, rules and start: what stands before the first turn, but for whose throws they are. */
const headOf = (record: string): string =>
  record
    .split(/\n\s*\d+ /)[0]
    ?.split("\n")
    .filter((line) => line.trim() && !line.startsWith("Throws: "))
    .join("\n") ?? "";

/** Whether these are two games with the same sticks. */
export const isPair = (first: string, second: string): boolean =>
  streamsOf(first) === "per-player" && streamsOf(second) === "exchanged" && headOf(first) === headOf(second);

/** What is told of a pair: the games won, and who used the sticks better. Points and losses are by player, the first first. */
export function pairSentences({ points, loss, better }: Comparison, seat: ComputerSeat): Sentence[] {
  const person = seat === 0 ? 1 : 0;
  const [own, other] = seat === null ? [0, 1] : [person, 1 - person];
  const name = (player: number): Who =>
    seat === null ? (player === 0 ? "first" : "second") : player === seat ? "computer" : "you";
  const won = say("rematch-points", {
    who: seat === null ? "pair" : "you",
    own: points[own] ?? 0,
    other: points[other] ?? 0,
  });
  if (better === null) return [won, say("rematch-equal")];
  const by = Math.round(100 * Math.abs((loss[0] ?? 0) - (loss[1] ?? 0)));
  return [won, say("rematch-better", { who: name(better - 1), points: by })];
}
