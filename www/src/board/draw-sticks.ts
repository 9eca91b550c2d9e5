/** Half-round throwing sticks: the flat light side, the round dark back, and both while they turn in the air. */

import { Layer } from "./canvas.js";
import { materials } from "./materials.js";
import { darker, fade, lighter, type Palette } from "./palette.js";
import type { Context } from "./shapes.js";
import {
  projectStick,
  type Quad,
  type StickPose,
  type StickSide,
  THICKNESS,
  type ThrowField,
} from "./stick-pose.js";
import { SticksView } from "./sticks-view.js";

/** Padding of a stick's sprite for ears and soft shadows, in stick thicknesses. */
const SPRITE_PADDING = 0.9;

/** Draws the sticks in the flat view. */
export class DrawnSticks extends SticksView {
  private readonly sprites = new StickSprites();

  override drawPose(sticks: StickPose[]): void {
    const { context, palette, field, density, theme } = this.clear();
    this.poses = sticks;
    this.sprites.prepare(field.unit, palette, density, `${theme} ${materials() !== undefined}`);
    this.sprites.draw(context, sticks, field);
  }
}

/** Paints each face of the sticks once and stamps it; in the air it is only rotated and narrowed. */
class StickSprites {
  private readonly faces = Array.from({ length: 8 }, () => new Layer());
  private readonly shadow = new Layer();
  private size: readonly [width: number, height: number] = [0, 0];

  /** `unit` is the stick length in pixels; `key` identifies the palette and material. */
  prepare(unit: number, palette: Palette, density: number, key: string): void {
    const thickness = THICKNESS * unit;
    const [width, height] = [thickness * (1 + 2 * SPRITE_PADDING), unit + 2 * SPRITE_PADDING * thickness];
    this.size = [width, height];
    const centred = (draw: (context: Context) => void) => (context: Context) => {
      context.translate(width / 2, height / 2);
      draw(context);
    };
    this.faces.forEach((layer, index) => {
      const side = { length: unit, width: thickness, palette, index: index >> 1, light: index % 2 === 0 };
      const painter = centred((context) => drawSide(context, side));
      layer.paint(key, width, height, density, painter);
    });
    this.shadow.paint(
      key,
      width,
      height,
      density,
      centred((context) => {
        outline(context, unit, thickness);
        context.fillStyle = fade("#000000", 0.4);
        context.shadowColor = fade("#000000", 0.6);
        context.shadowBlur = thickness * 0.4 * density;
        context.fill();
      }),
    );
  }

  /** Draws the sticks from lowest to highest, so that higher ones cover lower ones. */
  draw(context: Context, sticks: readonly StickPose[], field: ThrowField): void {
    const projected = sticks.map((pose, index) => ({ ...projectStick(pose, field), index, z: pose.z }));
    for (const { shadow, z } of projected) {
      context.globalAlpha = 1 / (1 + z * 6);
      this.stamp(context, this.shadow, shadow);
    }
    context.globalAlpha = 1;
    for (const { light, back, index } of projected.sort((a, b) => a.z - b.z)) {
      this.stamp(context, this.faces[(index % 4) * 2 + 1], back);
      if (light) this.stamp(context, this.faces[(index % 4) * 2], light);
    }
  }

  private stamp(context: Context, layer: Layer | undefined, { centre, right, down }: Quad): void {
    if (!layer) return;
    const [width, height] = this.size;
    context.save();
    context.transform(right.x, right.y, down.x, down.y, centre.x, centre.y);
    context.drawImage(layer.canvas, -width / 2, -height / 2, width, height);
    context.restore();
  }
}

/** Almost straight, slightly slimmer towards the rounded ends. */
function outline(context: Context, length: number, width: number): void {
  const half = length / 2;
  const side = width / 2;
  const tip = side * 0.78;
  context.beginPath();
  context.moveTo(-tip, -half + tip);
  context.bezierCurveTo(-tip, -half - tip * 0.32, tip, -half - tip * 0.32, tip, -half + tip);
  context.quadraticCurveTo(side * 1.06, 0, tip, half - tip);
  context.bezierCurveTo(tip, half + tip * 0.32, -tip, half + tip * 0.32, -tip, half - tip);
  context.quadraticCurveTo(-side * 1.06, 0, -tip, -half + tip);
  context.closePath();
}

/** Light falls across the flat side and along the upper left of the back. */
function drawSide(context: Context, side: StickSide): void {
  const { length, width, palette, light } = side;
  const colours = light ? palette.white : palette.black;
  const { fill } = colours;
  outline(context, length, width);
  const slant = light ? length / 2 : 0;
  const shine = context.createLinearGradient(-width / 2, -slant, width / 2, slant);
  const stops: readonly [at: number, colour: string][] = light
    ? [
        [0, colours.light],
        [0.6, fill],
        [1, darker(fill, 0.1)],
      ]
    : [
        [0, fill],
        [0.3, lighter(colours.light, 0.12)],
        [0.46, fill],
        [1, colours.dark],
      ];
  for (const [offset, colour] of stops) shine.addColorStop(offset, colour);
  context.fillStyle = palette.plain ? fill : shine;
  context.fill();
  context.lineWidth = Math.max(1.25, width * 0.06);
  context.strokeStyle = light || palette.plain ? colours.edge : fade(palette.white.fill, 0.9);
  context.stroke();
  materials()?.carve(context, side);
}
