/**
 * A box by itself on its linen: what a text speaks of, with nothing to be played. Drawn by the parts of the object view,
 * and turned as in its hand (in-hand.ts), but it stays as it was turned. Drawn only when something changes.
 */
import { onDensityChange } from "../canvas.js";
import type { Geometry } from "../geometry.js";
import type { BoardModel } from "../model.js";
import { boxMesh, drawerSide, isSlab } from "./box-mesh.js";
import { InHand } from "./in-hand.js";
import { matters } from "./matters.js";
import { Renderer } from "./renderer.js";
import { densityOf, QUICK, STILL } from "./resolution.js";
import * as table from "./scene.js";
import { distances } from "./sign-distances.js";

/** Pictures whose mean is shown at rest, and how long after the last change that begins. */
const SAMPLES = 16;
const CALM = 250;
/** No sticks lie there. */
const NOTHING: table.Throwing = { middle: { x: 0, y: 0 }, length: 1, aside: false };

export interface TurnedBoxOptions {
  /** Also where the machine draws it slowly. */
  slow: boolean;
  /** CSS pixels at the foot of the picture that something else lies over. */
  covered: number;
  /** It cannot be drawn any more. */
  lost(): void;
  /** It was turned, or put back. */
  turned(): void;
}

export class TurnedBox {
  readonly hand: InHand;
  private readonly renderer: Renderer;
  private readonly plan: Geometry;
  /** A slab of stone has none; the game's own only serves the player. */
  private readonly hasDrawer: boolean;
  private readonly gone = new AbortController();
  private readonly resizing = new ResizeObserver(() => this.fit());
  /** Shaders are compiled. */
  private able = false;
  /** Milliseconds that a picture takes. */
  private cost = 0;
  private frame = 0;
  private calm = 0;
  private sample = 0;
  private width = 0;
  private height = 0;

  /** The canvas fills its parent, over which a pointer turns the box. Throws where it cannot be drawn. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private model: BoardModel,
    private readonly options: TurnedBoxOptions,
  ) {
    this.renderer = new Renderer(canvas, table.partMeshes(), { slow: options.slow, shadowSize: 1024 });
    this.plan = table.planOf(model.look, false);
    this.hasDrawer = !isSlab(this.plan);
    const { marks } = model;
    const [box, drawer] = boxMesh(this.plan, marks);
    this.renderer.setBox(this.hasDrawer ? [box, drawer] : [box]);
    this.renderer.setSigns(distances(marks));
    const { signal } = this.gone;
    canvas.addEventListener("webglcontextlost", () => options.lost(), { signal });
    const hand = {
      may: () => this.able,
      quick: () => this.cost <= STILL,
      drawer: () => (this.hasDrawer ? drawerSide(this.plan) : 0),
      changed: () => {
        options.turned();
        this.draw();
      },
      shown: true,
    };
    this.hand = new InHand(canvas.parentElement as HTMLElement, hand, signal);
  }

  /** Resolves when it is drawn. */
  async ready(): Promise<void> {
    // Of one that was let go meanwhile nothing is asked any more.
    await this.renderer.ready().catch((error: unknown) => {
      if (!this.gone.signal.aborted) throw error;
    });
    if (this.gone.signal.aborted) return;
    this.able = true;
    this.fit();
    // The first picture also makes what later ones find made.
    this.renderer.finish();
    const begun = performance.now();
    this.paint();
    this.renderer.finish();
    this.cost = performance.now() - begun;
    this.resizing.observe(this.canvas);
    onDensityChange(() => this.fit(), this.gone.signal);
    this.draw();
  }

  /** By another light. */
  lit(dark: boolean): void {
    if (this.model.look.dark === dark) return;
    this.model = { ...this.model, look: { ...this.model.look, dark } };
    this.draw();
  }

  /** The driver may forget it: a browser keeps few contexts. */
  destroy(): void {
    this.able = false;
    cancelAnimationFrame(this.frame);
    clearTimeout(this.calm);
    this.resizing.disconnect();
    this.gone.abort();
    this.renderer.destroy();
    this.canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  }

  /** Gives the canvas its pixels, and draws at once, so that nothing flashes. */
  private fit(): void {
    const { width, height } = this.canvas.getBoundingClientRect();
    if (!this.able || width < 1 || height < 1) return;
    const density = densityOf(width, height, globalThis.devicePixelRatio);
    const pixels = { width: Math.round(width * density), height: Math.round(height * density) };
    const { canvas } = this;
    [this.width, this.height] = [width, height];
    if (canvas.width === pixels.width && canvas.height === pixels.height) return;
    Object.assign(canvas, pixels);
    this.paint();
    this.draw();
  }

  /** Draws with the next frame, and finer once nothing has changed for a while. */
  private draw(): void {
    if (!this.able) return;
    clearTimeout(this.calm);
    cancelAnimationFrame(this.frame);
    this.sample = 0;
    this.frame = requestAnimationFrame(() => this.paint());
    if (this.cost > 3 * QUICK || !this.renderer.refines || matchMedia("(pointer: coarse)").matches) return;
    this.calm = window.setTimeout(() => this.refine(), CALM);
  }

  private refine(): void {
    if (!this.able || this.hand.moving) return;
    this.sample++;
    this.paint(this.sample);
    if (this.sample < SAMPLES) this.frame = requestAnimationFrame(() => this.refine());
  }

  private paint(sample = 0): void {
    const { plan, width, height, model } = this;
    if (!this.able || width < 1) return;
    const { turned } = this.hand;
    const drawn = this.hasDrawer ? (turned?.drawn ?? 0) : 0;
    const edge = Math.min(width, height) * 0.06;
    const rect = {
      x: edge,
      y: edge,
      width: width - 2 * edge,
      height: height - edge - Math.max(edge, this.options.covered),
    };
    // Of the drawer as much is to be seen as is drawn.
    const seen = { ...plan, off: { ...plan.off, width: plan.off.width * drawn } };
    const camera = table.playCamera(seen, rect, width, height, turned ?? undefined);
    const scene = table.sceneOf(plan, model, camera, [], [], NOTHING, drawn);
    this.renderer.draw({ ...scene, matters: matters(model.look.theme, model.look.dark) }, sample);
  }
}
