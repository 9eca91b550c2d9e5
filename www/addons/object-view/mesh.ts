/**
 * Triangle meshes. Each vertex has 11 numbers: position (3), normal (3), surface (4), open (1).
 *
 * The surface is (material, u, v, sign). `material` is an index into the material table. On a house's top, u and v run
 * from 0 to 1 along the shorter side and proportionally further along the longer one; elsewhere they are -1. `sign` is
 * the sign of the house, 0 for none, and on sticks -1 for the round back and -2 for the flat side. `open` is the
 * ambient occlusion by the part itself, from 0 (covered) to 1 (open sky).
 */

export type Vector3 = readonly [number, number, number];

/** Numbers per vertex. */
export const STRIDE = 11;

interface Surface {
  material: number;
  u?: number;
  v?: number;
  sign?: number;
  open?: number;
}

export class Mesh {
  readonly vertices: number[] = [];
  readonly triangles: number[] = [];

  vertex(
    position: Vector3,
    normal: Vector3,
    { material, u = -1, v = -1, sign = 0, open = 1 }: Surface,
  ): number {
    this.vertices.push(...position, ...normal, material, u, v, sign, open);
    return this.vertices.length / STRIDE - 1;
  }

  /** Corners counterclockwise, seen from outside. */
  quad(a: number, b: number, c: number, d: number): void {
    this.triangles.push(a, b, c, a, c, d);
  }

  /** A grid of `rows` by `columns` connected vertices. `closed` joins the last column to the first. */
  sheet(
    rows: number,
    columns: number,
    closed: boolean,
    vertex: (row: number, column: number) => number,
  ): void {
    const grid = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_unused, column) => vertex(row, column)),
    );
    for (let row = 0; row + 1 < rows; row++) {
      for (let column = 0; column < (closed ? columns : columns - 1); column++) {
        const vertexAt = (r: number, c: number) => grid[r]?.[c % columns] as number;
        this.quad(
          vertexAt(row, column),
          vertexAt(row, column + 1),
          vertexAt(row + 1, column + 1),
          vertexAt(row + 1, column),
        );
      }
    }
  }

  /**
   * A block with rounded edges. `top` can give the upper face its own surface; `foot` is the openness of the lower rim.
   */
  block(
    low: Vector3,
    high: Vector3,
    round: number,
    surface: Surface,
    { top = surface, foot = 1 }: { top?: Surface; foot?: number } = {},
  ): void {
    const half = low.map((value, axis) => ((high[axis] as number) - value) / 2) as unknown as Vector3;
    const shorter = 2 * Math.min(half[0], half[1]);
    // Each face is a grid of four by four vertices: the flat middle and half of each rounded edge.
    for (let axis = 0; axis < 3; axis++) {
      for (const side of [0, 3]) {
        const face = axis === 2 && side > 0 ? top : surface;
        this.sheet(4, 4, false, (row, column) => {
          // Columns run along the next axis and rows along the one after it, so that the corners are counterclockwise.
          const steps = side > 0 ? [side, column, row] : [side, row, column];
          const of = (which: number) => steps[(which - axis + 3) % 3] as number;
          const out = [0, 1, 2].map((which) =>
            which === axis || of(which) % 3 === 0 ? of(which) / 1.5 - 1 : 0,
          );
          const length = Math.hypot(...out);
          const normal = out.map((part) => part / length) as unknown as Vector3;
          // Distance from the middle.
          const corner = half.map((reach, which) => {
            const edge = Math.min(round, reach);
            return (of(which) < 2 ? edge - reach : reach - edge) + (normal[which] as number) * edge;
          }) as unknown as Vector3;
          const [x, y, z] = corner.map(
            (part, which) => part + (low[which] as number) + (half[which] as number),
          ) as unknown as Vector3;
          const place =
            face.u === undefined ? {} : { u: 0.5 + corner[0] / shorter, v: 0.5 - corner[1] / shorter };
          const open = (face.open ?? 1) * (foot + (1 - foot) * (0.5 + corner[2] / half[2] / 2));
          return this.vertex([x, y, z], normal, { ...face, ...place, open });
        });
      }
    }
  }

  /** Four bars around a rectangle perpendicular to an axis; `wide` is their extent along the other two axes. */
  ring(
    low: Vector3,
    high: Vector3,
    axis: number,
    [first, second]: readonly [number, number],
    round: number,
    surfaces: readonly [Surface, Surface?],
    shade?: { foot: number },
  ): void {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as const;
    for (const [across, along, wide, cut] of [
      [v, u, second, 0],
      // The second pair fits between the first.
      [u, v, first, Math.max(0, second - round)],
    ] as const)
      for (const side of [0, 1]) {
        const [from, to] = [[...low], [...high]];
        const end = side ? from : to;
        end[across] = ((side ? high : low)[across] as number) + (side ? -wide : wide);
        from[along] = (from[along] as number) + cut;
        to[along] = (to[along] as number) - cut;
        const surface = (along === 1 && surfaces[1]) || surfaces[0];
        this.block(from as unknown as Vector3, to as unknown as Vector3, round, surface, shade);
      }
  }

  /** A solid of revolution from a profile of (radius, height), foot to top. It is smooth except at repeated points. */
  revolve(
    profile: readonly (readonly [number, number])[],
    around: number,
    surface: Surface,
    open: (height: number) => number,
    // Stands upright at the origin unless rotated and shifted.
    turn: (way: Vector3) => Vector3 = (way) => way,
    [x, y, z]: Vector3 = [0, 0, 0],
  ): void {
    const smooth = profile.map(([radius, height], index) => {
      const before = profile[index - 1];
      const after = profile[index + 1];
      const doubled = (one?: readonly [number, number]) => one && one[0] === radius && one[1] === height;
      const from = before && !doubled(before) ? before : ([radius, height] as const);
      const to = after && !doubled(after) ? after : ([radius, height] as const);
      const [out, up] = [to[1] - from[1], from[0] - to[0]];
      const length = Math.hypot(out, up) || 1;
      return [out / length, up / length] as const;
    });
    this.sheet(profile.length, around, true, (row, column) => {
      const angle = (column / around) * Math.PI * 2;
      const [radius, height] = profile[row] as readonly [number, number];
      const [out, up] = smooth[row] as readonly [number, number];
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const [px, py, pz] = turn([radius * c, radius * s, height]);
      return this.vertex([px + x, py + y, pz + z], turn([out * c, out * s, up]), {
        ...surface,
        open: open(height),
      });
    });
  }
}

/** A smooth curve through points, resampled to `count` points: Catmull and Rom (1974). */
export function smoothCurve(
  points: readonly (readonly [number, number])[],
  steps: number,
): [number, number][] {
  const pointAt = (index: number) =>
    points[Math.min(points.length - 1, Math.max(0, index))] as readonly [number, number];
  const line: [number, number][] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const [a, b, c, d] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)];
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
  line.push([...pointAt(points.length - 1)]);
  return line;
}
