/** Where the focus goes on the board: forward and back along the track, up and down between its rows. */
import type { Spot } from "../game/view-state.js";

/** The track from the first house to the way off; pieces in the hand come before it. */
export function trackOf(houses: number, withHand: boolean): Spot[] {
  const track: Spot[] = Array.from({ length: houses }, (_, index) => index + 1);
  if (withHand) track.unshift("hand");
  track.push("off");
  return track;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The spot a key leads to, or null when the key is none of the board's. */
export function spotForKey(
  key: string,
  from: Spot,
  track: readonly Spot[],
  boxOf: (spot: Spot) => Box,
): Spot | null {
  const here = track.indexOf(from);
  const at = (index: number): Spot => track[Math.max(0, Math.min(track.length - 1, index))] ?? from;
  switch (key) {
    case "ArrowRight":
      return at(here + 1);
    case "ArrowLeft":
      return at(here - 1);
    case "Home":
      return at(track.indexOf(1));
    case "End":
      return at(track.length - 1);
    case "ArrowUp":
      return nextRow(from, track, boxOf, -1);
    case "ArrowDown":
      return nextRow(from, track, boxOf, 1);
    default:
      return null;
  }
}

/** The nearest spot in the next row up or down; stays in the outermost row. */
function nextRow(from: Spot, track: readonly Spot[], boxOf: (spot: Spot) => Box, direction: 1 | -1): Spot {
  const start = centre(boxOf(from));
  let best: Spot = from;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const spot of track) {
    const { x, y } = centre(boxOf(spot));
    const down = (y - start.y) * direction;
    if (down < 4) continue;
    const cost = down * 4 + Math.abs(x - start.x);
    if (cost < bestCost) [best, bestCost] = [spot, cost];
  }
  return best;
}

function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The track's spots sorted into the rows one sees, each from left to right. */
export function rowsOf(track: readonly Spot[], boxOf: (spot: Spot) => Box): Spot[][] {
  const rows: { y: number; spots: { spot: Spot; x: number }[] }[] = [];
  for (const spot of track) {
    if (typeof spot !== "number") continue;
    const { x, y } = centre(boxOf(spot));
    const row = rows.find((candidate) => Math.abs(candidate.y - y) < 4);
    if (row) row.spots.push({ spot, x });
    else rows.push({ y, spots: [{ spot, x }] });
  }
  rows.sort((one, other) => one.y - other.y);
  const seen = rows.map((row) => row.spots.sort((one, other) => one.x - other.x).map((entry) => entry.spot));
  const beside = track.filter((spot) => typeof spot !== "number");
  return beside.length > 0 ? [...seen, beside] : seen;
}
