/**
 * A box on display next to a text, without a game. It uses the parts of the object view and rotates like its orbit view
 * (orbit-controls.ts), but keeps its angle when released. It draws only when something changes.
 */
import { COARSE_POINTER, matches } from "../../src/base/media.js";
import { onDensityChange } from "../../src/board/canvas.js";
import type { Geometry } from "../../src/board/geometry.js";
import type { BoardModel } from "../../src/board/model.js";
import { OUTLINES } from "../shared/figure-outlines.js";
import { boxMesh, drawerSide, isSlab } from "./box-mesh.js";
import { materialTable } from "./material-table.js";
import { OrbitControls } from "./orbit-controls.js";
import { Refinement } from "./refinement.js";
import { Renderer } from "./renderer.js";
import { densityOf, NO_MOTION_MS, TARGET_MS } from "./resolution.js";
import * as table from "./scene.js";
import { signDistances } from "./sign-distances.js";

/** No sticks are visible. */
const NO_THROW: table.ThrowPlacement = { middle: { x: 0, y: 0 }, length: 1, isSideways: false };

interface DisplayBoxOptions {
  /** Use it even on a slow machine. */
  slow: boolean;
  /** CSS pixels at the bottom of the picture that other content covers. */
  covered: number;
  /** Called if the box can no longer be drawn. */
  onLost(): void;
  /** Called after a rotation or a reset. */
  onOrbit(): void;
}

export class DisplayBox {
  readonly controls: OrbitControls;
  private readonly renderer: Renderer;
  private readonly plan: Geometry;
  /** A slab has no drawer; the game's own drawer is for play only. */
  private readonly hasDrawer: boolean;
  private readonly abort = new AbortController();
  private readonly resizeObserver = new ResizeObserver(() => this.fit());
  /** True once the shaders have compiled. */
  private isCompiled = false;
  /** Drawing time of a picture in milliseconds. */
  private cost = 0;
  private readonly refinement = new Refinement({
    paint: (sample) => this.paint(sample),
    refines: () => this.cost <= 3 * TARGET_MS && this.renderer.refines && !matches(COARSE_POINTER),
    isAtRest: () => this.isCompiled && !this.controls.moving,
  });
  private width = 0;
  private height = 0;

  /** The canvas fills its parent, which receives the pointer. Throws if WebGL2 is unavailable. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private model: BoardModel,
    private readonly options: DisplayBoxOptions,
  ) {
    this.renderer = new Renderer(canvas, table.partMeshes(), { slow: options.slow, shadowSize: 1024 });
    this.plan = table.planOf(model.look, false);
    this.hasDrawer = !isSlab(this.plan);
    const { marks } = model;
    const [box, drawer] = boxMesh(this.plan, marks);
    this.renderer.setBox(this.hasDrawer ? [box, drawer] : [box]);
    this.renderer.setSigns(signDistances(marks, OUTLINES));
    const { signal } = this.abort;
    canvas.addEventListener("webglcontextlost", () => options.onLost(), { signal });
    const host = {
      isAvailable: () => this.isCompiled,
      isFast: () => this.cost <= NO_MOTION_MS,
      drawer: () => (this.hasDrawer ? drawerSide(this.plan) : 0),
      changed: () => {
        options.onOrbit();
        this.draw();
      },
      displayOnly: true,
    };
    this.controls = new OrbitControls(canvas.parentElement as HTMLElement, host, signal);
  }

  /** Resolves when the box has been drawn. */
  async ready(): Promise<void> {
    // Stops if it was disposed of in the meantime.
    await this.renderer.ready().catch((error: unknown) => {
      if (!this.abort.signal.aborted) throw error;
    });
    if (this.abort.signal.aborted) return;
    this.isCompiled = true;
    this.fit();
    // The first picture also creates resources that later ones reuse.
    this.renderer.finish();
    const start = performance.now();
    this.paint();
    this.renderer.finish();
    this.cost = performance.now() - start;
    this.resizeObserver.observe(this.canvas);
    onDensityChange(() => this.fit(), this.abort.signal);
    this.draw();
  }

  /** Changes the light. */
  setDark(dark: boolean): void {
    if (this.model.look.dark === dark) return;
    this.model = { ...this.model, look: { ...this.model.look, dark } };
    this.draw();
  }

  destroy(): void {
    this.isCompiled = false;
    this.refinement.stop();
    this.resizeObserver.disconnect();
    this.abort.abort();
    this.renderer.destroy();
  }

  /** Resizes the canvas and draws at once, to avoid a flash. */
  private fit(): void {
    const { width, height } = this.canvas.getBoundingClientRect();
    if (!this.isCompiled || width < 1 || height < 1) return;
    const density = densityOf(width, height, globalThis.devicePixelRatio);
    const pixels = { width: Math.round(width * density), height: Math.round(height * density) };
    const { canvas } = this;
    [this.width, this.height] = [width, height];
    if (canvas.width === pixels.width && canvas.height === pixels.height) return;
    Object.assign(canvas, pixels);
    this.paint();
    this.draw();
  }

  private draw(): void {
    if (this.isCompiled) this.refinement.draw();
  }

  private paint(sample = 0): void {
    const { plan, width, height, model } = this;
    if (!this.isCompiled || width < 1) return;
    const { orbit } = this.controls;
    const drawerOpen = this.hasDrawer ? (orbit?.drawerOpen ?? 0) : 0;
    const edge = Math.min(width, height) * 0.06;
    const rect = {
      x: edge,
      y: edge,
      width: width - 2 * edge,
      height: height - edge - Math.max(edge, this.options.covered),
    };
    // The camera includes the open part of the drawer.
    const visiblePlan = { ...plan, off: { ...plan.off, width: plan.off.width * drawerOpen } };
    const camera = table.playCamera(visiblePlan, rect, width, height, orbit ?? undefined);
    const scene = table.sceneOf(plan, model, camera, [], [], NO_THROW, drawerOpen);
    this.renderer.draw({ ...scene, materials: materialTable(model.look.theme, model.look.dark) }, sample);
  }
}
