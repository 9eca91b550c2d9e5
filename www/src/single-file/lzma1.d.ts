/** The two modules of lzma1 that unpack; its front door would bring the packing half along. */
declare module "lzma1/lib/streams.js" {
  export class InputBuffer {
    constructor(data: Uint8Array);
  }
  export class OutputBuffer {
    constructor(capacity: number);
    toArray(): Uint8Array<ArrayBuffer>;
  }
}

declare module "lzma1/lib/decoder.js" {
  import type { InputBuffer, OutputBuffer } from "lzma1/lib/streams.js";
  export class Decoder {
    decompress(input: InputBuffer, output: OutputBuffer): void;
  }
}
