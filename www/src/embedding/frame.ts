/**
 * The game in a frame of somebody's page: says what happens, and does what that page asks. It listens to the page
 * around it and to nobody else, and, after the first greeting, to nobody of another origin.
 */
import { safeParse } from "valibot";
import type { PageHost } from "../companion.js";
import type { GameEvent, SenetEvents, Snapshot } from "./element-types.js";
import { ControlError, type GameControl } from "./game-control.js";
import { type Command, type FromGame, fromHost, isOurs, target, VERSION } from "./messages.js";

/** Starts to listen; gives a function that ends it. */
export function serveFrame(page: PageHost, control: GameControl): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  /** The origin of the page around, once it has greeted. */
  let host: string | null = null;

  const post = (message: FromGame, origin: string) =>
    globalThis.parent.postMessage({ senet: VERSION, ...message }, target(origin));
  const send = (message: FromGame) => {
    if (host !== null) post(message, host);
  };

  const answer = async (id: number, command: Command) => {
    try {
      send({ type: "result", id, value: await obey(command, control) });
    } catch (error) {
      if (!(error instanceof ControlError)) console.error(error);
      const code = error instanceof ControlError ? error.code : "not-now";
      send({ type: "error", id, code, message: error instanceof Error ? error.message : String(error) });
    }
  };

  const hear = (event: MessageEvent<unknown>) => {
    if (event.source !== globalThis.parent || (host !== null && event.origin !== host)) return;
    if (!isOurs(event.data)) return;
    const { success, output, issues } = safeParse(fromHost, event.data);
    if (!success) {
      const [issue] = issues;
      send({ type: "error", id: null, code: "bad-message", message: issue.message });
    } else if (output.type === "hello") {
      host = event.origin;
      const state = control.state();
      if (state) send({ type: "ready", state });
      tellHeight(true);
    } else if (host !== null) void answer(output.id, output.command);
  };

  let told = 0;
  const tellHeight = (again = false) => {
    const { top } = page.element.getBoundingClientRect();
    const height = Math.ceil(Math.max(0, ...[...page.root.children].map(bottomOf)) - top);
    if (height <= 0 || (height === told && !again)) return;
    told = height;
    send({ type: "resize", height });
  };
  const sizes = new ResizeObserver(() => tellHeight());
  for (const child of page.root.children) sizes.observe(child);
  signal.addEventListener("abort", () => sizes.disconnect());

  const on = <Name extends keyof SenetEvents>(
    name: Name,
    tell: (detail: SenetEvents[Name]["detail"]) => void,
  ) => page.element.addEventListener(name, (event) => tell((event as SenetEvents[Name]).detail), { signal });
  on("senet-event", (event: GameEvent) => send({ type: "event", event }));
  on("senet-change", (state: Snapshot) => send({ type: "state", state }));
  on("senet-end", ({ winner, record }) => send({ type: "end", winner, record }));
  globalThis.addEventListener("message", hear, { signal });
  post({ type: "hello", version: VERSION }, "null");
  return () => ending.abort();
}

/** Dialogs lie above the page and do not count. */
function bottomOf(element: Element): number {
  return element.localName === "dialog" ? 0 : element.getBoundingClientRect().bottom;
}

function obey(command: Command, control: GameControl): Promise<unknown> {
  switch (command.do) {
    case "new-game":
      return control.newGame(command.options as Parameters<GameControl["newGame"]>[0]);
    case "configure":
      return control.configure(command.options as Parameters<GameControl["configure"]>[0]);
    case "set":
      return control.set(command);
    case "play":
      return control.play(command.move);
    case "freeze":
      return control.freeze(command.frozen);
    case "state":
      return Promise.resolve(control.state());
    case "record":
      return Promise.resolve(control.record());
    default:
      return control[command.do]();
  }
}
