/**
 * Encodes a pair's throw counts as a code short enough to read aloud, and adds up a class. No server is needed, because
 * the code contains the counts.
 *
 * A code consists of the counts of 0 to 4 light sides and a checksum, each as two characters in base 31. Because 31 is
 * prime, a single wrong character or a transposition of neighbours is always detected. The alphabet has no
 * similar-looking characters.
 */

/** The counts of 0, 1, 2, 3 and 4 light sides. */
export type ThrowCounts = readonly [number, number, number, number, number];

export const NO_THROWS: ThrowCounts = [0, 0, 0, 0, 0];

/** Of the 16 outcomes of four sticks. */
const OUTCOMES: ThrowCounts = [1, 4, 6, 4, 1];

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXY";
const BASE = ALPHABET.length;

/** Larger than any class's count, so a larger number is a typing error. */
export const MAX_COUNT = BASE * BASE - 1;

const checkDigit = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, index) => (sum + (2 * index + 1) * digit) % BASE, 7);

/** Two characters per count and two for the checksum, as `0104-0C09-02F`. */
export function codeOfThrows(counts: ThrowCounts): string {
  const digits = counts.flatMap((count) => [Math.floor(count / BASE), count % BASE]);
  const letters = [...digits, checkDigit(digits)].map((digit) => ALPHABET[digit]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** The counts of a typed code; null if it is invalid. */
export function throwsOfCode(text: string): ThrowCounts | null {
  const letters = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  const digits = [...letters].map((letter) => ALPHABET.indexOf(letter));
  const check = digits.pop();
  if (digits.length !== 10 || digits.includes(-1) || check !== checkDigit(digits)) return null;
  const valueAt = (index: number) => (digits[2 * index] ?? 0) * BASE + (digits[2 * index + 1] ?? 0);
  return [valueAt(0), valueAt(1), valueAt(2), valueAt(3), valueAt(4)];
}

export function sumOfThrows(all: readonly ThrowCounts[]): ThrowCounts {
  const sum = (index: 0 | 1 | 2 | 3 | 4) => all.reduce((total, counts) => total + counts[index], 0);
  return [sum(0), sum(1), sum(2), sum(3), sum(4)];
}

export const totalOf = (counts: ThrowCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** The expected number of throws with 0 to 4 light sides. */
export const expectedOf = (total: number): number[] => OUTCOMES.map((ways) => (total * ways) / 16);
