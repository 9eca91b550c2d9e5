/** Wide boards have three rows of ten; on narrow screens the track is folded into shorter rows so that fingers can hit it. */
export type Layout = "wide" | "folded";

/** Below this width (in CSS pixels) ten columns would be under 44 pixels each. */
const WIDE_FROM = 470;

export function layoutFor(width: number): Layout {
  return width < WIDE_FROM ? "folded" : "wide";
}
