/** Adds the result of a game and its curve below a picture of the board. */

const MARGIN = 40;
const LINE_PX = 58;
const SMALLEST_PX = 30;
const CURVE_PX = 180;

interface ResultBand {
  line: string;
  /** The chance to win, from 0 to 1, at the start and after each throw; empty until it is known. */
  chances: readonly number[];
  /** The colours and fonts of the page. */
  styles: CSSStyleDeclaration;
}

/** Extends the canvas downwards. */
export function addResult(canvas: HTMLCanvasElement, { line, chances, styles }: ResultBand): void {
  const { width, height } = canvas;
  const board = document.createElement("canvas");
  Object.assign(board, { width, height });
  board.getContext("2d")?.drawImage(canvas, 0, 0);
  const hasCurve = chances.length > 1;
  canvas.height = height + LINE_PX + 2 * MARGIN + (hasCurve ? CURVE_PX + MARGIN : 0);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser gives no 2D drawing context");
  const colour = (name: string, otherwise: string) => styles.getPropertyValue(name).trim() || otherwise;
  const ink = colour("--ink", "#2a1f14");
  context.fillStyle = colour("--table", "#ece4d4");
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(board, 0, 0);

  context.fillStyle = ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.direction = styles.direction === "rtl" ? "rtl" : "ltr";
  const fontOf = (size: number) => `600 ${size}px ${colour("--serif", "serif")}`;
  const room = width - 2 * MARGIN;
  context.font = fontOf(LINE_PX);
  const size = Math.max(SMALLEST_PX, Math.min(LINE_PX, (LINE_PX * room) / context.measureText(line).width));
  context.font = fontOf(size);
  context.fillText(line, width / 2, height + MARGIN / 2 + LINE_PX / 2, room);
  if (!hasCurve) return;

  const top = height + MARGIN + LINE_PX + MARGIN / 2;
  context.fillStyle = colour("--paper", "#fbf7ee");
  context.fillRect(MARGIN, top, room, CURVE_PX / 2);
  context.strokeStyle = colour("--line", "#b9a98c");
  context.lineWidth = 3;
  context.strokeRect(MARGIN, top, room, CURVE_PX);
  context.strokeStyle = ink;
  context.lineWidth = 5;
  context.lineJoin = "round";
  context.beginPath();
  chances.forEach((chance, at) => {
    context.lineTo(MARGIN + (room * at) / (chances.length - 1), top + CURVE_PX * (1 - chance));
  });
  context.stroke();
}
