/** The rules that a curator file offers: names of rules in use are looked up, and rules that cannot be played are faults. */
import { type EngineClient, RULES_IN_USE } from "../../src/engine/engine-client.js";
import { freeAfter, isSenetError } from "../../src/engine/wasm.js";
import { refusedRules } from "../../src/game/refused-rules.js";
import { RULESETS } from "./curator.js";
import type { Curator, Fault, OfferedRules, RulesEntry, WrittenCurator } from "./curator-types.js";

const fieldOf = (index: number): string => `rulesets › ${index + 1}`;

type Offered = { rules: OfferedRules } | { fault: Fault };

/** Resolves the rules of a file. The full engine is loaded only for rules outside the catalogue. */
export async function resolveRules(
  { rulesets, ...others }: WrittenCurator,
  engine: EngineClient,
): Promise<{ curator: Curator } | { faults: readonly Fault[] }> {
  if (!rulesets) return { curator: others };
  const offered = await Promise.all(
    rulesets.map((entry, index) => offeredRules(entry, fieldOf(index), engine)),
  );
  const faults = offered.flatMap((one) => ("fault" in one ? [one.fault] : []));
  const found = offered.flatMap((one) => ("rules" in one ? [one.rules] : []));
  const again = found.findIndex(({ ruleset }, index) =>
    found.slice(0, index).some((one) => one.ruleset === ruleset),
  );
  if (faults.length === 0 && again >= 0)
    faults.push({ type: "twice", field: fieldOf(again), found: found[again]?.ruleset ?? "" });
  return faults.length > 0 ? { faults } : { curator: { ...others, rulesets: found } };
}

async function offeredRules(entry: RulesEntry, field: string, engine: EngineClient): Promise<Offered> {
  const { rules: text, ...named } = typeof entry === "string" ? { rules: entry } : entry;
  if (RULESETS.includes(text)) return { rules: { ruleset: text, ...named } };
  const inUse = RULES_IN_USE.includes(text);
  if (!inUse && !text.includes("[")) {
    const allowed = [...engine.rulesets.map(({ id }) => id), ...RULES_IN_USE].join(", ");
    return { fault: { type: "choice", field, allowed, found: text } };
  }
  try {
    const start = freeAfter(await engine.newGame({ ruleset: text }), (game) => game.snapshot().state);
    return { rules: { ruleset: start.ruleset, start, ...(inUse && { inUse: text }), ...named } };
  } catch (error) {
    if (!isSenetError(error)) throw error;
    const reason = await refusedRules(engine, text, error);
    if (!reason) throw error;
    return { fault: { type: "rules", field, reason } };
  }
}
