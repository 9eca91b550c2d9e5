/** The open dialog, if any. */
import { nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { type Localizer, sentence } from "../base/i18n/localizer.js";
import { LoadCache } from "../base/load-cache.js";
import { perOwnerState } from "../base/per-owner-state.js";
import type { Settings } from "../base/settings.js";
import type { EngineClient } from "../engine/engine-client.js";
import type { BoardInfo, FullEngine } from "../engine/types.js";
import type { GameSession } from "../game/game-session.js";
import { LENGTHS } from "../game/rulesets/game-lengths.js";
import type { DialogName, Setup, ViewState } from "../game/view-state.js";
import { type Light, lightFor } from "../ui/board-pictures.js";
import dialogStyles from "../ui/dialogs/dialog.css";
import { helpDialog } from "../ui/dialogs/help-dialog.js";
import { newGameDialog } from "../ui/dialogs/new-game-dialog.js";
import { rulesDialog } from "../ui/dialogs/rules-dialog.js";
import { settingsDialog } from "../ui/dialogs/settings-dialog.js";
import chooserStyles from "../ui/styles/chooser.css";
import evidenceStyles from "../ui/styles/evidence.css";
import { adopt } from "../ui/styles/styles.js";
import type { Features } from "./features.js";

export interface Dialogs {
  view: ViewState;
  l10n: Localizer;
  engine: EngineClient;
  session: GameSession;
  themes: readonly string[];
  element: HTMLElement;
  isStored: boolean;
  /** Null until they have loaded. */
  features: Features | null;
  change(patch: Partial<Settings>): void;
  closed(): void;
}

/** The style sheets of dialogs. */
export const adoptDialogStyles = (root: ShadowRoot): void =>
  adopt(root, [dialogStyles, chooserStyles, evidenceStyles]);

export function dialogs(host: Dialogs): unknown {
  const { view } = host;
  if (view.dialog === null) return nothing;
  // Keyed by name, so that another name creates another dialog. Lit's `keyed` would leak a template that awaited a
  // promise.
  return repeat(
    [view.dialog],
    (name) => name,
    (name) => content(name, host),
  );
}

function content(dialog: DialogName, host: Dialogs): unknown {
  const { view, l10n, engine, session } = host;
  const board = view.board ?? (engine.boards[0] as BoardInfo);
  const light = lightFor(host.element, view.settings.theme);
  const close = () => {
    if (session.view.dialog === dialog) session.update({ dialog: null, draft: null });
    host.closed();
  };
  switch (dialog) {
    case "new-game":
      return newGameDialog({
        view,
        l10n,
        engine,
        light,
        draw: (draft) => session.update({ draft }),
        start: (setup) => {
          // Selecting a length saves it as the visitor's preference.
          if (LENGTHS.includes(setup.ruleset)) host.change({ length: setup.ruleset });
          session.newGame(setup);
        },
        changeRules: (setup) => session.update({ dialog: "house-rules", draft: setup }),
        close,
      });
    case "settings":
      return settingsDialog({
        view,
        l10n,
        themes: host.themes,
        engine,
        light,
        changeBoard: (board) => {
          host.change({ board: board ?? "auto" });
          session.changeBoard(board);
        },
        isStored: host.isStored,
        others: host.features?.settings(view),
        change: host.change,
        close,
      });
    case "rules":
      return rulesDialog({
        l10n,
        engine,
        ruleset: view.game?.ruleset ?? view.setup.ruleset,
        board,
        light,
        name: view.setup.name ?? "",
        changeRules: () => session.update({ dialog: "house-rules", draft: null }),
        close,
      });
    case "house-rules":
      return houseRules(host, light, close);
    case "help":
      return helpDialog({ l10n, board, light, close });
    default:
      return host.features?.dialog(dialog, { view, l10n, light, close });
  }
}

/** The editor of house rules is a separate module and appears once it has loaded. */
function houseRules({ view, l10n, engine, session }: Dialogs, light: Light, close: () => void): unknown {
  const follow = (attempt: Promise<Editor>) => {
    attempt.then(
      ({ unreadable }) => {
        for (const text of unreadable) session.quarantine({ kind: "house-rules", text });
        session.update({});
      },
      (error: unknown) => {
        console.error(error);
        if (session.view.dialog !== "house-rules") return;
        session.update({ dialog: null });
        session.notice(sentence("notice-not-loaded"));
      },
    );
  };
  const editor = editorsOf(engine).peek(l10n, follow);
  if (!editor) return nothing;
  const { setup, draft } = view;
  const play = (changed: Setup) => session.newGame(changed);
  const { rulesets } = engine;
  return editor.houseRulesDialog(
    { engine: editor.engine, client: engine, rulesets, l10n, setup: draft ?? setup, play, light },
    close,
  );
}

interface Editor {
  engine: FullEngine;
  houseRulesDialog: typeof import("../features/house-rules/house-rules-panel.js").houseRulesDialog;
  /** Data of the visitor's saved rules that could not be read. */
  unreadable: readonly string[];
}

/** The editor of each game's engine, with its texts in each language. */
const editorsOf = perOwnerState(
  (engine: EngineClient) => new LoadCache((l10n: Localizer) => loadEditor(engine, l10n)),
);

async function loadEditor(client: EngineClient, l10n: Localizer): Promise<Editor> {
  const [{ houseRulesDialog }, { unreadableRules }, engine] = await Promise.all([
    import("../features/house-rules/house-rules-panel.js"),
    import("../features/house-rules/saved-rules.js"),
    client.full(),
    l10n.loadPart("house"),
    // The content next to a rule.
    l10n.loadPart("rules"),
    l10n.loadPart("refusal"),
  ]);
  return { engine, houseRulesDialog, unreadable: unreadableRules() };
}
