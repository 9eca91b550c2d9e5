/**
 * Triangles of a part of the picture. Of each vertex 11 numbers are kept: position (3), normal (3), surface (4), open (1).
 *
 * The surface is (matter, u, v, sign): a place in the table of matters; where on a house's top it is, 0 to 1 over its
 * shorter side and as much more as the other is longer, or -1 for everything else; and the sign that the house bears, 0
 * for none. On sticks `sign` is -1 for the round back and -2 for the flat side. `open` says how much of the sky the part
 * itself leaves a vertex, from 0 to 1.
 */

export type Three = readonly [number, number, number];

/** Numbers of a vertex. */
export const STRIDE = 11;

export interface Surface {
  matter: number;
  u?: number;
  v?: number;
  sign?: number;
  open?: number;
}

export class Mesh {
  readonly vertices: number[] = [];
  readonly triangles: number[] = [];

  vertex(at: Three, normal: Three, { matter, u = -1, v = -1, sign = 0, open = 1 }: Surface): number {
    this.vertices.push(...at, ...normal, matter, u, v, sign, open);
    return this.vertices.length / STRIDE - 1;
  }

  /** Corners against the clock, seen from outside. */
  quad(a: number, b: number, c: number, d: number): void {
    this.triangles.push(a, b, c, a, c, d);
  }

  /**
   * A grid of `rows` by `columns` vertices; neighbours are joined. `closed`: the last column meets the first.
   */
  sheet(
    rows: number,
    columns: number,
    closed: boolean,
    vertex: (row: number, column: number) => number,
  ): void {
    const made = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_unused, column) => vertex(row, column)),
    );
    for (let row = 0; row + 1 < rows; row++) {
      for (let column = 0; column < (closed ? columns : columns - 1); column++) {
        const at = (r: number, c: number) => made[r]?.[c % columns] as number;
        this.quad(at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column));
      }
    }
  }

  /**
   * A block with rounded edges. `top` may give the upper face a surface of its own; `low` is how open the lower rim is.
   */
  block(
    low: Three,
    high: Three,
    round: number,
    surface: Surface,
    { top = surface, foot = 1 }: { top?: Surface; foot?: number } = {},
  ): void {
    const middle = low.map((value, axis) => (value + (high[axis] as number)) / 2);
    const half = low.map((value, axis) => ((high[axis] as number) - value) / 2) as unknown as Three;
    const inner = half.map((value) => Math.max(0, value - round)) as unknown as Three;
    // Each face is a sheet of four by four: its flat middle, and a half of each rounded edge around it.
    for (let axis = 0; axis < 3; axis++) {
      for (const side of [-1, 1]) {
        const across = (axis + 1) % 3;
        const along = (axis + 2) % 3;
        const own = axis === 2 && side > 0 ? top : surface;
        this.sheet(4, 4, false, (row, column) => {
          const order = side > 0 ? [row, column] : [column, row];
          const [first, second] = order as [number, number];
          const normal: [number, number, number] = [0, 0, 0];
          const at: [number, number, number] = [0, 0, 0];
          const place = (index: number, to: number) => {
            const sign = index < 2 ? -1 : 1;
            const edge = index === 0 || index === 3;
            at[to] = sign * (inner[to] as number);
            normal[to] = edge ? sign : 0;
          };
          // Columns run along `across` and rows along `along`, so that the corners go against the clock.
          place(second, across);
          place(first, along);
          at[axis] = side * (inner[axis] as number);
          normal[axis] = side;
          const length = Math.hypot(...normal);
          const [x, y, z] = normal.map((part) => part / length) as [number, number, number];
          const moved = [x, y, z].map(
            (part, which) =>
              (middle[which] as number) +
              (at[which] as number) +
              part * Math.min(round, half[which] as number),
          ) as unknown as Three;
          const place01 = (which: number) =>
            ((moved[which] as number) - (low[which] as number)) / (2 * (half[which] as number));
          const shorter = Math.min(half[0], half[1]);
          const onTop = (which: number, way: number) =>
            0.5 + (way * (place01(which) - 0.5) * (half[which] as number)) / shorter;
          const made = own.u === undefined ? own : { ...own, u: onTop(0, 1), v: onTop(1, -1) };
          const rise = place01(2);
          return this.vertex(moved, [x, y, z], {
            ...made,
            open: (own.open ?? 1) * (foot + (1 - foot) * rise),
          });
        });
      }
    }
  }

  /** Takes another part in, turned and shifted. */
  add(part: Mesh, turn: (way: Three) => Three, [x, y, z]: Three): void {
    const first = this.vertices.length / STRIDE;
    for (let at = 0; at < part.vertices.length; at += STRIDE) {
      const [px, py, pz, nx, ny, nz, ...rest] = part.vertices.slice(at, at + STRIDE) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const [tx, ty, tz] = turn([px, py, pz]);
      this.vertices.push(tx + x, ty + y, tz + z, ...turn([nx, ny, nz]), ...rest);
    }
    this.triangles.push(...part.triangles.map((index) => index + first));
  }

  /** Turned on the lathe: a profile of (radius, height) from the foot to the top, smooth except where a point comes twice. */
  turned(
    profile: readonly (readonly [number, number])[],
    around: number,
    surface: Surface,
    open: (height: number) => number,
  ): void {
    const smooth = profile.map(([radius, height], index) => {
      const before = profile[index - 1];
      const after = profile[index + 1];
      const doubled = (one?: readonly [number, number]) => one && one[0] === radius && one[1] === height;
      const from = before && !doubled(before) ? before : ([radius, height] as const);
      const to = after && !doubled(after) ? after : ([radius, height] as const);
      const [x, z] = [to[1] - from[1], from[0] - to[0]];
      const length = Math.hypot(x, z) || 1;
      return [x / length, z / length] as const;
    });
    this.sheet(profile.length, around, true, (row, column) => {
      const angle = (column / around) * Math.PI * 2;
      const [radius, height] = profile[row] as readonly [number, number];
      const [out, up] = smooth[row] as readonly [number, number];
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return this.vertex([radius * c, radius * s, height], [out * c, out * s, up], {
        ...surface,
        open: open(height),
      });
    });
  }
}

/** A smooth line through points, as so many points: Catmull and Rom (1974). */
export function through(points: readonly (readonly [number, number])[], steps: number): [number, number][] {
  const at = (index: number) =>
    points[Math.min(points.length - 1, Math.max(0, index))] as readonly [number, number];
  const line: [number, number][] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const part = (p: number) => {
        const [p0, p1, p2, p3] = [a[p], b[p], c[p], d[p]] as [number, number, number, number];
        return (
          0.5 *
          (2 * p1 +
            (p2 - p0) * t +
            (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t +
            (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
        );
      };
      line.push([part(0), part(1)]);
    }
  }
  line.push([...at(points.length - 1)]);
  return line;
}
