/** What the laboratory's engine answers: the same figures as `senet lab` prints with `--json`. */
export type {
  Compared as MeasureResult,
  Comparison,
  Dispute,
  LabColumn,
  Sweep,
  SweptPoint,
} from "senet-wasm-lab";
