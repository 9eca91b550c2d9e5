/** The pieces: cones for White, spools for Black. Each is painted once per size and then stamped. */

import { Layer } from "./canvas.js";
import type { Rect, Side } from "./model.js";
import { fade, type Palette, type PieceColours } from "./palette.js";
import type { Pose } from "./poses.js";
import type { Context } from "./shapes.js";

/** Extent of the sprite left, above, right and below the foot, in houses. */
const REACH = { left: 0.46, up: 0.78, right: 0.62, down: 0.3 };
/** Height above the foot around which a falling piece turns. */
const MIDDLE = 0.3;

export class PieceSprites {
  private readonly sprites = { white: new Layer(), black: new Layer() };
  private readonly shadow = new Layer();
  private unit = 1;

  prepare(unit: number, density: number, palette: Palette, key: string): void {
    this.unit = unit;
    const width = (REACH.left + REACH.right) * unit;
    const height = (REACH.up + REACH.down) * unit;
    const paint = (layer: Layer, draw: (context: Context) => void) =>
      layer.paint(key, width, height, density, (context) => {
        context.translate(REACH.left * unit, REACH.up * unit);
        context.scale(unit, unit);
        draw(context);
      });
    const { white, black, plain } = palette;
    paint(this.sprites.white, (context) => drawCone(context, white, plain));
    paint(this.sprites.black, (context) => drawSpool(context, black, plain));
    paint(this.shadow, (context) => {
      if (!plain) drawShadow(context);
    });
  }

  draw(context: Context, side: Side, pose: Pose, shadows = true): void {
    const { x, y, width, height } = this.box(pose);
    const raise = pose.lift * this.unit;
    if (shadows && pose.sink === 0) {
      context.globalAlpha = pose.alpha * Math.max(0.25, 1 - pose.lift * 0.8);
      context.drawImage(this.shadow.canvas, x + raise * 0.35, y + raise * 0.25, width, height);
    }
    context.globalAlpha = pose.alpha * (1 - pose.sink * pose.sink);
    context.save();
    if (pose.sink > 0) {
      context.beginPath();
      context.rect(x, y, width, pose.y + 0.1 * this.unit - y);
      context.clip();
    } else if (pose.tilt !== 0) {
      const middle = { x: pose.x, y: pose.y - raise - MIDDLE * this.unit * pose.scale };
      context.translate(middle.x, middle.y);
      context.rotate(pose.tilt);
      context.translate(-middle.x, -middle.y);
    }
    const depth = pose.sink * REACH.up * this.unit * pose.scale;
    const top = pose.sink > 0 ? y + depth : y - raise;
    context.drawImage(this.sprites[side].canvas, x, top, width, height);
    context.restore();
    context.globalAlpha = 1;
  }

  /** The bounding rectangle of everything painted for a piece in this pose. */
  bounds(pose: Pose): Rect {
    const box = this.box(pose);
    const raise = pose.lift * this.unit;
    // A lying piece reaches further to the sides.
    const aside = pose.tilt === 0 ? 2 : 0.2 * this.unit;
    return {
      x: box.x - aside,
      y: box.y - raise - aside,
      width: box.width + raise * 0.35 + 2 * aside,
      height: box.height + raise * 1.25 + 2 * aside,
    };
  }

  private box(pose: Pose): Rect {
    const size = this.unit * pose.scale;
    return {
      x: pose.x - REACH.left * size,
      y: pose.y - REACH.up * size,
      width: (REACH.left + REACH.right) * size,
      height: (REACH.up + REACH.down) * size,
    };
  }
}

/** A dark contact shadow under the foot and a soft cast shadow to the lower right. */
function drawShadow(context: Context): void {
  context.save();
  context.transform(1, 0, 0.55, 0.42, 0.06, 0.025);
  pool(context, 0.07, 0, 0.44, 0.42);
  context.restore();
  context.save();
  context.transform(1, 0, 0, 0.42, 0, 0.02);
  pool(context, 0.02, 0.02, 0.35, 0.55);
  context.restore();
}

function pool(context: Context, x: number, y: number, radius: number, strength: number): void {
  const shade = context.createRadialGradient(x, y, radius * 0.35, x, y, radius);
  shade.addColorStop(0, fade("#000000", strength));
  shade.addColorStop(0.6, fade("#000000", strength * 0.55));
  shade.addColorStop(1, fade("#000000", 0));
  context.fillStyle = shade;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** A rotated body lit from the top left, with a dim rim light on the right. */
function bodyGradient(context: Context, colours: PieceColours, radius: number): CanvasGradient {
  const gradient = context.createLinearGradient(-radius, 0, radius, 0);
  gradient.addColorStop(0, colours.fill);
  gradient.addColorStop(0.2, colours.light);
  gradient.addColorStop(0.45, colours.fill);
  gradient.addColorStop(0.86, colours.dark);
  gradient.addColorStop(1, colours.fill);
  return gradient;
}

function outline(context: Context, colours: PieceColours): void {
  context.strokeStyle = colours.edge;
  context.lineWidth = 0.034;
  context.lineJoin = "round";
  context.stroke();
}

function drawCone(context: Context, colours: PieceColours, plain: boolean): void {
  const foot = 0.285;
  const body = () => {
    context.beginPath();
    context.moveTo(-foot, -0.035);
    context.bezierCurveTo(-0.215, -0.13, -0.125, -0.33, -0.082, -0.49);
    context.bezierCurveTo(-0.105, -0.53, -0.1, -0.6, -0.05, -0.63);
    context.bezierCurveTo(-0.02, -0.65, 0.02, -0.65, 0.05, -0.63);
    context.bezierCurveTo(0.1, -0.6, 0.105, -0.53, 0.082, -0.49);
    context.bezierCurveTo(0.125, -0.33, 0.215, -0.13, foot, -0.035);
    context.lineTo(foot, 0.02);
    context.ellipse(0, 0.02, foot, 0.115, 0, 0, Math.PI);
    context.closePath();
  };
  body();
  context.fillStyle = plain ? colours.fill : bodyGradient(context, colours, foot);
  context.fill();
  if (!plain) {
    context.save();
    context.clip();
    ring(context, -0.03, foot, 0.115, fade(colours.edge, 0.4), 0.014);
    ring(context, -0.49, 0.088, 0.026, fade(colours.edge, 0.7), 0.02);
    const shine = context.createRadialGradient(-0.035, -0.59, 0.005, -0.03, -0.58, 0.085);
    shine.addColorStop(0, fade(colours.light, 0.95));
    shine.addColorStop(1, fade(colours.light, 0));
    context.fillStyle = shine;
    context.fillRect(-0.15, -0.7, 0.3, 0.2);
    context.restore();
  } else {
    ring(context, -0.49, 0.088, 0.028, colours.edge, 0.022);
  }
  body();
  outline(context, colours);
}

function drawSpool(context: Context, colours: PieceColours, plain: boolean): void {
  const foot = 0.285;
  const head = 0.255;
  const top = -0.41;
  const body = () => {
    context.beginPath();
    context.moveTo(-foot, -0.05);
    context.bezierCurveTo(-0.15, -0.12, -0.115, -0.16, -0.115, -0.22);
    context.bezierCurveTo(-0.115, -0.28, -0.16, -0.31, -head, top + 0.045);
    context.lineTo(-head, top);
    context.ellipse(0, top, head, 0.105, 0, Math.PI, 2 * Math.PI);
    context.lineTo(head, top + 0.045);
    context.bezierCurveTo(0.16, -0.31, 0.115, -0.28, 0.115, -0.22);
    context.bezierCurveTo(0.115, -0.16, 0.15, -0.12, foot, -0.05);
    context.lineTo(foot, 0.02);
    context.ellipse(0, 0.02, foot, 0.115, 0, 0, Math.PI);
    context.closePath();
  };
  body();
  context.fillStyle = plain ? colours.fill : bodyGradient(context, colours, foot);
  context.fill();
  if (!plain) {
    context.save();
    context.clip();
    const waist = context.createLinearGradient(0, top + 0.04, 0, -0.04);
    waist.addColorStop(0, fade(colours.dark, 0.85));
    waist.addColorStop(0.55, fade(colours.dark, 0.1));
    waist.addColorStop(1, fade(colours.dark, 0));
    context.fillStyle = waist;
    context.fillRect(-0.3, top, 0.6, 0.4);
    ring(context, -0.035, foot, 0.115, fade(colours.light, 0.55), 0.016);
    context.restore();
  }
  body();
  outline(context, colours);
  context.beginPath();
  context.ellipse(0, top, head, 0.105, 0, 0, 7);
  if (plain) {
    context.fillStyle = colours.fill;
  } else {
    const disc = context.createLinearGradient(-head, top - 0.1, head, top + 0.1);
    disc.addColorStop(0, colours.light);
    disc.addColorStop(0.5, colours.fill);
    disc.addColorStop(1, colours.dark);
    context.fillStyle = disc;
  }
  context.fill();
  context.lineWidth = 0.024;
  context.strokeStyle = plain ? colours.edge : fade(colours.light, 0.8);
  context.stroke();
  ring(context, top, head * 0.5, 0.052, plain ? colours.edge : fade(colours.dark, 0.8), 0.018, Math.PI * 2);
}

/** A ring around the body; its hidden half is not drawn. */
function ring(
  context: Context,
  y: number,
  radiusX: number,
  radiusY: number,
  colour: string,
  width: number,
  end = Math.PI,
): void {
  context.beginPath();
  context.ellipse(0, y, radiusX, radiusY, 0, 0, end);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}
