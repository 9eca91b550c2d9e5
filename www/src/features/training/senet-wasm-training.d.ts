/** The part of the module for training that the page uses; its words are in `src/web/fine_tuning.rs`. */
declare module "senet-wasm-training" {
  export function initSync(options: { module: WebAssembly.Module }): unknown;

  export class FineTuning {
    constructor(ruleset: string, nearest: Uint8Array | undefined, rounds: number, seed: number);
    step(): number;
    file(): Uint8Array;
    compare(pairs: number): { share: number; margin: number };
  }
}
