/**
 * `senet-host.js`: puts the game into a frame of a page and speaks with it. What it offers is said in host-types.ts.
 * Importing it on a server does nothing.
 */
import { safeParse } from "valibot";
import type { GameOptions, Setting, Snapshot } from "./element-types.js";
import type { embedSenet as EmbedSenet, FrameOptions, SenetFrame } from "./host-types.js";
import { type Command, fromGame, isOurs, target, VERSION } from "./messages.js";
import { queryOf } from "./options.js";

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

class Frame extends EventTarget implements SenetFrame {
  readonly iframe: HTMLIFrameElement;
  readonly ready: Promise<Snapshot>;
  private readonly origin: string;
  private readonly waiting = new Map<number, Waiting>();
  private readonly ending = new AbortController();
  private commands = 0;
  private begun!: Waiting;

  constructor(
    into: Element,
    private readonly options: FrameOptions,
  ) {
    super();
    const { src = new URL("./", import.meta.url), title = "Senet", height, isolated } = options;
    const address = new URL(src, document.baseURI);
    address.search = queryOf(options, address.search);
    this.origin = isolated || address.protocol === "file:" ? "null" : address.origin;
    this.ready = new Promise((resolve, reject) => {
      this.begun = { resolve, reject };
    });
    // Whoever does not wait for it hears of it by the event "error".
    this.ready.catch(() => undefined);
    const { iframe, ending } = this.make(title, height, isolated === true);
    globalThis.addEventListener("message", (event) => this.hear(event), { signal: ending.signal });
    iframe.src = address.href;
    into.append(iframe);
    this.iframe = iframe;
  }

  private make(title: string, height: number | undefined, isolated: boolean) {
    const iframe = document.createElement("iframe");
    iframe.title = title;
    iframe.allow = "fullscreen; clipboard-write";
    if (isolated) iframe.setAttribute("sandbox", "allow-scripts");
    iframe.style.cssText = `display: block; inline-size: 100%; block-size: ${height ?? 720}px; border: 0`;
    return { iframe, ending: this.ending };
  }

  private hear(event: MessageEvent<unknown>): void {
    if (event.source !== this.iframe.contentWindow || event.origin !== this.origin || !isOurs(event.data))
      return;
    const { success, output } = safeParse(fromGame, event.data);
    if (!success) return;
    switch (output.type) {
      case "hello":
        this.post({ type: "hello" });
        break;
      case "ready":
        void this.start(output.state as unknown as Snapshot);
        break;
      case "state":
        this.tell("change", output.state);
        break;
      case "event":
        this.tell("event", output.event);
        break;
      case "end":
        this.tell("end", { winner: output.winner, record: output.record });
        break;
      case "resize":
        if (this.options.height === undefined) this.iframe.style.blockSize = `${output.height}px`;
        break;
      case "result":
        this.waiting.get(output.id)?.resolve(output.value as never);
        this.waiting.delete(output.id);
        break;
      case "error": {
        const { id, code, message } = output;
        if (id === null) this.tell("error", { code, message });
        else {
          this.waiting.get(id)?.reject(Object.assign(new Error(message), { code }));
          this.waiting.delete(id);
        }
      }
    }
  }

  /** The game is there: on with what it is to begin with. */
  private async start(state: Snapshot): Promise<void> {
    const { record, position, ruleset } = this.options;
    try {
      let begun = state;
      if (record !== undefined) begun = await this.set({ record });
      else if (position !== undefined) begun = await this.set({ position, ruleset });
      this.begun.resolve(begun as never);
      this.tell("ready", begun);
    } catch (error) {
      const { code = "not-now", message } = error as Error & { code?: string };
      this.tell("error", { code, message });
      this.begun.reject(error as Error);
    }
  }

  private tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  private post(message: object): void {
    this.iframe.contentWindow?.postMessage({ senet: VERSION, ...message }, target(this.origin));
  }

  private ask<T>(command: Command): Promise<T> {
    this.commands += 1;
    const id = this.commands;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.post({ type: "command", id, command });
    });
  }

  state(): Promise<Snapshot> {
    return this.ask({ do: "state" });
  }
  getRecord(): Promise<string> {
    return this.ask({ do: "record" });
  }
  newGame(options: GameOptions = {}): Promise<Snapshot> {
    return this.ask({ do: "new-game", options });
  }
  set(setting: Setting): Promise<Snapshot> {
    return this.ask({ do: "set", ...setting });
  }
  configure(options: GameOptions): Promise<Snapshot> {
    return this.ask({ do: "configure", options });
  }
  throw(): Promise<Snapshot> {
    return this.ask({ do: "throw" });
  }
  play(move: string): Promise<Snapshot> {
    return this.ask({ do: "play", move });
  }
  undo(): Promise<Snapshot> {
    return this.ask({ do: "undo" });
  }
  redo(): Promise<Snapshot> {
    return this.ask({ do: "redo" });
  }
  freeze(frozen = true): Promise<Snapshot> {
    return this.ask({ do: "freeze", frozen });
  }
  replay(): Promise<Snapshot> {
    return this.ask({ do: "replay" });
  }

  destroy(): void {
    this.ending.abort();
    this.iframe.remove();
    for (const { reject } of this.waiting.values()) reject(new Error("The frame is gone."));
    this.waiting.clear();
    this.begun.reject(new Error("The frame is gone."));
  }
}

export const embedSenet: typeof EmbedSenet = (into, options = {}) => new Frame(into, options);
