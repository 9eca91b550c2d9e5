/** Loads the editor of house rules, its words and the whole engine when it is first wanted. */
import type { EngineClient } from "../engine/engine-client.js";
import type { FullEngine } from "../engine/full-engine.js";
import type { Localizer } from "../i18n/localizer.js";

export interface Editor {
  engine: FullEngine;
  houseRulesDialog: typeof import("./house-rules-dialog.js").houseRulesDialog;
}

let editor: Editor | null = null;

/** The editor, if it is there and speaks this language. */
export function loadedEditor(words: Localizer): Editor | null {
  return words.has("house-title") ? editor : null;
}

export async function loadEditor(client: EngineClient, words: Localizer): Promise<void> {
  const [{ houseRulesDialog }, engine] = await Promise.all([
    import("./house-rules-dialog.js"),
    client.full(),
    words.need("house"),
  ]);
  editor = { engine, houseRulesDialog };
}
