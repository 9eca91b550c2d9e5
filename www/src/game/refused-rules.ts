/** Why rules cannot be played: what contradicts in them, in the page's language, or else the engine's own words. */
import { isolateBidi, type Sentence, sentence } from "../base/i18n/localizer.js";
import type { EngineClient } from "../engine/engine-client.js";
import { isSenetError } from "../engine/wasm.js";

/** The rules of a record, which may be quoted in a mail. */
export const rulesetIn = (record: string): string => /^[>\s]*Ruleset:\s*(.*?)\s*$/m.exec(record)?.[1] ?? "";

/** Null if the error is about something else. */
export async function refusedRules(
  engine: EngineClient,
  ruleset: string,
  error: unknown,
): Promise<Sentence | null> {
  if (!isSenetError(error) || !/rule|option/.test(error.code)) return null;
  const isContradiction = error.code === "contradicting_rules";
  const clash = isContradiction && (await contradiction(engine, ruleset));
  const reason = clash || isolateBidi(error.message, 200);
  return sentence("notice-ruleset", { value: isolateBidi(ruleset), reason });
}

async function contradiction(engine: EngineClient, ruleset: string): Promise<Sentence | null> {
  try {
    const [clash] = (await engine.full()).draft_rules(ruleset).clashes;
    return clash ? sentence(`clash-${clash.code.replaceAll("_", "-")}`) : null;
  } catch (fault) {
    console.warn(fault);
    return null;
  }
}
