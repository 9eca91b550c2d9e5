/** The chance from throw to throw: as a curve, as a table, and to listen to. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { pluck, rush } from "../../base/instruments.js";
import { BANDS, chanceOf, lossOf, type Moment, sideOf, stopsOf, type Told } from "./story.js";
import { happened, type Teller, table } from "./table.js";

const WIDTH = 720;
const HEIGHT = 170;
const EDGE = 8;
/** Seconds from one tone to the next, where the game is long enough. */
const BEAT = 0.05;

export function curve(teller: Teller, moments: readonly Moment[]): TemplateResult {
  const { here, told, words, side, who } = teller;
  const { rows, length } = told;
  const first = rows[0];
  const at = rows.find(({ n }) => n === here.at);
  const stops = stopsOf(told, moments);
  const next = () => here.goTo(stops.find((n) => n > (here.at ?? 0)) ?? stops[0] ?? 1);
  const keyed = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    next();
  };
  const x = (n: number) => EDGE + ((WIDTH - 2 * EDGE) * n) / Math.max(1, length);
  const y = (chance: number) => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance / 100);
  const points = rows.map((row) => `${x(row.n).toFixed(1)},${y(chanceOf(row.played, side)).toFixed(1)}`);
  if (first) points.unshift(`${x(first.n - 1).toFixed(1)},${y(chanceOf(first.before, side)).toFixed(1)}`);
  const reading = at
    ? words.text("review-at", { n: at.n, who: who(side), chance: Math.round(chanceOf(at.played, side)) })
    : words.text("review-curve-hint");
  return html`<div class="review-curve" @keydown=${keyed}>
    <h3>${words.text("review-curve", { who: who(side) })}</h3>
    <div class="curve" dir="ltr">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
        <path class="half" d="M${EDGE} ${HEIGHT / 2}H${WIDTH - EDGE}"></path>
        <polyline points=${points.join(" ")}></polyline>
        ${rows.map((row) => dot(row, x(row.n), y(chanceOf(row.played, side))))}
        ${at ? svg`<path class="now" d="M${x(at.n)} 0V${HEIGHT}"></path>` : nothing}
      </svg>
      <input
        type="range"
        min="1"
        max=${length}
        .value=${String(here.at ?? length)}
        ?disabled=${rows.length < length}
        aria-label=${words.text("review-scrub")}
        aria-keyshortcuts="N"
        aria-valuetext=${reading}
        @input=${(event: Event) => here.goTo(Number((event.currentTarget as HTMLInputElement).value))}
      />
    </div>
    <p class="reading">${reading} ${at ? happened(teller, at) : nothing}</p>
    <p class="legend" aria-hidden="true">
      <svg viewBox="0 0 12 12"><circle class="dot white" cx="6" cy="6" r="4"></circle></svg>${words.text("review-legend", { side: "white" })}
      <svg viewBox="0 0 12 12"><path class="dot black" d="M2 2h8v8h-8z"></path></svg>${words.text("review-legend", { side: "black" })}
      <svg viewBox="0 0 12 12"><path class="slipped" d="M2 2l8 8M10 2l-8 8"></path></svg>${words.text("review-mistakes")}
    </p>
    <div class="buttons">
      ${stops.length > 0 ? html`<button type="button" class="next-moment" @click=${next}>${words.text("review-next")}</button>` : nothing}
      <button type="button" class="listen" title=${words.text("review-listen-note")} @click=${() => listen(told, side)}>${words.text("review-listen")}</button>
    </div>
    <details>
      <summary>${words.text("review-table")}</summary>
      ${rows.length === length ? table(teller) : nothing}
    </details>
  </div>`;
}

/** A throw: round for White, square for Black; a mistake is crossed. */
function dot(row: Told["rows"][number], x: number, y: number): unknown {
  const [left, top] = [x - 2.4, y - 2.4];
  const mark =
    sideOf(row) === "white"
      ? svg`<circle class="dot white" cx=${x} cy=${y} r="2.7"></circle>`
      : svg`<path class="dot black" d="M${left} ${top}h4.8v4.8h-4.8z"></path>`;
  if (lossOf(row) < BANDS.mistake) return mark;
  return svg`${mark}<path class="slipped" d="M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12"></path>`;
}

let sounding: AudioContext | null = null;

/** The curve as a line of tones: the higher, the better for this side. A mistake is heard as a rush. Again: silence. */
function listen({ rows }: Told, side: "white" | "black"): void {
  if (sounding) {
    void sounding.close();
    sounding = null;
    return;
  }
  const context = new AudioContext();
  sounding = context;
  const begin = context.currentTime + 0.05;
  for (const [index, row] of rows.entries()) {
    const spot = { context, out: context.destination, at: begin + index * BEAT };
    pluck(spot, 130 * 2 ** ((3 * chanceOf(row.played, side)) / 100), 0.25, 0.25);
    if (lossOf(row) >= BANDS.mistake) rush(spot, 900, 300, 0.3, 0.2);
  }
  setTimeout(
    () => {
      if (sounding !== context) return;
      void context.close();
      sounding = null;
    },
    1000 * (rows.length * BEAT + 1),
  );
}
