/**
 * The game in a frame: reports events to the embedding page and executes its commands. It accepts messages only from
 * its parent, and after the greeting only from that origin.
 */
import { safeParse } from "valibot";
import type { Page } from "../../src/app/addon.js";
import type { GameEvent, SenetEvents, Snapshot } from "./element-types.js";
import { type GameControl, toldToHost } from "./game-control.js";
import { type FromGame, fromHost, isSenetMessage, target, VERSION } from "./protocol.js";

/** Starts listening. Returns a function that stops it. */
export function serveFrame(page: Page, control: GameControl): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  /** The parent's origin, once it has greeted. */
  let host: string | null = null;

  const post = (message: FromGame, origin: string) =>
    globalThis.parent.postMessage({ senet: VERSION, ...message }, target(origin));
  const send = (message: FromGame) => {
    if (host !== null) post(message, host);
  };

  const answer = async (id: number, command: unknown) => {
    try {
      send({ type: "result", id, value: await control.execute(command) });
    } catch (error) {
      const { code, field, message } = toldToHost(error);
      send({ type: "error", id, code, field, message });
    }
  };

  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== globalThis.parent || (host !== null && event.origin !== host)) return;
    if (!isSenetMessage(event.data)) return;
    const { success, output, issues } = safeParse(fromHost, event.data);
    if (!success) {
      const [issue] = issues;
      send({ type: "error", id: null, code: "bad-message", field: null, message: issue.message });
    } else if (output.type === "hello") {
      host = event.origin;
      const state = control.state();
      if (state) send({ type: "ready", state });
      postHeight(true);
    } else if (host !== null) answer(output.id, output.command).catch(console.error);
  };

  let reportedHeight = 0;
  const postHeight = (again = false) => {
    const { top } = page.element.getBoundingClientRect();
    const height = Math.ceil(Math.max(0, ...[...page.root.children].map(bottomOf)) - top);
    if (height <= 0) return;
    // In a frame that is high enough, the docked bars would only waste space.
    globalThis.document.documentElement.style.overflow = globalThis.innerHeight >= height ? "hidden" : "";
    if (height === reportedHeight && !again) return;
    reportedHeight = height;
    send({ type: "resize", height });
  };
  const sizes = new ResizeObserver(() => postHeight());
  // Observes the element as well, because it grows with content added later.
  for (const part of [page.element, ...page.root.children]) sizes.observe(part);
  signal.addEventListener("abort", () => sizes.disconnect());
  globalThis.addEventListener("resize", () => postHeight(), { signal });

  const on = <Name extends keyof SenetEvents>(
    name: Name,
    tell: (detail: SenetEvents[Name]["detail"]) => void,
  ) => page.element.addEventListener(name, (event) => tell((event as SenetEvents[Name]).detail), { signal });
  on("senet-event", (event: GameEvent) => send({ type: "event", event }));
  on("senet-change", (state: Snapshot) => send({ type: "state", state }));
  on("senet-end", ({ winner, record }) => send({ type: "end", winner, record }));
  globalThis.addEventListener("message", onMessage, { signal });
  const greet = () => post({ type: "hello", version: VERSION }, "null");
  // The parent must first receive the message that a page has loaded.
  if (globalThis.document.readyState === "complete") greet();
  else globalThis.addEventListener("load", greet, { signal });
  return () => lifetime.abort();
}

/** Dialogs overlay the page and do not count. */
function bottomOf(element: Element): number {
  return element.localName === "dialog" ? 0 : element.getBoundingClientRect().bottom;
}
