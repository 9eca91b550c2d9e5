/** The public face of `senet-host.js`: a game in a frame, from the page around it. */
import type { GameControls, GameEvent, Setting, Snapshot, StartOptions } from "./element-types.js";

export interface FrameOptions extends StartOptions, Pick<Setting, "record" | "position"> {
  /** The address of the game’s folder or of its file; default: beside `senet-host.js`. */
  src?: string | URL | undefined;
  /** What a screen reader calls the frame. */
  title?: string | undefined;
  /** A height in pixels; default: as much as the game needs. */
  height?: number | undefined;
  /** Shuts the game off from everything of this site: it keeps nothing, and the server must allow its files to anyone. */
  isolated?: boolean | undefined;
}

/** What a frame tells, as events of `SenetFrame`. */
export interface FrameEvents {
  ready: CustomEvent<Snapshot>;
  change: CustomEvent<Snapshot>;
  event: CustomEvent<GameEvent>;
  end: CustomEvent<{ winner: string | null; record: string }>;
  /** No game answers, or it refused something that was not a command of this object. */
  error: CustomEvent<{ code: string; field: string | null; message: string }>;
}

/** A game in a frame. */
export interface SenetFrame extends EventTarget, GameControls {
  readonly iframe: HTMLIFrameElement;
  /** Resolves when the game can be played; refused where no game answers (`no-answer`) or the frame is gone (`gone`). */
  readonly ready: Promise<Snapshot>;
  state(): Promise<Snapshot>;
  getRecord(): Promise<string>;
  /** Takes the frame away. */
  destroy(): void;
}

/** Puts a game into an element of the page. */
export declare function embedSenet(into: Element, options?: FrameOptions): SenetFrame;
