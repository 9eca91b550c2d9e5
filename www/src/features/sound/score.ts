/** Which sounds events make, and when, in step with what the board shows of them. Pure. */
import type { Knock } from "../../board/falls.js";
import { ARC, LIFT_OFF, MEETING, RETURN, RISE, SHAKE, SINK, walkTime } from "../../board/timing.js";
import type { GameEvent } from "../../engine/types.js";
import type { Cue } from "./cues.js";

export interface Beat {
  cue: Cue | "knock";
  /** Milliseconds at normal speed. */
  at: number;
  /** The house that is heard as a pitch. */
  house?: number;
  /** How hard a knock is, up to 1. */
  force?: number;
}

/** In a stick's lengths a second. */
const HARDEST = 15;

/** Turns that are lost without a choice. */
const LOST: readonly string[] = ["no_move", "stayed_drowned", "not_started"];

/** `knocks`: those of the sticks, as their throw's own plan has them. Without them they are heard lying down. */
export function score(events: readonly GameEvent[], knocks: readonly Knock[] = []): Beat[] {
  const beats: Beat[] = knocks.map(({ at, speed }) => ({ cue: "knock", at, force: speed / HARDEST }));
  let now = 0;
  const beat = (cue: Cue, at = now, house?: number) =>
    beats.push(house === undefined ? { cue, at } : { cue, at, house });
  for (const event of events) {
    switch (event.type) {
      case "thrown":
        beat("throw");
        if (knocks.length === 0) beat("land");
        now += Math.max(0, ...knocks.map(({ at }) => at));
        break;
      case "moved": {
        const { from, to } = event;
        if (event.kind === "rescue" || to === "off") break;
        if (typeof from !== "number" || typeof to !== "number") {
          now += LIFT_OFF;
          beat("step", now, typeof to === "number" ? to : undefined);
          break;
        }
        const steps = Math.abs(to - from);
        const time = walkTime(steps);
        for (let step = 1; step <= steps; step++)
          beat("step", now + landing(step / steps) * time, from + Math.sign(to - from) * step);
        now += time;
        break;
      }
      case "bumped":
        beat("hit", Math.max(0, now - MEETING));
        now = Math.max(now, now - MEETING + ARC);
        break;
      case "drowned":
        beat("water");
        now += event.to === event.house ? SINK * 1.3 : SINK + RETURN;
        break;
      case "fell_back":
        now += ARC;
        beat("step", now, typeof event.to === "number" ? event.to : undefined);
        break;
      case "rescued":
        beat("rescue");
        now += RISE + ARC;
        break;
      case "borne_off":
        beat("off");
        now += LIFT_OFF;
        break;
      case "turn_passed":
        if (!LOST.includes(event.reason)) break;
        beat("lost");
        now += SHAKE;
        break;
      case "won":
        beat("win");
        break;
    }
  }
  return beats;
}

/** When a share of a walk that starts and ends slowly is done. */
function landing(share: number): number {
  return share < 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2);
}

/** What remains when nothing moves: the end of it all, and no walking. */
export function briefly(beats: readonly Beat[]): Beat[] {
  const last = beats.filter(({ cue }) => cue !== "throw").at(-1);
  return last ? [{ ...last, at: 0 }] : [];
}
