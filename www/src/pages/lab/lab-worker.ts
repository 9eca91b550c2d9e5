/** A worker of the laboratory. Handles one request at a time, in order. */
import * as engine from "senet-wasm-lab";
import { type LabAnswer, LabDesk, type LabRequest } from "./lab-desk.js";

export type ToLabWorker =
  | { readonly type: "start"; readonly module: WebAssembly.Module; readonly folder: string }
  | { readonly type: "ask"; readonly ticket: number; readonly request: LabRequest };

export type FromLabWorker =
  | { readonly type: "answered"; readonly ticket: number; readonly answer: LabAnswer }
  | { readonly type: "refused"; readonly ticket: number; readonly reason: string };

let desk: LabDesk | null = null;
const post = (message: FromLabWorker) => self.postMessage(message);

self.addEventListener("message", ({ data }: MessageEvent<ToLabWorker>) => {
  if (data.type === "start") {
    engine.initSync({ module: data.module });
    desk = new LabDesk(engine, new URL(data.folder));
    return;
  }
  const { ticket, request } = data;
  desk?.answer(request).then(
    (answer) => post({ type: "answered", ticket, answer }),
    (error: unknown) =>
      post({ type: "refused", ticket, reason: error instanceof Error ? error.message : String(error) }),
  );
});
