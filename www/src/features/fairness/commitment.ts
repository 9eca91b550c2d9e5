/** The commitment to a seed, made by the browser itself: the same as the engine's. */

/** The first 16 digits in groups of four; null where the browser hashes nothing, as on plain http. */
export async function shortCommitment(seed: string): Promise<string | null> {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const text = new TextEncoder().encode(`senet-commitment-1:${seed}`);
  const bytes = new Uint8Array(await subtle.digest("SHA-256", text)).subarray(0, 8);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.match(/.{4}/g)?.join(" ") ?? null;
}
