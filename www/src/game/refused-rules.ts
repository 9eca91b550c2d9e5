/** Why rules cannot be played: what contradicts in them, in the page's language, or else the engine's own words. */
import { isolateBidi, type Sentence, sentence } from "../base/i18n/localizer.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { Conflict } from "../engine/types.js";
import { isSenetError, StartError } from "../engine/wasm.js";

/** The rules of a record, which may be quoted in a mail. */
export const rulesetIn = (record: string): string => /^[>\s]*Ruleset:\s*(.*?)\s*$/m.exec(record)?.[1] ?? "";

/** Null if the error is neither about the rules nor about the engine that knows them. */
export async function refusedRules(
  engine: EngineClient,
  ruleset: string,
  error: unknown,
): Promise<Sentence | null> {
  const refusal = (reason: Sentence | string, options = "") =>
    sentence("notice-ruleset", { value: isolateBidi(ruleset), options, reason });
  if (error instanceof StartError) return refusal(sentence(`failure-${error.failure}`));
  if (!isSenetError(error) || !/rule|option/.test(error.code)) return null;
  const isContradiction = error.code === "contradicting_rules";
  const clash = isContradiction && (await contradiction(engine, ruleset));
  if (!clash) return refusal(isolateBidi(error.message, 200));
  const points = `${isolateBidi(clash.points.join(", "))}: `;
  return refusal(sentence(`clash-${clash.code.replaceAll("_", "-")}`), points);
}

async function contradiction(engine: EngineClient, ruleset: string): Promise<Conflict | null> {
  try {
    return (await engine.full()).draft_rules(ruleset).clashes[0] ?? null;
  } catch (fault) {
    console.warn(fault);
    return null;
  }
}
