/** A row of coloured blocks let into the frame between two strips, as on Egyptian furniture. */

import { frameBand } from "../draw-box.js";
import type { Geometry } from "../geometry.js";
import { darker, fade, lighter, type Palette } from "../palette.js";
import { type Context, grown } from "../shapes.js";

export function frieze(context: Context, geometry: Geometry, palette: Palette): void {
  const { unit } = geometry;
  const { outer, band } = frameBand(geometry);
  const { length: kinds } = palette.frieze;
  if (kinds === 0) return;
  const line = Math.max(0.75, unit * 0.016);
  for (const across of [false, true]) {
    const length = across ? outer.height - 2 * band : outer.width;
    // A whole number of rounds and one more, so that both corners have the same colour.
    const blocks = Math.max(1, Math.round(length / (unit * 0.24) / kinds)) * kinds + (across ? 0 : 1);
    const block = length / blocks;
    for (let index = 0; index < blocks; index++) {
      const colour = palette.frieze[(across ? index + 1 : index) % kinds] as string;
      const at = index * block + line / 2;
      const size = block - line;
      for (const far of [false, true]) {
        const x = across ? (far ? outer.x + outer.width - band : outer.x) : outer.x + at;
        const y = across ? outer.y + band + at : far ? outer.y + outer.height - band : outer.y;
        const [width, height] = across ? [band, size] : [size, band];
        const shine = context.createLinearGradient(x, y, x + width, y + height);
        shine.addColorStop(0, lighter(colour, 0.16));
        shine.addColorStop(0.5, colour);
        shine.addColorStop(1, darker(colour, 0.22));
        context.fillStyle = shine;
        context.fillRect(x, y, width, height);
      }
    }
  }
  // The blocks lie a little below the strips around them.
  const lip = Math.max(0.5, unit * 0.02);
  context.lineWidth = lip;
  context.strokeStyle = fade("#000000", 0.3);
  for (const edge of [grown(outer, -lip), grown(outer, -band - lip)])
    context.strokeRect(edge.x, edge.y, edge.width, edge.height);
}
