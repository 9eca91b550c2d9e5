/**
 * A single picture of a board for the chooser, for sharing and for display. It is drawn once, then its resources are
 * released.
 */
import { type Fall, fallFor } from "../falls.js";
import { aspectOf } from "../geometry.js";
import type { BoardModel, Rect } from "../model.js";
import { piecesOf } from "../poses.js";
import { boxMesh } from "./box-mesh.js";
import type { Turned } from "./in-hand.js";
import { matters } from "./matters.js";
import { Renderer, type Scene } from "./renderer.js";
import * as table from "./scene.js";
import { distances } from "./sign-distances.js";

export interface StillOptions {
  /** Size of the whole picture in CSS pixels; the box fills `rect`. */
  width: number;
  height: number;
  rect: Rect;
  /** Number of averaged pictures; 1 is the quality of an animation frame. */
  samples: number;
  /** Time within the throw animation in milliseconds; null for sticks at rest. */
  time?: number | null;
  /** Width and height of the shadow map in pixels. */
  shadowSize?: number;
  /** Camera angles, for another side of the box. */
  turned?: Turned;
}

/** Returns the memory and draw calls. */
export function drawStill(
  canvas: HTMLCanvasElement,
  model: BoardModel,
  options: StillOptions,
): Renderer["cost"] {
  const { width, height, rect, samples } = options;
  const renderer = new Renderer(canvas, table.partMeshes(), {
    slow: true,
    shadowSize: options.shadowSize ?? 2048,
  });
  const { white, black } = model.hand;
  const plan = table.planOf(
    model.look,
    model.look.handTray ?? white + black + model.taken.white + model.taken.black > 0,
  );
  renderer.setBox(boxMesh(plan, model.marks));
  renderer.setSigns(distances(model.marks));
  const camera = table.playCamera(plan, rect, width, height, options.turned);
  const pieces = piecesOf(model, plan);
  const fall: Fall | null = model.sticks.faces.length === 4 ? fallFor(model.sticks.faces, 0) : null;
  const sticks = fall?.sticks(options.time ?? fall.duration) ?? [];
  const played = table.playCamera(plan, rect, width, height);
  const throwing = table.throwingBefore(plan, played, sticks, width, height);
  const scene: Scene = {
    ...table.sceneOf(plan, model, camera, pieces, sticks, throwing, options.turned?.drawn),
    matters: matters(model.look.theme, model.look.dark),
  };
  if (samples <= 1) renderer.draw(scene);
  else for (let sample = 1; sample <= samples; sample++) renderer.draw(scene, sample);
  return renderer.cost;
}

/** The largest width of a shared picture in pixels, and the share that the box fills. */
const WIDEST = 2048;
const SHARE = { width: 0.94, height: 0.66 };

/** The board in daylight with the sticks in front, on a canvas of the largest allowed size. */
export function portrait(
  canvas: HTMLCanvasElement,
  model: BoardModel,
  { quick, dense }: { quick: boolean; dense: number },
): void {
  const look = { ...model.look, dark: false };
  const aspect = (aspectOf(look) * SHARE.height) / SHARE.width;
  const most = WIDEST * dense;
  const width = Math.round(Math.min(most, most * aspect));
  const height = Math.round(width / aspect);
  const rect = {
    x: (width * (1 - SHARE.width)) / 2,
    y: height * 0.05,
    width: width * SHARE.width,
    height: height * SHARE.height,
  };
  const scratch = document.createElement("canvas");
  Object.assign(scratch, { width, height });
  Object.assign(canvas, { width, height });
  drawStill(scratch, { ...model, look }, { width, height, rect, samples: quick ? 16 : 1 });
  canvas.getContext("2d")?.drawImage(scratch, 0, 0);
  scratch.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
}
