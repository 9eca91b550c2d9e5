/** Starts the page of sheets to print. */
import { RECOMMENDED } from "../../addons/shared/about-rulesets.js";
import { EngineClient } from "../../src/engine/engine-client.js";
import { showPage } from "../small-page.js";
import printStyles from "./print.css";
import { SheetsPage } from "./sheets-page.js";

/** Countries that use Letter paper. */
const LETTER_REGIONS = /^(?:en|es|fr)-(?:US|CA|MX|CL|CO|PH|PR)$/;

await showPage({ texts: "print", styles: [printStyles] }, async (language, params) => {
  const paperStyles = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paperStyles];
  const paper = params.get("paper") ?? (LETTER_REGIONS.test(navigator.language) ? "letter" : "a4");
  const choice = {
    ruleset: params.get("ruleset") ?? RECOMMENDED,
    board: params.get("board"),
    paper: paper === "letter" ? paper : "a4",
  } as const;
  const page = new SheetsPage(language, await EngineClient.start(), choice, paperStyles);
  await page.choose({});
});
