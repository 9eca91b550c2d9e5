/**
 * Draws the board on a canvas from a model. It knows no rules.
 *
 *   new BoardView(canvas)           takes its size from the canvas' CSS size
 *   set(model)                      shows a state; during an animation, sets the state it ends with
 *   setInSteps(model)               the same in several tasks, so that the page stays responsive; resolves when drawn
 *   repaintInSteps()                redraws the current state in the same way
 *   animate(events, speed)          moves the pieces from the state before the events; always resolves
 *   skip()                          jumps to the end of the animation
 *   houseAt(x, y)                   the place at a point, in CSS pixels from the canvas' corner
 *   rectOf(place)                   the rectangle of a house or tray in the same pixels; "hand" is the mover's half
 *   dragTo(from, x, y), endDrag()   makes a piece follow the pointer
 *   resize(), destroy()
 *
 * model.ts declares the input types, geometry.ts the order of the houses (`visualRows`), and palette.ts the colours
 * (`THEMES`, `paletteOf(theme).table` for the surroundings of the box). The board draws only when something changes,
 * once per animation frame during a motion.
 */

import { contextOf, densityFor, fitCanvas, isFitted, Layer, type Painter } from "./canvas.js";
import { Clock, yieldToMain } from "./clock.js";
import { drawBox, drawTrays } from "./draw-box.js";
import { drawOver, drawPaths, effectBounds, flatSpace } from "./draw-marks.js";
import { PieceSprites } from "./draw-pieces.js";
import { aspectOf, contains, type Geometry, houseAtPoint, houseRect, measure, trayHalf } from "./geometry.js";
import { Marks } from "./marks.js";
import { materials } from "./materials.js";
import type { BoardEvent, BoardModel, Rect } from "./model.js";
import { type Plan, planMotion, poseAll, touchedHouses } from "./motion.js";
import { paletteOf } from "./palette.js";
import { inDrawingOrder, type Piece, type Pose, pieceAt, piecesOf } from "./poses.js";

export type {
  BoardEvent,
  BoardLook,
  BoardModel,
  Mark,
  SticksModel,
  Target,
} from "./model.js";

type DraggedPiece = { from: number | "hand"; x: number; y: number };

export class BoardView {
  private readonly context: CanvasRenderingContext2D;
  private readonly box = new Layer();
  private readonly under = new Layer();
  private readonly over = new Layer();
  private readonly sprites = new PieceSprites();
  private readonly clock = new Clock();
  private model: BoardModel | null = null;
  private geometry: Geometry | null = null;
  private readonly size: CanvasSize;
  private pieces: Piece[] = [];
  private plan: Plan | null = null;
  private drag: DraggedPiece | null = null;
  private drawn = "";
  /** True while a repaint in steps is under way. */
  private stepping = false;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = contextOf(canvas);
    this.size = new CanvasSize(canvas);
  }

  set(model: BoardModel): void {
    paletteOf(model.look.theme);
    if (this.model && aspectOf(this.model.look) !== aspectOf(model.look)) this.size.invalidate();
    this.model = model;
    if (!this.clock.running) this.renderAtRest();
  }

  setInSteps(model: BoardModel): Promise<void> {
    this.stepping = true;
    this.set(model);
    return this.repaintInSteps();
  }

  async repaintInSteps(): Promise<void> {
    this.stepping = true;
    for (const { layer, key, width, height, density, painters } of this.layers(null)) {
      // Animated parts are painted on demand.
      if (!this.clock.running) await layer.paintInSteps(key, width, height, density, ...painters);
    }
    await yieldToMain();
    this.stepping = false;
    this.drawn = "";
    if (!this.clock.running) this.renderAtRest();
  }

  animate(events: readonly BoardEvent[], speed: number): Promise<void> {
    this.clock.skip();
    const { model, geometry } = this;
    if (!model || !geometry) return Promise.resolve();
    this.drag = null;
    const plan = planMotion(events, this.pieces, geometry, model.pieces);
    if (plan.duration === 0) {
      poseAll(plan, Number.POSITIVE_INFINITY);
      this.draw(null);
      return Promise.resolve();
    }
    this.plan = plan;
    const before = model;
    this.paintLayers(touchedHouses(events));
    this.draw(null);
    let previous: Rect[] = [];
    const tick = (time: number) => {
      const now = time * speed;
      const current = this.boundsAt(poseAll(plan, now), plan, now);
      this.draw(union([...previous, ...current]), now);
      previous = current;
    };
    return this.clock.run(plan.duration / speed, tick, () => {
      this.plan = null;
      poseAll(plan, Number.POSITIVE_INFINITY);
      if (this.model === before) this.draw(null);
      else this.renderAtRest();
    });
  }

  skip(): void {
    this.clock.skip();
  }

  houseAt(x: number, y: number): number | "hand" | "off" | null {
    const { geometry } = this;
    if (!geometry) return null;
    const house = houseAtPoint(geometry, x, y);
    if (house !== null) return house;
    if (contains(geometry.off, x, y)) return "off";
    const hand = this.rectOf("hand");
    return contains(hand, x, y) ? "hand" : null;
  }

  rectOf(place: number | "hand" | "off"): Rect {
    const nowhere = { x: 0, y: 0, width: 0, height: 0 };
    const { geometry, model } = this;
    if (!geometry || !model) return nowhere;
    if (typeof place === "number") return houseRect(geometry, place);
    // A press anywhere on the tray counts, including its rim.
    if (place === "off") return geometry.off;
    const { hand, traysBeside } = geometry;
    if (!hand) return nowhere;
    const half = model.turn ? trayHalf(geometry, hand, model.turn) : hand;
    return traysBeside
      ? { ...half, x: hand.x, width: hand.width }
      : { ...half, y: hand.y, height: hand.height };
  }

  cellOf(place: number | "hand" | "off"): Rect {
    return this.rectOf(place);
  }

  dragTo(from: number | "hand", x: number, y: number): void {
    if (this.clock.running || !this.model) return;
    if (this.stepping) this.paintLayers(null);
    const before = this.drag?.from === from ? this.held() : null;
    this.drag = { from, x, y };
    const now = this.held();
    // On the first call, also removes the piece from the house it stood on.
    this.draw(before && now ? union([before.pose, now.pose].map((pose) => this.sprites.bounds(pose))) : null);
  }

  endDrag(): void {
    if (!this.drag) return;
    this.drag = null;
    this.renderAtRest();
  }

  /** Call this when the canvas size or the screen density has changed. */
  resize(): void {
    this.size.invalidate();
    if (this.clock.running && isFitted(this.canvas)) return;
    if (this.clock.running) this.clock.skip();
    this.renderAtRest();
  }

  destroy(): void {
    this.model = null;
    this.clock.stop();
    this.geometry = null;
    this.pieces = [];
  }

  /** Shows the model at rest. Repaints only if it differs from what the canvas shows. */
  private renderAtRest(): void {
    const { model } = this;
    if (!model) return;
    const { width, height } = this.size.size();
    if (width === 0 || height === 0) return;
    const trays = [model.hand, model.taken].some(({ white, black }) => white + black > 0);
    this.geometry = measure(model.look, width, height, model.look.handTray ?? trays);
    this.pieces = piecesOf(model, this.geometry);
    if (this.stepping) return;
    const changed = this.paintLayers(null);
    const poses = JSON.stringify(this.pieces);
    if (!changed && poses === this.drawn && !this.drag) return;
    this.draw(null);
    this.drawn = poses;
  }

  /** The dragged piece and where the pointer holds it. */
  private held(): { piece: Piece; pose: Pose } | null {
    const { drag, geometry, model } = this;
    if (!drag || !geometry || !model) return null;
    const piece = pieceAt(this.pieces, drag.from, drag.from === "hand" ? model.turn : null);
    const pose = {
      x: drag.x,
      y: drag.y + geometry.unit * 0.45,
      scale: 1.08,
      lift: 0.25,
      alpha: 1,
      sink: 0,
      tilt: 0,
    };
    return piece ? { piece, pose } : null;
  }

  /** Paints the static layers and returns whether any of them changed. */
  private paintLayers(touched: ReadonlySet<number> | null): boolean {
    const { geometry, context } = this;
    if (!geometry) return false;
    const { width, height } = geometry;
    const density = densityFor(width, height);
    const resized = fitCanvas(this.canvas, width, height, density);
    const changes = this.layers(touched).map(({ layer, key, painters }) =>
      layer.paint(key, width, height, density, ...painters),
    );
    context.setTransform(density, 0, 0, density, 0, 0);
    return resized || changes.some(Boolean);
  }

  /** The static layers and the content of each. */
  private layers(touched: ReadonlySet<number> | null) {
    const { model, geometry } = this;
    if (!model || !geometry) return [];
    const { width, height, unit } = geometry;
    const density = densityFor(width, height);
    const palette = paletteOf(model.look.theme);
    const { look, marks, pieces, sticks: _sticks, ...rest } = model;
    const place = JSON.stringify([look, geometry.box, unit, materials() !== undefined]);
    const drawn = new Marks(flatSpace(geometry), model);
    this.sprites.prepare(unit, density, palette, look.theme);
    const withKey = (layer: Layer, key: unknown, ...painters: Painter[]) => ({
      layer,
      key: place + JSON.stringify(key),
      width,
      height,
      density,
      painters,
    });
    return [
      withKey(this.box, [marks, pieces], ...drawBox(geometry, palette, marks), (context) =>
        drawTrays(context, geometry, palette, pieces),
      ),
      withKey(this.under, [rest, touched && [...touched]], (context) =>
        drawPaths(context, drawn.under(touched)),
      ),
      withKey(this.over, [rest, touched !== null], (context) => {
        if (!touched) drawOver(context, drawn, this.sprites);
      }),
    ];
  }

  private boundsAt(under: readonly Piece[], plan: Plan, time: number): Rect[] {
    const unit = this.geometry?.unit ?? 1;
    const moving = under.map((piece) => this.sprites.bounds(piece.pose));
    const running = plan.effects.filter(({ begin, end }) => time >= begin && time < end + 60);
    return [...moving, ...running.map((effect) => effectBounds(effect, unit))];
  }

  /** Composes the layers, over the whole canvas or within one rectangle. */
  private draw(region: Rect | null, time = 0): void {
    const { context, geometry, model } = this;
    if (!geometry || !model) return;
    const { width, height } = geometry;
    if (region && region.width <= 0) return;
    const area = region ? aligned(region, densityFor(width, height)) : { x: 0, y: 0, width, height };
    context.save();
    context.beginPath();
    context.rect(area.x, area.y, area.width, area.height);
    context.clip();
    context.clearRect(area.x, area.y, area.width, area.height);
    context.drawImage(this.box.canvas, 0, 0, width, height);
    context.drawImage(this.under.canvas, 0, 0, width, height);
    if (this.plan) drawPaths(context, new Marks(flatSpace(geometry), model).effects(this.plan.effects, time));
    const held = this.held();
    for (const piece of inDrawingOrder(this.pieces)) {
      if (piece === held?.piece || !intersect(this.sprites.bounds(piece.pose), area)) continue;
      this.sprites.draw(context, piece.side, piece.pose);
    }
    if (!this.plan) context.drawImage(this.over.canvas, 0, 0, width, height);
    if (held) this.sprites.draw(context, held.piece.side, held.pose);
    context.restore();
    this.drawn = "";
  }
}

function intersect(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The smallest rectangle that contains all the given ones. */
function union(rects: readonly Rect[]): Rect {
  if (rects.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

/** Rounded to whole device pixels, so that a clipped repaint leaves no seam. */
function aligned(rect: Rect, density: number): Rect {
  const x = Math.floor(rect.x * density) / density;
  const y = Math.floor(rect.y * density) / density;
  return {
    x,
    y,
    width: Math.ceil((rect.x + rect.width) * density) / density - x,
    height: Math.ceil((rect.y + rect.height) * density) / density - y,
  };
}

/** The canvas size on the page in CSS pixels. Reading it forces a layout, so it is cached. */
class CanvasSize {
  private cached: { width: number; height: number } | null = null;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  size(): { width: number; height: number } {
    this.cached ??= { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
    return this.cached;
  }

  /** Drops the cached size. */
  invalidate(): void {
    this.cached = null;
  }
}
