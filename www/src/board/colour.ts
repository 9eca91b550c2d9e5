/** Arithmetic on colours written #rrggbb. */

type Channels = [number, number, number];

export function channels(hex: string): Channels {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`not a colour of the form #rrggbb: ${hex}`);
  return [1, 2, 3].map((group) => Number.parseInt(match[group] as string, 16)) as Channels;
}

/** `amount` 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, amount: number): string {
  const to = channels(b);
  const mixed = channels(a).map((value, index) =>
    Math.round(value + ((to[index] as number) - value) * amount),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const lighter = (hex: string, amount: number): string => mix(hex, "#ffffff", amount);
export const darker = (hex: string, amount: number): string => mix(hex, "#000000", amount);

export function fade(hex: string, alpha: number): string {
  return `rgba(${channels(hex).join(",")},${alpha})`;
}
