/** Encodes a game's record for a URL and decodes it: deflate, then URL-safe base64. */

/** The maximum length of a record in characters, many times that of any real game. */
export const MAX_LENGTH = 200_000;

export async function encodeRecord(record: string): Promise<string> {
  const packed = await transform(new CompressionStream("deflate-raw"), new TextEncoder().encode(record));
  const digits = btoa(packed.reduce((text, byte) => text + String.fromCharCode(byte), ""));
  return digits.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The record of a code; null if the code is invalid. */
export async function decodeRecord(code: string): Promise<string | null> {
  if (code.length > MAX_LENGTH || !/^[\w-]+$/.test(code)) return null;
  try {
    const digits = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(digits, (digit) => digit.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await transform(new DecompressionStream("deflate-raw"), packed),
    );
  } catch {
    return null;
  }
}

async function transform(stream: CompressionStream | DecompressionStream, data: Uint8Array<ArrayBuffer>) {
  const writing = feed(stream.writable.getWriter(), data);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    // A short code can decompress to more than the device's memory.
    if (length > MAX_LENGTH) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
  await writing;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/** Writes all data. If it is invalid, the reader fails too and handles the error. */
function feed(
  writer: WritableStreamDefaultWriter<BufferSource>,
  data: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const done = Promise.all([writer.write(data), writer.close()]).then(() => undefined);
  done.catch((error: unknown) => console.debug(error));
  return done;
}
