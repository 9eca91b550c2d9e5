/** What the page and the worker say to each other. */
import type { Answer, Question } from "./advisor-desk.js";

export type ToWorker =
  | { type: "start"; module: WebAssembly.Module }
  | { type: "ask"; ticket: number; question: Question }
  | { type: "net"; name: string; file: Uint8Array | null }
  | { type: "net-failed"; name: string; reason: string };

export type FromWorker =
  | { type: "failed"; message: string }
  | { type: "net-wanted"; name: string; ruleset: string }
  | { type: "answered"; ticket: number; answer: Answer }
  | { type: "refused"; ticket: number; message: string };
