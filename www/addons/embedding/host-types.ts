/** The public interface of `senet-host.js`: a game in a frame, controlled by the outer page. */
import type { GameControls, GameEvent, Setting, Snapshot, StartOptions } from "./element-types.js";

export interface FrameOptions extends StartOptions, Pick<Setting, "record" | "position"> {
  /** The URL of the game’s folder or file; default: next to `senet-host.js`. */
  src?: string | URL | undefined;
  /** The frame's label for screen readers. */
  title?: string | undefined;
  /** A height in pixels; default: the height of the content. */
  height?: number | undefined;
  /**
   * Isolates the game from this site: it saves nothing, and the server must serve its files with CORS for any origin.
   */
  isolated?: boolean | undefined;
}

/** The events of `SenetFrame`. */
export interface FrameEvents {
  ready: CustomEvent<Snapshot>;
  change: CustomEvent<Snapshot>;
  event: CustomEvent<GameEvent>;
  end: CustomEvent<{ winner: string | null; record: string }>;
  /** The game did not answer, or refused a command that did not come from this object's methods. */
  error: CustomEvent<{ code: string; field: string | null; message: string }>;
}

/** A game in a frame. */
export interface SenetFrame extends EventTarget, GameControls {
  readonly iframe: HTMLIFrameElement;
  /**
   * Resolves when the game can be played. Rejects if there is no answer (`no-answer`) or the frame was removed
   * (`gone`).
   */
  readonly ready: Promise<Snapshot>;
  state(): Promise<Snapshot>;
  getRecord(): Promise<string>;
  /** Removes the frame. */
  destroy(): void;
}

/** Inserts a game into an element of the page. */
export declare function embedSenet(into: Element, options?: FrameOptions): SenetFrame;
