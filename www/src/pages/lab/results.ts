/** The output of the laboratory's engine, identical to `senet lab --json`. */
export type {
  Compared as MeasureResult,
  Comparison,
  Dispute,
  Grid,
  GridEffect,
  GridMeasure,
  LabColumn,
  Sweep,
  SweptPoint,
} from "senet-wasm-lab";
