/** Decides which events show that somebody is at an unattended screen, and which clicks must not act. */
import { isCuratorKey } from "./fence.js";

/** These keys only change what other keys mean. */
const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "Fn"]);

/** Held down, these move about or edit; all others would act again and again. */
const HELD = /^(?:Arrow.*|Page.*|Tab|Home|End|Backspace|Delete)$/;

/** An object that lies on the glass trembles; a finger that plays goes at least this far. */
const MOVED_PX = 8;

/** `input`: somebody is there. `nothing`: no sign of anybody. `swallow`: no sign either, and it must not act. */
export type PresenceVerdict = "input" | "nothing" | "swallow";

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
  /** Where each pressed pointer was when it last counted. */
  private readonly pressed = new Map<number, { x: number; y: number }>();
  /** The pointers whose click must not act, because their touch has done something else. */
  private readonly spent = new Set<number>();
  /** A key is held down, or something lies on it. */
  private repeating = false;

  judge(event: Event): PresenceVerdict {
    switch (event.type) {
      case "pointerdown":
        return this.press(event as PointerEvent);
      case "pointermove":
        return this.move(event as PointerEvent);
      case "pointerup":
        this.pressed.delete((event as PointerEvent).pointerId);
        return "nothing";
      case "pointercancel":
        // No click will follow.
        this.pressed.delete((event as PointerEvent).pointerId);
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

  /** The touch of this pointer has done its work: the click that follows it does nothing. */
  spend(pointer: number): void {
    this.spent.add(pointer);
  }

  private press({ pointerId, clientX: x, clientY: y }: PointerEvent): PresenceVerdict {
    // A touch that was lifted elsewhere had no click.
    this.spent.clear();
    this.repeating = false;
    this.pressed.set(pointerId, { x, y });
    return "input";
  }

  private move({ pointerId, clientX: x, clientY: y, buttons }: PointerEvent): PresenceVerdict {
    const from = this.pressed.get(pointerId);
    if (!from || buttons === 0 || Math.hypot(x - from.x, y - from.y) < MOVED_PX) return "nothing";
    this.pressed.set(pointerId, { x, y });
    return "input";
  }

  private key(event: KeyboardEvent): PresenceVerdict {
    this.repeating = event.repeat;
    if (MODIFIERS.has(event.key) || isCuratorKey(event)) return "nothing";
    if (!event.repeat) return "input";
    return HELD.test(event.key) ? "nothing" : "swallow";
  }

  /** Clicks of the keyboard, of switches and of scripts come from no pointer. */
  private click({ pointerId, detail }: PointerEvent): PresenceVerdict {
    // Browsers before 2024 do not say which pointer has clicked.
    const [only] = this.spent;
    const pointer = pointerId ?? (detail > 0 ? only : undefined);
    if (pointer !== undefined && this.spent.delete(pointer)) return "swallow";
    return this.repeating && detail === 0 ? "swallow" : "input";
  }
}
