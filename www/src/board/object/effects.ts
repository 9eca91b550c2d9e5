/** What is seen around pieces that move, over the picture: rings on water, the lines of a blow, rays of glory. */
import { render, svg } from "lit";
import type { BoardModel } from "../model.js";
import type { Effect } from "../motion.js";
import { paletteOf } from "../palette.js";
import { onTable, TOP } from "./box-mesh.js";
import { closed, line } from "./overlay.js";
import type { Sight } from "./sight.js";

export function drawEffects(
  into: SVGGElement,
  { plan, camera, unit }: Sight,
  model: BoardModel,
  effects: readonly Effect[],
  time: number,
): void {
  const palette = paletteOf(model.look.theme);
  const lines = effects.flatMap(({ kind, at, begin, end }) => {
    const share = (time - begin) / (end - begin);
    if (share <= 0 || share >= 1) return [];
    const [x, y] = onTable(plan, at.x, at.y - 0.27);
    const point = (radius: number, angle: number, z: number) =>
      camera.project([x + radius * Math.cos(angle), y + radius * Math.sin(angle), z]);
    const one = (own: number, d: () => string) => {
      if (own <= 0 || own >= 1) return [];
      const width = unit * (kind === "hit" ? 0.07 : 0.045);
      const strength = 1 - own ** 3;
      return svg`<path d=${d()} stroke=${palette.halo} stroke-opacity=${strength * 0.6} stroke-width=${width + unit * 0.03} />
        <path d=${d()} stroke=${palette[kind]} stroke-opacity=${strength} stroke-width=${width} />`;
    };
    if (kind === "water")
      return [0, 1, 2].flatMap((index) => {
        const own = share * 1.5 - index * 0.22;
        return one(own, () =>
          closed(Array.from({ length: 32 }, (_, step) => point(0.6 * own, (step / 16) * Math.PI, TOP))),
        );
      });
    const own = kind === "hit" ? share * 2 : share;
    const middle = camera.project([x, y, TOP + 0.4]);
    return one(own, () =>
      Array.from({ length: 10 }, (_, ray) => {
        const angle = (ray / 10) * Math.PI * 2 + 0.3;
        const [inner, outer] = [0.24 + own * 0.34, 0.36 + own * (ray % 2 ? 0.36 : 0.25)];
        return line(
          [inner, outer].map((far) => ({
            x: middle.x + far * unit * Math.cos(angle),
            y: middle.y + far * unit * Math.sin(angle),
          })),
        );
      }).join(""),
    );
  });
  render(svg`<g fill="none" stroke-linecap="round">${lines}</g>`, into as unknown as HTMLElement);
}
