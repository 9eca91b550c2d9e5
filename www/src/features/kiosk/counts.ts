/** How much an unattended screen is used: three numbers a day, kept on this device only. */
import { readPart, writePart } from "../../base/storage.js";

export type Counted = "begun" | "ended" | "resets";
export type Day = Record<Counted, number>;

/** Older days are forgotten. */
const DAYS = 60;

/** The day here, as 2026-01-31. */
function today(): string {
  const now = new Date();
  const part = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** What is well formed in what was kept, the newest day first. */
export function daysFrom(kept: unknown): [date: string, day: Day][] {
  if (typeof kept !== "object" || kept === null) return [];
  return Object.entries(kept as Record<string, Partial<Day> | null>)
    .filter(([date, day]) => /^\d{4}-\d\d-\d\d$/.test(date) && typeof day === "object" && day !== null)
    .map(([date, day]): [string, Day] => {
      const count = (name: Counted) => (isCount(day?.[name]) ? (day?.[name] as number) : 0);
      return [date, { begun: count("begun"), ended: count("ended"), resets: count("resets") }];
    })
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, DAYS);
}

export class Counts {
  /** What cannot be kept is counted as long as the page lives. */
  kept = true;
  days = daysFrom(readPart("kiosk"));

  count(what: Counted): void {
    const date = today();
    const [newest] = this.days;
    const day = newest?.[0] === date ? newest[1] : { begun: 0, ended: 0, resets: 0 };
    const counted: [string, Day] = [date, { ...day, [what]: day[what] + 1 }];
    this.days = [counted, ...this.days.filter(([other]) => other !== date)].slice(0, DAYS);
    this.kept = writePart("kiosk", Object.fromEntries(this.days));
  }
}
