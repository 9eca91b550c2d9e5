/** The object view and its page styles. Loads only if it is shown. */
import type { RendererFactory } from "../../src/board/pictures.js";
import { adopt } from "../../src/ui/styles/styles.js";
import styles from "./object-view.css";
import { ObjectView, type OnLost } from "./object-view.js";

export function renderers(root: ShadowRoot, isRequested: boolean, onLost: OnLost): RendererFactory {
  adopt(root, [styles]);
  return (canvas, sticksCanvas) => {
    try {
      const board = new ObjectView(canvas, sticksCanvas, { isRequested, onLost });
      return { board, sticks: board.sticks };
    } catch (error) {
      console.warn(error);
      onLost(null);
      return null;
    }
  };
}
