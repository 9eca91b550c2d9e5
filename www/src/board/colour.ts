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

/** Relative luminance as WCAG 2 defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1…21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
