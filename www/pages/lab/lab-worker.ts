/** A worker of the laboratory. Handles one request at a time, in order. */
import * as engine from "senet-wasm-lab";
import { type Ask, reply } from "../../src/engine/worker-calls.js";
import { type LabRequest, LabService } from "./lab-service.js";

export interface StartLab {
  readonly type: "start";
  readonly module: WebAssembly.Module;
  readonly folder: string;
}

let service: LabService | null = null;

self.addEventListener("message", ({ data }: MessageEvent<StartLab | Ask<LabRequest>>) => {
  if (data.type === "start") {
    engine.initSync({ module: data.module });
    service = new LabService(engine, new URL(data.folder));
  } else if (service) reply(data, service.answer.bind(service)).catch(console.error);
});
