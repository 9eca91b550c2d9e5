/** Two people on two sides of a table: board and dock lie the right way up for whose turn it is. */
import type { ViewState } from "../game/view-state.js";

export function turnTable(root: ShadowRoot, view: ViewState): void {
  const { settings, seat, shown } = view;
  const turned = settings.facing && seat === null && shown?.player === 1 && shown.phase !== "over";
  root.querySelector(".table")?.toggleAttribute("data-facing", turned);
}
