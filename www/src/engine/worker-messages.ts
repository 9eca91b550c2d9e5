/** What the page and the worker say to each other. */
import type { Question } from "./advisor-desk.js";

export type ToWorker =
  | { type: "start"; module: WebAssembly.Module }
  | { type: "choose"; ticket: number; question: Question };

export type FromWorker =
  | { type: "ready" }
  | { type: "failed"; message: string }
  | { type: "chosen"; ticket: number; choice: string }
  | { type: "refused"; ticket: number; message: string };
