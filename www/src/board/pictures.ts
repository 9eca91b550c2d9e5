/**
 * The two pictures of a page, the board and the sticks, from when they are first drawn until the page is gone. They are
 * drawn flat (board-view.ts, sticks-view.ts) or as an object on a table (object/object-view.ts): what both can do is
 * said here.
 */

import type { GameEvent } from "../engine/types.js";
import type { Stage } from "../game/game-run.js";
import { yieldToMain } from "./clock.js";
import type { Knock } from "./falls.js";
import type { BoardEvent, BoardModel, Rect } from "./model.js";
import type { Motion } from "./motion.js";
import type { SticksView } from "./sticks-view.js";

/** What can be taken in the hand: seen from other sides until it is let go. Meanwhile nothing can be tapped on it. */
export interface Turning {
  /** So many steps around and towards a look from above; false where it cannot be turned now. */
  turn(around: number, steeper: number): boolean;
  /** Shows its next side. */
  next(): boolean;
  /** Resolves when it is again as it is played on. */
  letGo(): Promise<void>;
  /** The eye is on the drawer, which is open. */
  readonly showsDrawer: boolean;
  /** Nobody plays: the eye travels slowly round it. */
  travel(on: boolean): void;
}

/** Points and rectangles are CSS pixels from the corner of the board's place on the page. */
export interface BoardPicture {
  /** Shows a state; during an animation it is the state the animation lands on. */
  set(model: BoardModel): void;
  /** The same, but the page can answer while the picture is made. */
  setInSteps(model: BoardModel): Promise<void>;
  repaintInSteps(): Promise<void>;
  /** Moves the pieces from the state shown before the events, `speed` times as fast as usual; always resolves. */
  animate(motion: Motion, events: readonly BoardEvent[], speed: number): Promise<void>;
  skip(): void;
  houseAt(x: number, y: number): number | "hand" | "off" | null;
  rectOf(place: number | "hand" | "off"): Rect;
  /** What of the picture belongs to a place: all of its rectangle, or what is within a CSS shape. */
  cellOf(place: number | "hand" | "off"): Rect & { clipPath?: string };
  dragTo(from: number | "hand", x: number, y: number): void;
  endDrag(): void;
  resize(): void;
  destroy(): void;
  /** A flat drawing has none; an object may not have it yet. */
  readonly hand?: Turning | null;
  /** Draws what is shown, without marks, as large as it is shared; false where it cannot. */
  portrait?(canvas: HTMLCanvasElement): Promise<boolean>;
}

export interface Made {
  board: BoardPicture;
  sticks: SticksView;
}

/** Makes both pictures on their canvases; null where it cannot. */
export type PictureMaker = (board: HTMLCanvasElement, sticks: HTMLCanvasElement) => Made | null;

export interface PicturesHost {
  /** What makes them: its code is loaded behind the page's own. */
  load(): Promise<PictureMaker>;
  /** What they show now. */
  model(): BoardModel;
  /** They are there, and can be drawn. */
  made(): void;
}

export class Pictures {
  /** Null before both have been drawn for the first time. */
  board: BoardPicture | null = null;
  sticks: SticksView | null = null;
  /** Resolves when they have been; null before it was begun. */
  first: Promise<void> | null = null;
  private life = {};
  private canvas: HTMLCanvasElement | null = null;

  constructor(private readonly host: PicturesHost) {}

  /**
   * Draws what is known now on the two canvases. At first that is much work, done when there is time: the board when it
   * is there. On another canvas than before it begins anew: the picture is of the other kind.
   */
  draw(board: HTMLCanvasElement, sticks: HTMLCanvasElement): BoardPicture | null {
    if (this.canvas !== board) this.clear();
    this.canvas = board;
    if (this.board && this.sticks) {
      const model = this.host.model();
      this.board.set(model);
      this.sticks.set(model);
    } else this.first ??= this.drawFirst(board, sticks);
    return this.board;
  }

  /** To be called when the canvases have other room. */
  resize(): void {
    this.board?.resize();
    this.sticks?.resize();
  }

  /** Lets go of them; they are made anew when they are next drawn. */
  clear(): void {
    this.life = {};
    this.board?.destroy();
    this.sticks?.destroy();
    this.board = null;
    this.sticks = null;
    this.first = null;
  }

  /** The page answers while the first picture is made. */
  private async drawFirst(board: HTMLCanvasElement, sticks: HTMLCanvasElement): Promise<void> {
    const { life, host } = this;
    const make = await host.load();
    const made = life === this.life ? make(board, sticks) : null;
    // Where none could be made, another kind is wanted, on another canvas.
    if (!made) return;
    await yieldToMain();
    if (life === this.life) await made.board.setInSteps(host.model());
    await yieldToMain();
    if (life !== this.life) {
      made.board.destroy();
      made.sticks.destroy();
      return;
    }
    this.board = made.board;
    this.sticks = made.sticks;
    host.made();
  }
}

// ---- Shows what happens with the two pictures' own animations, and can cut all of it short.

export interface StageHost {
  /** The two pictures; null before they are on the page. */
  board(): BoardPicture | null;
  sticks(): SticksView | null;
  motion(): { speed: number; reducedMotion: boolean };
  /** These events begin to be shown, and the sticks will be heard like this. */
  showing(events: readonly GameEvent[], speed: number, knocks: readonly Knock[]): void;
  /** The sticks lie: so many of their light sides have been counted, or null before they lie. */
  counted?(value: number | null): void;
  /** Resolves when the page shows the state as it is before the motion. */
  ready(): Promise<unknown>;
}

/** Something that is shown or waited for, and can be cut short. */
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
      const begins = (knocks: readonly Knock[]) => this.host.showing([thrown], speed, knocks);
      const sticks = speed > 0 ? this.host.sticks() : null;
      this.host.counted?.(null);
      if (sticks) await sticks.tumble(faces, value, options, begins);
      else begins([]);
      if (sticks && !options.reducedMotion && !run.skipped) {
        const { count } = await import("./counting.js");
        const pause = (milliseconds: number) => this.wait(milliseconds, speed, run);
        await count(faces, value, {
          show: (number) => this.host.counted?.(number),
          pause,
          cut: () => run.skipped,
        });
      }
    }
    if (run.skipped || moves.length === 0) return;
    this.host.showing(moves, speed, []);
    const motion = speed > 0 && !options.reducedMotion ? await this.motion() : null;
    if (motion && !run.skipped) await this.host.board()?.animate(motion, moves, speed);
  }

  pause(milliseconds: number): Promise<void> {
    return this.wait(milliseconds, this.host.motion().speed, this.run());
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

  /** What cannot be had now may be had for the next move; until then pieces are where they go at once. */
  private motion(): Promise<Motion | null> {
    return import("./motion.js").catch((error: unknown) => {
      console.error(error);
      return null;
    });
  }

  private run(): Run {
    this.running = { skipped: false, wake: () => undefined };
    return this.running;
  }
}
