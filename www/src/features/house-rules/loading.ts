/** Loads the editor of house rules, its words and the whole engine when it is first wanted. */

import type { Localizer } from "../../base/i18n/localizer.js";
import type { EngineClient } from "../../engine/engine-client.js";
import type { FullEngine } from "../../engine/types.js";

export interface Editor {
  engine: FullEngine;
  houseRulesDialog: typeof import("./house-rules-panel.js").houseRulesDialog;
}

let editor: Editor | null = null;

/** The editor, if it is there and speaks this language. */
export function loadedEditor(words: Localizer): Editor | null {
  return words.has("house-title") ? editor : null;
}

/** Resolves when it is there, to what was kept of the visitor's own games and cannot be read. */
export async function loadEditor(client: EngineClient, words: Localizer): Promise<readonly string[]> {
  const [{ houseRulesDialog }, { unreadableGames }, engine] = await Promise.all([
    import("./house-rules-panel.js"),
    import("./kept-games.js"),
    client.full(),
    words.need("house"),
    // What is shown beside a point is told as the rules are.
    words.need("rules"),
    words.need("refusal"),
  ]);
  editor = { engine, houseRulesDialog };
  return unreadableGames();
}
