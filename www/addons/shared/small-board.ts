/**
 * A board small enough for a line of text, with pieces, lit houses and arrows for moves.
 *
 *   <senet-small-board .picture=${picture}>      as wide as its container; drawn when it scrolls into view. Needs a name
 *     or aria-hidden.
 *   standingModel (model.ts), lookOn (small-look.ts)   create the model of a state and of a board
 *
 * Boxes and pieces are painted once per appearance and size and then stamped. Small boards are drawn one at a time, so
 * that the page stays responsive.
 */

import { matches, REDUCED_MOTION } from "../../src/base/media.js";
import {
  contextOf,
  densityFor,
  fitCanvas,
  Layer,
  onDensityChange,
  type Painter,
} from "../../src/board/canvas.js";
import { yieldToMain } from "../../src/board/clock.js";
import { drawBox, drawTrays } from "../../src/board/draw-box.js";
import { drawOver, drawPaths, flatSpace } from "../../src/board/draw-marks.js";
import { PieceSprites } from "../../src/board/draw-pieces.js";
import {
  aspectOf,
  cellOf,
  centreOf,
  expanded,
  type Geometry,
  gridOf,
  houseIn,
  houseRect,
  measure,
  placeRect,
  type TrackLook,
} from "../../src/board/geometry.js";
import { line, type MarkPath, Marks } from "../../src/board/marks.js";
import { materials } from "../../src/board/materials.js";
import type { BoardModel, Place, Point, Rect, Side, Target } from "../../src/board/model.js";
import { type Palette, paletteOf } from "../../src/board/palette.js";
import { inDrawingOrder, type Piece, pieceAt, piecesOf, poseAt } from "../../src/board/poses.js";
import type { Context } from "../../src/board/shapes.js";

/** A move, drawn as an arrow over the pieces' heads. */
export interface SmallMove {
  side: Side;
  from: Place;
  to: Place;
  /** `reason`: the rule that forbids this move. */
  kind: Target["kind"] | "reason";
  /** The captured piece, which goes back below the mover. */
  hit?: boolean;
}

export interface SmallBoard {
  /** The pieces and every kind of mark that the large board can show. */
  model: BoardModel;
  /** The houses under discussion, each with its number. */
  lit?: readonly number[];
  moves?: readonly SmallMove[];
  /** The moves are played once when the picture comes into view, except with reduced motion. */
  plays?: boolean;
  /** Crop to these houses and their surroundings; without it, the whole box is shown. */
  around?: readonly number[];
}

/** House size in pixels from which every house shows its number. */
const NUMBERED_MIN_PX = 38;
/** Margin around the shown houses, in houses. */
const MARGIN = 0.22;
/** How long a move takes that is played, and how long its piece stands on the target before it is back. */
const PLAY_MS = 900;
const STAY_MS = 1200;
/** How far an arrow may rise above the top row. */
const ARROW_RISE = 0.3;

/** A cropped picture shows the trays only if a move leads there. */
const trays = ({ model, moves = [], around = [] }: SmallBoard) => {
  const used = (place: "hand" | "off" | "taken") =>
    (around.length === 0 && model[place].white + model[place].black > 0) ||
    moves.some(({ from, to }) => from === place || to === place) ||
    model.targets.some(({ house }) => house === place);
  return { hand: used("hand") || used("taken"), off: used("off") };
};

/** The visible part of the full picture. */
function frameOf(picture: SmallBoard, geometry: Geometry): Rect {
  const { unit, box, front } = geometry;
  const { around = [], moves = [] } = picture;
  const { hand, off } = trays(picture);
  const hangs = moves.some(({ hit }) => hit) ? unit * ARROW_RISE : 0;
  const rects: Rect[] = around.map((house) => expanded(houseRect(geometry, house), unit * MARGIN));
  if (rects.length === 0) rects.push(expanded({ ...box, height: box.height + front }, unit * 0.12));
  if (off) rects.push(geometry.off);
  if (hand && geometry.hand) rects.push(geometry.hand);
  const bow = moves.length > 0 || picture.model.ghost ? unit * ARROW_RISE : 0;
  const x = Math.max(0, Math.min(...rects.map((rect) => rect.x)));
  const y = Math.min(...rects.map((rect) => rect.y)) - bow;
  return {
    x,
    y,
    width: Math.min(geometry.width, Math.max(...rects.map((rect) => rect.x + rect.width))) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y + hangs,
  };
}

/** The layout if the visible part has this width. */
export function smallGeometry(picture: SmallBoard, width: number): { geometry: Geometry; frame: Rect } {
  const { look } = picture.model;
  const { hand } = trays(picture);
  const aspect = aspectOf(look, hand);
  const provisional = measure(look, 1000 * aspect, 1000, hand);
  const whole = (width / frameOf(picture, provisional).width) * provisional.width;
  const geometry = measure(look, whole, whole / aspect, hand);
  return { geometry, frame: frameOf(picture, geometry) };
}

/** Aspect ratio (height divided by width) of the picture. */
export function smallRatio(picture: SmallBoard): number {
  const { frame } = smallGeometry(picture, 300);
  return frame.height / frame.width;
}

/** The minimum number of houses shown side by side. */
const MIN_COLUMNS = 6;

/**
 * The given houses, plus neighbours until the picture is neither too large nor a thin strip. Empty for the whole
 * board.
 */
export function withNeighbours(look: TrackLook, houses: readonly number[]): number[] {
  if (houses.length === 0) return [];
  const cells = houses.map((house) => cellOf(look, house));
  const { columns } = gridOf(look);
  const rows = cells.map(({ row }) => row);
  let [left, right] = [
    Math.min(...cells.map(({ column }) => column)),
    Math.max(...cells.map(({ column }) => column)),
  ];
  while (right - left + 1 < Math.min(MIN_COLUMNS, columns)) {
    if (left > 0) left -= 1;
    if (right < columns - 1 && right - left + 1 < MIN_COLUMNS) right += 1;
  }
  const corners = [Math.min(...rows), Math.max(...rows)].flatMap((row) =>
    [left, right].map((column) => houseIn(look, { row, column })),
  );
  return [...new Set([...houses, ...corners.filter((house) => house !== null)])];
}

/** The least recently used entry is dropped first. */
class LruCache<T> {
  private readonly entries = new Map<string, T>();

  constructor(
    private readonly capacity: number,
    private readonly make: () => T,
  ) {}

  get(key: string): T {
    const entry = this.entries.get(key) ?? this.make();
    this.entries.delete(key);
    this.entries.set(key, entry);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.capacity) break;
      this.entries.delete(oldest);
    }
    return entry;
  }
}

const boxes = new LruCache(24, () => new Layer());
const sprites = new LruCache(12, () => new PieceSprites());

/** The empty box and how it is painted. */
function boxOf({ model }: SmallBoard, geometry: Geometry, density: number) {
  const { unit, width, height } = geometry;
  const look = { ...model.look, numbers: unit >= NUMBERED_MIN_PX };
  const numbered = { ...geometry, look };
  const palette = paletteOf(look.theme);
  const key = JSON.stringify([look, unit, density, model.marks, model.pieces, materials() !== undefined]);
  const painters: Painter[] = [
    ...drawBox(numbered, palette, model.marks),
    (context) => drawTrays(context, geometry, palette, model.pieces),
  ];
  return { layer: boxes.get(key), key, width, height, density, painters };
}

function compose(
  canvas: HTMLCanvasElement,
  picture: SmallBoard,
  geometry: Geometry,
  frame: Rect,
  box: Layer,
  played = 0,
): void {
  const { model, lit = [], moves = [] } = picture;
  const { unit } = geometry;
  const density = densityFor(frame.width, frame.height);
  const palette = paletteOf(model.look.theme);
  const stamps = sprites.get(`${model.look.theme} ${unit} ${density}`);
  stamps.prepare(unit, density, palette, model.look.theme);
  fitCanvas(canvas, frame.width, frame.height, density);
  const context = contextOf(canvas);
  const marks = new Marks(flatSpace(geometry), model);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.setTransform(density, 0, 0, density, -frame.x * density, -frame.y * density);
  context.drawImage(box.canvas, 0, 0, geometry.width, geometry.height);
  drawPaths(context, marks.under(null));
  for (const house of lit) drawLit(context, marks, geometry, palette, house);
  for (const { side, pose } of inDrawingOrder(piecesAfter(picture, geometry, played)))
    stamps.draw(context, side, pose);
  drawOver(context, marks, stamps);
  for (const move of moves) drawPaths(context, movePaths(marks, geometry, palette, model, move));
}

/** The pieces after this many moves of the picture; a fraction is a move on its way. What it hits fades. */
export function piecesAfter({ model, moves = [] }: SmallBoard, geometry: Geometry, played: number): Piece[] {
  const pieces = piecesOf(model, geometry);
  for (const [index, { side, from, to }] of moves.entries()) {
    const share = Math.min(1, played - index);
    const piece = pieceAt(pieces, from, side);
    if (share <= 0 || !piece) break;
    const struck = pieceAt(pieces, to, side === "white" ? "black" : "white");
    if (struck && typeof to === "number") struck.pose.alpha = 1 - share;
    const slot = to === "off" ? model.off[side] : 0;
    const [start, end] = [piece.pose, poseAt(geometry, side, to, slot, model.pieces)];
    const between = (one: number, other: number) => one + (other - one) * share;
    piece.pose = {
      ...end,
      x: between(start.x, end.x),
      y: between(start.y, end.y),
      scale: between(start.scale, end.scale),
      lift: 2 * share * (1 - share),
    };
    if (share === 1) piece.place = to;
  }
  return pieces;
}

/**
 * A house under discussion: a frame of light and its number. Houses with small numbers would have theirs under the light,
 * others have it on the frame's upper corner, where no piece covers it.
 */
export function drawLit(
  context: Context,
  marks: Marks,
  geometry: Geometry,
  palette: Palette,
  house: number,
): void {
  const { unit } = geometry;
  const frame = marks.frame(house, 0.04);
  drawPaths(context, [
    { d: frame, colour: palette.selected, opacity: 0.34 },
    ...marks.haloed(frame, palette.selected, Math.max(1.5, unit * 0.06), 1),
  ]);
  const rect = houseRect(geometry, house);
  const isNumbered = unit >= NUMBERED_MIN_PX;
  const size = isNumbered ? Math.max(8, unit * 0.17) : Math.max(9, unit * 0.3);
  const [x, y] = isNumbered
    ? [rect.x + unit * 0.085, rect.y + unit * 0.085]
    : [rect.x + unit * 0.03, rect.y - size * 0.55];
  context.font = `700 ${size}px system-ui, sans-serif`;
  context.textAlign = "left";
  context.textBaseline = "top";
  context.lineJoin = "round";
  context.strokeStyle = palette.selected;
  context.lineWidth = 3;
  context.strokeText(String(house), x, y);
  context.fillStyle = palette.halo;
  context.fillText(String(house), x, y);
}

function movePaths(
  marks: Marks,
  geometry: Geometry,
  palette: Palette,
  { pieces }: BoardModel,
  { side, from, to, kind, hit = false }: SmallMove,
): MarkPath[] {
  const { unit } = geometry;
  const end = (place: Place): Point => {
    if (typeof place === "number") return centreOf(geometry, place);
    const rect = placeRect(geometry, place === "taken" ? "hand" : place, side) ?? geometry.off;
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  };
  const foot = poseAt(geometry, side, from, 0, pieces);
  const start = typeof from === "number" ? { x: foot.x, y: foot.y - unit * (hit ? 0.1 : 0.5) } : end(from);
  const arrow = marks.arrow(start, end(to), palette[kind], hit);
  if (kind !== "reason") return arrow;
  // This house is not a target.
  const { x, y } = end(to);
  const reach = unit * 0.2;
  const stroke = (slope: number) =>
    line([
      { x: x - reach, y: y - slope * reach },
      { x: x + reach, y: y + slope * reach },
    ]);
  return [...arrow, ...marks.haloed(stroke(1) + stroke(-1), palette.reason, Math.max(2.5, unit * 0.09))];
}

/** Draws one picture at a time, so that the page stays responsive. */
let queue: Promise<void> = Promise.resolve();

function enqueue(work: () => Promise<void>): void {
  queue = queue.then(yieldToMain).then(work).catch(console.error);
}

const proximity = globalThis.IntersectionObserver
  ? new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (target instanceof SmallBoardElement) target.setNear(isIntersecting);
      },
      { rootMargin: "300px" },
    )
  : null;
const resizes = globalThis.ResizeObserver
  ? new ResizeObserver((entries) => {
      for (const { target } of entries) if (target instanceof SmallBoardElement) target.requestDraw();
    })
  : null;

/** Node has no elements, so nothing is drawn there. */
const ElementBase = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

class SmallBoardElement extends ElementBase {
  private current: SmallBoard | null = null;
  private key = "";
  private paintedKey = "";
  private isQueued = false;
  private isNear = proximity === null;
  private canvas: HTMLCanvasElement | null = null;
  private seen: IntersectionObserver | null = null;
  /** The picture whose moves have been played. */
  private played = "";
  /** Aborted when the element is removed from the page. */
  private connection = new AbortController();

  /** Redraws only for a different picture. */
  set picture(picture: SmallBoard | null) {
    const key = JSON.stringify([picture, materials() !== undefined]);
    if (key === this.key) return;
    this.key = key;
    this.current = picture;
    this.reserveSpace();
    this.requestDraw();
  }

  get picture(): SmallBoard | null {
    return this.current;
  }

  connectedCallback(): void {
    this.reserveSpace();
    proximity?.observe(this);
    resizes?.observe(this);
    this.connection = new AbortController();
    onDensityChange(() => this.requestDraw(), this.connection.signal);
    this.requestDraw();
  }

  disconnectedCallback(): void {
    proximity?.unobserve(this);
    resizes?.unobserve(this);
    this.seen?.disconnect();
    this.connection.abort();
  }

  setNear(isNear: boolean): void {
    this.isNear = isNear;
    if (isNear) this.requestDraw();
  }

  /** Reserves the space before drawing. */
  private reserveSpace(): void {
    if (!this.isConnected || !this.current) return;
    this.style.display = "block";
    this.style.aspectRatio = String(1 / smallRatio(this.current));
    if (this.canvas) return;
    this.canvas = document.createElement("canvas");
    this.canvas.style.cssText = "display: block; inline-size: 100%; block-size: 100%";
    this.append(this.canvas);
  }

  /** Draws the picture when its turn in the queue comes. */
  requestDraw(): void {
    if (this.isQueued || !this.isNear || !this.current || !this.isConnected) return;
    this.isQueued = true;
    enqueue(async () => {
      this.isQueued = false;
      const { current, canvas, key } = this;
      const width = this.clientWidth;
      const now = `${key} ${width} ${window.devicePixelRatio}`;
      if (!current || !canvas || width === 0 || now === this.paintedKey) return;
      const { geometry, frame } = smallGeometry(current, width);
      const density = densityFor(frame.width, frame.height);
      const box = boxOf(current, geometry, density);
      await box.layer.paintInSteps(box.key, box.width, box.height, density, ...box.painters);
      // An element that was removed meanwhile draws nothing, and another picture has its own turn in the queue.
      if (!this.isConnected || this.key !== key) return;
      const show = (played = 0) => compose(canvas, current, geometry, frame, box.layer, played);
      show();
      this.paintedKey = now;
      this.toggleAttribute("drawn", true);
      this.seen?.disconnect();
      if (current.plays && this.played !== key && !matches(REDUCED_MOTION)) this.playWhenSeen(current, show);
    });
  }

  /** Plays the moves of a picture once, even if it is drawn again. A drawing of another size ends it. */
  private playWhenSeen({ moves = [] }: SmallBoard, show: (played?: number) => void): void {
    const { key, paintedKey } = this;
    const all = moves.length * PLAY_MS;
    const play = (start: number) => {
      const step = (now: number) => {
        if (!this.isConnected || this.paintedKey !== paintedKey) return;
        const time = Math.max(0, now - start);
        show(time < all + STAY_MS ? Math.min(time, all) / PLAY_MS : 0);
        if (time < all + STAY_MS) requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    };
    this.seen = new IntersectionObserver(
      (entries, seen) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        this.played = key;
        play(performance.now());
      },
      { threshold: 0.9 },
    );
    this.seen.observe(this);
  }
}

if (globalThis.customElements && !customElements.get("senet-small-board"))
  customElements.define("senet-small-board", SmallBoardElement);
