/** The laboratory's plots. A table and a sentence give the same numbers, so screen readers skip the plots. */
import { areaY, axisX, binX, dot, gridX, lineY, plot, ruleX, ruleY, tickX } from "@observablehq/plot";

type Plotted = ReturnType<typeof plot>;

/** A strict content security policy forbids style elements, so the page's style sheet replaces Plot's own. */
function withoutStyle(figure: Plotted): Plotted {
  for (const style of figure.querySelectorAll("style")) style.remove();
  figure.setAttribute("aria-hidden", "true");
  figure.removeAttribute("aria-label");
  return figure;
}

/** A difference with its confidence interval and a line at zero. All use one unit and scale for comparison. */
export interface IntervalPlot {
  difference: number;
  low: number;
  high: number;
  clear: boolean;
  /** The domain, which includes zero. */
  domain: readonly [number, number];
  /** In CSS pixels. */
  width: number;
}

export function intervalPlot({ difference, low, high, clear, domain, width }: IntervalPlot): Plotted {
  const colour = clear ? "var(--accent)" : "var(--quiet)";
  return withoutStyle(
    plot({
      width,
      height: 28,
      margin: 4,
      axis: null,
      x: { domain: [...domain], clamp: true },
      y: { domain: [0] },
      marks: [
        ruleX([0], { stroke: "var(--line)", strokeDasharray: "2,2" }),
        ruleY([0], { x1: low, x2: high, stroke: colour, strokeWidth: 3 }),
        dot([difference], { x: difference, y: 0, r: 6, fill: colour, stroke: "var(--paper)" }),
      ],
    }),
  );
}

/** One distribution of the small multiples. */
export interface Distribution {
  /** One value per finished game. */
  values: readonly number[];
  /** Shared by all multiples. */
  domain: readonly [number, number];
  /** The label of the values, in the reader's language. */
  label: string;
  colour: string;
  width: number;
}

/** A histogram of a value such as the game length, with the median marked. */
export function distributionPlot({ values, domain, label, colour, width }: Distribution): Plotted {
  const data = values.filter((value) => value >= domain[0] && value <= domain[1]);
  const bins = binX(
    { y: "proportion" },
    { x: (value: number) => value, domain: [...domain], thresholds: 40 },
  );
  return withoutStyle(
    plot({
      width,
      height: 150,
      marginLeft: 8,
      marginRight: 8,
      marginBottom: 36,
      y: { axis: null },
      x: { domain: [...domain], label, nice: true },
      marks: [
        gridX({ stroke: "var(--line)", strokeOpacity: 0.35 }),
        areaY(data, { ...bins, fill: colour, fillOpacity: 0.3, curve: "basis" }),
        lineY(data, { ...bins, stroke: colour, strokeWidth: 2, curve: "basis" }),
        tickX(medianOf(data), { stroke: colour, strokeWidth: 3 }),
        ruleY([0], { stroke: "var(--line)" }),
        axisX({ label, ticks: 5, fontSize: 12 }),
      ],
    }),
  );
}

/** The median; nothing if there are no values. */
function medianOf(values: readonly number[]): readonly number[] {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.max(0, Math.floor((sorted.length - 1) / 2));
  return sorted.slice(middle, middle + 1);
}

/** Expected and observed frequencies: one bar for each number of light sides. */
export interface ThrowsPlot {
  seen: readonly number[];
  expected: readonly number[];
  label: string;
  width: number;
}

export function throwsPlot({ seen, expected, label, width }: ThrowsPlot): Plotted {
  const rows = seen.map((count, light) => ({ light, count, expected: expected[light] ?? 0 }));
  return withoutStyle(
    plot({
      width,
      height: 190,
      marginLeft: 8,
      marginRight: 8,
      y: { axis: null, domain: [0, Math.max(1, ...seen, ...expected) * 1.1] },
      x: { domain: rows.map(({ light }) => light), label },
      marks: [
        ruleX(rows, {
          x: "light",
          y: "count",
          stroke: "var(--accent)",
          strokeWidth: Math.min(44, width / 9),
        }),
        tickThick(rows),
        ruleY([0], { stroke: "var(--line)" }),
      ],
    }),
  );
}

const tickThick = (rows: { light: number; expected: number }[]) =>
  dot(rows, { x: "light", y: "expected", r: 7, fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 2 });
