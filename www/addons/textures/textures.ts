/** Wood, faience, reed and stone, drawn from seeded random numbers inside a rectangle. The caller clips. */

import { css } from "lit";
import type { PaintedSurface } from "../../src/board/materials.js";
import { darker, fade, lighter, type Material } from "../../src/board/palette.js";
import type { Context } from "../../src/board/shapes.js";
import { seeded } from "../../src/board/shapes.js";
import type { StickSide } from "../../src/board/stick-pose.js";

type SurfacePainter = (context: Context, surface: PaintedSurface) => void;

const SURFACES: Readonly<Record<Material, SurfacePainter>> = {
  wood: grain,
  ivory: growthLines,
  papyrus: reeds,
  faience: glaze,
  stone: pores,
  flat: () => undefined,
};

/** `along`: the direction of the grain. */
export function texture(
  context: Context,
  material: Material,
  surface: PaintedSurface,
  along: "x" | "y" = "x",
): void {
  const paint = SURFACES[material];
  const { rect } = surface;
  context.save();
  if (along === "y") {
    context.translate(rect.x, rect.y + rect.height);
    context.rotate(-Math.PI / 2);
    paint(context, { ...surface, rect: { x: 0, y: 0, width: rect.height, height: rect.width } });
  } else {
    paint(context, surface);
  }
  context.restore();
}

function grain(context: Context, { rect, colour, unit, seed }: PaintedSurface): void {
  const random = seeded(seed);
  const lines = Math.ceil((rect.height / unit) * 26);
  for (let index = 0; index < lines; index++) {
    const y = rect.y + random() * rect.height;
    const sway = (random() - 0.5) * unit * 0.16;
    const start = rect.x + (random() - 0.3) * rect.width;
    const end = start + (0.3 + random()) * rect.width;
    context.beginPath();
    context.moveTo(start, y);
    context.bezierCurveTo(
      start + (end - start) * 0.3,
      y + sway,
      start + (end - start) * 0.7,
      y - sway,
      end,
      y + sway * 0.4,
    );
    context.strokeStyle =
      random() < 0.6
        ? fade(darker(colour, 0.5), 0.1 + random() * 0.16)
        : fade(lighter(colour, 0.4), 0.05 + random() * 0.1);
    context.lineWidth = unit * (0.006 + random() * 0.022);
    context.stroke();
  }
}

/** Ivory: fine, nearly straight lines in broad soft bands, a few hair cracks. */
function growthLines(context: Context, { rect, colour, unit, seed }: PaintedSurface): void {
  const random = seeded(seed);
  const bow = (random() - 0.5) * unit * 0.1;
  const line = (y: number, from: number, to: number, style: string, width: number) => {
    context.beginPath();
    context.moveTo(from, y);
    context.quadraticCurveTo((from + to) / 2, y + bow, to, y);
    context.strokeStyle = style;
    context.lineWidth = width;
    context.stroke();
  };
  const right = rect.x + rect.width;
  for (let band = 0; band < 4; band++) {
    const y = rect.y + random() * rect.height;
    line(
      y,
      rect.x,
      right,
      fade(darker(colour, 0.35), 0.05 + random() * 0.06),
      unit * (0.08 + random() * 0.14),
    );
  }
  for (let y = rect.y; y < rect.y + rect.height; y += unit * 0.035) {
    line(y + random() * unit * 0.02, rect.x, right, fade(darker(colour, 0.5), random() * 0.1), unit * 0.009);
  }
  for (let crack = 0; crack < 1; crack++) {
    const from = rect.x + random() * rect.width * 0.8;
    const y = rect.y + random() * rect.height;
    line(y, from, from + unit * (0.1 + random() * 0.3), fade(darker(colour, 0.6), 0.28), unit * 0.007);
  }
}

/** Papyrus: thin strips laid crosswise. The fibres of the upper layer are visible, the lower layer shines through. */
function reeds(context: Context, { rect, colour, unit, seed }: PaintedSurface): void {
  const random = seeded(seed);
  const strips = (
    from: number,
    to: number,
    strength: number,
    draw: (start: number, size: number) => void,
  ) => {
    for (let start = from; start < to; ) {
      const size = unit * (0.16 + random() * 0.14);
      const tone = random() < 0.5 ? darker(colour, 0.5) : lighter(colour, 0.7);
      context.fillStyle = fade(tone, random() * strength);
      draw(start, size);
      context.fillStyle = fade(darker(colour, 0.6), strength * (0.6 + random() * 0.6));
      draw(start, Math.max(0.5, unit * 0.007));
      start += size;
    }
  };
  strips(rect.x, rect.x + rect.width, 0.07, (x, size) => context.fillRect(x, rect.y, size, rect.height));
  strips(rect.y, rect.y + rect.height, 0.13, (y, size) => context.fillRect(rect.x, y, rect.width, size));
  const fibres = ((rect.width * rect.height) / (unit * unit)) * 34;
  for (let fibre = 0; fibre < fibres; fibre++) {
    const x = rect.x + random() * rect.width;
    const y = rect.y + random() * rect.height;
    const long = unit * (0.06 + random() * 0.34);
    const tone = random() < 0.7 ? darker(colour, 0.55) : lighter(colour, 0.6);
    context.fillStyle = fade(tone, 0.08 + random() * 0.2);
    // Most fibres follow the upper layer.
    if (random() < 0.85) context.fillRect(x, y, long, Math.max(0.4, unit * 0.006));
    else context.fillRect(x, y, Math.max(0.4, unit * 0.006), long * 0.6);
  }
}

function glaze(context: Context, { rect, colour, unit, seed }: PaintedSurface): void {
  const random = seeded(seed);
  const spots = Math.ceil((rect.width * rect.height) / (unit * unit)) * 3;
  for (let index = 0; index < spots; index++) {
    const x = rect.x + random() * rect.width;
    const y = rect.y + random() * rect.height;
    const radius = unit * (0.15 + random() * 0.5);
    const pool = context.createRadialGradient(x, y, 0, x, y, radius);
    const tone = random() < 0.5 ? lighter(colour, 0.3) : darker(colour, 0.35);
    pool.addColorStop(0, fade(tone, 0.11));
    pool.addColorStop(1, fade(tone, 0));
    context.fillStyle = pool;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  for (let index = 0; index < spots * 2; index++) {
    context.beginPath();
    context.arc(
      rect.x + random() * rect.width,
      rect.y + random() * rect.height,
      unit * (0.004 + random() * 0.012),
      0,
      7,
    );
    context.fillStyle = fade(
      random() < 0.5 ? darker(colour, 0.6) : lighter(colour, 0.6),
      0.2 + random() * 0.25,
    );
    context.fill();
  }
}

function pores(context: Context, { rect, colour, unit, seed }: PaintedSurface): void {
  const random = seeded(seed);
  const count = Math.ceil(((rect.width * rect.height) / (unit * unit)) * 34);
  for (let index = 0; index < count; index++) {
    const x = rect.x + random() * rect.width;
    const y = rect.y + random() * rect.height;
    const radius = unit * (0.004 + random() ** 5 * 0.03);
    context.beginPath();
    context.ellipse(x, y, radius * (1 + random()), radius, random() * 3, 0, 7);
    context.fillStyle = fade(darker(colour, 0.55), 0.1 + random() * 0.2);
    context.fill();
    context.beginPath();
    context.ellipse(x + radius * 0.5, y + radius * 0.6, radius, radius * 0.6, 0, 0, 7);
    context.fillStyle = fade(lighter(colour, 0.6), 0.1);
    context.fill();
  }
}

// The table, lit from the top left like the board.

export const tableBackground = css`
  :host {
    background:
      radial-gradient(75rem 46rem at 28% -6rem, #fff7, #fff0 72%),
      radial-gradient(90rem 70rem at 60% 120%, #00000014, #0000 70%),
      repeating-linear-gradient(91deg, #0000 0 2px, #00000006 2px 3px),
      repeating-linear-gradient(1deg, #0000 0 2px, #ffffff0d 2px 3px),
      var(--table);
  }
  @media (prefers-color-scheme: dark) {
    :host {
      background:
        radial-gradient(75rem 46rem at 28% -6rem, #ffffff14, #fff0 72%),
        repeating-linear-gradient(91deg, #0000 0 2px, #0000001f 2px 3px),
        repeating-linear-gradient(1deg, #0000 0 2px, #ffffff06 2px 3px),
        var(--table);
    }
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    :host {
      background: var(--table);
    }
  }
`;

// ---- Tutankhamun's sticks: one pair ends in human fingers, the other in fox heads.

export function carve(context: Context, { length, width, palette, index, light }: StickSide): void {
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

/** A band around the body, curved to follow the round back. */
function band(context: Context, y: number, width: number, colour: string): void {
  context.beginPath();
  context.moveTo(-width * 0.44, y);
  context.quadraticCurveTo(0, y - width * 0.13, width * 0.44, y);
  context.strokeStyle = colour;
  context.stroke();
}

/** A fingernail and the folds of the joint. */
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

/** A pointed muzzle with a nose, two eyes, and protruding ears. */
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
