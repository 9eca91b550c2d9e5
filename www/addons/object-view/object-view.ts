/**
 * The board as an object on a table, drawn from a model. It knows no rules. It does what the flat view does
 * (board-view.ts and sticks-view.ts; see pictures.ts), with the same motion plan. The canvas lies below the whole page.
 * The box fills the board's area; the sticks fall where the dock leaves space. It draws only after changes.
 */
import { LoadCache } from "../../src/base/load-cache.js";
import { COARSE_POINTER, matches } from "../../src/base/media.js";
import { Clock, yieldToMain } from "../../src/board/clock.js";
import type { Geometry } from "../../src/board/geometry.js";
import type { BoardEvent, BoardModel, Point, Rect } from "../../src/board/model.js";
import { type Plan, planMotion, poseAll, touchedHouses } from "../../src/board/motion.js";
import type { BoardPicture } from "../../src/board/pictures.js";
import { type Piece, pieceAt, piecesOf } from "../../src/board/poses.js";
import type { StickPose } from "../../src/board/stick-pose.js";
import type { SticksView } from "../../src/board/sticks-view.js";
import { FIRST_OUTLINES, type Outlines } from "../shared/sign-outlines.js";
import { boxMesh, drawerSide, TOP } from "./box-mesh.js";
import { materialTable } from "./material-table.js";
import type { OrbitControls } from "./orbit-controls.js";
import type { Overlay } from "./overlay.js";
import * as outlines from "./projection.js";
import { Refinement } from "./refinement.js";
import { Renderer } from "./renderer.js";
import * as resolution from "./resolution.js";
import * as table from "./scene.js";
import { signDistances } from "./sign-distances.js";
import { TableSticks } from "./table-sticks.js";

/** Milliseconds until the shaders must have compiled, unless the visitor asked for the object view. */
const COMPILE_MS = 5000;

/** Spare table below the page, in CSS pixels, so that a longer sentence does not resize the canvas. */
const BOTTOM_MARGIN_PX = 64;

type PlaceName = number | "hand" | "off";

/** The view has stopped: the machine is too slow, this code has failed to load, or the machine cannot draw the object. */
export type OnLost = (why: "slow" | LoadCache<void, unknown> | null) => void;

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 };

export class ObjectView implements BoardPicture {
  readonly sticks: SticksView;
  private readonly renderer: Renderer;
  /** The marks, once they have loaded. */
  private overlay: Overlay | null = null;
  private readonly clock = new Clock();
  private model: BoardModel | null = null;
  private plan: Geometry | null = null;
  private projection: outlines.Projection | null = null;
  private pieces: Piece[] = [];
  private motion: Plan | null = null;
  private touched: ReadonlySet<number> | null = null;
  private drag: { from: number | "hand"; x: number; y: number } | null = null;
  private poses: readonly StickPose[] = [];
  private throwing: table.ThrowPlacement = { middle: { x: 0, y: 0 }, length: 2, isSideways: false };
  /** Offset from the board's area to the canvas. */
  private offset: Point = { x: 0, y: 0 };
  /** In CSS pixels, and the pixel density of the screen. */
  private size = { width: 0, height: 0, ratio: 0 };
  /** True if the canvas has the pixel size it needs. */
  private fits = false;
  private boxKey = "";
  private materials: Float32Array = new Float32Array();
  private shownKey = "";
  /** True once the shaders have compiled. */
  private ready = false;
  /** Share of the screen's pixels to draw, depending on the machine; null until measured. */
  private quality: number | null = null;
  private readonly monitor = new resolution.FrameMonitor();
  private cost = 0;
  private readonly refinement = new Refinement({
    paint: (sample) => this.paint(sample),
    refines: () =>
      this.ready && this.cost <= 3 * resolution.TARGET_MS && !this.phone && this.renderer.refines,
    isAtRest: () =>
      !(this.clock.running || this.sticks.clock.running || this.drag || this.orbit?.moving) && !!this.model,
  });
  private readonly abort = new AbortController();
  /** The orbit view, once it has loaded. */
  orbit: OrbitControls | null = null;
  private outlines: Outlines = FIRST_OUTLINES;
  /** What the first picture does without. */
  private readonly late = new LoadCache<void, typeof import("./late.js")>(() => import("./late.js"));
  /** The rectangle for the box in the picture. */
  private rect: Rect = NOWHERE;
  /** True on machines with little memory. */
  private readonly phone = matches(COARSE_POINTER);

  /** `isRequested`: use the view even on a slow machine. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly sticksCanvas: HTMLCanvasElement,
    private readonly options: { isRequested: boolean; onLost: OnLost },
  ) {
    const shadowSize = this.phone ? 1024 : 2048;
    this.renderer = new Renderer(canvas, table.partMeshes(), { slow: options.isRequested, shadowSize });
    const { signal } = this.abort;
    canvas.addEventListener("webglcontextlost", () => options.onLost(null), { signal });
    this.sticks = new TableSticks(sticksCanvas, (poses) => this.showSticks(poses));
  }

  set(model: BoardModel): void {
    this.model = model;
    this.renderAtRest();
  }

  async setInSteps(model: BoardModel): Promise<void> {
    this.set(model);
    try {
      const { isRequested, onLost } = this.options;
      const compiled = await this.renderer.ready(isRequested ? Number.POSITIVE_INFINITY : COMPILE_MS);
      await yieldToMain();
      if (!this.model) return;
      this.ready = compiled;
      if (compiled) this.measureMachine();
      if (isRequested || (compiled && this.cost * (this.quality ?? 1) ** 2 <= resolution.MAX_COARSE_MS))
        this.draw();
      else return onLost("slow");
      // The board is read-only unless it shows movable pieces and targets.
      this.late.get().then(
        (late) => this.add(late).catch((error: unknown) => this.fail(error)),
        (error: unknown) => this.fail(error, this.late),
      );
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown, lost: typeof this.late | null = null): void {
    console.warn(error);
    if (!this.abort.signal.aborted) this.options.onLost(lost);
  }

  /** Adds the marks, the orbit view, and figures. */
  private async add(late: typeof import("./late.js")): Promise<void> {
    const { canvas, abort } = this;
    if (abort.signal.aborted) return;
    this.overlay = new late.Overlay(canvas);
    this.placeOverlay();
    this.mark();
    const host = {
      isAvailable: () => this.ready && !this.drag,
      isFast: () => !this.still,
      drawer: () => (this.plan ? drawerSide(this.plan) : 0),
      changed: () => {
        this.placeOverlay();
        this.draw();
      },
    };
    this.orbit = new late.OrbitControls(canvas.parentElement as HTMLElement, host, abort.signal);
    await yieldToMain();
    this.outlines = late.OUTLINES;
    if (!this.model || !this.boxKey) return;
    this.renderer.setSigns(signDistances(this.model.marks, this.outlines));
    if (!this.clock.running) this.draw();
  }

  async repaintInSteps(): Promise<void> {
    this.draw();
  }

  animate(events: readonly BoardEvent[], speed: number): Promise<void> {
    this.clock.skip();
    const { model, plan } = this;
    if (!model || !plan) return Promise.resolve();
    this.drag = null;
    const motion = planMotion(events, this.pieces, plan, model.pieces);
    if (motion.duration === 0 || this.still) {
      poseAll(motion, Number.POSITIVE_INFINITY);
      this.mark();
      this.draw();
      return Promise.resolve();
    }
    const before = model;
    this.motion = motion;
    this.touched = touchedHouses(events);
    this.mark();
    const showEffects = (now: number) =>
      this.projection && this.overlay?.showEffects(this.projection, model, motion.effects, now);
    const tick = (time: number) => {
      const now = time * speed;
      poseAll(motion, now);
      showEffects(now);
      this.paint();
    };
    return this.clock.run(motion.duration / speed, tick, () => {
      this.motion = null;
      this.touched = null;
      poseAll(motion, Number.POSITIVE_INFINITY);
      showEffects(Number.POSITIVE_INFINITY);
      this.shownKey = "";
      if (this.model === before) {
        this.mark();
        this.draw();
      } else this.renderAtRest();
    });
  }

  skip(): void {
    this.clock.skip();
  }

  /** A piece hides the house behind it. */
  houseAt(x: number, y: number): PlaceName | null {
    return this.projection && outlines.placeUnder(this.projection, this.pieces, this.onCanvas(x, y));
  }

  rectOf(place: PlaceName): Rect {
    const corners = this.corners(place);
    return corners.length > 0 ? outlines.boundsOf(corners) : NOWHERE;
  }

  cellOf(place: PlaceName): Rect & { clipPath?: string } {
    const outline = this.outlineOf(place);
    if (outline.length === 0) return NOWHERE;
    const bounds = outlines.boundsOf(outline);
    const points = outline.map(({ x, y }) => `${Math.round(x - bounds.x)}px ${Math.round(y - bounds.y)}px`);
    return { ...bounds, clipPath: `polygon(${points})` };
  }

  private outlineOf(place: PlaceName): readonly Point[] {
    const corners = this.corners(place);
    const piece = typeof place === "number" ? pieceAt(this.pieces, place) : undefined;
    const { projection } = this;
    if (!piece || !projection || this.motion || corners.length === 0) return corners;
    return outlines.joinedOutline(corners, outlines.silhouette(projection, piece).map(this.onBoard));
  }

  dragTo(from: number | "hand", x: number, y: number): void {
    if (this.clock.running || !this.model) return;
    this.drag = { from, x, y };
    this.draw();
  }

  endDrag(): void {
    if (!this.drag) return;
    this.drag = null;
    this.shownKey = "";
    this.renderAtRest();
  }

  resize(): void {
    this.renderAtRest();
  }

  destroy(): void {
    this.abort.abort();
    this.refinement.stop();
    this.ready = false;
    this.model = null;
    this.clock.stop();
    this.overlay?.svg.remove();
    this.renderer.destroy();
    // If the page is inserted again, it needs a canvas with a new context.
    this.canvas.replaceWith(this.canvas.cloneNode());
  }

  async portrait(canvas: HTMLCanvasElement): Promise<boolean> {
    const late = this.late.loaded();
    return !!this.model && this.ready && !!late && late.portrait(canvas, this.model, this.cost);
  }

  /** Poses of the sticks at rest or in flight. */
  private showSticks(poses: readonly StickPose[]): void {
    this.poses = poses;
    if (this.sticks.clock.running && !this.still) this.paint();
    else this.draw();
  }

  private get still(): boolean {
    return this.cost > resolution.NO_MOTION_MS;
  }

  /** Shows the model at rest. Draws only if the picture changes. */
  private renderAtRest(): void {
    const { model } = this;
    if (!model || this.clock.running || !this.layOut()) return;
    const plan = this.plan as Geometry;
    this.pieces = piecesOf(model, plan);
    const { marks, pieces, look } = model;
    const box = JSON.stringify([plan, marks, pieces, look.theme, look.dark]);
    if (box !== this.boxKey) {
      this.boxKey = box;
      this.materials = materialTable(look.theme, look.dark);
      this.renderer.setBox(boxMesh(plan, marks));
      this.renderer.setSigns(signDistances(marks, this.outlines));
    }
    const key = JSON.stringify([box, model, this.size, this.throwing]);
    if (key === this.shownKey) return;
    this.shownKey = key;
    this.mark();
    this.draw();
  }

  /** Measures the layout. Returns false if there is no space. */
  private layOut(): boolean {
    const { canvas, model } = this;
    const board = canvas.parentElement;
    const page = (canvas.getRootNode() as ShadowRoot).host;
    if (!board || !page || !model) return false;
    const place = outlines.placesWithin(page);
    const sticks = this.sticksCanvas.parentElement ?? this.sticksCanvas;
    const [b, h, s] = [place(board), place(page), place(sticks)];
    const below = place(board.closest(".table") ?? board).bottom;
    if (b.width < 1 || b.height < 1) return false;
    const width = Math.round(h.width);
    const needed = Math.max(below - h.top + BOTTOM_MARGIN_PX, globalThis.innerHeight);
    const target = Math.round(Math.min(h.height, needed));
    const { size } = this;
    const keeps =
      width === size.width && size.height <= h.height && Math.abs(target - size.height) <= BOTTOM_MARGIN_PX;
    const height = keeps ? size.height : target;
    this.offset = { x: b.left - h.left, y: b.top - h.top };
    const trays = [model.hand, model.taken].some(({ white, black }) => white + black > 0);
    this.plan = table.planOf(model.look, model.look.handTray ?? trays);
    const ratio = globalThis.devicePixelRatio;
    if (width !== size.width || height !== size.height || ratio !== size.ratio) {
      this.size = { width, height, ratio };
      this.fits = false;
    }
    Object.assign(canvas.style, {
      left: `${-this.offset.x}px`,
      top: `${-this.offset.y}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.placeOverlay();
    this.rect = { ...this.offset, width: b.width, height: b.height };
    const camera = table.playCamera(this.plan, this.rect, width, height);
    this.projection = outlines.projectionOf(this.plan, camera);
    // Below the board the sticks may lie right in front of the box.
    const top = Math.min(s.top, s.top > b.bottom ? h.top + table.frontEdge(this.plan, camera) : s.top);
    this.throwing = table.placeThrow(camera, {
      x: s.left - h.left,
      y: top - h.top,
      width: s.width,
      height: s.bottom - top,
    });
    return true;
  }

  private get density(): number {
    const { width, height, ratio } = this.size;
    return resolution.densityOf(width, height, ratio);
  }

  /** Clears the last picture. Call it only right before the next one, to avoid a flash. */
  private fitCanvas(): void {
    if (this.fits) return;
    this.fits = true;
    const { width, height } = this.size;
    const density = this.density * (this.quality ?? 1);
    this.canvas.width = Math.max(1, Math.round(width * density));
    this.canvas.height = Math.max(1, Math.round(height * density));
  }

  /** Measures the drawing time and chooses a resolution that keeps within the limit. */
  private measureMachine(): void {
    const measureAt = (quality: number) => {
      this.quality = quality;
      this.fits = false;
      const start = performance.now();
      this.paint();
      this.renderer.finish();
      return performance.now() - start;
    };
    this.cost = resolution.fullCost(measureAt);
    this.quality = resolution.shareFor(this.cost, this.density, this.still);
    this.fits = false;
  }

  private onCanvas(x: number, y: number): Point {
    return { x: x + this.offset.x, y: y + this.offset.y };
  }

  private readonly onBoard = ({ x, y }: Point): Point => ({ x: x - this.offset.x, y: y - this.offset.y });

  /** Projected corners of a place, from the corner of the board's area. */
  private corners(place: PlaceName): Point[] {
    const { projection, model } = this;
    const projected = projection && model ? outlines.cornersOf(projection, place, model.turn) : [];
    return projected.map(this.onBoard);
  }

  /** The overlay covers the canvas, except in the orbit view. */
  private placeOverlay(): void {
    if (!this.overlay) return;
    const { svg } = this.overlay;
    svg.style.cssText = this.canvas.style.cssText;
    svg.toggleAttribute("hidden", Boolean(this.orbit?.orbit));
  }

  /** The marks of the overlay at this moment. */
  private mark(): void {
    const { projection, model } = this;
    if (projection && model) this.overlay?.show(projection, model, this.pieces, this.touched);
  }

  /** The dragged piece follows the pointer. */
  private shownPieces(): readonly Piece[] {
    const { drag, plan, projection, model, pieces } = this;
    if (!drag || !plan || !projection || !model) return pieces;
    const dragged = pieceAt(pieces, drag.from, drag.from === "hand" ? model.turn : null);
    const point = this.onCanvas(drag.x, drag.y);
    const lift = 0.35;
    const on = projection.camera.onHeight(point.x, point.y, TOP + lift + 0.4);
    const x = on.x + plan.box.x + plan.box.width / 2;
    const y = plan.box.y + plan.box.height / 2 - on.y + 0.27;
    return pieces.map((piece) =>
      piece === dragged ? { ...piece, pose: { ...piece.pose, x, y, scale: 1.05, lift } } : piece,
    );
  }

  private draw(): void {
    this.refinement.draw(this.still ? resolution.NO_MOTION_MS : 0);
  }

  /** Lowers the resolution if the machine has become slower. */
  private adapt(): void {
    const moves = this.clock.running || this.sticks.clock.running || this.orbit?.moving;
    if (!moves || this.still || this.quality === null || !this.monitor.isLate(performance.now())) return;
    const quality = resolution.lowerShare(this.quality, this.density);
    this.fits &&= quality === this.quality;
    this.quality = quality;
  }

  private paint(sample = 0): void {
    const { model, plan, projection } = this;
    if (!model || !plan || !projection || !this.ready) return;
    this.adapt();
    this.fitCanvas();
    const pieces = this.shownPieces();
    const turned = this.orbit?.orbit;
    const { width, height } = this.size;
    const camera = turned
      ? table.playCamera(plan, table.orbitRect(this.rect, turned, width, height), width, height, turned)
      : projection.camera;
    const scene = table.sceneOf(plan, model, camera, pieces, this.poses, this.throwing, turned?.drawerOpen);
    this.renderer.draw({ ...scene, materials: this.materials }, sample);
  }
}
