/** The curator's way in: Ctrl, Alt and K; or a finger held five seconds in the upper left corner. */

const HOLD = 5000;
/** How near the corner, in pixels. */
const NEAR = 90;

/** `held`: by the corner, the finger being there still. */
export function listenForCurator(open: (held: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inCorner = ({ clientX, clientY }: PointerEvent) => clientX < NEAR && clientY < NEAR;
  const press = (event: PointerEvent) => {
    clearTimeout(timer);
    if (inCorner(event)) timer = setTimeout(() => open(true), HOLD);
  };
  const release = () => clearTimeout(timer);
  const move = (event: PointerEvent) => {
    if (!inCorner(event)) release();
  };
  const key = (event: KeyboardEvent) => {
    if (!isCuratorKey(event)) return;
    event.preventDefault();
    open(false);
  };
  document.addEventListener("pointerdown", press, { capture: true });
  document.addEventListener("pointermove", move, { capture: true });
  document.addEventListener("pointerup", release, { capture: true });
  document.addEventListener("pointercancel", release, { capture: true });
  document.addEventListener("keydown", key, { capture: true });
  return () => {
    release();
    document.removeEventListener("pointerdown", press, { capture: true });
    document.removeEventListener("pointermove", move, { capture: true });
    document.removeEventListener("pointerup", release, { capture: true });
    document.removeEventListener("pointercancel", release, { capture: true });
    document.removeEventListener("keydown", key, { capture: true });
  };
}

export function isCuratorKey({ code, ctrlKey, altKey }: KeyboardEvent): boolean {
  return code === "KeyK" && ctrlKey && altKey;
}
