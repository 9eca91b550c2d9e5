/** How long the visit was, as SCORM and xAPI write it. */

/** `HHHH:MM:SS.SS`, as SCORM 1.2 wants it. */
export function scormTime(milliseconds: number): string {
  const hundredths = Math.max(0, Math.round(milliseconds / 10));
  const two = (number: number) => String(number).padStart(2, "0");
  const seconds = Math.floor(hundredths / 100);
  const hours = Math.min(9999, Math.floor(seconds / 3600));
  return `${String(hours).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}

/** As ISO 8601 wants it, to hundredths of a second. */
export const isoDuration = (milliseconds: number): string =>
  `PT${(Math.max(0, milliseconds) / 1000).toFixed(2)}S`;
