/** What a record does not say but the page wants to know, as comment lines that any reader of records skips. */
import type { ComputerSeat } from "../../game/seats.js";
import { DEFAULT_SETUP, OPPONENTS, type Opponent, type Setup } from "../../game/view-state.js";

export interface Notes {
  opponent: Opponent;
  seat: ComputerSeat;
  name: string;
}

const OPPONENT = /^# Opponent: (\w+)(?:, player ([12]))?\s*$/m;
const NAME = /^# Name: (.{1,60})$/m;

/** The record with what is known of the players in its second line. */
export function annotated(record: string, { opponent, name }: Setup, seat: ComputerSeat): string {
  const [title, ...rest] = record.split("\n");
  const notes = [`# Opponent: ${opponent}${seat === null ? "" : `, player ${seat + 1}`}`];
  if (name) notes.push(`# Name: ${name.replace(/\s+/g, " ")}`);
  return [title, ...notes, ...rest].join("\n");
}

/** What such lines say; two people play where they say nothing that is known. */
export function notesOf(text: string): Notes {
  const [, name = ""] = NAME.exec(text) ?? [];
  const [, given, player] = OPPONENT.exec(text) ?? [];
  const opponent = OPPONENTS.find((known) => known === given);
  if (!opponent || opponent === "person" || !player) return { opponent: "person", seat: null, name };
  return { opponent, seat: player === "1" ? 0 : 1, name };
}

export function setupOf(ruleset: string, { opponent, name }: Notes): Setup {
  return { ...DEFAULT_SETUP, ruleset, opponent, name };
}
