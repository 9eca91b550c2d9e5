/** The dialog in which rules are changed. */
import { html, type TemplateResult } from "lit";
import { dialogFrame } from "../panels/dialog.js";
import type { Workbench } from "./house-rules-panel.js";
import "./house-rules-panel.js";

export function houseRulesDialog(bench: Workbench, close: () => void): TemplateResult {
  const { words } = bench;
  return dialogFrame(
    { name: "house-rules", title: words.text("house-title"), words, close },
    html`<senet-house-rules .bench=${bench}></senet-house-rules>`,
  );
}
