/** Drawings of objects for the history: simple shapes based on the finds, not copies of pictures. */
import { html, svg, type TemplateResult } from "lit";
import type { Mark } from "../../src/board/model.js";
import { OUTLINES } from "../shared/figure-outlines.js";
import { signsOf } from "../shared/marks.js";
import type { DrawingName } from "./chapters.js";

type DrawingPart = TemplateResult | readonly DrawingPart[];

const INK = "#2a2118";
const EBONY = "#2b2320";
const IVORY = "#f0e4c8";
const FAIENCE = "#4fa9a6";
const FAIENCE_DARK = "#22635f";
const WOOD = "#a9743f";
const STONE = "#d9cba9";
const SKY = "#ebe0c6";

const canvas = (height: number, body: DrawingPart): TemplateResult =>
  html`<svg class="drawing" viewBox="0 0 400 ${height}" aria-hidden="true">
    <rect width="400" height=${height} rx="10" fill=${SKY}></rect>${body}
  </svg>`;

/** A sign in a square. */
function sign(mark: Mark, x: number, y: number, size: number): DrawingPart {
  const { outline, count, isStroke } = signsOf(mark, OUTLINES);
  const { width, height, path } = outline;
  const step = width + (isStroke ? 54 : 6);
  const whole = step * (count - 1) + width;
  const scale = Math.min((size * 0.8) / whole, (size * 0.66) / height);
  const left = x + (size - whole * scale) / 2;
  const top = y + (size - height * scale) / 2;
  return Array.from(
    { length: count },
    (_, index) =>
      svg`<path d=${path} fill=${INK} transform="translate(${left + index * step * scale} ${top}) scale(${scale})"></path>`,
  );
}

/** Rows of squares; the last ones have signs. */
function grid(
  area: { x: number; y: number; size: number; rows: number; columns: number },
  colours: { face: string; line: string },
  marks: readonly (Mark | null)[] = [],
): DrawingPart {
  const { x, y, size, rows, columns } = area;
  const squares = Array.from({ length: rows * columns }, (_, index) => {
    const left = x + (index % columns) * size;
    const top = y + Math.floor(index / columns) * size;
    return svg`<rect x=${left} y=${top} width=${size} height=${size} fill=${colours.face} stroke=${colours.line} stroke-width="2"></rect>`;
  });
  const last = marks.map((mark, index) =>
    mark ? sign(mark, x + (columns - marks.length + index) * size, y + (rows - 1) * size, size) : [],
  );
  return [squares, last];
}

const cone = (x: number, foot: number, size: number, fill = IVORY): DrawingPart =>
  svg`<path d="M${x} ${foot - size * 1.25}q${size * 0.16} 0 ${size * 0.16} ${size * 0.2}l${size * 0.3} ${size * 0.95}q0 ${size * 0.12} ${-size * 0.46} ${size * 0.12}t${-size * 0.46} ${-size * 0.12}l${size * 0.3} ${-size * 0.95}q0 ${-size * 0.2} ${size * 0.16} ${-size * 0.2}z" fill=${fill} stroke=${INK} stroke-width="2"></path><path d="M${x + size * 0.1} ${foot - size * 0.8}l${size * 0.16} ${size * 0.62}" stroke="#b9a67e" stroke-width="2" stroke-linecap="round"></path>`;

const spool = (x: number, foot: number, size: number, fill = EBONY): DrawingPart =>
  svg`<path d="M${x - size * 0.4} ${foot - size * 0.95}h${size * 0.8}v${size * 0.16}q${-size * 0.48} ${size * 0.32} 0 ${size * 0.63}v${size * 0.16}h${-size * 0.8}v${-size * 0.16}q${size * 0.48} ${-size * 0.32} 0 ${-size * 0.63}z" fill=${fill} stroke=${INK} stroke-width="2" stroke-linejoin="round"></path><path d="M${x - size * 0.26} ${foot - size * 0.8}h${size * 0.3}" stroke=${IVORY} stroke-width="2" stroke-linecap="round"></path>`;

const pieceRow = (from: number, foot: number, size: number, step: number, count: number): DrawingPart =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? cone(from + index * step, foot, size) : spool(from + index * step, foot, size),
  );

/** A low table with its pieces from the side, as in Egyptian paintings. */
function players(): TemplateResult {
  return canvas(150, [
    svg`<rect x="90" y="92" width="220" height="14" rx="2" fill=${WOOD} stroke=${INK} stroke-width="2"></rect>`,
    [110, 280].map(
      (x) => svg`<path d="M${x} 106l-6 30h20l-4-30z" fill=${WOOD} stroke=${INK} stroke-width="2"></path>`,
    ),
    pieceRow(108, 92, 22, 23, 9),
    svg`<path d="M40 140v-54q0-8 8-8h14v62M338 140v-62h14q8 0 8 8v54M36 140h32M332 140h32" fill="none" stroke=${INK} stroke-width="5" stroke-linecap="round"></path>`,
  ]);
}

/** Three rows of six squares in clay, and twelve pieces. */
function oldBoard(): TemplateResult {
  return canvas(150, [
    svg`<rect x="60" y="22" width="204" height="106" rx="8" fill="#b98a5f" stroke=${INK} stroke-width="2"></rect>`,
    grid({ x: 72, y: 30, size: 30, rows: 3, columns: 6 }, { face: "#c99b6e", line: "#7a5331" }),
    Array.from(
      { length: 12 },
      (_, index) =>
        svg`<ellipse cx=${288 + (index % 3) * 26} cy=${42 + Math.floor(index / 3) * 26} rx="9" ry="8" fill="#c99b6e" stroke=${INK} stroke-width="2"></ellipse>`,
    ),
  ]);
}

/** A faience box: its long side and the squares on top. */
function royalBoard(): TemplateResult {
  return canvas(170, [
    svg`<path d="M35 128h330v22q0 6-6 6h-318q-6 0-6-6z" fill=${FAIENCE_DARK} stroke=${INK} stroke-width="2"></path>`,
    svg`<rect x="35" y="22" width="330" height="108" rx="4" fill=${FAIENCE_DARK} stroke=${INK} stroke-width="2"></rect>`,
    grid({ x: 41, y: 29, size: 31.8, rows: 3, columns: 10 }, { face: FAIENCE, line: FAIENCE_DARK }, [
      "nefer",
      "water",
      "three",
      "two",
      null,
    ]),
  ]);
}

/** An ebony box on its sledge. */
function royalBox(): TemplateResult {
  return canvas(170, [
    svg`<rect x="60" y="30" width="280" height="52" rx="3" fill=${EBONY} stroke=${INK} stroke-width="2"></rect>`,
    grid({ x: 70, y: 36, size: 26, rows: 1, columns: 10 }, { face: IVORY, line: EBONY }),
    svg`<rect x="70" y="66" width="180" height="12" fill=${IVORY}></rect><rect x="256" y="66" width="74" height="12" fill=${WOOD} stroke=${IVORY} stroke-width="2"></rect><circle cx="293" cy="72" r="4" fill=${IVORY}></circle>`,
    [84, 300].map(
      (x) => svg`<path d="M${x} 82h16l-4 40h-8z" fill=${EBONY} stroke=${INK} stroke-width="2"></path>`,
    ),
    svg`<rect x="70" y="120" width="260" height="10" fill=${EBONY} stroke=${INK} stroke-width="2"></rect><path d="M34 146q8-16 24-16h292v16z" fill=${EBONY} stroke=${INK} stroke-width="2"></path>`,
  ]);
}

/** Four half-round sticks, light and dark; two end in fingers, two in fox heads. */
function sticks(): TemplateResult {
  const finger = (y: number, fill: string, ink: string) =>
    svg`<path d="M40 ${y}h270q14 0 14 10t-14 10h-270q-8-10 0-20z" fill=${fill} stroke=${INK} stroke-width="2"></path><path d="M304 ${y + 5}q14 0 14 5t-14 5z" fill="none" stroke=${ink} stroke-width="2"></path><path d="M276 ${y + 4}v12M270 ${y + 4}v12M240 ${y + 4}v12" stroke=${ink} stroke-width="2"></path>`;
  const fox = (y: number, fill: string, ink: string) =>
    svg`<path d="M40 ${y}h250l8-9 6 9q26 2 34 12q-12 8-34 8h-264q-8-10 0-20z" fill=${fill} stroke=${INK} stroke-width="2"></path><circle cx="308" cy=${y + 8} r="2.5" fill=${ink}></circle><path d="M270 ${y + 4}v12M264 ${y + 4}v12" stroke=${ink} stroke-width="2"></path>`;
  return canvas(170, [
    finger(20, IVORY, INK),
    finger(54, EBONY, IVORY),
    fox(96, IVORY, INK),
    fox(130, EBONY, IVORY),
  ]);
}

/** The last five houses on boards from three periods, oldest on top. */
function lastHouses(): TemplateResult {
  const rows: readonly (readonly (Mark | null)[])[] = [
    ["nefer", "cross", "three", "two", null],
    ["nefer", "water", "three_birds", "two_men", null],
    ["nefer", "water", "three_gods", "two_gods", "horus"],
  ];
  return canvas(
    240,
    rows.map((marks, index) =>
      grid(
        { x: 30, y: 12 + index * 74, size: 68, rows: 1, columns: 5 },
        { face: [STONE, "#e2c48d", FAIENCE][index] ?? STONE, line: INK },
        marks,
      ),
    ),
  );
}

/** A rough stone with three rows of ten hollows. */
function stone(): TemplateResult {
  return canvas(170, [
    svg`<path d="M30 60q6-34 60-36q120-12 220 2q58 4 62 42q8 62-34 78q-130 18-270 4q-46-10-38-90z" fill=${STONE} stroke=${INK} stroke-width="2"></path>`,
    Array.from({ length: 30 }, (_, index) => {
      const wobble = ((index * 7) % 5) - 2;
      return svg`<ellipse cx=${64 + (index % 10) * 30.5 + wobble} cy=${54 + Math.floor(index / 10) * 34 - wobble} rx="9.5" ry="8.5" fill="#8f7f5d" stroke="#6e6045" stroke-width="2"></ellipse>`;
    }),
  ]);
}

/** Cones and spools, five of each. */
function pieces(): TemplateResult {
  return canvas(120, pieceRow(42, 96, 36, 35, 10));
}

const DRAWINGS: Readonly<Record<DrawingName, () => TemplateResult>> = {
  players,
  "old-board": oldBoard,
  "royal-board": royalBoard,
  "royal-box": royalBox,
  sticks,
  "last-houses": lastHouses,
  stone,
  pieces,
};

export function drawing(name: DrawingName): TemplateResult {
  return DRAWINGS[name]();
}
