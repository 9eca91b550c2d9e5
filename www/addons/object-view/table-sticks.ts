import type { StickPose } from "../../src/board/stick-pose.js";
import { SticksView } from "../../src/board/sticks-view.js";

/** The sticks view for the object view: the sticks lie on its table. */
export class TableSticks extends SticksView {
  constructor(
    canvas: HTMLCanvasElement,
    private readonly onPoses: (poses: readonly StickPose[]) => void,
  ) {
    super(canvas);
  }

  override drawPose(sticks: StickPose[]): void {
    this.clear(false);
    this.poses = sticks;
    this.onPoses(sticks);
  }
}
