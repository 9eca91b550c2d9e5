/** A day in the device's time zone, such as 2026-01-31. Without `time` it is today. */
export function localDate(time: Date = new Date()): string {
  const padded = (number: number, length: number) => String(number).padStart(length, "0");
  return [padded(time.getFullYear(), 4), padded(time.getMonth() + 1, 2), padded(time.getDate(), 2)].join("-");
}
