/** Maps events to sounds and their times, in step with the animation. Pure. */

import {
  ARC_MS,
  HIT_LEAD_MS,
  LIFT_OFF_MS,
  RETURN_MS,
  RISE_MS,
  SHAKE_MS,
  SINK_MS,
  walkDuration,
} from "../../src/board/motion.js";
import { countDuration } from "../../src/board/pictures.js";
import type { GameEvent, Side } from "../../src/engine/types.js";
import type { Knock } from "../../src/game/session-events.js";
import { filteredNoise, knock, type Note, pluck, tone } from "./instruments.js";

export interface Beat {
  cue: Cue | "knock";
  /** Milliseconds at normal speed. */
  time: number;
  /** The force of a knock, up to 1. */
  force?: number;
}

/** The computer soon throws, and a throw ends all other sounds, so this one starts a little early. */
const TURN_LEAD_MS = 150;

/** In stick lengths per second. */
const MAX_FORCE = 15;

/**
 * `knocks`: the sticks' impacts from their animation. Without them, a generic landing sound is used. `computer`: the side
 * whose turns begin with a sound.
 */
export function score(
  events: readonly GameEvent[],
  knocks: readonly Knock[] = [],
  computer: Side | null = null,
): Beat[] {
  const beats: Beat[] = knocks.map(({ time, speed }) => ({ cue: "knock", time, force: speed / MAX_FORCE }));
  let now = 0;
  const beat = (cue: Cue, time = now) => beats.push({ cue, time });
  for (const event of events) {
    switch (event.type) {
      case "thrown":
        beat("throw");
        if (knocks.length === 0) beat("land");
        now += Math.max(0, ...knocks.map(({ time }) => time));
        if (event.throw.sticks.length > 0 && event.throw.value > 3)
          beat(
            event.throw.value === 4 ? "four" : "five",
            now + countDuration(event.throw.sticks, event.throw.value),
          );
        break;
      case "throw_again":
        beat("again");
        break;
      case "moved":
      case "missed_chance": {
        const { from, to } = event;
        if (to === "off" || (event.type === "moved" && event.kind === "rescue")) break;
        if (typeof from !== "number" || typeof to !== "number") {
          now += LIFT_OFF_MS;
          beat("step");
          break;
        }
        const steps = Math.abs(to - from);
        const time = walkDuration(steps);
        for (let step = 1; step <= steps; step++) beat("step", now + landing(step / steps) * time);
        now += time;
        break;
      }
      case "bumped":
        beat("hit", Math.max(0, now - HIT_LEAD_MS));
        now = Math.max(now, now - HIT_LEAD_MS + ARC_MS);
        break;
      case "drowned":
        beat("water");
        now += event.to === event.house ? SINK_MS * 1.3 : SINK_MS + RETURN_MS;
        break;
      case "fell_back":
        now += ARC_MS;
        beat("step");
        break;
      case "rescued":
        beat("rescue");
        now += RISE_MS + ARC_MS;
        break;
      case "borne_off":
        beat("off");
        now += LIFT_OFF_MS;
        break;
      case "turn_passed":
        if (event.lost) {
          beat("lost");
          now += SHAKE_MS;
        }
        if (event.to === computer) beat("turn", Math.max(0, now - TURN_LEAD_MS));
        break;
      case "won":
        beat("win");
        break;
    }
  }
  return beats;
}

/** The time at which an eased walk has covered this share. */
function landing(share: number): number {
  return share < 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2);
}

/** How long the landing of the sticks and a hit vibrate, in milliseconds. */
const LANDING_PULSE_MS = 12;
const HIT_PULSE_MS = 30;

/** The vibration that goes with these beats, for `navigator.vibrate`: pulses and pauses in turn, a pulse first; empty for none. */
export function vibration(beats: readonly Beat[], speed: number): number[] {
  const landed = beats.findLast(({ cue }) => cue === "knock" || cue === "land");
  const hit = beats.find(({ cue }) => cue === "hit");
  const pattern: number[] = [];
  let now = 0;
  for (const [beat, pulse] of [[landed, LANDING_PULSE_MS] as const, [hit, HIT_PULSE_MS] as const]) {
    if (!beat) continue;
    if (pattern.length === 0) pattern.push(0);
    const pause = Math.max(0, Math.round(beat.time / speed) - now);
    pattern.push(pause, pulse);
    now += pause + pulse;
  }
  return pattern;
}

/** How long after the last sound the next turn begins, without animation. */
const TURN_AFTER_MS = 250;

/** The sounds without animation: only the final ones, without steps. */
export function briefly(beats: readonly Beat[]): Beat[] {
  const last = beats.findLast(({ cue }) => cue !== "throw" && cue !== "turn");
  const turn = beats.find(({ cue }) => cue === "turn");
  return [...(last ? [{ ...last, time: 0 }] : []), ...(turn ? [{ ...turn, time: TURN_AFTER_MS }] : [])];
}

// ---- The game's sounds, all synthesised and distinguishable by ear.

export const CUES = [
  "throw",
  "land",
  "step",
  "hit",
  "water",
  "rescue",
  "off",
  "lost",
  "win",
  "four",
  "five",
  "again",
  "turn",
] as const;
type Cue = (typeof CUES)[number];

const later = (note: Note, seconds: number): Note => ({ ...note, time: note.time + seconds });

/** Each stick has its own pitch. A hard knock is louder, brighter and longer. */
const WOOD = [620, 760, 560, 840];

/** One knock of a stick on the table or on another stick; `force` is at most 1, `index` selects the stick. */
export function stickOnTable(note: Note, force: number, index: number): void {
  const pitch = WOOD[index % WOOD.length] as number;
  knock(note, pitch * (0.9 + 0.2 * force), 0.08 + 0.34 * force, 0.05 + 0.07 * force);
}

export function sound(cue: Cue, note: Note): void {
  switch (cue) {
    case "throw":
      // The sticks rattle in the hand and fly.
      for (const [index, pitch] of [1500, 1900, 1300, 1700].entries())
        knock(later(note, index * 0.035), pitch, 0.14, 0.04);
      filteredNoise(later(note, 0.08), 500, 2400, 0.3, 0.2, 0.1, 1.4);
      break;
    case "land":
      // Four sticks in sequence, then a small bounce.
      for (const [seconds, pitch, peak] of [
        [0, 620, 0.42],
        [0.05, 760, 0.36],
        [0.085, 560, 0.4],
        [0.14, 840, 0.3],
        [0.24, 700, 0.14],
      ] as const)
        knock(later(note, seconds), pitch, peak, 0.11);
      break;
    case "step":
      knock(note, 300, 0.4, 0.08);
      break;
    case "hit":
      knock(note, 130, 0.75, 0.22);
      knock(later(note, 0.045), 420, 0.4, 0.1);
      filteredNoise(note, 2600, 500, 0.35, 0.09);
      break;
    case "water":
      filteredNoise(note, 2200, 260, 0.8, 0.55, 0.015, 0.8);
      for (const [seconds, pitch] of [
        [0.28, 380],
        [0.4, 520],
        [0.49, 440],
      ] as const)
        tone(later(note, seconds), pitch, pitch * 1.9, 0.22, 0.09, 0.01);
      break;
    case "rescue":
      filteredNoise(note, 400, 1500, 0.25, 0.3, 0.08, 1.2);
      for (const [index, pitch] of [294, 392, 494].entries())
        tone(later(note, index * 0.09), pitch, pitch * 1.5, 0.26, 0.16, 0.02);
      pluck(later(note, 0.34), 587, 0.4, 0.6);
      break;
    case "off":
      // Two high strings, then the piece lands in the drawer.
      pluck(note, 880, 0.4, 0.5);
      pluck(later(note, 0.11), 1319, 0.4, 0.6);
      knock(later(note, 0.42), 210, 0.3, 0.12);
      break;
    case "lost":
      for (const [seconds, pitch] of [
        [0, 150],
        [0.2, 104],
      ] as const)
        tone(later(note, seconds), pitch * 1.25, pitch, 0.6, 0.26, 0.006);
      break;
    case "four":
      // Four light sides: four bright strings upwards.
      for (const [index, pitch] of [659, 784, 988, 1319].entries())
        pluck(later(note, index * 0.07), pitch, 0.3, 0.5);
      break;
    case "five":
      // Four dark sides: a deep drum under a low string.
      knock(note, 82, 0.7, 0.4);
      for (const [index, pitch] of [165, 247, 330].entries())
        pluck(later(note, 0.05 + index * 0.1), pitch, 0.4, 0.8);
      break;
    case "again":
      // A spark.
      filteredNoise(note, 3200, 6400, 0.18, 0.16, 0.02, 3);
      pluck(later(note, 0.04), 1760, 0.22, 0.3);
      break;
    case "turn":
      // Quiet: two low strings.
      pluck(note, 147, 0.2, 0.4);
      pluck(later(note, 0.12), 196, 0.17, 0.5);
      break;
    case "win":
      for (const [index, pitch] of [392, 494, 587, 784, 988, 1175].entries())
        pluck(later(note, index * 0.13), pitch, 0.3, 1.2);
      // A sistrum.
      for (let shake = 0; shake < 8; shake++)
        filteredNoise(later(note, 0.75 + shake * 0.1), 7200, 5200, 0.16, 0.07, 0.012, 2.5);
      break;
  }
}
