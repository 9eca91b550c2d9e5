/** A throwing stick as falls.ts has it: half of a rod with rounded ends; lengths in lengths of a stick. */
import { DEPTH, RADIUS } from "../falls.js";
import { Mesh, type Three } from "./mesh.js";

const ALONG = 30;
const OVER = 12;

export function stick(light: number, dark: number): Mesh {
  const mesh = new Mesh();
  /** Half the width at a place along it: nearly straight, round at the ends. */
  const width = (x: number) => {
    const near = Math.max(0, Math.abs(x) - (0.5 - RADIUS)) / RADIUS;
    return RADIUS * (1 - 0.1 * (2 * x) ** 2) * Math.sqrt(Math.max(0, 1 - near * near));
  };
  // Closer together towards the ends, where it turns.
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
    const normal: Three = [lean / length, c / length, s / length];
    return mesh.vertex([x, r * c, DEPTH + r * s], normal, {
      matter: dark,
      sign: -1,
      open: 0.6 + 0.4 * (1 + s),
    });
  });
  // The flat side: its rim is worn, so it takes the light.
  mesh.sheet(ALONG, 4, false, (row, column) => {
    const x = place(row);
    const r = width(x);
    const worn = column === 0 || column === 3;
    const sign = column < 2 ? 1 : -1;
    const y = sign * (worn ? r : Math.max(0, r - 0.012));
    const normal: Three = worn ? [0, sign * 0.6, 0.8] : [0, 0, 1];
    return mesh.vertex([x, y, DEPTH - (worn ? 0 : 0)], normal, { matter: light, sign: -2 });
  });
  return mesh;
}
