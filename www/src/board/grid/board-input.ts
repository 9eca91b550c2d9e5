/** Pointer and keyboard input on the board. Keys work only while the board has the focus. */

import { sentence } from "../../base/i18n/localizer.js";
import { COARSE_POINTER, matches } from "../../base/media.js";
import { movableSpots, personMayAct, selectedMoves } from "../../game/choices.js";
import type { GameSession } from "../../game/game-session.js";
import type { Spot } from "../../game/view-state.js";
import type { Point } from "../model.js";
import type { BoardPicture } from "../pictures.js";
import { type GridHandlers, spotOf } from "./board-grid.js";

interface BoardInputHost {
  session: GameSession;
  board(): BoardPicture | null;
  /** Moves the focus to a place. */
  focusSpot(spot: Spot): void;
  /** Called when the focus has moved. */
  changed(): void;
  /** Offers a key to the addons. Returns false if none handles it. */
  addonKey(letter: string): boolean;
  /** Announces the last event and what to do next. */
  announceStatus(): void;
}

export class BoardInput implements GridHandlers {
  /** The place that has, or last had, the focus; the only one in the tab order. */
  current: Spot = 1;
  /** Where to draw the focus ring; null for none. */
  ring: Spot | null = null;
  private readonly drag: Drag;
  /** The last press on the grid came from a finger, pen or mouse, not from a screen reader. */
  private isDirect = false;

  constructor(private readonly host: BoardInputHost) {
    this.drag = new Drag({
      canDrag: (spot) => personMayAct(host.session.view) && movableSpots(host.session.view).includes(spot),
      start: (spot) => host.session.select(spot),
      move: (spot, { x, y }) => {
        if (spot !== "off") host.board()?.dragTo(spot, x, y);
      },
      end: (point) => {
        host.board()?.endDrag();
        host.session.drop(point ? (host.board()?.houseAt(point.x, point.y) ?? null) : null);
      },
    });
  }

  readonly click = (event: Event): void => {
    const spot = spotOf(event);
    const { isDirect } = this;
    this.isDirect = false;
    if (spot === null || this.drag.isDragEnd()) return;
    this.host.session.point(spot, isDirect);
  };

  readonly pointerdown = (event: PointerEvent): void => {
    this.isDirect = isDirectPress(event);
    this.drag.down(event, spotOf(event));
  };
  readonly pointermove = (event: PointerEvent): void => this.drag.move(event);
  readonly pointerup = (event: PointerEvent): void => this.drag.up(event);
  /** The browser scrolls instead, so no click follows. */
  readonly pointercancel = (): void => {
    this.isDirect = false;
  };

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
        if (!event.repeat) session.throwSticks().catch(console.error);
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
        return host.addonKey(letterOf(event));
    }
  }

  /** Acts on a house. If that selects a piece, the focus moves to its target. */
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
      session.announce([sentence("said-nothing-movable")]);
      session.announceTurn();
      return;
    }
    const position = track.indexOf(current);
    const ahead =
      step > 0
        ? movable.find((spot) => track.indexOf(spot) > position)
        : movable.findLast((spot) => track.indexOf(spot) < position);
    const next = ahead ?? (step > 0 ? movable[0] : movable.at(-1)) ?? current;
    // The focus does not move, so a screen reader would announce nothing.
    if (next === current) this.host.addonKey("x");
    this.host.focusSpot(next);
  }

  private lastMove(): void {
    const { session } = this.host;
    const place = session.view.shown?.last_move?.rest ?? session.view.shown?.last_move?.to;
    const sentences = session.view.log.at(-1)?.sentences;
    if (sentences) session.announce(sentences);
    if (place !== undefined && place !== null && place !== "taken") this.host.focusSpot(place);
  }
}

/** Screen readers send presses without a size, or on a touch screen those of a mouse. */
const isDirectPress = ({ width, pointerType }: PointerEvent): boolean =>
  width > 0 && (pointerType !== "mouse" || !matches(COARSE_POINTER));

/** The letter of the key, or for keyboards with another script the Latin letter in the same position. */
function letterOf(event: KeyboardEvent): string {
  if (event.key.length > 1 || event.key === " " || event.key === "?") return event.key;
  const lower = event.key.toLowerCase();
  if (/[a-z]/.test(lower)) return lower;
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
}

// Focus movement on the board: forward and back along the track, up and down between rows.

/** The track from the first house to the exit, preceded by the pieces in the hand. */
function trackOf(houses: number, withHand: boolean): Spot[] {
  const track: Spot[] = Array.from({ length: houses }, (_, index) => index + 1);
  if (withHand) track.unshift("hand");
  track.push("off");
  return track;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place a key leads to, or null if the board does not use the key. */
function spotForKey(
  key: string,
  from: Spot,
  track: readonly Spot[],
  boxOf: (spot: Spot) => Box,
): Spot | null {
  const position = track.indexOf(from);
  const spotAt = (index: number): Spot => track[Math.max(0, Math.min(track.length - 1, index))] ?? from;
  switch (key) {
    case "ArrowRight":
      return spotAt(position + 1);
    case "ArrowLeft":
      return spotAt(position - 1);
    case "Home":
      return spotAt(track.indexOf(1));
    case "End":
      return spotAt(track.length - 1);
    case "ArrowUp":
      return nextRow(from, track, boxOf, -1);
    case "ArrowDown":
      return nextRow(from, track, boxOf, 1);
    default:
      return null;
  }
}

/** The nearest place in the next row up or down. Stops at the outermost row. */
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

// ---- Drag and drop with mouse, pen or finger. A press becomes a drag after it has moved a few pixels.

const DRAG_THRESHOLD_PX = 8;

interface DragHost {
  canDrag(spot: Spot): boolean;
  /** The piece is lifted. */
  start(spot: Spot): void;
  /** The piece follows the pointer; coordinates are CSS pixels from the grid's corner. */
  move(spot: Spot, point: Point): void;
  /** The piece is dropped; null if the drag was cancelled. */
  end(point: Point | null): void;
}

interface PiecePress {
  spot: Spot;
  grid: HTMLElement;
  pointer: number;
  x: number;
  y: number;
}

/**
 * Listens on the window, so that a press may end outside the grid. Once it becomes a drag, the grid captures the
 * pointer.
 */
class Drag {
  private press: PiecePress | null = null;
  private dragging = false;
  /** True if the next click only ends a drag and is no tap. */
  private ignoreClick = false;
  /** Aborted when the press ends. */
  private pressed = new AbortController();

  constructor(private readonly host: DragHost) {}

  down(event: PointerEvent, spot: Spot | null): void {
    this.ignoreClick = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.finish(null);
    if (spot === null || !this.host.canDrag(spot)) return;
    const { clientX: x, clientY: y, pointerId: pointer, currentTarget } = event;
    this.press = { spot, grid: currentTarget as HTMLElement, pointer, x, y };
    this.pressed = new AbortController();
    const { signal } = this.pressed;
    globalThis.addEventListener("pointermove", (moved) => this.begin(moved), { signal });
    // A press that ends on the grid has been handled there before the window receives it.
    for (const end of ["pointerup", "pointercancel"] as const)
      globalThis.addEventListener(end, (ended) => this.ownsPointer(ended) && this.finish(null), { signal });
  }

  /** Handler for the grid's events. */
  move(event: PointerEvent): void {
    if (this.press && this.dragging && this.ownsPointer(event))
      this.host.move(this.press.spot, pointOn(event));
  }

  /** Handler for the grid's events. */
  up(event: PointerEvent): void {
    if (this.ownsPointer(event)) this.finish(pointOn(event));
  }

  /** Returns whether this click only ends a drag. */
  isDragEnd(): boolean {
    const { ignoreClick } = this;
    this.ignoreClick = false;
    return ignoreClick;
  }

  private ownsPointer({ pointerId }: PointerEvent): boolean {
    return this.press?.pointer === pointerId;
  }

  private begin(event: PointerEvent): void {
    const { press } = this;
    if (!press || !this.ownsPointer(event)) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) >= DRAG_THRESHOLD_PX;
    // The button was released without an event, or the piece now belongs to the other side.
    if (event.buttons === 0 || (far && !this.dragging && !this.host.canDrag(press.spot))) {
      this.finish(null);
      return;
    }
    if (!far || this.dragging) return;
    this.dragging = true;
    press.grid.setPointerCapture(event.pointerId);
    this.host.start(press.spot);
  }

  private finish(point: Point | null): void {
    const { dragging } = this;
    this.pressed.abort();
    this.press = null;
    this.dragging = false;
    if (!dragging) return;
    this.ignoreClick = true;
    this.host.end(point);
  }
}

/** The pointer position in the grid's own pixels, however the surrounding page is scaled, zoomed or tilted. */
function pointOn({ target, currentTarget, offsetX, offsetY }: PointerEvent): Point {
  // Before the pointer is captured, the event target is one of the cells.
  const cell = target !== currentTarget && target instanceof HTMLElement ? target : null;
  // Browsers undo transforms here but not CSS zoom. Older ones undo zoom too, without any way to detect it.
  const { currentCSSZoom: zoom = 1 } = currentTarget as HTMLElement & { currentCSSZoom?: number };
  return { x: offsetX / zoom + (cell?.offsetLeft ?? 0), y: offsetY / zoom + (cell?.offsetTop ?? 0) };
}
