/** What happens to the game on the board, told to add-ons. */
import type { GameEvent, State } from "../engine/types.js";
import type { ViewState } from "./view-state.js";

/** A knock: its time in milliseconds and its impact speed in stick lengths per second. */
export interface Knock {
  time: number;
  speed: number;
}

/** What happens to the game on the board. Each is emitted once, when it happens. */
export interface SessionEvents {
  /** The engine has acted; nothing is saved or shown yet. */
  events: readonly GameEvent[];
  /** The end of the game has been played and shown. A finished game that is opened emits nothing. */
  over: State;
  /**
   * These events start to play, with the sounds of the sticks; none for sticks that are shaken. `speed` is a factor; 0 means
   * without animation.
   */
  animation: { events: readonly GameEvent[]; speed: number; knocks: readonly Knock[] };
  /** The page has drawn this state. Emitted once for each; a listener that changes the session causes another. */
  shown: ViewState;
}

export class SessionEmitter extends EventTarget {
  /** Calls the listener whenever this happens, until the signal is aborted. */
  on<Type extends keyof SessionEvents>(
    type: Type,
    listener: (detail: SessionEvents[Type]) => void,
    options?: { signal: AbortSignal },
  ): void {
    this.addEventListener(type, (event) => listener((event as CustomEvent).detail), options);
  }

  emit<Type extends keyof SessionEvents>(type: Type, detail: SessionEvents[Type]): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
