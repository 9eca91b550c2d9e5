/**
 * The box taken in the hand: a pen or a mouse that is drawn over the board, from where no piece can be taken up, turns
 * it as long as it is held; let go, the box comes back to where it is played on.
 */
import { Clock } from "../clock.js";

/** How the eye stands: turned about the upright, and so much steeper than for play, in radians. */
export interface Turned {
  around: number;
  steeper: number;
}

/** A pointer that has gone so far draws, in CSS pixels; and so many turn the box by one radian. */
const FAR = 8;
const SLOW = 220;
/** From above, but never from below the table. */
const STEEPEST = 0.5;
const FLATTEST = -0.72;
const BACK = 420;

export class InHand {
  /** Null where it lies as it is played on. */
  turned: Turned | null = null;
  private press: { pointer: number; x: number; y: number } | null = null;
  private readonly clock = new Clock();

  /** `may`: nothing else moves, and the machine is quick enough. `changed`: it is to be drawn anew. */
  constructor(
    private readonly board: HTMLElement,
    private readonly may: () => boolean,
    private readonly changed: () => void,
    signal: AbortSignal,
  ) {
    board.addEventListener("pointerdown", (event) => this.down(event), { signal });
    addEventListener("pointermove", (event) => this.move(event), { signal });
    for (const end of ["pointerup", "pointercancel", "blur"] as const)
      addEventListener(end, (event) => this.letGo(event), { signal });
    signal.addEventListener("abort", () => this.clock.skip());
  }

  private down({ target, isPrimary, button, pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) {
    // A finger scrolls the page.
    if (!isPrimary || button !== 0 || pointerType === "touch" || !this.may()) return;
    if (target instanceof Element && target.closest(".movable, .target")) return;
    this.clock.skip();
    this.press = { pointer: pointerId, x, y };
  }

  private move({ pointerId, clientX, clientY }: PointerEvent): void {
    const { press } = this;
    if (press?.pointer !== pointerId) return;
    const [across, down] = [clientX - press.x, clientY - press.y];
    if (!this.turned && Math.hypot(across, down) < FAR) return;
    const steeper = Math.min(STEEPEST, Math.max(FLATTEST, down / SLOW));
    this.turned = { around: -across / SLOW, steeper };
    this.changed();
  }

  private letGo(event: Event): void {
    const { turned } = this;
    this.press = null;
    if (!turned || this.clock.running) return;
    // What was drawn over is not tapped.
    if (event.type === "pointerup") {
      const swallow = (click: Event) => click.stopPropagation();
      this.board.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => this.board.removeEventListener("click", swallow, { capture: true }));
    }
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const back = (time: number) => {
      const left = (1 - time / BACK) ** 3;
      this.turned = { around: turned.around * left, steeper: turned.steeper * left };
      this.changed();
    };
    void this.clock.run(still ? 0 : BACK, back, () => {
      this.turned = null;
      this.changed();
    });
  }
}
