/** The laboratory's plots, as SVG. A table or a sentence beside each gives the same numbers, so screen readers skip them. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { type Domain, histogram, linear, quantile, ticks } from "./scale.js";

/** The space around a plot's contents, in CSS pixels. */
const MARGIN = 8;

const frame = (width: number, height: number, content: unknown): TemplateResult =>
  html`<svg class="plot-picture" width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">${content}</svg>`;

/** A difference with its confidence interval and a line at zero. All use one unit and scale for comparison. */
interface IntervalPlot {
  difference: number;
  low: number;
  high: number;
  clear: boolean;
  /** Includes zero. */
  domain: Domain;
  /** In CSS pixels. */
  width: number;
}

export function intervalPlot({ difference, low, high, clear, domain, width }: IntervalPlot): TemplateResult {
  const at = linear(domain, [MARGIN, width - MARGIN]);
  const colour = clear ? "var(--accent)" : "var(--quiet)";
  return frame(
    width,
    28,
    svg`<line class="zero" x1=${at(0)} x2=${at(0)} y1="4" y2="24"></line>
      <line x1=${at(low)} x2=${at(high)} y1="14" y2="14" stroke=${colour} stroke-width="3"></line>
      <circle cx=${at(difference)} cy="14" r="6" fill=${colour} stroke="var(--paper)"></circle>`,
  );
}

/** One distribution of the small multiples. */
interface Distribution {
  /** One value per finished game. */
  values: readonly number[];
  /** Shared by all multiples. */
  domain: Domain;
  /** The label of the axis, in the reader's language. */
  label: string;
  /** The lines of an axis label. */
  format(value: number): readonly string[];
  colour: string;
  width: number;
}

const BINS = 40;
const HEIGHT = 150;

/** A histogram of a value such as the game length, with the median marked. */
export function distributionPlot(plot: Distribution): TemplateResult {
  const { values, domain, label, format, colour, width } = plot;
  const counts = histogram(values, domain, BINS);
  const across = linear(domain, [MARGIN, width - MARGIN]);
  const base = HEIGHT - 56;
  const up = linear([0, Math.max(1, ...counts)], [base, MARGIN]);
  const step = (width - 2 * MARGIN) / BINS;
  const outline = counts.map((count, bin) => `V${up(count)}H${MARGIN + (bin + 1) * step}`).join("");
  const median = quantile(values, 0.5);
  return frame(
    width,
    HEIGHT,
    svg`${axis(ticks(domain, 5), across, format, base, width)}
      <text x=${width - MARGIN} y=${HEIGHT - 4} text-anchor="end">${label}</text>
      <path d=${`M${MARGIN} ${base}${outline}V${base}Z`} fill=${colour} fill-opacity="0.3" stroke=${colour} stroke-width="1.5"></path>
      ${median === undefined ? nothing : svg`<line x1=${across(median)} x2=${across(median)} y1=${MARGIN} y2=${base} stroke=${colour} stroke-width="3"></line>`}`,
  );
}

/** Grid lines and labels of a horizontal axis. Labels at the ends stay within the plot. */
function axis(
  values: readonly number[],
  across: (value: number) => number,
  format: (value: number) => readonly string[],
  base: number,
  width: number,
) {
  const anchorOf = (x: number) => (x < 30 ? "start" : x > width - 30 ? "end" : "middle");
  return svg`<line class="base" x1=${MARGIN} x2=${width - MARGIN} y1=${base} y2=${base}></line>
    ${values.map((value) => {
      const x = across(value);
      return svg`<line class="grid" x1=${x} x2=${x} y1=${MARGIN} y2=${base}></line>
        ${format(value).map((line, index) => svg`<text x=${x} y=${base + 16 + index * 15} text-anchor=${anchorOf(x)}>${line}</text>`)}`;
    })}`;
}

/** Expected and observed frequencies: one bar for each number of light sides. */
interface ThrowsPlot {
  seen: readonly number[];
  expected: readonly number[];
  label: string;
  width: number;
}

export function throwsPlot({ seen, expected, label, width }: ThrowsPlot): TemplateResult {
  const height = 190;
  const base = height - 40;
  const up = linear([0, Math.max(1, ...seen, ...expected) * 1.1], [base, MARGIN]);
  const slot = (width - 2 * MARGIN) / seen.length;
  const bar = Math.min(44, slot * 0.6);
  return frame(
    width,
    height,
    svg`${seen.map((count, light) => {
      const x = MARGIN + (light + 0.5) * slot;
      return svg`<rect x=${x - bar / 2} y=${up(count)} width=${bar} height=${base - up(count)} fill="var(--accent)"></rect>
        <circle cx=${x} cy=${up(expected[light] ?? 0)} r="7" fill="var(--paper)" stroke="var(--ink)" stroke-width="2"></circle>
        <text x=${x} y=${base + 16} text-anchor="middle">${light}</text>`;
    })}
      <line class="base" x1=${MARGIN} x2=${width - MARGIN} y1=${base} y2=${base}></line>
      <text x=${width - MARGIN} y=${height - 4} text-anchor="end">${label}</text>`,
  );
}

/** Two lines of two points: a value with and without one change, in each of two rows. */
interface InteractionPlot {
  /** By row, then by column; null if unknown. */
  values: readonly (readonly (number | null)[])[];
  /** A value as an axis label. */
  format(value: number): string;
  width: number;
}

/** An interaction plot: parallel lines mean that the change does the same in both rows. */
export function interactionPlot({ values, format, width }: InteractionPlot): TemplateResult {
  const known = values.flat().filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const room = (high - low) * 0.1;
  const height = 220;
  const left = 70;
  const up = linear([low - room, high + room], [height - MARGIN, MARGIN]);
  const columns = [left + (width - left) * 0.25, left + (width - left) * 0.75] as const;
  const point = (row: number, column: number) => {
    const value = values[row]?.[column];
    const [x, y] = [columns[column as 0 | 1], value === null || value === undefined ? null : up(value)];
    if (y === null) return nothing;
    const colour = seriesColour(row);
    // The shape tells the rows apart without colours.
    return row === 0
      ? svg`<circle cx=${x} cy=${y} r="7" fill=${colour}></circle>`
      : svg`<rect x=${x - 6} y=${y - 6} width="12" height="12" fill=${colour}></rect>`;
  };
  return frame(
    width,
    height,
    svg`${ticks([low, high], 4).map(
      (value) => svg`<line class="grid" x1=${left} x2=${width} y1=${up(value)} y2=${up(value)}></line>
        <text x=${left - 6} y=${up(value) + 4} text-anchor="end">${format(value)}</text>`,
    )}
      ${values.map(([first, second], row) =>
        first === null || second === null || first === undefined || second === undefined
          ? nothing
          : svg`<line x1=${columns[0]} x2=${columns[1]} y1=${up(first)} y2=${up(second)} stroke=${seriesColour(row)} stroke-width="3" stroke-dasharray=${row === 0 ? "none" : "8 5"}></line>`,
      )}
      ${values.map((_, row) => svg`${point(row, 0)}${point(row, 1)}`)}`,
  );
}

/** The colour of the lines of a row. */
export const seriesColour = (row: number): string => `var(--series-${row + 1})`;

/** Parts of a whole as one bar, the marked part at its end. */
interface PartBar {
  /** Between 0 and 1: at least and at most. */
  least: number;
  most: number;
  colour: string;
  width: number;
}

export function partBar({ least, most, colour, width }: PartBar): TemplateResult {
  const height = 30;
  const at = linear([1, 0], [0, width]);
  return frame(
    width,
    height,
    svg`<rect x="0" y="0" width=${width} height=${height} fill="var(--table)"></rect>
      <rect x=${at(most)} y="0" width=${width - at(most)} height=${height} fill=${colour} fill-opacity="0.45"></rect>
      <rect x=${at(least)} y="0" width=${width - at(least)} height=${height} fill=${colour}></rect>
      <rect class="outline" x="0.5" y="0.5" width=${width - 1} height=${height - 1}></rect>`,
  );
}

/** Values as dots on one line, which begins at the smallest value of the scale. */
interface DotStrip {
  values: readonly number[];
  domain: Domain;
  width: number;
}

export function dotStrip({ values, domain, width }: DotStrip): TemplateResult {
  const height = 26;
  const radius = 7;
  const at = linear(domain, [radius + 1, width - radius - 1]);
  return frame(
    width,
    height,
    svg`<line class="base" x1="0" x2=${width} y1=${height / 2} y2=${height / 2}></line>
      ${values.map((value) => svg`<circle cx=${at(value)} cy=${height / 2} r=${radius} fill="var(--accent)" fill-opacity="0.55" stroke="var(--accent)"></circle>`)}`,
  );
}

/** How many chose each answer: a column of dots for each, one dot for a pair. */
interface DotColumns {
  counts: readonly number[];
  /** The column that turned out to be right; null before that is known. */
  right: number | null;
  width: number;
}

/** The largest number of dots above each other; more pairs get smaller dots. */
const DOTS_HIGH = 8;

export function dotColumns({ counts, right, width }: DotColumns): TemplateResult {
  const height = 180;
  const slot = width / counts.length;
  const rows = Math.max(DOTS_HIGH, ...counts);
  const gap = (height - 2 * MARGIN) / rows;
  const radius = Math.min(gap, slot) * 0.42;
  return frame(
    width,
    height,
    svg`${counts.map((count, column) => {
      const x = (column + 0.5) * slot;
      return svg`<rect class="column" x=${column * slot + 3} y="1" width=${slot - 6} height=${height - 2} fill=${right === column ? "var(--table)" : "none"} stroke=${right === column ? "var(--accent)" : "var(--line)"} stroke-width=${right === column ? 3 : 1}></rect>
        ${Array.from({ length: count }, (_, index) => svg`<circle cx=${x} cy=${height - MARGIN - (index + 0.5) * gap} r=${radius} fill="var(--accent)"></circle>`)}`;
    })}`,
  );
}
