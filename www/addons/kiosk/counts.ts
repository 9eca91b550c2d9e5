/** Usage of an unattended screen: three counters per day, stored on this device only. */

import { readPart, writePart } from "../../src/base/storage.js";
import { localDate } from "../shared/local-date.js";

type Counted = "begun" | "ended" | "resets";
type Day = Record<Counted, number>;

/** Of more days, those are deleted in which nothing has been counted for longest, whatever their dates. */
const DAYS = 60;

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** The well-formed entries from storage, last counted first. */
function daysFrom(stored: unknown): [date: string, day: Day][] {
  if (typeof stored !== "object" || stored === null) return [];
  return Object.entries(stored as Record<string, Partial<Day> | null>)
    .filter(([date, day]) => /^\d{4}-\d\d-\d\d$/.test(date) && typeof day === "object" && day !== null)
    .map(([date, day]): [string, Day] => {
      const count = (name: Counted) => (isCount(day?.[name]) ? (day?.[name] as number) : 0);
      return [date, { begun: count("begun"), ended: count("ended"), resets: count("resets") }];
    });
}

/**
 * A computer without a clock of its own starts in the past or in the future until the network corrects it, and several
 * windows may count. Every count is therefore added to the stored entry of its date, and no date counts as newest.
 */
export class Counts {
  /** Counts that could not be saved. They last as long as the page, and are saved once that succeeds. */
  private unsaved: [date: string, what: Counted][] = [];

  get kept(): boolean {
    return this.unsaved.length === 0;
  }

  /** Newest date first. */
  get days(): [date: string, day: Day][] {
    return this.current().sort(([one], [other]) => (one < other ? 1 : -1));
  }

  count(what: Counted): void {
    this.unsaved.push([localDate(), what]);
    if (writePart("kiosk", Object.fromEntries(this.current()))) this.unsaved = [];
  }

  /** Last counted first. */
  private current(): [date: string, day: Day][] {
    const days = new Map(daysFrom(readPart("kiosk")));
    let order = [...days.keys()];
    for (const [date, what] of this.unsaved) {
      const day = days.get(date) ?? { begun: 0, ended: 0, resets: 0 };
      days.set(date, { ...day, [what]: day[what] + 1 });
      order = [date, ...order.filter((other) => other !== date)];
    }
    return order.slice(0, DAYS).map((date) => [date, days.get(date) as Day]);
  }
}
