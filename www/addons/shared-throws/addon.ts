/**
 * Games with the same throws for several people: both players of a pair in turn, everyone with a link, or everyone on a
 * day.
 */
import type { Addon, AddonPage } from "../../src/app/addon.js";
import dialogStyles from "../shared/dialog.css";
import places from "../shared/places.css";
import { addon as day } from "./day.js";
import { addon as link } from "./link.js";
import { addon as pair } from "./pair.js";
import styles from "./same-sticks.css";

export const order = 110;
export const only = "page";

export function addon(page: AddonPage): Addon {
  const entries = [pair(page), link(page), day(page)];
  return {
    styles: [dialogStyles, places, styles],
    render: (where, view) => entries.map((entry) => entry.render?.(where, view)),
    menu: (view) => entries.flatMap((entry) => entry.menu?.(view) ?? []),
    dialogs: Object.assign({}, ...entries.map(({ dialogs }) => dialogs)),
    destroy() {
      for (const entry of entries) entry.destroy?.();
    },
  };
}
