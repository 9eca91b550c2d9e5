/** A second run for a test that failed where nobody can look and start again. */
import { inspect } from "node:util";

/**
 * Four hundred tests in three browsers on a busy machine are never all of them spared by what is not the page's
 * doing. At a desk every failure counts at once.
 */
const ALLOWED = process.env.CI === "true";

/** How long a test may take that takes so many milliseconds when it is run once. */
export const patience = (/** @type {number} */ once) => (ALLOWED ? 2 * once : once);

/**
 * Runs a test, and once more if it fails; the report says so, and why.
 * @param {import("node:test").TestContext} t
 * @param {() => Promise<void>} run
 */
export async function withSecondRun(t, run) {
  try {
    await run();
  } catch (error) {
    if (!ALLOWED) throw error;
    t.diagnostic(`${t.name}: run once more, for the first time it failed: ${inspect(error)}`);
    await run();
  }
}
