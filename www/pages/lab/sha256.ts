/** SHA-256 (FIPS 180-4) of a text, in hexadecimal. The browser has its own only on pages with https. */

const PRIMES = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 && !Array.from({ length: number }, (_, n) => n).some((n) => n > 1 && number % n === 0),
);
/** The first 32 bits of the fractional part. */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const INITIAL = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  const sum = INITIAL.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let index = 0; index < 64; index += 1) {
      const at = (back: number) => words[index - back] as number;
      words[index] =
        index < 16
          ? padded.getInt32(block + 4 * index)
          : at(16) +
            at(7) +
            (rotate(at(15), 7) ^ rotate(at(15), 18) ^ (at(15) >>> 3)) +
            (rotate(at(2), 17) ^ rotate(at(2), 19) ^ (at(2) >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let index = 0; index < 64; index += 1) {
      const first =
        h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        ((e & f) ^ (~e & g)) +
        (CONSTANTS[index] as number) +
        (words[index] as number);
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries())
      sum[index] = ((sum[index] as number) + value) | 0;
  }
  return [...sum].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
