/**
 * The page's two pictures, board and sticks, from the first drawing until the page closes. They are flat
 * (board-view.ts, sticks-view.ts) or an object on a table (object/object-view.ts); this file declares what both can do.
 */

import { LoadCache } from "../base/load-cache.js";
import type { GameEvent } from "../engine/types.js";
import type { Stage } from "../game/game-run.js";
import type { Knock } from "../game/session-events.js";
import type { ViewState } from "../game/view-state.js";
import { yieldToMain } from "./clock.js";
import type { BoardEvent, BoardModel, Rect } from "./model.js";
import type { SticksView } from "./sticks-view.js";
/** The orbit view: shows the box from other sides. Taps on the board have no effect until it ends. */
export interface OrbitView {
  /** Rotates by steps around the box and towards the top view. Returns false if rotation is unavailable now. */
  turn(around: number, pitch: number): boolean;
  /** Shows the next side. */
  next(): boolean;
  /** Resolves when the box is back in its playing position. */
  returnHome(): Promise<void>;
  /** True if the camera shows the open drawer. */
  readonly showsDrawer: boolean;
  /** Starts the slow camera tour of an unattended screen. */
  tour(on: boolean): void;
}

/** Points and rectangles are CSS pixels from the corner of the board's area on the page. */
export interface BoardPicture {
  /** Shows a state. During an animation, sets the state it ends with. */
  set(model: BoardModel): void;
  /** The same without blocking the page. */
  setInSteps(model: BoardModel): Promise<void>;
  repaintInSteps(): Promise<void>;
  /** Moves the pieces from the state before the events, at `speed` times the normal speed; always resolves. */
  animate(events: readonly BoardEvent[], speed: number): Promise<void>;
  skip(): void;
  houseAt(x: number, y: number): number | "hand" | "off" | null;
  rectOf(place: number | "hand" | "off"): Rect;
  /** The shape of a place: its whole rectangle, or a CSS clip path. */
  cellOf(place: number | "hand" | "off"): Rect & { clipPath?: string };
  dragTo(from: number | "hand", x: number, y: number): void;
  endDrag(): void;
  resize(): void;
  destroy(): void;
  /** Undefined in the flat view, and in the object view until it has loaded. */
  readonly orbit?: OrbitView | null;
  /** Draws the current state without marks at the size for sharing. Returns false if that fails. */
  portrait?(canvas: HTMLCanvasElement): Promise<boolean>;
}

export interface BoardRenderers {
  board: BoardPicture;
  sticks: SticksView;
}

/** Creates both pictures on their canvases. Returns null if that fails. */
export type RendererFactory = (board: HTMLCanvasElement, sticks: HTMLCanvasElement) => BoardRenderers | null;

/** The viewport and preferences that decide which view is shown. */
export interface ViewPlace {
  width: number;
  /** The shorter side of the window, in CSS pixels. */
  shortSide: number;
  /** The system is in forced-colours mode. */
  forced: boolean;
}

/** A view that an add-on brings. */
export interface OtherView {
  /** Whether to use it instead of the flat drawing. */
  suits(view: ViewState, place: ViewPlace): boolean;
  /**
   * Resolves to null if its code does not load. `isRequested`: the visitor asked for this view, so it is used even on a
   * slow machine. `onLost`: it does not suit any more, so the flat drawing must replace it on a new canvas.
   */
  load(root: ShadowRoot, isRequested: boolean, onLost: () => void): Promise<RendererFactory | null>;
}

interface PicturesHost {
  /** The factory; its code loads after the page's own. */
  load(): Promise<RendererFactory>;
  /** The model they show. */
  model(): BoardModel;
  /** Called once they exist and can be drawn. */
  onReady(): void;
  /** They could not be drawn, and are tried again when the network has returned or something was pressed. */
  onFailed(error: unknown): void;
}

export class Pictures {
  /** Null until both have been drawn for the first time. */
  board: BoardPicture | null = null;
  sticks: SticksView | null = null;
  /** Resolves when they have been drawn, or have failed to; null before the start. */
  first: Promise<void> | null = null;
  private sticksCanvas: HTMLCanvasElement | null = null;
  private readonly drawings = new LoadCache((board: HTMLCanvasElement) =>
    this.drawFirst(board, this.sticksCanvas as HTMLCanvasElement),
  );
  private lifetime = {};
  private canvas: HTMLCanvasElement | null = null;

  constructor(private readonly host: PicturesHost) {}

  /**
   * Draws the current state on both canvases. The first time this takes long, so it waits for the board and for an idle
   * moment. A new canvas means that the kind of view has changed, so the pictures are created again.
   */
  show(board: HTMLCanvasElement, sticks: HTMLCanvasElement): BoardPicture | null {
    if (this.canvas !== board) this.clear();
    this.canvas = board;
    this.sticksCanvas = sticks;
    if (this.board && this.sticks) {
      const model = this.host.model();
      this.board.set(model);
      this.sticks.set(model);
    } else
      this.drawings.peek(board, (attempt) => {
        this.first = attempt.catch((error: unknown) => this.host.onFailed(error));
      });
    return this.board;
  }

  /** Call this when the size of the canvases has changed. */
  resize(): void {
    this.board?.resize();
    this.sticks?.resize();
  }

  /** Destroys the pictures. The next drawing creates them again. */
  clear(): void {
    this.lifetime = {};
    this.board?.destroy();
    this.sticks?.destroy();
    this.board = null;
    this.sticks = null;
    this.first = null;
    this.drawings.clear();
  }

  /** The page stays responsive during the first drawing. */
  private async drawFirst(board: HTMLCanvasElement, sticks: HTMLCanvasElement): Promise<void> {
    const { lifetime, host } = this;
    const make = await host.load();
    const renderers = lifetime === this.lifetime ? make(board, sticks) : null;
    // Creation failed, so switch to the other kind of view on a new canvas.
    if (!renderers) return;
    await yieldToMain();
    if (lifetime === this.lifetime) await renderers.board.setInSteps(host.model());
    await yieldToMain();
    if (lifetime !== this.lifetime) {
      renderers.board.destroy();
      renderers.sticks.destroy();
      return;
    }
    this.board = renderers.board;
    this.sticks = renderers.sticks;
    host.onReady();
  }
}

// ---- Animates events with both pictures and can interrupt them.

interface StageHost {
  /** The two pictures; null until they are on the page. */
  board(): BoardPicture | null;
  sticks(): SticksView | null;
  motion(): { speed: number; reducedMotion: boolean };
  /** Called when these events start to play, with the sounds of the sticks. */
  onAnimation(events: readonly GameEvent[], speed: number, knocks: readonly Knock[]): void;
  /** Called with the number of light sides counted so far; null before the sticks lie still. */
  onCount?(value: number | null): void;
  /** Resolves when the page shows the state before the motion. */
  ready(): Promise<unknown>;
}

/** An animation or pause that can be interrupted. */
interface Run {
  skipped: boolean;
  wake: () => void;
}

export class BoardStage implements Stage {
  private running: Run | null = null;

  constructor(private readonly host: StageHost) {}

  async play(events: readonly GameEvent[]): Promise<void> {
    const run = this.run();
    await this.host.ready();
    const options = this.host.motion();
    if (run.skipped) return;
    const { speed } = options;
    const moves = events.filter((event) => event.type !== "thrown");
    for (const thrown of events) {
      if (thrown.type !== "thrown") continue;
      const { sticks: faces, value } = thrown.throw;
      const onStart = (knocks: readonly Knock[]) => this.host.onAnimation([thrown], speed, knocks);
      const sticks = speed > 0 ? this.host.sticks() : null;
      this.host.onCount?.(null);
      if (sticks) await sticks.tumble(faces, value, options, onStart);
      else onStart([]);
      if (sticks && !options.reducedMotion && !run.skipped) {
        for (const number of countedNumbers(faces, value)) {
          if (run.skipped) break;
          this.host.onCount?.(number);
          await this.wait(number === value ? RESULT_MS : STEP_MS, speed, run);
        }
      }
    }
    if (run.skipped || moves.length === 0) return;
    this.host.onAnimation(moves, speed, []);
    if (speed > 0 && !options.reducedMotion) await this.host.board()?.animate(moves, speed);
  }

  pause(milliseconds: number): Promise<void> {
    const { speed } = this.host.motion();
    // Without animations, a chain of forced moves would otherwise run in one task and block the page.
    return speed === 0 ? yieldToMain() : this.wait(milliseconds, speed, this.run());
  }

  private wait(milliseconds: number, speed: number, run: Run): Promise<void> {
    if (speed === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds / speed);
      run.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  skip(): void {
    if (this.running) {
      this.running.skipped = true;
      this.running.wake();
    }
    this.host.sticks()?.skip();
    this.host.board()?.skip();
  }

  private run(): Run {
    this.running = { skipped: false, wake: () => undefined };
    return this.running;
  }
}

// ---- Counts the light sides of a throw one by one before the board reacts to it.

/** How long each step of the count and the final number are shown, in milliseconds at normal speed. */
const STEP_MS = 90;
const RESULT_MS = 160;

/** The numbers shown one after another. Four dark sides and a die are not counted; their number appears at once. */
function countedNumbers(faces: readonly boolean[], value: number): number[] {
  const light = faces.filter(Boolean).length;
  const numbers = Array.from({ length: light }, (_, index) => index + 1);
  return value === light ? numbers : [...numbers, value];
}

/** Milliseconds from the first number to the value of the throw. */
export const countDuration = (faces: readonly boolean[], value: number): number =>
  STEP_MS * Math.max(0, countedNumbers(faces, value).length - 1);
