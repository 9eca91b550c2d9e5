/**
 * Decompresses the `.lzma` format ("LZMA alone"), following the specification in Igor Pavlov's LZMA SDK. The single file
 * carries this script uncompressed, so it is short: packages that also compress are twenty times as long.
 * Supports what `packed` in www/build/single-file.mjs writes: one stream with its size in the head and no end marker.
 */

/** Probabilities are stored in eleven bits. */
const PROBABILITY_BITS = 11;
const STATES = 12;
/** The states from this one on follow a match; those before it follow a literal. */
const AFTER_MATCH = 7;

const probabilities = (count: number): Uint16Array =>
  new Uint16Array(count).fill(1 << (PROBABILITY_BITS - 1));

/** Decodes single bits by their adaptive probabilities, and larger numbers made of them. */
class RangeDecoder {
  private range = 0xffffffff;
  private code = 0;

  constructor(
    private readonly input: Uint8Array,
    private offset: number,
  ) {
    // The first byte is always 0.
    for (let count = 0; count < 5; count += 1) this.shift();
  }

  private shift(): void {
    this.code = ((this.code << 8) | (this.input[this.offset++] ?? 0)) >>> 0;
  }

  private normalize(): void {
    if (this.range >= 0x1000000) return;
    this.range = (this.range << 8) >>> 0;
    this.shift();
  }

  bit(table: Uint16Array, index: number): number {
    const probability = table[index] ?? 0;
    const bound = (this.range >>> PROBABILITY_BITS) * probability;
    const bit = this.code < bound ? 0 : 1;
    if (bit === 0) {
      this.range = bound;
      table[index] = probability + (((1 << PROBABILITY_BITS) - probability) >> 5);
    } else {
      this.range -= bound;
      this.code -= bound;
      table[index] = probability - (probability >> 5);
    }
    this.normalize();
    return bit;
  }

  /** A number whose bits are equally likely 0 and 1. */
  direct(bits: number): number {
    let value = 0;
    for (let count = 0; count < bits; count += 1) {
      this.range >>>= 1;
      const bit = this.code < this.range ? 0 : 1;
      if (bit === 1) this.code -= this.range;
      this.normalize();
      value = value * 2 + bit;
    }
    return value;
  }

  /** A number with the highest bit first; its probabilities begin at `start`. */
  tree(table: Uint16Array, start: number, bits: number): number {
    let node = 1;
    for (let count = 0; count < bits; count += 1) node = (node << 1) | this.bit(table, start + node);
    return node - (1 << bits);
  }

  /** A number with the lowest bit first. */
  reverseTree(table: Uint16Array, start: number, bits: number): number {
    let node = 1;
    let value = 0;
    for (let count = 0; count < bits; count += 1) {
      const bit = this.bit(table, start + node);
      node = (node << 1) | bit;
      value |= bit << count;
    }
    return value;
  }
}

/** Decodes the lengths of matches: three ranges of different size. */
class LengthDecoder {
  private readonly choice = probabilities(2);
  private readonly low = probabilities(16 << 3);
  private readonly middle = probabilities(16 << 3);
  private readonly high = probabilities(1 << 8);

  /** A match is at least two bytes long. */
  length(decoder: RangeDecoder, position: number): number {
    if (decoder.bit(this.choice, 0) === 0) return 2 + decoder.tree(this.low, position << 3, 3);
    if (decoder.bit(this.choice, 1) === 0) return 10 + decoder.tree(this.middle, position << 3, 3);
    return 18 + decoder.tree(this.high, 0, 8);
  }
}

/** @throws {RangeError} if the bytes are damaged */
export function decompress(input: Uint8Array): Uint8Array<ArrayBuffer> {
  const properties = input[0] ?? 0;
  const literalBits = properties % 9;
  const literalPositions = (1 << (Math.floor(properties / 9) % 5)) - 1;
  const positions = (1 << Math.floor(properties / 45)) - 1;
  const head = new DataView(input.buffer, input.byteOffset, 13);
  const output = new Uint8Array(head.getUint32(5, true));
  const decoder = new RangeDecoder(input, 13);

  const literals = probabilities((0x300 * (literalPositions + 1)) << literalBits);
  const isMatch = probabilities(STATES << 4);
  const isRepeated = probabilities(STATES);
  const isNotLast = probabilities(STATES);
  const isLonger = probabilities(STATES << 4);
  const isNotSecond = probabilities(STATES);
  const isNotThird = probabilities(STATES);
  const slots = probabilities(4 << 6);
  const middleBits = probabilities(128);
  const lowestBits = probabilities(16);
  const matchLengths = new LengthDecoder();
  const repeatedLengths = new LengthDecoder();
  /** The last four distances, the latest first. */
  const distances: [number, number, number, number] = [1, 1, 1, 1];
  let state = 0;
  let at = 0;

  const literal = (): number => {
    const before = at > 0 ? (output[at - 1] ?? 0) : 0;
    const start = 0x300 * (((at & literalPositions) << literalBits) + (before >> (8 - literalBits)));
    let node = 1;
    // After a match, the byte that would have continued it is known to be wrong.
    if (state >= AFTER_MATCH) {
      let expected = output[at - distances[0]] ?? 0;
      while (node < 0x100) {
        const guess = (expected >> 7) & 1;
        expected <<= 1;
        const bit = decoder.bit(literals, start + ((1 + guess) << 8) + node);
        node = (node << 1) | bit;
        if (bit !== guess) break;
      }
    }
    while (node < 0x100) node = (node << 1) | decoder.bit(literals, start + node);
    return node & 0xff;
  };

  const distance = (length: number): number => {
    const slot = decoder.tree(slots, Math.min(length - 2, 3) << 6, 6);
    if (slot < 4) return slot + 1;
    const bits = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) << bits;
    if (slot < 14) return base + decoder.reverseTree(middleBits, base - slot, bits) + 1;
    return base + decoder.direct(bits - 4) * 16 + decoder.reverseTree(lowestBits, 0, 4) + 1;
  };

  /** Moves one of the last four distances to the front. */
  const repeat = (index: number): void => {
    const [chosen = 1] = distances.splice(index, 1);
    distances.unshift(chosen);
  };

  while (at < output.length) {
    const position = at & positions;
    if (decoder.bit(isMatch, (state << 4) + position) === 0) {
      output[at] = literal();
      at += 1;
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      continue;
    }
    let length = 1;
    if (decoder.bit(isRepeated, state) === 0) {
      length = matchLengths.length(decoder, position);
      state = state < AFTER_MATCH ? 7 : 10;
      distances.pop();
      distances.unshift(distance(length));
    } else {
      let isShort = false;
      if (decoder.bit(isNotLast, state) === 0) isShort = decoder.bit(isLonger, (state << 4) + position) === 0;
      else if (decoder.bit(isNotSecond, state) === 0) repeat(1);
      else repeat(decoder.bit(isNotThird, state) === 0 ? 2 : 3);
      if (!isShort) length = repeatedLengths.length(decoder, position);
      state = state < AFTER_MATCH ? (isShort ? 9 : 8) : 11;
    }
    if (distances[0] > at || length > output.length - at) throw new RangeError("damaged data");
    // Copied byte by byte, because a match may overlap what it writes.
    for (; length > 0; length -= 1) {
      output[at] = output[at - distances[0]] ?? 0;
      at += 1;
    }
  }
  return output;
}
