/** The output of the laboratory's engine, identical to `senet lab --json`. */
export type {
  Across,
  AcrossMeasure,
  Compared as MeasureResult,
  Comparison,
  Dispute,
  Doubt,
  Evaluators,
  Grid,
  GridEffect,
  GridMeasure,
  LabColumn,
  LabRun as EngineRun,
  Sweep,
  SweptPoint,
  Trust,
} from "senet-wasm-lab";
