/** Decides which events show that a person is at an unattended screen, and which clicks to suppress. */
import { isCuratorKey } from "./navigation-lock.js";

/** Modifier keys. */
const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "Fn"]);

/** These may repeat while held down, for moving and editing; other keys must not. */
const HELD = /^(?:Arrow.*|Page.*|Tab|Home|End|Backspace|Delete)$/;

/** Movement that a playing finger exceeds, unlike an object lying on the glass. */
const MOVED_PX = 8;

/**
 * `input`: a person is present. `nothing`: no sign of a person. `swallow`: no sign either, and the event must be
 * suppressed.
 */
type PresenceVerdict = "input" | "nothing" | "swallow";

export const PRESENCE_EVENTS = [
  "pointerdown",
  "pointermove",
  "pointerup",
  "pointercancel",
  "keydown",
  "keyup",
  "wheel",
  "click",
] as const;

export class Presence {
  /** The last counted position of each pressed pointer. */
  private readonly activePointers = new Map<number, { x: number; y: number }>();
  /** Pointers whose click is suppressed because their touch has already acted. */
  private readonly spent = new Set<number>();
  /** Keys that are held down, perhaps by an object. */
  private repeating = false;

  judge(event: Event): PresenceVerdict {
    switch (event.type) {
      case "pointerdown":
        return this.press(event as PointerEvent);
      case "pointermove":
        return this.move(event as PointerEvent);
      case "pointerup":
        this.activePointers.delete((event as PointerEvent).pointerId);
        return "nothing";
      case "pointercancel":
        // No click follows.
        this.activePointers.delete((event as PointerEvent).pointerId);
        this.spent.delete((event as PointerEvent).pointerId);
        return "nothing";
      case "keydown":
        return this.key(event as KeyboardEvent);
      case "keyup":
        this.repeating = false;
        return "nothing";
      case "click":
        return this.click(event as PointerEvent);
      default:
        return "input";
    }
  }

  /** This pointer's touch has acted, so its click is suppressed. */
  spend(pointer: number): void {
    this.spent.add(pointer);
  }

  private press({ pointerId, clientX: x, clientY: y }: PointerEvent): PresenceVerdict {
    // Touches lifted elsewhere cause no click.
    this.spent.clear();
    this.repeating = false;
    this.activePointers.set(pointerId, { x, y });
    return "input";
  }

  private move({ pointerId, clientX: x, clientY: y, buttons }: PointerEvent): PresenceVerdict {
    const from = this.activePointers.get(pointerId);
    if (!from || buttons === 0 || Math.hypot(x - from.x, y - from.y) < MOVED_PX) return "nothing";
    this.activePointers.set(pointerId, { x, y });
    return "input";
  }

  private key(event: KeyboardEvent): PresenceVerdict {
    this.repeating = event.repeat;
    if (MODIFIERS.has(event.key) || isCuratorKey(event)) return "nothing";
    if (!event.repeat) return "input";
    return HELD.test(event.key) ? "nothing" : "swallow";
  }

  /** Clicks from the keyboard, switches and scripts have no pointer. */
  private click({ pointerId, detail }: PointerEvent): PresenceVerdict {
    // Browsers before 2024 do not report a click's pointer.
    const [only] = this.spent;
    const pointer = pointerId ?? (detail > 0 ? only : undefined);
    if (pointer !== undefined && this.spent.delete(pointer)) return "swallow";
    return this.repeating && detail === 0 ? "swallow" : "input";
  }
}
