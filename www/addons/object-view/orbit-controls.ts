/**
 * The orbit view of the box, also used for the slow camera tour on an unattended screen. A press on the board or on
 * empty linen, where no piece can be picked up, rotates the box until released. A finger must start sideways, because
 * vertical swipes scroll the page. Keys, buttons and the unattended screen rotate in steps or to the next side. After
 * the release, the box returns to its playing position.
 */
import { moveFocus } from "../../src/base/focus.js";
import { mediaQuery, REDUCED_MOTION } from "../../src/base/media.js";
import { Clock } from "../../src/board/clock.js";
import type { OrbitView } from "../../src/board/pictures.js";

/** Camera angles relative to play: rotation about the vertical, and pitch, in radians. */
export interface Orbit {
  yaw: number;
  pitch: number;
  /** How far the drawer is open, from 0 to 1. */
  drawerOpen: number;
}

/** Movement after which a press becomes a drag, in CSS pixels. */
const DRAG_THRESHOLD_PX = 8;
/** Pixels per radian of rotation; fewer on a small screen. */
const PX_PER_RADIAN = 220;
const MAX_PITCH = 0.6;
const MIN_PITCH = -0.8;
/** Durations in milliseconds: back to the playing position, one key step, to the next side. */
const RETURN_MS = 420;
const STEP_MS = 160;
const NEXT_SIDE_MS = 1100;
/** Rotation per key press, in radians. */
const STEP_ANGLE = Math.PI / 12;
/** Camera tour: how long each side is shown, and the time to the next one. */
const TOUR_REST_MS = 9000;
const TOUR_MOVE_MS = 6000;

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** The drawer is open for play. In the orbit view it is closed until its side is shown. */
function drawerOpenAt(around: number, drawer: number, isDisplay = false): number {
  const turn = Math.abs(Math.atan2(Math.sin(around), Math.cos(around)));
  const aside = Math.abs(Math.atan2(Math.sin(around - drawer), Math.cos(around - drawer)));
  return Math.max(isDisplay ? 0 : 1 - smooth(0.12, 0.5, turn), 1 - smooth(0.5, 0.9, aside));
}

/** The stops of the tour: a corner, the drawer, the back, the other corner, from above. */
const tourStops = (drawer: number): readonly (readonly [around: number, steeper: number])[] => {
  const towards = drawer < 0 ? -1 : 1;
  return [
    [towards * 0.5, -0.42],
    [drawer * 0.8, drawer === 0 ? -0.6 : -0.36],
    [towards * (Math.PI - 0.35), -0.3],
    [towards * -0.6, -0.5],
    [towards * -0.08, 0.45],
  ];
};

interface OrbitHost {
  /** True once everything needed has loaded. */
  isAvailable(): boolean;
  /** True if the machine is fast enough to animate the rotation; otherwise it jumps. */
  isFast(): boolean;
  /** The direction in which the drawer opens, as `around`. */
  drawer(): number;
  /** Requests a redraw. */
  changed(): void;
  /** The box is only on display, not played on: it stays rotated, except after a swipe that scrolls. */
  readonly displayOnly?: boolean;
}

export class OrbitControls implements OrbitView {
  private angles: Orbit | null = null;
  private press: {
    pointer: number;
    x: number;
    y: number;
    pxPerRadian: number;
    /** The previous camera angles. */
    previous: Orbit | null;
  } | null = null;
  private readonly clock = new Clock();
  private flight: Promise<void> = Promise.resolve();
  private flights = 0;
  /** The last side requested. */
  private side = -1;
  private goal: readonly [around: number, steeper: number] = [0, 0];
  private tourTimer = 0;
  private readonly reducedMotion = mediaQuery(REDUCED_MOTION);
  private readonly table: HTMLElement | null;
  /** The house that had the focus when the orbit view began. */
  private focused: HTMLElement | null = null;

  constructor(
    private readonly board: HTMLElement,
    private readonly host: OrbitHost,
    signal: AbortSignal,
  ) {
    this.table = board.closest(".table");
    const page = board.getRootNode() as ShadowRoot;
    page.addEventListener("pointerdown", (event) => this.down(event as PointerEvent), { signal });
    page.addEventListener("selectstart", (event) => this.press && event.preventDefault(), { signal });
    addEventListener("pointermove", (event) => this.move(event), { signal });
    for (const end of ["pointerup", "pointercancel", "blur"] as const)
      addEventListener(end, (event) => this.release(event), { signal });
    const { table } = this;
    if (table) table.style.touchAction = "pan-y pinch-zoom";
    signal.addEventListener("abort", () => {
      clearTimeout(this.tourTimer);
      this.stop();
      this.orbit = null;
      host.changed();
      if (table) table.style.touchAction = "";
    });
  }

  /** Null in the playing position. */
  get orbit(): Orbit | null {
    return this.angles;
  }

  /** The table is marked while a person turns the box, so that panels make way. */
  set orbit(orbit: Orbit | null) {
    this.angles = orbit;
    // Taps find no house in the orbit view. A box on display has none.
    const grid = this.board.querySelector<HTMLElement>(".grid");
    const isOrbiting = orbit !== null;
    this.table?.toggleAttribute("data-turned", isOrbiting && this.tourTimer === 0);
    if (!grid || grid.inert === isOrbiting) return;
    const { activeElement } = grid.getRootNode() as ShadowRoot;
    if (isOrbiting) this.focused = grid.contains(activeElement) ? (activeElement as HTMLElement) : null;
    grid.inert = isOrbiting;
    if (!isOrbiting) moveFocus(this.focused);
  }

  get moving(): boolean {
    return this.clock.running || this.press !== null;
  }

  turn(around: number, steeper: number): boolean {
    if (!this.host.isAvailable()) return false;
    const [a, s] = this.goal;
    this.side = -1;
    return this.go([a + around * STEP_ANGLE, clampPitch(s + steeper * STEP_ANGLE)], STEP_MS);
  }

  next(): boolean {
    if (!this.host.isAvailable()) return false;
    const all = tourStops(this.host.drawer());
    this.side = (this.side + 1) % all.length;
    return this.go(all[this.side] as readonly [number, number], NEXT_SIDE_MS);
  }

  async returnHome(): Promise<void> {
    if (!this.orbit) return;
    this.side = -1;
    // Rotates the short way round.
    const { yaw: around } = this.orbit;
    this.orbit.yaw = Math.atan2(Math.sin(around), Math.cos(around));
    this.go([0, 0], RETURN_MS);
    await this.flight;
  }

  get showsDrawer(): boolean {
    return this.orbit !== null && drawerOpenAt(this.goal[0], this.host.drawer()) > 0.9;
  }

  /** A game may continue in the meantime, so the drawer stays open. */
  tour(on: boolean): void {
    const shouldRun = on && !this.reducedMotion.matches;
    if (shouldRun === this.tourTimer > 0) return;
    clearTimeout(this.tourTimer);
    this.tourTimer = 0;
    if (!shouldRun) {
      this.returnHome().catch(console.error);
      return;
    }
    const nextStop = () => {
      this.tourTimer = window.setTimeout(nextStop, TOUR_REST_MS + TOUR_MOVE_MS);
      if (!this.host.isAvailable() || !this.host.isFast()) return;
      const all = tourStops(this.host.drawer());
      this.side = this.side + 1 < all.length ? this.side + 1 : -1;
      this.go(all[this.side] ?? [0, 0], TOUR_MOVE_MS);
    };
    this.tourTimer = window.setTimeout(nextStop, TOUR_REST_MS);
  }

  /** [0, 0] is the playing position. */
  private go(goal: readonly [number, number], time: number): true {
    this.stop();
    this.goal = goal;
    const flight = this.flights;
    const from = this.orbit ?? this.orbitAt([0, 0]);
    const to = this.orbitAt(goal);
    const follow = (share: number) => {
      const eased = smooth(0, 1, share);
      const interpolated = (a: number, b: number) => a + (b - a) * eased;
      const [around, steeper] = [interpolated(from.yaw, to.yaw), interpolated(from.pitch, to.pitch)];
      this.orbit = { yaw: around, pitch: steeper, drawerOpen: interpolated(from.drawerOpen, to.drawerOpen) };
      this.host.changed();
    };
    const isInstant = this.reducedMotion.matches || !this.host.isFast();
    const end = () => {
      if (flight !== this.flights) return;
      this.orbit = goal[0] === 0 && goal[1] === 0 ? null : to;
      this.host.changed();
    };
    if (isInstant) end();
    else this.flight = this.clock.run(time, (now) => follow(now / time), end);
    return true;
  }

  /** Stops where it is. */
  private stop(): void {
    this.flights++;
    this.clock.skip();
  }

  private orbitAt([around, steeper]: readonly [number, number]): Orbit {
    const openness = this.tourTimer > 0 ? 1 : drawerOpenAt(around, this.host.drawer(), this.host.displayOnly);
    return { yaw: around, pitch: steeper, drawerOpen: openness };
  }

  private down({ target, isPrimary, button, pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (!isPrimary || button !== 0 || this.tourTimer > 0 || !(target instanceof Element)) return;
    const free = this.board.contains(target)
      ? !target.closest(".movable, .target, button")
      : target.matches(".table, .dock, .middle, .top");
    if (!free || !this.host.isAvailable() || !this.host.isFast()) return;
    this.press = {
      pointer: pointerId,
      x,
      y,
      pxPerRadian: Math.min(PX_PER_RADIAN, innerWidth / 4),
      previous: this.orbit,
    };
  }

  private move({ pointerId, clientX, clientY }: PointerEvent): void {
    const { press } = this;
    if (press?.pointer !== pointerId) return;
    const [across, down] = [clientX - press.x, clientY - press.y];
    if (!this.orbit && Math.hypot(across, down) < DRAG_THRESHOLD_PX) return;
    this.stop();
    const { yaw: around = 0, pitch: steeper = 0 } = press.previous ?? {};
    this.goal = [around - across / press.pxPerRadian, clampPitch(steeper + down / press.pxPerRadian)];
    this.orbit = this.orbitAt(this.goal);
    this.host.changed();
  }

  private release(event: Event): void {
    const { press, orbit } = this;
    if (!press || (event instanceof PointerEvent && event.pointerId !== press.pointer)) return;
    this.press = null;
    if (!orbit) return;
    // A drag does not count as a tap.
    if (event.type === "pointerup") {
      const page = this.board.getRootNode();
      const ignore = (click: Event) => click.stopPropagation();
      page.addEventListener("click", ignore, { capture: true, once: true });
      setTimeout(() => page.removeEventListener("click", ignore, { capture: true }));
    }
    if (!this.host.displayOnly) this.returnHome().catch(console.error);
    else this.keepAngles(event.type === "pointercancel" ? press.previous : orbit);
  }

  private keepAngles(as: Orbit | null): void {
    this.stop();
    this.goal = as ? [as.yaw, as.pitch] : [0, 0];
    this.orbit = as;
    this.host.changed();
  }
}

const clampPitch = (steeper: number): number => Math.min(MAX_PITCH, Math.max(MIN_PITCH, steeper));
