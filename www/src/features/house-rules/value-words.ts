/** The points of a ruleset and their values, in words. */

import type { Localizer } from "../../base/i18n/localizer.js";
import type { Draft, Point } from "../../engine/types.js";

const dashed = (name: string) => name.replaceAll("_", "-");

export function pointOf(draft: Draft, name: string): Point {
  const point = draft.points.find((candidate) => candidate.name === name);
  if (!point) throw new Error(`no point ${name}`);
  return point;
}

export function titleOf(name: string, words: Localizer): string {
  return words.text(`dim-${dashed(name)}`);
}

/** Several points by their titles. */
export function titlesOf(names: readonly string[], words: Localizer): string {
  return words.join(names.map((name) => titleOf(name, words)));
}

export function clashText(code: string, words: Localizer): string {
  return words.text(`clash-${dashed(code)}`);
}

/** A written value of this point as people say it. */
export function valueWords({ name, kind }: Point, value: string, words: Localizer): string {
  switch (kind) {
    case "flag":
      return words.text(value === "on" ? "house-on" : "house-off");
    case "words":
      return words.text(`dim-${dashed(name)}-${dashed(value)}`);
    case "number":
      return words.text("number", { value: Number(value) });
    case "house":
      return value === "0" ? words.text("house-none") : words.text("number", { value: Number(value) });
    case "houses":
    case "throws":
      return runWords(value, words);
    case "exits":
      return value === "none" ? words.text("house-none") : exitWords(value, words);
  }
}

/** `15.26-29` as a list. */
function runWords(value: string, words: Localizer): string {
  if (value === "none") return words.text("house-none");
  const runs = value.split(".").map((run) => run.split("-").map(Number));
  return words.join(runs.map(([first = 0, last = first]) => runText(first, last, words)));
}

/** Ascending numbers as a list, those in a row as first and last. */
export function numberRuns(numbers: readonly number[], words: Localizer): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return words.join(runs.map(([first, last]) => runText(first, last, words)));
}

function runText(first: number, last: number, words: Localizer): string {
  return first === last ? words.text("number", { value: first }) : words.text("house-range", { first, last });
}

/** `26:5/30:any*` as a list. */
function exitWords(value: string, words: Localizer): string {
  const exits = value.split("/").map((exit) => {
    const [house = "", throws = ""] = exit.replace("*", "").split(":");
    return words.text("house-exit", {
      house: Number(house),
      throws: throws === "any" ? words.text("house-exit-any") : runWords(throws, words),
    });
  });
  return words.join(exits);
}

/** What is set in a group, in one line; what is off or has no effect is left out. */
export function summaryOf(points: readonly Point[], words: Localizer): string {
  const parts = points.filter(isSet).map((point) => {
    const title = titleOf(point.name, words);
    if (point.kind === "flag") return title;
    if (point.kind === "words") return valueWords(point, point.value, words);
    return words.text("house-point-value", { point: title, value: valueWords(point, point.value, words) });
  });
  return parts.length > 0 ? parts.join(" · ") : words.text("house-nothing-special");
}

function isSet({ value, idle }: Point): boolean {
  return !idle && value !== "off" && value !== "none" && value !== "0";
}
