/** The engine's refusals. */
import type { SenetError } from "senet-wasm";

/** They carry a code; anything else is a fault of ours. */
export function isSenetError(error: unknown): error is SenetError {
  return error instanceof Error && typeof (error as Partial<SenetError>).code === "string";
}
