/**
 * The throwing sticks (or the die) on the table, on a canvas of their own. `DrawnSticks` (draw-sticks.ts) draws them
 * flat. They lie in the canvas' parent, the field; the canvas extends beyond it so that flying sticks are never
 * clipped.
 *
 *   set(model)                             takes a BoardModel, or only its `look` and `sticks`; applies after a throw
 *   tumble(faces, value, options, begins)  throws these `faces`, or the die if `faces` is empty; always resolves. Calls
 *     `begins` once with the sounds to come.
 *   hold(rattles), release()               picks the sticks up and shakes them until they are thrown or released
 *   skip(), resize(), destroy()
 *
 * This file draws the sticks at rest. flight.ts animates them and draws the die.
 */

import type { Knock } from "../game/session-events.js";
import { contextOf, densityFor, fitCanvas, isFitted } from "./canvas.js";
import { Clock } from "./clock.js";
import { drawRestingDie, fly, gather, hold } from "./flight.js";
import { materials } from "./materials.js";
import type { BoardModel, MotionOptions } from "./model.js";
import { fade, paletteOf } from "./palette.js";
import { bundledPoses, FIELD, restingPoses, type StickPose, type ThrowField } from "./stick-pose.js";

type Model = Pick<BoardModel, "look" | "sticks">;

export abstract class SticksView {
  readonly clock = new Clock();
  model: Model | null = null;
  poses: StickPose[] = bundledPoses();
  /** Speed factor of the last throw; 0 means without animation. */
  speed = 0;
  /** Counts the throws, so that each falls differently. */
  throws = 0;
  /** True while the sticks are in the hand. */
  held = false;
  heldFor = 0;
  private readonly context: CanvasRenderingContext2D;
  /** The canvas size. Reading it forces a layout, so it is cached. */
  private size: ReturnType<SticksView["measureSize"]> | null = null;
  /** The faces that the sticks show; empty if they are gathered. */
  private thrown = "";
  private shown = "";

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = contextOf(canvas);
  }

  set(model: Model): void {
    paletteOf(model.look.theme);
    this.model = model;
    if (!this.clock.running) this.renderAtRest();
  }

  async tumble(
    faces: readonly boolean[],
    value: number | null,
    { speed, reducedMotion }: MotionOptions,
    begins: (knocks: readonly Knock[]) => void,
  ): Promise<void> {
    const { model } = this;
    this.throws++;
    this.speed = reducedMotion ? 0 : speed;
    if (model) {
      const sticks = { ...model.sticks, faces: [...faces], value, canThrow: false, flying: false };
      this.model = { ...model, sticks };
    }
    if (this.speed > 0 && this.model && this.fit()) {
      this.thrown = String([...faces, value]);
      return fly(this, faces, value, begins);
    }
    begins([]);
    this.held = false;
    this.skip();
    this.renderAtRest();
  }

  hold(rattles: (knocks: readonly Knock[]) => void): boolean {
    if (this.held || !this.model?.sticks.canThrow || !this.fit()) return false;
    hold(this, rattles);
    return this.held;
  }

  release(): void {
    if (this.held) this.clock.skip();
  }

  skip(): void {
    this.clock.skip();
  }

  resize(): void {
    this.size = null;
    if (this.clock.running && isFitted(this.canvas)) return;
    this.clock.skip();
    this.renderAtRest();
  }

  /** Ends a throw in progress and lets its callers continue. */
  destroy(): void {
    this.model = null;
    this.clock.stop();
  }

  renderAtRest(): void {
    const { model } = this;
    if (!model || model.sticks.flying || !this.fit()) return;
    const { sticks, look } = model;
    const thrown = sticks.value === null ? "" : String([...sticks.faces, sticks.value]);
    if (thrown !== this.thrown) {
      this.thrown = thrown;
      if (thrown) this.poses = restingPoses(sticks.faces, this.throws);
      else if (this.speed > 0 && !sticks.die) {
        gather(this);
        return;
      } else this.poses = bundledPoses(sticks.faces.length || 4);
    }
    const { width, height } = this.canvas;
    const state = JSON.stringify([sticks, look, this.poses, width, height, materials() !== undefined]);
    if (state === this.shown) return;
    if (sticks.die) drawRestingDie(this, sticks.value);
    else this.drawPose(this.poses);
    this.shown = state;
  }

  /** Shows the sticks at rest. */
  abstract drawPose(sticks: StickPose[]): void;

  /** Clears the table. It is lit while a throw is due, unless the table has its own light. */
  clear(lit = true) {
    const { context } = this;
    this.size ??= this.measureSize();
    const { width, height, density, field } = this.size;
    const { look, sticks } = this.model as Model;
    const palette = paletteOf(look.theme);
    this.shown = "";
    context.clearRect(0, 0, width, height);
    if (lit && sticks.canThrow) {
      const glow = context.createRadialGradient(0, 0, 0, 0, 0, 1);
      glow.addColorStop(0, fade(palette.movable, 0.55));
      glow.addColorStop(1, fade(palette.movable, 0));
      context.fillStyle = glow;
      context.save();
      context.translate(field.x, field.y);
      context.scale(field.width / 2, field.height / 2);
      context.fillRect(-1, -1, 2, 2);
      context.restore();
    }
    return { context, palette, field, density, theme: look.theme };
  }

  /** Fits the canvas to its layout size. Returns false if it has none. */
  private fit(): boolean {
    const cached = this.size;
    // Another screen may have another pixel density.
    if (cached?.density !== densityFor(cached?.width ?? 0, cached?.height ?? 0)) this.size = null;
    this.size ??= this.measureSize();
    const { width, height, density } = this.size;
    if (width === 0 || height === 0) return false;
    if (fitCanvas(this.canvas, width, height, density)) this.shown = "";
    this.context.setTransform(density, 0, 0, density, 0, 0);
    return true;
  }

  private measureSize() {
    const { clientWidth: width, clientHeight: height, offsetLeft, offsetTop, parentElement } = this.canvas;
    const [areaWidth, areaHeight] = [
      parentElement?.clientWidth ?? width,
      parentElement?.clientHeight ?? height,
    ];
    const unit = Math.min(areaWidth / FIELD.width, areaHeight / FIELD.height);
    const field: ThrowField & { width: number; height: number } = {
      x: areaWidth / 2 - offsetLeft,
      y: areaHeight / 2 - offsetTop,
      unit,
      width: areaWidth,
      height: Math.min(areaHeight, areaWidth),
    };
    return { width, height, density: densityFor(width, height), field };
  }
}
