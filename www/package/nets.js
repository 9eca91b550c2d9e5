/** The nets of the strongest players, for `Advisor.load_net`. */
import { nets } from "./files/nets.js";

/**
 * Loads a net.
 * @param {string} name as `Advisor.net_wanted` returns it
 * @returns {Promise<Uint8Array>}
 */
export async function readNet(name) {
  const load = nets[`nets/${name}`];
  if (!load) throw new Error(`this package has no net ${name}`);
  return (await load()).default();
}
