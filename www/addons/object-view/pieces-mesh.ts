/**
 * Cones and spools like those of New Kingdom boards, as solids of revolution. A piece's foot is at the origin; lengths
 * are in houses.
 */

import { DEPTH, RADIUS } from "../../src/board/stick-pose.js";
import { Mesh, smoothCurve, type Vector3 } from "./mesh.js";

const AROUND = 36;

/** White's: a tall cone with a small round head. */
export function cone(matter: number): Mesh {
  const mesh = new Mesh();
  const profile = [
    // A foot with its own edge, the cone, a collar, and the head.
    ...smoothCurve(
      [
        [0, 0],
        [0.24, 0],
        [0.3, 0.01],
        [0.318, 0.04],
        [0.312, 0.075],
        [0.28, 0.095],
      ],
      3,
    ),
    ...smoothCurve(
      [
        [0.28, 0.095],
        [0.262, 0.108],
        [0.212, 0.2],
        [0.155, 0.36],
        [0.112, 0.52],
        [0.097, 0.615],
      ],
      4,
    ),
    ...smoothCurve(
      [
        [0.097, 0.615],
        [0.14, 0.625],
        [0.148, 0.645],
        [0.13, 0.664],
        [0.092, 0.672],
      ],
      3,
    ),
    ...smoothCurve(
      [
        [0.092, 0.672],
        [0.122, 0.705],
        [0.138, 0.757],
        [0.128, 0.81],
        [0.085, 0.857],
        [0, 0.876],
      ],
      4,
    ),
  ] as [number, number][];
  mesh.revolve(profile, AROUND, { material: matter }, (height) => 0.55 + 0.45 * Math.min(1, height / 0.22));
  return mesh;
}

/** Black's: a spool with a hollow upper face. */
export function spool(matter: number): Mesh {
  const mesh = new Mesh();
  const profile = [
    ...smoothCurve(
      [
        [0, 0],
        [0.25, 0],
        [0.308, 0.012],
        [0.325, 0.045],
        [0.312, 0.08],
        [0.285, 0.095],
      ],
      3,
    ),
    ...smoothCurve(
      [
        [0.285, 0.095],
        [0.225, 0.125],
        [0.168, 0.19],
        [0.148, 0.262],
        [0.168, 0.335],
        [0.232, 0.4],
        [0.27, 0.415],
      ],
      4,
    ),
    ...smoothCurve(
      [
        [0.27, 0.415],
        [0.312, 0.428],
        [0.328, 0.46],
        [0.318, 0.497],
        [0.288, 0.511],
      ],
      3,
    ),
    ...smoothCurve(
      [
        [0.288, 0.511],
        [0.262, 0.505],
        [0.236, 0.478],
        [0.12, 0.458],
        [0, 0.452],
      ],
      4,
    ),
  ] as [number, number][];
  mesh.revolve(
    profile,
    AROUND,
    { material: matter },
    (height) => 0.5 + 0.5 * Math.min(1, Math.abs(height - 0.28) / 0.2),
  );
  return mesh;
}

// ---- A throwing stick as in stick-pose.ts: half a rod with rounded ends, in stick lengths.

const ALONG = 30;
const OVER = 12;

export function stick(light: number, dark: number): Mesh {
  const mesh = new Mesh();
  /** Half the width at a position along the stick: almost straight, round at the ends. */
  const width = (x: number) => {
    const near = Math.max(0, Math.abs(x) - (0.5 - RADIUS)) / RADIUS;
    return RADIUS * (1 - 0.1 * (2 * x) ** 2) * Math.sqrt(Math.max(0, 1 - near * near));
  };
  // Vertices are closer together towards the curved ends.
  const place = (row: number) => -Math.cos((row / (ALONG - 1)) * Math.PI) / 2;
  mesh.sheet(ALONG, OVER, false, (row, column) => {
    const x = place(row);
    const angle = Math.PI + (column / (OVER - 1)) * Math.PI;
    const r = width(x);
    const e = 0.002;
    const slope = (width(Math.min(0.4999, x + e)) - width(Math.max(-0.4999, x - e))) / (2 * e);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const lean = Math.max(-4, Math.min(4, -slope));
    const length = Math.hypot(1, lean);
    const normal: Vector3 = [lean / length, c / length, s / length];
    return mesh.vertex([x, r * c, DEPTH + r * s], normal, {
      material: dark,
      sign: -1,
      open: 0.6 + 0.4 * (1 + s),
    });
  });
  // The flat side; its worn rim catches the light.
  mesh.sheet(ALONG, 4, false, (row, column) => {
    const x = place(row);
    const r = width(x);
    const worn = column === 0 || column === 3;
    const sign = column < 2 ? 1 : -1;
    const y = sign * (worn ? r : Math.max(0, r - 0.012));
    const normal: Vector3 = worn ? [0, sign * 0.6, 0.8] : [0, 0, 1];
    return mesh.vertex([x, y, DEPTH - (worn ? 0 : 0)], normal, { material: light, sign: -2 });
  });
  return mesh;
}
