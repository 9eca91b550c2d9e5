/** Plays beats on this device's loudspeaker, from the moment a visitor has touched the page. */
import { pitchOf, sound } from "./cues.js";
import type { Beat } from "./score.js";

/** Browsers want a moment to get ready. */
const LEAD = 0.02;

export class Player {
  private context: AudioContext | null = null;
  private playing: GainNode | null = null;

  /** To be called in answer to a touch or a key: before that, browsers let no page sound. */
  wake(): void {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume();
  }

  /** Cuts short what is still to come of the last beats. `pitches`: how many houses are heard as pitches, if any. */
  play(beats: readonly Beat[], speed: number, volume: number, houses: number | null): void {
    const { context } = this;
    if (context?.state !== "running") return;
    const now = context.currentTime;
    this.playing?.gain.setTargetAtTime(0, now, 0.03);
    const out = context.createGain();
    out.gain.value = Math.min(1, volume);
    out.connect(context.destination);
    this.playing = out;
    for (const { cue, at, house } of beats) {
      const pitch = houses !== null && house !== undefined ? pitchOf(house, houses) : null;
      sound(cue, { context, out, at: now + LEAD + at / 1000 / speed }, pitch);
    }
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }
}
