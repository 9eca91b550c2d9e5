/** Drag and drop with mouse, pen or finger: a press becomes a drag once it has moved far enough. */
import type { Spot } from "../../game/view-state.js";

const FAR_ENOUGH = 8;

export interface DragHost {
  canDrag(spot: Spot): boolean;
  /** The piece leaves its place. */
  start(spot: Spot): void;
  /** It follows the pointer; coordinates are those of the window. */
  move(spot: Spot, x: number, y: number): void;
  /** It is let go; null when the drag was broken off. */
  end(point: { x: number; y: number } | null): void;
}

export class Drag {
  private press: { spot: Spot; pointer: number; x: number; y: number } | null = null;
  private dragging = false;
  /** The click that follows a drag is not a tap. */
  private swallowClick = false;

  constructor(private readonly host: DragHost) {}

  down(event: PointerEvent, spot: Spot | null): void {
    this.swallowClick = false;
    if (spot === null || !event.isPrimary || event.button !== 0 || !this.host.canDrag(spot)) return;
    this.press = { spot, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    if (!this.dragging) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR_ENOUGH) return;
      if (!this.host.canDrag(press.spot)) {
        this.press = null;
        return;
      }
      this.dragging = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.host.start(press.spot);
    }
    this.host.move(press.spot, event.clientX, event.clientY);
  }

  up(event: PointerEvent): void {
    this.finish(event, { x: event.clientX, y: event.clientY });
  }

  cancel(event: PointerEvent): void {
    this.finish(event, null);
  }

  /** Whether this click is only the end of a drag. */
  endsDrag(): boolean {
    const { swallowClick } = this;
    this.swallowClick = false;
    return swallowClick;
  }

  private finish(event: PointerEvent, point: { x: number; y: number } | null): void {
    if (this.press?.pointer !== event.pointerId) return;
    const { dragging } = this;
    this.press = null;
    this.dragging = false;
    if (!dragging) return;
    this.swallowClick = true;
    this.host.end(point);
  }
}
