/** The sounds of the game, each made on the spot; no two alike with closed eyes. */
import { knock, pluck, rush, type Spot, tone } from "./instruments.js";

export const CUES = ["throw", "land", "step", "hit", "water", "rescue", "off", "lost", "win"] as const;
export type Cue = (typeof CUES)[number];

/** Steps of a scale of five tones: whatever follows each other sounds well together. */
const SCALE = [0, 2, 4, 7, 9];

/** The pitch of a house: higher towards the end of the track, two octaves and a half from first to last. */
export function pitchOf(house: number, houses: number): number {
  const step = Math.round(((house - 1) / Math.max(1, houses - 1)) * 12);
  const semitones = Math.floor(step / SCALE.length) * 12 + (SCALE[step % SCALE.length] as number);
  return 196 * 2 ** (semitones / 12);
}

const later = (spot: Spot, seconds: number): Spot => ({ ...spot, at: spot.at + seconds });

/** `pitch`: for a step, that of its house, if houses are to be heard. */
export function sound(cue: Cue, spot: Spot, pitch: number | null = null): void {
  switch (cue) {
    case "throw":
      // The sticks rattle in the hand, and fly.
      for (const [index, pitch] of [1500, 1900, 1300, 1700].entries())
        knock(later(spot, index * 0.035), pitch, 0.14, 0.04);
      rush(later(spot, 0.1), 500, 2400, 0.3, 0.28, 0.12, 1.4);
      break;
    case "land":
      // Four of them, one after another, then a last small bounce.
      for (const [seconds, pitch, peak] of [
        [0, 620, 0.42],
        [0.05, 760, 0.36],
        [0.085, 560, 0.4],
        [0.14, 840, 0.3],
        [0.24, 700, 0.14],
      ] as const)
        knock(later(spot, seconds), pitch, peak, 0.11);
      break;
    case "step":
      knock(spot, 300, 0.4, 0.08);
      if (pitch !== null) pluck(spot, pitch, 0.4, 0.45);
      break;
    case "hit":
      knock(spot, 130, 0.75, 0.22);
      knock(later(spot, 0.045), 420, 0.4, 0.1);
      rush(spot, 2600, 500, 0.35, 0.09);
      break;
    case "water":
      rush(spot, 2200, 260, 0.8, 0.55, 0.015, 0.8);
      for (const [seconds, pitch] of [
        [0.28, 380],
        [0.4, 520],
        [0.49, 440],
      ] as const)
        tone(later(spot, seconds), pitch, pitch * 1.9, 0.22, 0.09, 0.01);
      break;
    case "rescue":
      rush(spot, 400, 1500, 0.25, 0.3, 0.08, 1.2);
      for (const [index, pitch] of [294, 392, 494].entries())
        tone(later(spot, index * 0.09), pitch, pitch * 1.5, 0.26, 0.16, 0.02);
      pluck(later(spot, 0.34), 587, 0.4, 0.6);
      break;
    case "off":
      // Two high strings, and the piece is laid in the drawer.
      pluck(spot, 880, 0.4, 0.5);
      pluck(later(spot, 0.11), 1319, 0.4, 0.6);
      knock(later(spot, 0.42), 210, 0.3, 0.12);
      break;
    case "lost":
      for (const [seconds, pitch] of [
        [0, 150],
        [0.2, 104],
      ] as const)
        tone(later(spot, seconds), pitch * 1.25, pitch, 0.6, 0.26, 0.006);
      break;
    case "win":
      for (const [index, pitch] of [392, 494, 587, 784, 988, 1175].entries())
        pluck(later(spot, index * 0.13), pitch, 0.3, 1.2);
      // The sistrum.
      for (let shake = 0; shake < 8; shake++)
        rush(later(spot, 0.75 + shake * 0.1), 7200, 5200, 0.16, 0.07, 0.012, 2.5);
      break;
  }
}
