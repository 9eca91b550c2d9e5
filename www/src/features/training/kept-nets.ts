/** What the computer has learned about house rules, kept on this device: the newest few. */

import { readPart, writePart } from "../../base/storage.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { FullEngine } from "../../engine/types.js";
import { isSenetError } from "../../engine/wasm.js";
import type { Score } from "./training-worker.js";

export const KEPT_NETS = 8;
/** No net is larger. */
const MOST_BYTES = 65_536;

export interface KeptNet {
  /** The rules in their written form. */
  ruleset: string;
  /** The net's file, in base64. It holds its own version, rules and checksum. */
  file: string;
  pairs: number;
  score: Score;
}

/** What could not be written is known until the page is left. */
let unwritten: KeptNet[] | null = null;

function all(): readonly KeptNet[] {
  if (unwritten) return unwritten;
  const stored = readPart("training");
  return Array.isArray(stored) ? stored.filter(isKept).slice(0, KEPT_NETS) : [];
}

function isKept(net: Partial<Record<keyof KeptNet, unknown>> | null): net is KeptNet {
  const score = net?.score as Partial<Record<keyof Score, unknown>> | null | undefined;
  return (
    typeof net?.ruleset === "string" &&
    typeof net.file === "string" &&
    net.file.length <= 2 * MOST_BYTES &&
    [net.pairs, score?.share, score?.margin].every((value) => Number.isFinite(value))
  );
}

export function keptNet(ruleset: string): KeptNet | null {
  return all().find((net) => net.ruleset === ruleset) ?? null;
}

/** Keeps a net in the place of one of the same rules; false where it is known only until the page is left. */
export function keepNet(net: KeptNet): boolean {
  return write([net, ...all().filter(({ ruleset }) => ruleset !== net.ruleset)].slice(0, KEPT_NETS));
}

export function forgetNet(ruleset: string): void {
  write(all().filter((net) => net.ruleset !== ruleset));
}

function write(nets: KeptNet[]): boolean {
  const written = writePart("training", nets);
  unwritten = written ? null : nets;
  return written;
}

export function toText(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function toBytes(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Whether this is the whole file of a net that has learned exactly these rules. */
function knows({ Advisor }: FullEngine, file: Uint8Array, ruleset: string): boolean {
  const advisor = new Advisor(ruleset);
  try {
    advisor.load_net(file);
    return advisor.judge() === `net of ${ruleset}`;
  } catch (error) {
    if (isSenetError(error)) return false;
    throw error;
  } finally {
    advisor.free();
  }
}

/** The file of the net for these rules; null where there is none. One that is damaged is forgotten, and `damaged` told. */
export async function trainedNet(
  ruleset: string,
  engine: EngineClient,
  damaged: () => void,
): Promise<Uint8Array | null> {
  const kept = keptNet(ruleset);
  if (!kept) return null;
  const file = toBytes(kept.file);
  if (file && file.length <= MOST_BYTES && knows(await engine.full(), file, ruleset)) return file;
  forgetNet(ruleset);
  damaged();
  return null;
}
