/** Care for an unattended screen's panel: wake lock during opening hours, and protection against burn-in. */

/** Opening hours, in the screen's own time. */
export interface Hours {
  /** The weekdays they apply to; all if absent. */
  days?: readonly Weekday[] | undefined;
  /** Such as 09:30. */
  from: string;
  /** Such as 17:00; earlier than `from` if the exhibition closes after midnight. */
  to: string;
}

export const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Whether the exhibition is open at this time. Always true without hours. */
export function isOpen(hours: readonly Hours[] | undefined, now: Date): boolean {
  if (!hours) return true;
  const day = now.getDay();
  const time = `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
  const on = ({ days }: Hours, which: number) => !days || days.includes(WEEKDAYS[which % 7] as Weekday);
  return hours.some((one) =>
    one.from <= one.to
      ? on(one, day) && one.from <= time && time < one.to
      : // After midnight, the previous day's hours apply.
        (on(one, day) && one.from <= time) || (on(one, day + 6) && time < one.to),
  );
}

/**
 * `awake`: the page holds a wake lock. `resting`: closed. `refused`: the browser denied the wake lock. `insecure`: it has
 * none for a page opened over http.
 */
type Wakefulness = "awake" | "resting" | "refused" | "insecure";

const MINUTE_MS = 60_000;

/** Holds a wake lock during opening hours. */
export class ScreenWakeLock {
  state: Wakefulness = "resting";
  /** The browser's reason for refusing. */
  reason = "";
  private lock: WakeLockSentinel | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private asking = false;
  /** Outside opening hours no lock is needed, so one that arrives late is released. */
  private isResting = false;
  private destroyed = false;

  constructor(
    private readonly hours: () => readonly Hours[] | undefined,
    private readonly changed: () => void,
  ) {}

  begin(): void {
    this.timer = setInterval(this.onVisibility, MINUTE_MS);
    // Browsers release the wake lock when the page is hidden.
    document.addEventListener("visibilitychange", this.onVisibility);
    this.onVisibility();
  }

  destroy(): void {
    this.destroyed = true;
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.onVisibility);
    this.release();
  }

  private readonly onVisibility = (): void => {
    this.update().catch(console.error);
  };

  /** Never rejects. */
  async update(now = new Date()): Promise<void> {
    this.isResting = !isOpen(this.hours(), now);
    if (this.isResting) {
      this.release();
      return this.setState("resting");
    }
    if (document.visibilityState !== "visible" || this.asking || this.lock?.released === false) return;
    this.asking = true;
    try {
      if (globalThis.isSecureContext === false) return this.setState("insecure");
      if (!("wakeLock" in navigator)) throw new Error("navigator.wakeLock is missing");
      this.lock = await navigator.wakeLock.request("screen");
      if (this.destroyed || this.isResting) this.release();
      else this.setState("awake");
    } catch (error) {
      if (!this.isResting) this.setState("refused", error instanceof Error ? error.message : String(error));
    } finally {
      this.asking = false;
    }
  }

  private release(): void {
    const { lock } = this;
    this.lock = null;
    lock?.release().catch((error: unknown) => console.debug(error));
  }

  private setState(state: Wakefulness, reason = ""): void {
    if (this.destroyed || (state === this.state && reason === this.reason)) return;
    this.state = state;
    this.reason = reason;
    this.changed();
  }
}

/** How far the picture is shifted to either side, in rem; more than the stroke width of letters. */
const WANDER_REM = 0.7;

/**
 * The offset of the nth shift, in rem. The two directions have different periods, so the picture visits every offset
 * within an hour of shifts every few seconds.
 */
export function wanderOffset(move: number): { x: number; y: number } {
  const wave = (period: number) => WANDER_REM * Math.sin((2 * Math.PI * move) / period);
  return { x: wave(41), y: wave(29) };
}

export function wander({ style }: HTMLElement, move: number | null): void {
  for (const axis of ["x", "y"] as const) {
    if (move === null) style.removeProperty(`--wander-${axis}`);
    else style.setProperty(`--wander-${axis}`, `${wanderOffset(move)[axis].toFixed(3)}rem`);
  }
}
