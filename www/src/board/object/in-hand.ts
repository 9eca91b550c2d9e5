/**
 * The orbit view of the box, also used for the slow camera tour on an unattended screen. A press on the board or on
 * empty linen, where no piece can be picked up, rotates the box until released. A finger must start sideways, because
 * vertical swipes scroll the page. Keys, buttons and the unattended screen rotate in steps or to the next side. After
 * the release, the box returns to its playing position.
 */
import { Clock } from "../clock.js";
import type { Turning } from "../pictures.js";

/** Camera angles relative to play: rotation about the vertical, and pitch, in radians. */
export interface Turned {
  around: number;
  steeper: number;
  /** How far the drawer is open, from 0 to 1. */
  drawn: number;
}

/** Movement after which a press becomes a drag, in CSS pixels. */
const FAR = 8;
/** Pixels per radian of rotation; fewer on a small screen. */
const SLOW = 220;
const STEEPEST = 0.6;
const FLATTEST = -0.8;
/** Durations in milliseconds: back to the playing position, one key step, to the next side. */
const BACK = 420;
const STEP = 160;
const ASIDE = 1100;
/** Rotation per key press, in radians. */
const STRIDE = Math.PI / 12;
/** Camera tour: how long each side is shown, and the time to the next one. */
const REST = 9000;
const WAY = 6000;

const smooth = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** The drawer is open for play. In the orbit view it is closed until its side is shown. */
function drawnAt(around: number, drawer: number, shown = false): number {
  const turn = Math.abs(Math.atan2(Math.sin(around), Math.cos(around)));
  const aside = Math.abs(Math.atan2(Math.sin(around - drawer), Math.cos(around - drawer)));
  return Math.max(shown ? 0 : 1 - smooth(0.12, 0.5, turn), 1 - smooth(0.5, 0.9, aside));
}

/** The stops of the tour: a corner, the drawer, the back, the other corner, from above. */
const sides = (drawer: number): readonly (readonly [around: number, steeper: number])[] => {
  const towards = drawer < 0 ? -1 : 1;
  return [
    [towards * 0.5, -0.42],
    [drawer * 0.8, drawer === 0 ? -0.6 : -0.36],
    [towards * (Math.PI - 0.35), -0.3],
    [towards * -0.6, -0.5],
    [towards * -0.08, 0.45],
  ];
};

export interface HandHost {
  /** True once everything needed has loaded. */
  may(): boolean;
  /** True if the machine is fast enough to animate the rotation; otherwise it jumps. */
  quick(): boolean;
  /** The direction in which the drawer opens, as `around`. */
  drawer(): number;
  /** Requests a redraw. */
  changed(): void;
  /** The box is only on display, not played on: it stays rotated, except after a swipe that scrolls. */
  readonly shown?: boolean;
}

export class InHand implements Turning {
  private angles: Turned | null = null;
  private press: {
    pointer: number;
    x: number;
    y: number;
    slow: number;
    /** The previous camera angles. */
    was: Turned | null;
  } | null = null;
  private readonly clock = new Clock();
  private flight: Promise<void> = Promise.resolve();
  private flights = 0;
  /** The last side requested. */
  private side = -1;
  private goal: readonly [around: number, steeper: number] = [0, 0];
  private journey = 0;
  private readonly stillness = matchMedia("(prefers-reduced-motion: reduce)");
  private readonly table: HTMLElement | null;

  constructor(
    private readonly board: HTMLElement,
    private readonly host: HandHost,
    signal: AbortSignal,
  ) {
    this.table = board.closest(".table");
    const page = board.getRootNode() as ShadowRoot;
    page.addEventListener("pointerdown", (event) => this.down(event as PointerEvent), { signal });
    page.addEventListener("selectstart", (event) => this.press && event.preventDefault(), { signal });
    addEventListener("pointermove", (event) => this.move(event), { signal });
    for (const end of ["pointerup", "pointercancel", "blur"] as const)
      addEventListener(end, (event) => this.released(event), { signal });
    const { table } = this;
    if (table) table.style.touchAction = "pan-y pinch-zoom";
    signal.addEventListener("abort", () => {
      clearTimeout(this.journey);
      this.stop();
      this.turned = null;
      host.changed();
      if (table) table.style.touchAction = "";
    });
  }

  /** Null in the playing position. */
  get turned(): Turned | null {
    return this.angles;
  }

  /** The table is marked while a person turns the box, so that panels make way. */
  set turned(turned: Turned | null) {
    this.angles = turned;
    this.table?.toggleAttribute("data-turned", turned !== null && this.journey === 0);
  }

  get moving(): boolean {
    return this.clock.running || this.press !== null;
  }

  turn(around: number, steeper: number): boolean {
    if (!this.host.may()) return false;
    const [a, s] = this.goal;
    this.side = -1;
    return this.go([a + around * STRIDE, within(s + steeper * STRIDE)], STEP);
  }

  next(): boolean {
    if (!this.host.may()) return false;
    const all = sides(this.host.drawer());
    this.side = (this.side + 1) % all.length;
    return this.go(all[this.side] as readonly [number, number], ASIDE);
  }

  async letGo(): Promise<void> {
    if (!this.turned) return;
    this.side = -1;
    // Rotates the short way round.
    const { around } = this.turned;
    this.turned.around = Math.atan2(Math.sin(around), Math.cos(around));
    this.go([0, 0], BACK);
    await this.flight;
  }

  get showsDrawer(): boolean {
    return this.turned !== null && drawnAt(this.goal[0], this.host.drawer()) > 0.9;
  }

  /** A game may continue in the meantime, so the drawer stays open. */
  travel(on: boolean): void {
    const wanted = on && !this.stillness.matches;
    if (wanted === this.journey > 0) return;
    clearTimeout(this.journey);
    this.journey = 0;
    if (!wanted) {
      void this.letGo();
      return;
    }
    const onwards = () => {
      this.journey = window.setTimeout(onwards, REST + WAY);
      if (!this.host.may() || !this.host.quick()) return;
      const all = sides(this.host.drawer());
      this.side = this.side + 1 < all.length ? this.side + 1 : -1;
      this.go(all[this.side] ?? [0, 0], WAY);
    };
    this.journey = window.setTimeout(onwards, REST);
  }

  /** [0, 0] is the playing position. */
  private go(goal: readonly [number, number], time: number): true {
    this.stop();
    this.goal = goal;
    const own = this.flights;
    const from = this.turned ?? this.posed([0, 0]);
    const to = this.posed(goal);
    const way = (share: number) => {
      const at = smooth(0, 1, share);
      const mixed = (a: number, b: number) => a + (b - a) * at;
      const [around, steeper] = [mixed(from.around, to.around), mixed(from.steeper, to.steeper)];
      this.turned = { around, steeper, drawn: mixed(from.drawn, to.drawn) };
      this.host.changed();
    };
    const jumps = this.stillness.matches || !this.host.quick();
    const end = () => {
      if (own !== this.flights) return;
      this.turned = goal[0] === 0 && goal[1] === 0 ? null : to;
      this.host.changed();
    };
    if (jumps) end();
    else this.flight = this.clock.run(time, (now) => way(now / time), end);
    return true;
  }

  /** Stops where it is. */
  private stop(): void {
    this.flights++;
    this.clock.skip();
  }

  private posed([around, steeper]: readonly [number, number]): Turned {
    const drawn = this.journey > 0 ? 1 : drawnAt(around, this.host.drawer(), this.host.shown);
    return { around, steeper, drawn };
  }

  private down({ target, isPrimary, button, pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (!isPrimary || button !== 0 || this.journey > 0 || !(target instanceof Element)) return;
    const free = this.board.contains(target)
      ? !target.closest(".movable, .target, button")
      : target.matches(".table, .dock, .middle, .top");
    if (!free || !this.host.may() || !this.host.quick()) return;
    this.press = { pointer: pointerId, x, y, slow: Math.min(SLOW, innerWidth / 4), was: this.turned };
  }

  private move({ pointerId, clientX, clientY }: PointerEvent): void {
    const { press } = this;
    if (press?.pointer !== pointerId) return;
    const [across, down] = [clientX - press.x, clientY - press.y];
    if (!this.turned && Math.hypot(across, down) < FAR) return;
    this.stop();
    const { around = 0, steeper = 0 } = press.was ?? {};
    this.goal = [around - across / press.slow, within(steeper + down / press.slow)];
    this.turned = this.posed(this.goal);
    this.host.changed();
  }

  private released(event: Event): void {
    const { press, turned } = this;
    if (!press || (event instanceof PointerEvent && event.pointerId !== press.pointer)) return;
    this.press = null;
    if (!turned) return;
    // A drag does not count as a tap.
    if (event.type === "pointerup") {
      const page = this.board.getRootNode();
      const swallow = (click: Event) => click.stopPropagation();
      page.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => page.removeEventListener("click", swallow, { capture: true }));
    }
    if (!this.host.shown) void this.letGo();
    else this.stay(event.type === "pointercancel" ? press.was : turned);
  }

  private stay(as: Turned | null): void {
    this.stop();
    this.goal = as ? [as.around, as.steeper] : [0, 0];
    this.turned = as;
    this.host.changed();
  }
}

const within = (steeper: number): number => Math.min(STEEPEST, Math.max(FLATTEST, steeper));
