import type { Lying } from "../lying.js";
import { SticksView } from "../sticks-view.js";

/** The sticks view for the object view: the sticks lie on its table. */
export class TableSticks extends SticksView {
  constructor(
    canvas: HTMLCanvasElement,
    private readonly lay: (lying: readonly Lying[]) => void,
  ) {
    super(canvas);
  }

  override draw(sticks: Lying[]): void {
    this.clear(false);
    this.lying = sticks;
    this.lay(sticks);
  }
}
