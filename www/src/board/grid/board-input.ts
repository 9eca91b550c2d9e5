/** What pointers and keys do on the board. Keys count only while the board has the focus. */

import { say } from "../../base/i18n/localizer.js";
import { movableSpots, personMayAct, selectedMoves } from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import type { Spot } from "../../game/view-state.js";
import type { BoardPicture } from "../pictures.js";
import { type GridHandlers, spotOf } from "./board-grid.js";

export interface BoardInputHost {
  session: GameSession;
  board(): BoardPicture | null;
  /** The board's place on the page. */
  ground(): Element | null;
  /** Takes the focus to a spot. */
  focusSpot(spot: Spot): void;
  /** Where the focus is has changed. */
  changed(): void;
  /** A feature's key; false when none has it. */
  featureKey(letter: string): boolean;
  /** Says what happened last and what is to be done. */
  announceStatus(): void;
}

export class BoardInput implements GridHandlers {
  /** The spot that has, or last had, the focus: the Tab key reaches it. */
  current: Spot = 1;
  /** Where the focus ring is to be drawn; null for nowhere. */
  ring: Spot | null = null;
  private readonly drag: Drag;

  constructor(private readonly host: BoardInputHost) {
    this.drag = new Drag({
      canDrag: (spot) => personMayAct(host.session.view) && movableSpots(host.session.view).includes(spot),
      start: (spot) => host.session.select(spot),
      move: (spot, x, y) => {
        const point = this.onBoard(x, y);
        if (spot !== "off") host.board()?.dragTo(spot, point.x, point.y);
      },
      end: (point) => {
        host.board()?.endDrag();
        const on = point && this.onBoard(point.x, point.y);
        host.session.drop(on ? (host.board()?.houseAt(on.x, on.y) ?? null) : null);
      },
    });
  }

  readonly click = (event: Event): void => {
    const spot = spotOf(event);
    if (spot === null || this.drag.endsDrag()) return;
    this.host.session.point(spot);
  };

  readonly pointerdown = (event: PointerEvent): void => this.drag.down(event, spotOf(event));
  readonly pointermove = (event: PointerEvent): void => this.drag.move(event);
  readonly pointerup = (event: PointerEvent): void => this.drag.up(event);
  readonly pointercancel = (event: PointerEvent): void => this.drag.cancel(event);

  readonly focusin = (event: FocusEvent): void => {
    const spot = spotOf(event);
    if (spot === null) return;
    this.current = spot;
    const visible = (event.composedPath()[0] as Element).matches(":focus-visible");
    this.showRing(visible ? spot : null);
  };

  readonly focusout = (): void => this.showRing(null);

  readonly keydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (this.handleKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  private showRing(spot: Spot | null): void {
    this.ring = spot;
    this.host.changed();
  }

  private handleKey(event: KeyboardEvent): boolean {
    const { host } = this;
    const { session } = host;
    const { shown, selected } = session.view;
    if (!shown) return false;
    const track = trackOf(shown.houses, shown.beside);
    const boxOf = (spot: Spot) => host.board()?.rectOf(spot) ?? { x: 0, y: 0, width: 0, height: 0 };
    const next = spotForKey(event.key, this.current, track, boxOf);
    if (next !== null) {
      host.focusSpot(next);
      return true;
    }
    switch (letterOf(event)) {
      case "Enter":
      case " ":
        if (!event.repeat) this.activate(this.current);
        return true;
      case "Escape":
        if (selected === null) return false;
        session.deselect();
        host.focusSpot(selected);
        return true;
      case "t":
        if (!event.repeat) session.throwSticks();
        return true;
      case "m":
        this.nextMovable(track, event.shiftKey ? -1 : 1);
        return true;
      case "l":
        this.lastMove();
        return true;
      case "s":
        host.announceStatus();
        return true;
      case "h":
        session.advise();
        return true;
      case "u":
        session.undo();
        return true;
      case "r":
        session.redo();
        return true;
      case "?":
        session.update({ dialog: "help" });
        return true;
      default:
        return host.featureKey(letterOf(event));
    }
  }

  /** Acts on a house; when that takes up a piece, the focus goes to where it can go. */
  private activate(spot: Spot): void {
    const { session } = this.host;
    session.point(spot);
    const { view } = session;
    const [only, ...others] = selectedMoves(view);
    if (view.selected === spot && only && others.length === 0 && only.to !== null && only.to !== "taken") {
      this.host.focusSpot(only.to);
    }
  }

  private nextMovable(track: readonly Spot[], step: 1 | -1): void {
    const { current } = this;
    const { session } = this.host;
    const movable = track.filter((spot) => movableSpots(session.view).includes(spot));
    if (movable.length === 0) {
      session.announce([say("said-nothing-movable")]);
      session.announceTurn();
      return;
    }
    const here = track.indexOf(current);
    const ahead =
      step > 0
        ? movable.find((spot) => track.indexOf(spot) > here)
        : movable.findLast((spot) => track.indexOf(spot) < here);
    const next = ahead ?? (step > 0 ? movable[0] : movable.at(-1)) ?? current;
    // The focus is there already, so nothing would be read out.
    if (next === current) this.host.featureKey("x");
    this.host.focusSpot(next);
  }

  private lastMove(): void {
    const { session } = this.host;
    const place = session.view.shown?.last_move?.rest ?? session.view.shown?.last_move?.to;
    const told = session.view.log.at(-1)?.sentences;
    if (told) session.announce(told);
    if (place !== undefined && place !== null && place !== "taken") this.host.focusSpot(place);
  }

  private onBoard(x: number, y: number): { x: number; y: number } {
    const ground = this.host.ground();
    const box = ground?.getBoundingClientRect();
    if (!ground || !box) return { x, y };
    // The table may be turned for the person on its other side.
    if (ground.closest("[data-facing]")) return { x: box.right - x, y: box.bottom - y };
    return { x: x - box.left, y: y - box.top };
  }
}

/** The letter on the key, or, on keyboards of other scripts, the Latin letter in its place. */
function letterOf(event: KeyboardEvent): string {
  if (event.key.length > 1 || event.key === " " || event.key === "?") return event.key;
  const lower = event.key.toLowerCase();
  if (/[a-z]/.test(lower)) return lower;
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
}

// Where the focus goes on the board: forward and back along the track, up and down between its rows.

/** The track from the first house to the way off; pieces in the hand come before it. */
function trackOf(houses: number, withHand: boolean): Spot[] {
  const track: Spot[] = Array.from({ length: houses }, (_, index) => index + 1);
  if (withHand) track.unshift("hand");
  track.push("off");
  return track;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The spot a key leads to, or null when the key is none of the board's. */
function spotForKey(
  key: string,
  from: Spot,
  track: readonly Spot[],
  boxOf: (spot: Spot) => Box,
): Spot | null {
  const here = track.indexOf(from);
  const at = (index: number): Spot => track[Math.max(0, Math.min(track.length - 1, index))] ?? from;
  switch (key) {
    case "ArrowRight":
      return at(here + 1);
    case "ArrowLeft":
      return at(here - 1);
    case "Home":
      return at(track.indexOf(1));
    case "End":
      return at(track.length - 1);
    case "ArrowUp":
      return nextRow(from, track, boxOf, -1);
    case "ArrowDown":
      return nextRow(from, track, boxOf, 1);
    default:
      return null;
  }
}

/** The nearest spot in the next row up or down; stays in the outermost row. */
function nextRow(from: Spot, track: readonly Spot[], boxOf: (spot: Spot) => Box, direction: 1 | -1): Spot {
  const start = centre(boxOf(from));
  let best: Spot = from;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const spot of track) {
    const { x, y } = centre(boxOf(spot));
    const down = (y - start.y) * direction;
    if (down < 4) continue;
    const cost = down * 4 + Math.abs(x - start.x);
    if (cost < bestCost) [best, bestCost] = [spot, cost];
  }
  return best;
}

function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// ---- Drag and drop with mouse, pen or finger: a press becomes a drag once it has moved far enough.

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

class Drag {
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
