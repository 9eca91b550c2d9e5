/** Turns events into movements. Pure: no clock, no drawing. */

import { footOf, type Geometry, walk } from "./geometry.js";
import type { BoardEvent, Place, Point, Side } from "./model.js";
import { HELD_SINK, type Piece, type Pose, pieceAt, poseAt } from "./poses.js";

interface Segment {
  piece: Piece;
  begin: number;
  end: number;
  /** `share` runs from 0 to 1. */
  pose(share: number): Pose;
}

/** Effects around a piece: rings on the water, lines at a hit, rays when a piece comes home. */
export interface Effect {
  kind: "water" | "hit" | "off";
  centre: Point;
  begin: number;
  end: number;
}

export interface Plan {
  segments: Segment[];
  effects: Effect[];
  duration: number;
}

/**
 * Plans all events in order and moves the given pieces to their final places. Their poses do not change; the segments
 * lead from one pose to the next.
 */
export function planMotion(
  events: readonly BoardEvent[],
  pieces: Piece[],
  geometry: Geometry,
  perSide: number,
): Plan {
  const plan: Plan = { segments: [], effects: [], duration: 0 };
  const planner = new Planner(plan, pieces, geometry, perSide);
  for (const event of events) planner.play(event);
  return plan;
}

class Planner {
  /** Start time of the next event. */
  private now = 0;
  private readonly poses = new Map<Piece, Pose>();
  /** The piece that moved last, because a victim on the same house is another piece. */
  private mover: Piece | undefined;

  constructor(
    private readonly plan: Plan,
    private readonly pieces: Piece[],
    private readonly geometry: Geometry,
    private readonly perSide: number,
  ) {}

  play(event: BoardEvent): void {
    const { side, from, to } = event;
    switch (event.type) {
      case "moved":
      case "missed_chance":
        if (isPlace(from) && isPlace(to)) this.move(this.find(from, side), from, to);
        break;
      case "bumped":
        if (isPlace(from) && isPlace(to)) this.bump(from, to, side);
        break;
      case "drowned":
        if (event.house !== undefined && isPlace(to))
          this.drown(this.find(event.house, side), event.house, to);
        break;
      case "fell_back":
        if (isPlace(from) && isPlace(to)) this.arc(this.find(from, side), to, this.now, 0.7);
        break;
      case "rescued":
        if (isPlace(from) && isPlace(to)) this.rescue(this.find(from, side), to);
        break;
      case "borne_off":
        if (isPlace(from)) {
          const piece = this.find(from, side);
          if (piece) this.effect("off", this.poseOf(piece));
          this.arc(piece, "off", this.now, 1.5, LIFT_OFF_MS);
        }
        break;
      case "turn_passed":
        if (event.lost) this.shake(side);
        break;
      case "won":
        this.cheer(side);
        break;
    }
  }

  private find(place: Place, side: Side | null | undefined): Piece | undefined {
    return this.mover?.place === place && this.mover.side === side
      ? this.mover
      : pieceAt(this.pieces, place, side);
  }

  private move(piece: Piece | undefined, from: Place, to: Place): void {
    this.mover = piece;
    if (!piece) return;
    if (typeof from === "number" && typeof to === "number") this.walk(piece, from, to);
    else this.arc(piece, to, this.now, 0.8, LIFT_OFF_MS);
  }

  private walk(piece: Piece, from: number, to: number): void {
    const feet = walk(from, to).map((house) => footOf(this.geometry, house));
    const steps = feet.length - 1;
    if (steps === 0) return;
    const duration = walkDuration(steps);
    const start = { ...this.poseOf(piece), sink: 0 };
    const hop = steps === 1 ? 0.2 : 0.13;
    this.add(piece, this.now, duration, to, (share) => {
      const along = easeInOut(share) * steps;
      const index = Math.min(steps - 1, Math.floor(along));
      const part = along - index;
      const a = feet[index] as Point;
      const b = feet[index + 1] as Point;
      return {
        ...start,
        x: a.x + (b.x - a.x) * part,
        y: a.y + (b.y - a.y) * part,
        lift: hop * Math.sin(part * Math.PI),
      };
    });
  }

  private bump(from: number | Place, to: Place, side: Side | null | undefined): void {
    const victim = this.pieces.find(
      (piece) => piece.place === from && piece.side === side && piece !== this.mover,
    );
    if (!victim) return;
    // The victim leaves as the mover arrives and turns over in the air.
    const begin = Math.max(0, this.now - HIT_LEAD_MS);
    this.effect("hit", this.poseOf(victim), begin);
    this.arc(victim, to, begin, 0.75, ARC_MS, Math.PI * 2);
  }

  /** Out of the water and over to safety. */
  private rescue(piece: Piece | undefined, to: Place): void {
    if (!piece) return;
    const start = this.poseOf(piece);
    this.effect("water", start);
    this.add(piece, this.now, RISE_MS, piece.place, (share) => ({
      ...start,
      sink: start.sink * (1 - easeOut(share)),
    }));
    this.arc(piece, to, this.now, 0.7);
  }

  private shake(side: Side | null | undefined): void {
    const begin = this.now;
    for (const piece of this.pieces) {
      if (piece.side !== side || typeof piece.place !== "number") continue;
      const start = this.poseOf(piece);
      this.add(piece, begin, SHAKE_MS, piece.place, (share) => ({
        ...start,
        tilt: Math.sin(share * Math.PI * 6) * 0.24 * (1 - share),
      }));
    }
  }

  /** The winner's pieces on the home tray jump for joy. */
  private cheer(side: Side | null | undefined): void {
    const begin = this.now;
    const home = this.pieces.filter((piece) => piece.side === side && piece.place === "off");
    home.forEach((piece, index) => {
      const start = this.poseOf(piece);
      const jumpBegin = begin + index * JUMP_GAP_MS;
      this.effect("off", start, jumpBegin);
      this.add(piece, jumpBegin, JUMP_MS * 2, "off", (share) => ({
        ...start,
        lift: 0.45 * Math.abs(Math.sin(share * Math.PI * 2)) * (1 - share * 0.4),
      }));
    });
  }

  private drown(piece: Piece | undefined, house: number, to: Place): void {
    if (!piece) return;
    const start = this.poseOf(piece);
    this.effect("water", start);
    if (to === house) {
      // The piece stays in the water: it sinks and comes up halfway.
      const rest = { ...start, sink: HELD_SINK };
      const dip = (share: number) => HELD_SINK * share + 0.4 * Math.sin(share * Math.PI);
      this.add(piece, this.now, SINK_MS * 1.3, house, (share) => ({ ...start, sink: dip(share) }), rest);
      return;
    }
    this.add(piece, this.now, SINK_MS, house, (share) => ({ ...start, sink: easeIn(share) }), {
      ...start,
      sink: 1,
    });
    const end = this.rest(piece, to);
    this.add(piece, this.now, RETURN_MS, to, (share) => ({
      ...end,
      alpha: end.alpha * share,
      lift: 0.35 * (1 - easeOut(share)),
    }));
  }

  private arc(
    piece: Piece | undefined,
    to: Place,
    begin: number,
    height: number,
    duration = ARC_MS,
    turns = 0,
  ): void {
    if (!piece) return;
    const start = { ...this.poseOf(piece), sink: 0 };
    const end = this.rest(piece, to);
    const distance = Math.hypot(end.x - start.x, end.y - start.y) / this.geometry.unit;
    const top = height * Math.min(1.2, 0.35 + distance * 0.12);
    this.add(piece, begin, duration, to, (share) => {
      const eased = easeInOut(share);
      return {
        x: start.x + (end.x - start.x) * eased,
        y: start.y + (end.y - start.y) * eased,
        scale: start.scale + (end.scale - start.scale) * eased,
        alpha: start.alpha + (end.alpha - start.alpha) * eased,
        lift: start.lift * (1 - eased) + top * Math.sin(share * Math.PI),
        sink: 0,
        tilt: turns * Math.sign(start.x - end.x || 1) * (1 - eased),
      };
    });
  }

  private rest(piece: Piece, to: Place): Pose {
    const slot =
      typeof to === "number"
        ? 0
        : this.pieces.filter((other) => other !== piece && other.side === piece.side && other.place === to)
            .length;
    return poseAt(this.geometry, piece.side, to, slot, this.perSide);
  }

  private poseOf(piece: Piece): Pose {
    return this.poses.get(piece) ?? piece.pose;
  }

  private effect(kind: Effect["kind"], { x, y }: Point, begin = this.now): void {
    const end = begin + RIPPLES_MS;
    this.plan.effects.push({ kind, centre: { x, y }, begin, end });
    this.plan.duration = Math.max(this.plan.duration, end);
  }

  private add(
    piece: Piece,
    begin: number,
    duration: number,
    to: Place,
    pose: (share: number) => Pose,
    rest = this.rest(piece, to),
  ): void {
    const end = begin + duration;
    this.plan.segments.push({ piece, begin, end, pose: (share) => (share < 1 ? pose(share) : rest) });
    this.poses.set(piece, rest);
    piece.place = to;
    this.now = Math.max(this.now, end);
    this.plan.duration = Math.max(this.plan.duration, end);
  }
}

/** The houses that pieces leave or reach. */
export function touchedHouses(events: readonly BoardEvent[]): Set<number> {
  const houses = events.flatMap(({ from, to, house }) => [from, to, house]);
  return new Set(houses.filter((place) => typeof place === "number"));
}

/** Moves every piece to its pose at a moment of the plan. Returns the moving pieces. */
export function poseAll(plan: Plan, time: number): Piece[] {
  const active = new Set<Piece>();
  for (const { piece, begin, end, pose } of plan.segments) {
    if (time < begin) continue;
    piece.pose = pose(Math.min(1, (time - begin) / (end - begin)));
    if (time < end + 40) active.add(piece);
  }
  return [...active];
}

function isPlace(value: BoardEvent["to"]): value is Place {
  return typeof value === "number" || value === "hand" || value === "off" || value === "taken";
}

const easeInOut = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);
const easeIn = (share: number): number => share * share;
const easeOut = (share: number): number => 1 - (1 - share) ** 2;

/** Durations at normal speed, in milliseconds. Sounds use the same values. */
const STEP_MS = 90;
const MAX_WALK_MS = 700;
const MIN_WALK_MS = 210;

/** A piece's walk over this number of houses. */
export const walkDuration = (steps: number): number =>
  Math.min(MAX_WALK_MS, Math.max(MIN_WALK_MS, steps * STEP_MS));

/** A jump to another house, on to the board or off it. */
export const ARC_MS = 420;
export const LIFT_OFF_MS = 460;
/** The victim leaves this long before the mover arrives. */
export const HIT_LEAD_MS = 150;
export const SINK_MS = 520;
/** From sinking until the piece stands elsewhere. */
export const RETURN_MS = 320;
export const RISE_MS = 380;
const RIPPLES_MS = 760;
export const SHAKE_MS = 520;
/** Delay between the jumps of the winner's pieces. */
const JUMP_MS = 420;
const JUMP_GAP_MS = 90;
/** Picking the sticks up and releasing them. */
export const PICK_UP_MS = 150;
/** Gathering the sticks for the next throw. */
export const GATHER_MS = 240;
/** The die from hand to rest. */
export const ROLL_MS = 640;
