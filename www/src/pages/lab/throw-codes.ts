/**
 * The throws of a pair of pupils as a code short enough to read aloud, and those of a class added up. No server:
 * the code holds the counts themselves.
 *
 * A code is the counts of 0 to 4 light sides and a check value, each written with two letters in base 31, a prime, so
 * that one wrong letter and two neighbours exchanged are always noticed. No two letters of the alphabet look alike.
 */

/** How often 0, 1, 2, 3 and 4 light sides came. */
export type ThrowCounts = readonly [number, number, number, number, number];

export const NO_THROWS: ThrowCounts = [0, 0, 0, 0, 0];

/** Out of 16 ways in which four sticks fall. */
export const WAYS: ThrowCounts = [1, 4, 6, 4, 1];

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXY";
const BASE = ALPHABET.length;

/** More than any class throws in a lesson; a larger number is a typing error. */
export const MAX_COUNT = BASE * BASE - 1;

const checkOf = (digits: readonly number[]): number =>
  digits.reduce((sum, digit, at) => (sum + (2 * at + 1) * digit) % BASE, 7);

/** Two letters a count and one to check, as `0104-0C09-02F`. */
export function codeOfThrows(counts: ThrowCounts): string {
  const digits = counts.flatMap((count) => [Math.floor(count / BASE), count % BASE]);
  const letters = [...digits, checkOf(digits)].map((digit) => ALPHABET[digit]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}

/** The counts of a code as somebody types it; null if a letter is wrong or missing. */
export function throwsOfCode(text: string): ThrowCounts | null {
  const letters = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  const digits = [...letters].map((letter) => ALPHABET.indexOf(letter));
  const check = digits.pop();
  if (digits.length !== 10 || digits.includes(-1) || check !== checkOf(digits)) return null;
  const at = (index: number) => (digits[2 * index] ?? 0) * BASE + (digits[2 * index + 1] ?? 0);
  return [at(0), at(1), at(2), at(3), at(4)];
}

export function sumOfThrows(all: readonly ThrowCounts[]): ThrowCounts {
  const sum = (index: 0 | 1 | 2 | 3 | 4) => all.reduce((total, counts) => total + counts[index], 0);
  return [sum(0), sum(1), sum(2), sum(3), sum(4)];
}

export const totalOf = (counts: ThrowCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** How many of so many throws are expected to show 0 to 4 light sides. */
export const expectedOf = (total: number): number[] => WAYS.map((ways) => (total * ways) / 16);
