/** A worker of the laboratory. Handles one request at a time, in order. */
import * as engine from "senet-wasm-lab";
import { type Ask, reply } from "../../engine/worker-calls.js";
import { LabDesk, type LabRequest } from "./lab-desk.js";

export interface StartLab {
  readonly type: "start";
  readonly module: WebAssembly.Module;
  readonly folder: string;
}

let desk: LabDesk | null = null;

self.addEventListener("message", ({ data }: MessageEvent<StartLab | Ask<LabRequest>>) => {
  if (data.type === "start") {
    engine.initSync({ module: data.module });
    desk = new LabDesk(engine, new URL(data.folder));
  } else if (desk) reply(data, desk.answer.bind(desk)).catch(console.error);
});
