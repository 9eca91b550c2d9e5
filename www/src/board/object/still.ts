/** One picture of a board as it stands, for the chooser, for sharing and for looking at: drawn once, then let go. */
import { type Fall, fallFor } from "../falls.js";
import { aspectOf, type Geometry, measure } from "../geometry.js";
import type { BoardLook, BoardModel, Rect } from "../model.js";
import { piecesOf } from "../standing.js";
import { boxMesh } from "./box-mesh.js";
import type { Turned } from "./in-hand.js";
import { MATTER, matters } from "./matters.js";
import { cone, spool, stick } from "./pieces-mesh.js";
import { Renderer, type Scene } from "./renderer.js";
import * as table from "./scene.js";
import { cellsOf, distances } from "./sign-distances.js";

/** Everything that is turned or carved once. */
export function partMeshes() {
  return {
    table: table.tableMesh(),
    pieces: [cone(MATTER.white), spool(MATTER.black), stick(MATTER.stickLight, MATTER.stickDark)],
  };
}

/** The board's plan in houses. */
export function planOf(look: BoardLook, handTray: boolean): Geometry {
  const aspect = aspectOf(look, handTray);
  const { unit } = measure(look, aspect * 100, 100, handTray);
  return { ...measure(look, (aspect * 100) / unit, 100 / unit, handTray), solid: true };
}

export interface StillOptions {
  /** CSS pixels of the whole picture; the box fills `rect`. */
  width: number;
  height: number;
  rect: Rect;
  /** Pictures whose mean is taken; 1 for a single one as it is seen in motion. */
  samples: number;
  /** How far the fall of the sticks has come, in milliseconds; null: they lie. */
  time?: number | null;
  /** Pixels of the light's picture each way. */
  shadowSize?: number;
  /** From another side. */
  turned?: Turned;
}

/** Gives what it costs. */
export function drawStill(
  canvas: HTMLCanvasElement,
  model: BoardModel,
  options: StillOptions,
): Renderer["cost"] {
  const { width, height, rect, samples } = options;
  const renderer = new Renderer(canvas, partMeshes(), { slow: true, shadowSize: options.shadowSize ?? 2048 });
  const { white, black } = model.hand;
  const plan = planOf(
    model.look,
    model.look.handTray ?? white + black + model.taken.white + model.taken.black > 0,
  );
  renderer.setBox(boxMesh(plan, model.marks, cellsOf(model.marks)), distances(model.marks));
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

/** The widest picture for sharing, in pixels, and the share of it that the box fills. */
const WIDEST = 2048;
const SHARE = { width: 0.94, height: 0.66 };

/** The board by day, with the sticks before it, on a canvas that is made as large as the picture may be. */
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
