/** Tutankhamun's sticks: one pair ends in human fingers, the other in the heads of foxes. */
import { darker, fade, lighter, type Palette } from "../palette.js";
import { seeded } from "../random.js";
import type { Context } from "../shapes.js";

export function carve(
  context: Context,
  length: number,
  width: number,
  palette: Palette,
  index: number,
  light: boolean,
): void {
  const { fill, edge } = light ? palette.white : palette.black;
  const ink = light ? fade(edge, 0.75) : palette.inlay;
  const line = Math.max(0.8, width * 0.055);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.lineWidth = line;
  if (index < 2) finger(context, length, width, ink, light ? lighter(fill, 0.3) : palette.white.fill);
  else fox(context, length, width, ink, fill);
  if (light && !palette.plain) fibres(context, length, width, fill, index);
  for (const share of [-0.2, -0.175, 0.36, 0.385]) band(context, share * length, width, ink);
  if (light) return;
  for (const share of [0.02, 0.065, 0.11]) band(context, share * length, width, fade(palette.inlay, 0.8));
}

/** Around the body, bowed like everything on a round back. */
function band(context: Context, y: number, width: number, colour: string): void {
  context.beginPath();
  context.moveTo(-width * 0.44, y);
  context.quadraticCurveTo(0, y - width * 0.13, width * 0.44, y);
  context.strokeStyle = colour;
  context.stroke();
}

/** A nail, and the folds of the joint. */
function finger(context: Context, length: number, width: number, ink: string, nail: string): void {
  const tip = -length / 2;
  context.beginPath();
  context.ellipse(0, tip + width * 0.42, width * 0.21, width * 0.34, 0, 0, Math.PI * 2);
  context.fillStyle = nail;
  context.fill();
  context.strokeStyle = ink;
  context.stroke();
  for (const fold of [1.15, 1.32]) {
    context.beginPath();
    context.moveTo(-width * 0.26, tip + width * fold);
    context.quadraticCurveTo(0, tip + width * (fold + 0.1), width * 0.26, tip + width * fold);
    context.stroke();
  }
}

/** A pointed muzzle with a nose, two eyes, and ears that stand out behind. */
function fox(context: Context, length: number, width: number, ink: string, fill: string): void {
  const tip = -length / 2;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * width * 0.18, tip + width * 0.86);
    context.quadraticCurveTo(side * width * 0.62, tip + width * 0.9, side * width * 0.74, tip + width * 1.52);
    context.quadraticCurveTo(side * width * 0.5, tip + width * 1.36, side * width * 0.3, tip + width * 1.34);
    context.closePath();
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = ink;
    context.stroke();
    context.beginPath();
    context.ellipse(
      side * width * 0.19,
      tip + width * 0.72,
      width * 0.05,
      width * 0.1,
      side * 0.4,
      0,
      Math.PI * 2,
    );
    context.fillStyle = ink;
    context.fill();
  }
  context.beginPath();
  context.arc(0, tip + width * 0.12, width * 0.1, 0, Math.PI * 2);
  context.fill();
}

function fibres(context: Context, length: number, width: number, colour: string, index: number): void {
  const random = seeded(31 + index);
  for (let line = 0; line < 12; line++) {
    const x = (random() - 0.5) * width * 0.8;
    const start = (random() - 0.6) * length * 0.8;
    context.beginPath();
    context.moveTo(x, Math.max(start, -length * 0.44));
    context.lineTo(
      x + (random() - 0.5) * width * 0.06,
      Math.min(start + length * (0.2 + random() * 0.4), length * 0.46),
    );
    context.strokeStyle = fade(darker(colour, 0.5), 0.06 + random() * 0.12);
    context.lineWidth = Math.max(0.5, width * 0.025);
    context.stroke();
  }
  context.lineWidth = Math.max(0.8, width * 0.055);
}
