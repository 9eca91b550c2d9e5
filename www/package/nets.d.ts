/** Loads a net for `Advisor.load_net`, by the name that `Advisor.net_wanted` returns. Rejects if the package lacks it. */
export function readNet(name: string): Promise<Uint8Array>;
