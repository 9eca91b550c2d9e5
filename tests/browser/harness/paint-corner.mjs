/**
 * Runs in the page: all WebGL calls are made, but only a corner is painted, which saves time with a software renderer.
 */
export function paintCorner() {
  const canvas = HTMLCanvasElement.prototype;
  const { getContext } = canvas;
  canvas.getContext = /** @type {any} */ (
    function (/** @type {any} */ kind, /** @type {any} */ options) {
      // @ts-expect-error: the canvas itself
      const gl = /** @type {any} */ (getContext.call(this, kind, options));
      if (kind === "webgl2" && gl) {
        gl.enable(gl.SCISSOR_TEST);
        gl.scissor(0, 0, 4, 4);
      }
      return gl;
    }
  );
}
