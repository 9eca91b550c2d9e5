/**
 * `senet-host.js`: creates a frame with the game and communicates with it. host-types.ts documents its interface.
 * Importing it on a server has no effect.
 */
import { safeParse } from "valibot";
import { FRAME_NAME_PREFIX } from "../../src/game/url-options.js";
import { type CommandName, defineCommands, messageOf } from "./commands.js";
import type { ControlCode, ControlFault, GameControls, Snapshot } from "./element-types.js";
import type { embedSenet as EmbedSenet, FrameOptions, SenetFrame } from "./host-types.js";
import {
  fromGame,
  type GamesOnPage,
  isSenetMessage,
  placeAmong,
  queryOf,
  target,
  VERSION,
} from "./protocol.js";

const gamesOnPage: GamesOnPage = new Map();

interface PendingCall {
  resolve(value: never): void;
  reject(error: Error): void;
}

/** Time in milliseconds after the frame's load event in which even the slowest machine answers. */
const READY_TIMEOUT_MS = 60_000;

const fault = (
  code: ControlCode | (string & {}),
  message: string,
  field: string | null = null,
): ControlFault => Object.assign(new Error(message), { code: code as ControlCode, field });

const removedError = () => fault("gone", "The frame with the game is gone.");
const notReady = () => fault("not-ready", "The game is not there yet; wait for ready.");

class Frame extends EventTarget implements Omit<SenetFrame, CommandName> {
  readonly iframe: HTMLIFrameElement;
  readonly ready: Promise<Snapshot>;
  private readonly origin: string;
  private readonly waiting = new Map<number, PendingCall>();
  private readonly lifetime = new AbortController();
  private commands = 0;
  private startCall!: PendingCall;
  /** The game has answered and accepts commands. */
  private hasGreeted = false;
  private left = false;
  private readyTimer: ReturnType<typeof setTimeout> | undefined;

  static {
    defineCommands(Frame.prototype, (frame, name, args) => frame.send(messageOf(name, args)));
  }

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
      this.startCall = { resolve, reject };
    });
    // Callers that do not await it receive the event "error".
    this.ready.catch(() => undefined);
    const { iframe, lifetime } = this.make(title, height, isolated === true);
    iframe.name = `${FRAME_NAME_PREFIX}${location.origin}${location.pathname} ${placeAmong(gamesOnPage, into.id, iframe)}`;
    globalThis.addEventListener("message", (event) => this.onMessage(event), { signal: lifetime.signal });
    iframe.src = address.href;
    iframe.addEventListener("load", () => this.loaded(address), { signal: lifetime.signal });
    // Keeps the frame's size if the outer page moves or removes it without calling `remove`.
    const shrinking = new ResizeObserver(() => {
      if (!iframe.isConnected) this.leave();
    });
    lifetime.signal.addEventListener("abort", () => shrinking.disconnect());
    into.append(iframe);
    shrinking.observe(iframe);
    this.iframe = iframe;
    this.waitFor(address);
  }

  /** A document has loaded in the frame, for the first or another time, and must greet. */
  private loaded(address: URL): void {
    this.left = false;
    this.hasGreeted = false;
    this.end(notReady());
    const { contentDocument } = this.iframe;
    // A same-origin document can be checked at once for not being a game.
    if (contentDocument && !contentDocument.querySelector("senet-game")) this.giveUp(address);
    else this.waitFor(address);
  }

  private waitFor(address: URL): void {
    clearTimeout(this.readyTimer);
    this.readyTimer = setTimeout(() => this.giveUp(address), READY_TIMEOUT_MS);
  }

  private giveUp(address: URL): void {
    clearTimeout(this.readyTimer);
    // A frame outside the document loads nothing.
    if (!this.iframe.isConnected) {
      this.waitFor(address);
      return;
    }
    const { href } = address;
    const error = fault(
      "no-answer",
      `No game answers at ${href}. Is it the address of the game’s folder?`,
      "src",
    );
    this.dispatch("error", { code: error.code, field: error.field, message: error.message });
    this.startCall.reject(error);
  }

  /** Rejects all open requests. */
  private end(error: ControlFault): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  private make(title: string, height: number | undefined, isolated: boolean) {
    const iframe = document.createElement("iframe");
    iframe.title = title;
    iframe.allow = "fullscreen; clipboard-write";
    if (isolated) iframe.setAttribute("sandbox", "allow-scripts");
    iframe.style.cssText = `display: block; inline-size: 100%; block-size: ${height ?? 720}px; border: 0`;
    return { iframe, lifetime: this.lifetime };
  }

  private onMessage(event: MessageEvent<unknown>): void {
    if (
      event.source !== this.iframe.contentWindow ||
      event.origin !== this.origin ||
      !isSenetMessage(event.data)
    )
      return;
    const { success, output } = safeParse(fromGame, event.data);
    if (!success) return;
    switch (output.type) {
      case "hello":
        clearTimeout(this.readyTimer);
        this.hasGreeted = true;
        this.post({ type: "hello" });
        break;
      case "ready":
        this.start(output.state as unknown as Snapshot).catch(console.error);
        break;
      case "state":
        this.dispatch("change", output.state);
        break;
      case "event":
        this.dispatch("event", output.event);
        break;
      case "end":
        this.dispatch("end", { winner: output.winner, record: output.record });
        break;
      case "resize":
        if (this.options.height === undefined) this.iframe.style.blockSize = `${output.height}px`;
        break;
      case "result":
        this.waiting.get(output.id)?.resolve(output.value as never);
        this.waiting.delete(output.id);
        break;
      case "error": {
        const { id, code, field, message } = output;
        if (id === null) this.dispatch("error", { code, field, message });
        else {
          this.waiting.get(id)?.reject(fault(code, message, field));
          this.waiting.delete(id);
        }
      }
    }
  }

  /** The game is ready; send the initial commands. */
  private async start(state: Snapshot): Promise<void> {
    const { record, position, ruleset } = this.options;
    try {
      let snapshot = state;
      if (record !== undefined) snapshot = await this.send(messageOf("set", [{ record }]));
      else if (position !== undefined) snapshot = await this.send(messageOf("set", [{ position, ruleset }]));
      this.startCall.resolve(snapshot as never);
      this.dispatch("ready", snapshot);
    } catch (error) {
      const { code, field, message } = error as ControlFault;
      this.dispatch("error", { code, field, message });
      this.startCall.reject(error as Error);
    }
  }

  private dispatch(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  private post(message: object): void {
    this.iframe.contentWindow?.postMessage({ senet: VERSION, ...message }, target(this.origin));
  }

  /** Sends a command. The game validates it. */
  private send<T>(command: { do: string }): Promise<T> {
    this.commands += 1;
    const id = this.commands;
    return new Promise<T>((resolve, reject) => {
      if (this.left) throw removedError();
      if (!this.hasGreeted) throw notReady();
      try {
        this.post({ type: "command", id, command });
      } catch (error) {
        // The value cannot be cloned for a message, for example a function.
        throw fault("bad-option", String(error));
      }
      this.waiting.set(id, { resolve, reject });
    });
  }

  state(): Promise<Snapshot> {
    return this.send({ do: "state" });
  }
  getRecord(): Promise<string> {
    return this.send({ do: "record" });
  }

  destroy(): void {
    this.lifetime.abort();
    this.iframe.remove();
    this.leave();
  }

  private leave(): void {
    this.left = true;
    clearTimeout(this.readyTimer);
    this.end(removedError());
    this.startCall.reject(removedError());
  }
}

export const embedSenet: typeof EmbedSenet = (into, options = {}) =>
  new Frame(into, options) as Frame & GameControls;
