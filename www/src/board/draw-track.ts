/** Which way the track runs: chevrons between houses, bolder at the turns; small house numbers. */
import { fade } from "./colour.js";
import { centreOf, type Geometry, houseRect } from "./geometry.js";
import type { Palette } from "./palette.js";
import type { Context } from "./shapes.js";
import { between } from "./shapes.js";
import { isTurn } from "./track.js";

export function drawTrack(context: Context, geometry: Geometry, palette: Palette): void {
  const { look, unit } = geometry;
  for (let house = 1; house < look.houses; house++) {
    const from = centreOf(geometry, house);
    const to = centreOf(geometry, house + 1);
    const turn = isTurn(look, house);
    const middle = between(from, to, 0.5);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    if (turn && palette.material !== "stone") bridge(context, middle, angle, unit, palette);
    chevron(
      context,
      middle,
      angle,
      unit * (turn ? 0.075 : 0.052),
      turn ? palette.inlay : fade(palette.inlay, palette.plain ? 1 : 0.9),
      unit * (turn ? 0.034 : 0.022),
    );
  }
}

/** At a turn the wall between two runs is open. */
function bridge(
  context: Context,
  at: { x: number; y: number },
  angle: number,
  unit: number,
  palette: Palette,
): void {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(angle);
  context.beginPath();
  context.roundRect(-unit * 0.12, -unit * 0.22, unit * 0.24, unit * 0.44, unit * 0.06);
  context.fillStyle = palette.plain ? palette.house : palette.groove;
  context.fill();
  context.restore();
}

function chevron(
  context: Context,
  at: { x: number; y: number },
  angle: number,
  size: number,
  colour: string,
  width: number,
): void {
  context.save();
  context.translate(at.x, at.y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(-size * 0.5, -size);
  context.lineTo(size * 0.5, 0);
  context.lineTo(-size * 0.5, size);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke();
  context.restore();
}

export function drawNumbers(context: Context, geometry: Geometry, palette: Palette): void {
  const size = Math.max(8, geometry.unit * 0.17);
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = "left";
  context.textBaseline = "top";
  context.fillStyle = palette.number;
  for (let house = 1; house <= geometry.look.houses; house++) {
    const rect = houseRect(geometry, house);
    context.fillText(String(house), rect.x + geometry.unit * 0.085, rect.y + geometry.unit * 0.085);
  }
}
