/** The print page: its sheets, their preview, and the choice of game and paper. */
import { html, nothing, type TemplateResult } from "lit";
import {
  aboutRuleset,
  isInCatalogue,
  isShortened,
  nameOfRules,
  RECOMMENDED,
} from "../../addons/shared/about-rulesets.js";
import { type Odds, oddsOf } from "../../addons/shared/odds.js";
import { ruleList } from "../../addons/shared/rule-list.js";
import { type Sentence, sentence } from "../../src/base/i18n/localizer.js";
import { EngineClient } from "../../src/engine/engine-client.js";
import type { BoardInfo, RuleSentence, RulesetInfo } from "../../src/engine/types.js";
import { isSenetError } from "../../src/engine/wasm.js";
import { refusedRules } from "../../src/game/refused-rules.js";
import { boardFor, boardsFor } from "../../src/game/rulesets.js";
import { type PageLanguage, reportFailure, SmallPage, selectField, showPage } from "../small-page.js";
import printStyles from "./print.css";
import { answers, boardSheet, chancesFrom, piecesSheet, thrownTool, worksheet } from "./sheets.js";

/** CSS page size names. */
const PAPERS = { a4: "A4", letter: "letter" } as const;
type Paper = keyof typeof PAPERS;

/** The paper size, which selectors cannot set. */
const paperStyles = new CSSStyleSheet();

interface SheetChoice {
  /** In text form. */
  ruleset: string;
  board: string | null;
  paper: Paper;
}

/** Countries that use Letter paper. */
const LETTER_REGIONS = /^(?:en|es|fr)-(?:US|CA|MX|CL|CO|PH|PR)$/;

class SheetsPage extends SmallPage {
  private sentences: readonly RuleSentence[] = [];
  private odds: readonly Odds[] = [];
  private notice: Sentence | null = null;

  constructor(
    language: PageLanguage,
    private readonly engine: EngineClient,
    private choice: SheetChoice,
  ) {
    super(language, "print-title");
  }

  /** Draws the sheets. Invalid rules are reported and replaced by the recommended ones. */
  async choose(patch: Partial<SheetChoice>): Promise<void> {
    this.choice = { ...this.choice, ...patch };
    const { ruleset } = this.choice;
    const full = await this.engine.full();
    try {
      this.sentences = full.rule_sentences(ruleset);
      this.odds = oddsOf(full, ruleset);
    } catch (error) {
      if (!isSenetError(error) || ruleset === RECOMMENDED) throw error;
      this.notice = await refusedRules(this.engine, ruleset, error);
      return this.choose({ ruleset: RECOMMENDED });
    }
    this.draw();
  }

  protected content(): TemplateResult {
    const { choice } = this;
    paperStyles.replaceSync(`@page { size: ${PAPERS[choice.paper]}; margin: 12mm; }`);
    this.root.dataset.paper = choice.paper;
    const info = this.engine.ruleset(choice.ruleset);
    const board = boardFor(info.houses, [choice.board], info, this.engine.boards);
    return html`${this.head(info, board)} ${this.sheets(info, board)}`;
  }

  private head(info: RulesetInfo, board: BoardInfo | null): TemplateResult {
    const { l10n, engine, choice, notice } = this;
    const texts = (ids: readonly string[], message: string) =>
      ids.map((id): [string, string] => [id, l10n.text(`${message}-${id}`)]);
    const boards = boardsFor(info.houses, engine.boards).map(({ id }) => id);
    const rulesets = engine.rulesets.map(({ id }) => id);
    const change = (patch: Partial<SheetChoice>) => {
      this.choose(patch).catch((error: unknown) => reportFailure(l10n, error));
    };
    return html`<header>
      <h1>${l10n.text("print-title")}</h1>
      ${this.language.field()}
      <p class="lead">${l10n.text("print-lead")} <a href="./">${l10n.text("print-to-game")}</a></p>
      ${notice ? html`<p role="alert" class="lead">${l10n.sentence(notice)}</p>` : nothing}
      <div class="choices">
        ${selectField(l10n.text("new-game-rules"), info.id, texts(rulesets, "ruleset"), (ruleset) => {
          this.notice = null;
          change({ ruleset, board: null });
        })}
        ${selectField(l10n.text("new-game-board"), board?.id ?? "", texts(boards, "board-name"), (id) =>
          change({ board: id }),
        )}
        ${selectField(
          l10n.text("print-paper"),
          choice.paper,
          Object.keys(PAPERS).map((id): [string, string] => [id, l10n.text(`print-paper-${id}`)]),
          (paper) => change({ paper: paper as Paper }),
        )}
        <button type="button" class="print act" @click=${() => globalThis.print()}>${l10n.text("print-button")}</button>
        <p class="note">${l10n.text("print-real-size")}</p>
      </div>
    </header>`;
  }

  private sheets(info: RulesetInfo, board: BoardInfo | null): TemplateResult {
    const { l10n, sentences, choice } = this;
    const isNamed = isInCatalogue(choice.ruleset, info) || isShortened(choice.ruleset);
    const game = isNamed ? nameOfRules(choice.ruleset, l10n) : l10n.text("rules-house-title");
    const tool = thrownTool(sentences);
    const pieces = sentences.find(({ id }) => id === "rule-pieces")?.args.pieces;
    const chances = chancesFrom(this.odds);
    const sheet = (
      name: string,
      content: unknown,
    ) => html`<article class="sheet ${name}" tabindex="0" aria-labelledby=${`sheet-${name}`}>
      <h2 id=${`sheet-${name}`}>${l10n.text(`print-sheet-${name}`, { game, tool: tool.sticks === 0 ? "die" : "sticks" })}</h2>
      ${content}
    </article>`;
    const whose = isNamed
      ? l10n.sentences([
          sentence(`credit-${info.id}`),
          sentence(aboutRuleset(info.id).ours ? "rules-ours" : "rules-retold"),
        ])
      : l10n.text("rules-house", { base: l10n.text(`ruleset-${info.id}`) });
    return html`<main>
      ${board ? sheet("board", boardSheet(board, l10n)) : nothing}
      ${sheet("sticks", piecesSheet({ pieces: typeof pieces === "number" ? pieces : info.pieces, tool }, l10n))}
      ${sheet(
        "rules",
        html`<p>${l10n.text("rules-unknown")}</p>
          <p>${whose}</p>
          <div class="two-columns">${ruleList(sentences, l10n)}</div>`,
      )}
      ${sheet("worksheet", worksheet(chances, sentences, l10n))}
      ${sheet("answers", answers(chances, sentences, l10n))}
    </main>`;
  }
}

// Starts the page of sheets to print.

await showPage({ texts: "print", styles: [printStyles] }, async (language, params) => {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paperStyles];
  const engine = await EngineClient.start();
  const ruleset = params.get("ruleset") ?? RECOMMENDED;
  const known = engine.rulesets.some(({ id }) => id === ruleset.split("[")[0]);
  const paper = params.get("paper") ?? (LETTER_REGIONS.test(navigator.language) ? "letter" : "a4");
  const page = new SheetsPage(language, engine, {
    ruleset: known ? ruleset : RECOMMENDED,
    board: params.get("board"),
    paper: paper === "letter" ? paper : "a4",
  });
  await page.choose({});
});
