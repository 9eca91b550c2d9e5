/** The part of the module for practising that the page uses; its words are in `src/web/practice.rs`. */
declare module "senet-wasm-practice" {
  export function initSync(options: { module: WebAssembly.Module }): unknown;

  export class Practice {
    constructor(ruleset: string, nearest: Uint8Array | undefined, rounds: number, seed: number);
    step(): number;
    file(): Uint8Array;
    compare(pairs: number): { share: number; margin: number };
  }
}
