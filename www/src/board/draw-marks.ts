/** Cuts a sign into a house: inlaid colour, a dark upper lip and a lit lower one. */
import { fade } from "./colour.js";
import type { MarkName, Rect } from "./model.js";
import type { Palette } from "./palette.js";
import { type Context, grown } from "./shapes.js";
import { SIGNS, type SignPart } from "./signs.js";

export function drawMark(context: Context, mark: MarkName, house: Rect, palette: Palette): void {
  const square = grown(house, -house.width * (palette.material === "stone" ? 0.21 : 0.15));
  const size = square.width / 100;
  for (const part of SIGNS[mark]) {
    if (!palette.plain) {
      lay(context, part, square, size, fade("#ffffff", palette.material === "faience" ? 0.22 : 0.4), 1.9);
      lay(context, part, square, size, fade("#000000", 0.35), -1);
    }
    lay(context, part, square, size, palette.ink, 0);
  }
}

function lay(
  context: Context,
  part: SignPart,
  square: Rect,
  size: number,
  colour: string,
  shift: number,
): void {
  const path = new Path2D(part.path);
  context.save();
  context.translate(square.x + shift * size, square.y + shift * size);
  context.scale(size, size);
  context.translate(part.x ?? 0, part.y ?? 0);
  context.scale(part.scale ?? 1, part.scale ?? 1);
  if (part.line) {
    context.lineWidth = part.line;
    context.lineJoin = "miter";
    context.miterLimit = 6;
    context.strokeStyle = colour;
    context.stroke(path);
  } else {
    context.fillStyle = colour;
    context.fill(path, "evenodd");
  }
  context.restore();
}
