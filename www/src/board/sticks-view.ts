/**
 * The throwing sticks (or the die) on a canvas of their own.
 *
 *   new SticksView(canvas)
 *   set(model)                           a BoardModel, or only its `look` and `sticks`; lands there after a tumble
 *   tumble(faces, options, value?)       throws; `faces` of four sticks, or [] and the value for the die; always resolves
 *   skip(), resize(), destroy()
 */
import { Clock } from "./clock.js";
import { fade } from "./colour.js";
import { drawWell } from "./draw-box.js";
import { drawDie, StickSprites } from "./draw-sticks.js";
import { finishing } from "./finish.js";
import { contextOf, densityFor, fitCanvas, isFitted, Layer } from "./layer.js";
import type { BoardModel, MotionOptions } from "./model.js";
import { type Palette, paletteOf } from "./palette.js";
import { seeded } from "./random.js";
import { Room } from "./room.js";
import { fallen, gathered, type StickPose, throwing, trayShape } from "./sticks-motion.js";
import { TUMBLE } from "./timing.js";

type Model = Pick<BoardModel, "look" | "sticks">;

export class SticksView {
  private readonly context: CanvasRenderingContext2D;
  private readonly clock = new Clock();
  private readonly ground = new Layer();
  private readonly sprites = new StickSprites();
  private readonly room: Room;
  private size = { width: 0, height: 0 };
  private model: Model | null = null;
  /** The sticks lie differently after each throw. */
  private throws = 0;
  private shown = "";

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = contextOf(canvas);
    this.room = new Room(canvas);
  }

  set(model: Model): void {
    paletteOf(model.look.theme);
    this.model = model;
    if (!this.clock.running) this.settle();
  }

  tumble(faces: readonly boolean[], options: MotionOptions, value: number | null = null): Promise<void> {
    this.clock.skip();
    const { model } = this;
    if (!model) return Promise.resolve();
    this.throws++;
    const result: Model = {
      ...model,
      sticks: { ...model.sticks, faces: [...faces], value, canThrow: false },
    };
    this.model = result;
    if (options.reducedMotion || !(options.speed > 0) || !this.fit()) {
      this.settle();
      return Promise.resolve();
    }
    const tick = faces.length > 0 ? this.sticksInAir(faces) : this.dieInAir(value);
    this.shown = "";
    return this.clock.run(
      TUMBLE / options.speed,
      (time) => tick(time * options.speed),
      () => this.settle(),
    );
  }

  skip(): void {
    this.clock.skip();
  }

  resize(): void {
    this.room.forget();
    if (this.clock.running && isFitted(this.canvas)) return;
    this.clock.skip();
    this.settle();
  }

  destroy(): void {
    this.model = null;
    this.clock.skip();
  }

  private sticksInAir(faces: readonly boolean[]): (time: number) => void {
    const shape = trayShape(this.size.width, this.size.height);
    const flight = throwing(shape, fallen(shape, faces, seeded(this.throws)), seeded(this.throws + 1000));
    return (time) => this.drawSticks(flight.poses(time), false);
  }

  private dieInAir(value: number | null): (time: number) => void {
    return (time) => {
      const share = Math.min(1, time / TUMBLE);
      const eased = 1 - (1 - share) ** 2.2;
      const face = share > 0.8 ? value : 1 + (Math.floor(time / 70) % 4);
      this.drawOneDie(
        face,
        (1 - eased) * 9,
        Math.abs(Math.sin((1 - eased) * 3 * Math.PI)) * (1 - eased),
        (1 - eased) * -0.5,
      );
    };
  }

  private settle(): void {
    const { model } = this;
    if (!model || !this.fit()) return;
    const { width, height } = this.canvas;
    const state = JSON.stringify([model, this.throws, width, height, finishing() !== undefined]);
    if (state === this.shown) return;
    const { sticks } = model;
    const shape = trayShape(this.size.width, this.size.height);
    if (sticks.die) this.drawOneDie(sticks.value, 0, 0, 0);
    else if (sticks.faces.length === 0) this.drawSticks(gathered(shape), sticks.canThrow);
    else this.drawSticks(fallen(shape, sticks.faces, seeded(this.throws)), false);
    this.shown = state;
  }

  /** Sizes the canvas to its place on the page; false when it has none. */
  private fit(): boolean {
    this.size = this.room.size();
    const { width, height } = this.size;
    if (width === 0 || height === 0) return false;
    const density = densityFor(width, height);
    if (fitCanvas(this.canvas, width, height, density)) this.shown = "";
    this.context.setTransform(density, 0, 0, density, 0, 0);
    return true;
  }

  private palette(): Palette {
    return paletteOf((this.model as Model).look.theme);
  }

  /** The tray that the sticks are thrown into. */
  private clear(): void {
    const { width, height } = this.size;
    this.ground.paint(this.look(), width, height, densityFor(width, height), (layer) =>
      drawWell(layer, { x: 1, y: 1, width: width - 2, height: height - 2 }, this.palette(), 80, "x"),
    );
    this.context.clearRect(0, 0, width, height);
    this.context.drawImage(this.ground.canvas, 0, 0, width, height);
  }

  /** Everything that what is painted once depends on, beside its size. */
  private look(): string {
    return JSON.stringify([(this.model as Model).look.theme, finishing() !== undefined]);
  }

  private drawSticks(poses: readonly StickPose[], lit: boolean): void {
    const { context } = this;
    const { width, height } = this.size;
    const palette = this.palette();
    const shape = trayShape(width, height);
    this.clear();
    if (lit) {
      const glow = context.createRadialGradient(
        shape.width / 2,
        shape.height / 2,
        0,
        shape.width / 2,
        shape.height / 2,
        shape.length * 0.6,
      );
      glow.addColorStop(0, fade(palette.movable, 0.55));
      glow.addColorStop(1, fade(palette.movable, 0));
      context.fillStyle = glow;
      context.fillRect(0, 0, shape.width, shape.height);
    }
    this.sprites.prepare(shape, palette, densityFor(width, height), this.look());
    poses.forEach((pose, index) => {
      this.sprites.draw(context, pose, index);
    });
  }

  private drawOneDie(value: number | null, turn: number, lift: number, shift: number): void {
    const { width, height } = this.size;
    this.clear();
    const size = Math.min(width, height) * 0.62;
    drawDie(
      this.context,
      { x: width / 2 + shift * width, y: height * 0.53 },
      size,
      turn,
      lift,
      value,
      this.palette(),
    );
  }
}
