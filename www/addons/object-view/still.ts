/**
 * A single picture of a board for the chooser, for sharing and for display. It is drawn once, then its resources are
 * released.
 */

import { type ThrowAnimation, throwAnimation } from "../../src/board/flight.js";
import { aspectOf } from "../../src/board/geometry.js";
import type { BoardModel, Rect } from "../../src/board/model.js";
import { piecesOf } from "../../src/board/poses.js";
import { OUTLINES } from "../shared/figure-outlines.js";
import { boxMesh } from "./box-mesh.js";
import { materialTable } from "./material-table.js";
import type { Orbit } from "./orbit-controls.js";
import { Renderer, type Scene } from "./renderer.js";
import { NO_MOTION_MS, TARGET_MS } from "./resolution.js";
import * as table from "./scene.js";
import { signDistances } from "./sign-distances.js";

interface StillOptions {
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
  orbit?: Orbit;
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
  renderer.setSigns(signDistances(model.marks, OUTLINES));
  const camera = table.playCamera(plan, rect, width, height, options.orbit);
  const pieces = piecesOf(model, plan);
  const fall: ThrowAnimation | null =
    model.sticks.faces.length === 4 ? throwAnimation(model.sticks.faces, 0) : null;
  const sticks = fall?.sticks(options.time ?? fall.duration) ?? [];
  const played = table.playCamera(plan, rect, width, height);
  const throwing = table.placeThrowInFront(plan, played, sticks, width, height);
  const scene: Scene = {
    ...table.sceneOf(plan, model, camera, pieces, sticks, throwing, options.orbit?.drawerOpen),
    materials: materialTable(model.look.theme, model.look.dark),
  };
  if (samples <= 1) renderer.draw(scene);
  else for (let sample = 1; sample <= samples; sample++) renderer.draw(scene, sample);
  return renderer.cost;
}

/** The largest width of a shared picture in pixels, and the share that the box fills. */
const MAX_WIDTH_PX = 2048;
const BOX_SHARE = { width: 0.94, height: 0.66 };

/**
 * The board in daylight with the sticks in front, on a canvas of the largest allowed size. `cost`: milliseconds that this
 * machine needs for a picture. Returns false if it fails.
 */
export function portrait(canvas: HTMLCanvasElement, model: BoardModel, cost: number): boolean {
  const look = { ...model.look, dark: false };
  const aspect = (aspectOf(look) * BOX_SHARE.height) / BOX_SHARE.width;
  const most = MAX_WIDTH_PX * (cost > NO_MOTION_MS ? 0.5 : 1);
  const width = Math.round(Math.min(most, most * aspect));
  const height = Math.round(width / aspect);
  const rect = {
    x: (width * (1 - BOX_SHARE.width)) / 2,
    y: height * 0.05,
    width: width * BOX_SHARE.width,
    height: height * BOX_SHARE.height,
  };
  const scratch = document.createElement("canvas");
  Object.assign(scratch, { width, height });
  Object.assign(canvas, { width, height });
  const samples = cost <= TARGET_MS ? 16 : 1;
  try {
    drawStill(scratch, { ...model, look }, { width, height, rect, samples });
  } catch (error) {
    console.warn(error);
    return false;
  }
  canvas.getContext("2d")?.drawImage(scratch, 0, 0);
  scratch.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  return true;
}
