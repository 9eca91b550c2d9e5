/** Paints the page around the board in the colours of the board's theme. */
import { paletteOf } from "../board/palette.js";

export function paintSurroundings(host: HTMLElement, theme: string, dark: boolean): void {
  const { table, white, black } = paletteOf(theme);
  const colours = { "--table": dark ? table.dark : table.light, "--cone": white.fill, "--spool": black.fill };
  for (const [name, colour] of Object.entries(colours)) {
    if (host.style.getPropertyValue(name) !== colour) host.style.setProperty(name, colour);
  }
  // The area beyond the element, where the page scrolls past its end.
  host.ownerDocument.documentElement.style.setProperty("--senet-table", colours["--table"]);
}
